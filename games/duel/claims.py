"""What may be claimed, by whom and with what, and whether a claim was true."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import chain, groupby
from typing import TypeAlias

from games.duel.cards import FACES, Card, attack_names, block_names
from games.duel.model import Attack, Block, Claim, DuelAction, State
from games.duel.setup import BlockLimit, members, side_of
from games.engine import Seat

Row: TypeAlias = tuple[Card, Seat | None, int]
"""A name that may be claimed, against whom (None in a block), and with how many cards at most."""


@lru_cache(maxsize=1024)
def selections(hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Every way to play one or more cards of a sorted hand, the smallest first; equal cards are one."""
    picks: list[tuple[Card, ...]] = [()]
    for card, copies in groupby(hand):
        most = len(tuple(copies))
        picks = [(*pick, *(card,) * count) for pick in picks for count in range(most + 1)]
    return tuple(sorted(picks[1:], key=len))


@lru_cache(maxsize=4096)
def attacks(hand: tuple[Card, ...], name: Card, target: Seat) -> tuple[Attack, ...]:
    """Every attack of a hand under one name, the smallest first. Kept, since hands and names come again."""
    return tuple(Attack(cards, name, target) for cards in selections(hand))


@lru_cache(maxsize=4096)
def blocks(hand: tuple[Card, ...], name: Card) -> tuple[Block, ...]:
    """Every block of a hand under one name, the smallest first."""
    return tuple(Block(cards, name) for cards in selections(hand))


class Claims(Collection[DuelAction]):
    """The claims open to a hand beside the plain answers, made only when they are asked for."""

    __slots__ = ("hand", "plain", "rows")

    def __init__(self, plain: tuple[DuelAction, ...], hand: tuple[Card, ...], rows: tuple[Row, ...]) -> None:
        self.plain = plain
        self.hand = hand
        self.rows = rows

    def __iter__(self) -> Iterator[DuelAction]:
        return chain(self.plain, *map(self._claims, self.rows))

    def __len__(self) -> int:
        return len(self.plain) + sum(self._reach(most) for _, _, most in self.rows)

    def __contains__(self, action: object) -> bool:
        match action:
            case Attack(cards, name, int(target)):
                against: Seat | None = target
            case Block(cards, name):
                against = None
            case _:
                return action in self.plain
        for spoken, target_of_row, most in self.rows:
            if spoken is name and target_of_row == against:
                return 1 <= len(cards) <= most and is_held(cards, self.hand)
        return False

    def _claims(self, row: Row) -> tuple[DuelAction, ...]:
        name, target, most = row
        claims = blocks(self.hand, name) if target is None else attacks(self.hand, name, target)
        return claims[: self._reach(most)]

    def _reach(self, most: int) -> int:
        """How many selections have at most so many cards."""
        picks = selections(self.hand)
        return len(picks) if most >= len(self.hand) else bisect_right(picks, most, key=len)


def is_held(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> bool:
    """Whether these are cards of the sorted hand, sorted themselves."""
    rest = iter(hand)
    return all(card in rest for card in cards)


def attack_rows(state: State) -> tuple[Row, ...]:
    """What the attacker may claim, against either opponent (CD-06, CD-65)."""
    attacker, hands = state.turn.attacker, state.bout.hands
    targets = members(1 - side_of(attacker), len(hands))
    return _attack_rows(targets, len(hands[attacker]), bool(state.options.setup.specials))


@lru_cache
def _attack_rows(targets: tuple[Seat, ...], most: int, specials: bool) -> tuple[Row, ...]:
    return tuple((name, target, most) for target in targets for name in attack_names(specials=specials))


def block_rows(state: State, attack: Claim) -> tuple[Row, ...]:
    """What the defender may claim: blockers that can affect this attack (CD-22)."""
    held = len(state.bout.hands[attack.target])
    names = block_names(FACES[attack.name].kind, specials=bool(state.options.setup.specials))
    return tuple((name, None, min(held, block_limit(state, attack, name))) for name in names)


def block_limit(state: State, attack: Claim, name: Card) -> int:
    """How many of this blocker may be claimed against the attack (CD-20)."""
    if state.options.block_limit is BlockLimit.ANY:
        return len(state.bout.hands[attack.target])
    return 1 if FACES[name].shields else attack.count


def counted_as(claim: Claim, *, opponent: tuple[Card, ...], memory: Card | None) -> tuple[Card, ...]:
    """What the cards of a challenged claim count as, in the sorted order of the cards.

    ``opponent`` is the hand of the other player of the exchange (CD-40), ``memory`` what the claimant claimed
    on his last attacking turn, None in a block (CD-43, CD-44).
    """

    def change(card: Card) -> Card:
        match card:
            case Card.PROFESSOR:
                return Card.SCIENTIST
            case Card.WOLFY if Card.PROFESSOR in claim.cards:
                return Card.SCIENTIST
            case Card.AGENT if claim.name in opponent:
                return claim.name
            case Card.PIERROT if memory is not None:
                return memory
            case _:
                return card

    return tuple(change(card) for card in sorted(claim.cards))


def is_true(claim: Claim, counted: tuple[Card, ...]) -> bool:
    """A claim is true when every card counts as its name; one false card makes a bluff (CD-12)."""
    return all(card is claim.name for card in counted)
