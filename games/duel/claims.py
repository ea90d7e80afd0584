"""What may be claimed, by whom and with what, and whether a claim was true."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from games.duel.cards import FACES, Card, Kind, attack_names, block_names
from games.duel.model import Attack, Block, Claim, DuelAction, State
from games.duel.setup import BlockLimit, members, side_of
from games.engine import Seat

Row: TypeAlias = tuple[Card, Seat | None, int | None]
"""A name that may be claimed, against whom (None in a block), and with how many cards at most (None: any)."""


@lru_cache(maxsize=1024)
def selections(hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Every way to play one or more cards of a sorted hand, the smallest first; equal cards are one."""
    picks: list[tuple[Card, ...]] = [()]
    for card, copies in groupby(hand):
        most = len(tuple(copies))
        picks = [(*pick, *(card,) * count) for pick in picks for count in range(most + 1)]
    return tuple(sorted(picks[1:], key=len))


@lru_cache(maxsize=2048)
def claims(hand: tuple[Card, ...], rows: tuple[Row, ...]) -> tuple[DuelAction, ...]:
    """Every claim of a hand, the fewest cards first. Kept, since the same hands come again."""
    return tuple([claim for cards in selections(hand) for claim in _claims_with(cards, rows)])


@lru_cache(maxsize=4096)
def _claims_with(cards: tuple[Card, ...], rows: tuple[Row, ...]) -> tuple[DuelAction, ...]:
    size = len(cards)
    return tuple(
        [
            Block(cards, name) if target is None else Attack(cards, name, target)
            for name, target, most in rows
            if most is None or size <= most
        ]
    )


class Claims(Collection[DuelAction]):
    """The claims open to a hand beside the plain answers, made only when somebody counts or reads them."""

    __slots__ = ("_made", "hand", "plain", "rows")

    def __init__(self, plain: tuple[DuelAction, ...], hand: tuple[Card, ...], rows: tuple[Row, ...]) -> None:
        self.plain = plain
        self.hand = hand
        self.rows = rows
        self._made: tuple[DuelAction, ...] | None = None

    def __iter__(self) -> Iterator[DuelAction]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> tuple[DuelAction, ...]:
        if self._made is None:
            self._made = self.plain + claims(self.hand, self.rows)
        return self._made

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
                size = len(cards)
                return size > 0 and (most is None or size <= most) and is_held(cards, self.hand)
        return False


def is_held(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> bool:
    """Whether these are cards of the sorted hand, sorted themselves."""
    rest = iter(hand)
    return all(card in rest for card in cards)


def attack_rows(state: State) -> tuple[Row, ...]:
    """What the attacker may claim, against either opponent (CD-06, CD-65)."""
    targets = members(1 - side_of(state.turn.attacker), len(state.bout.hands))
    return _attack_rows(targets, state.options.setup.specials > 0)


@lru_cache
def _attack_rows(targets: tuple[Seat, ...], specials: bool) -> tuple[Row, ...]:
    return tuple((name, target, None) for target in targets for name in attack_names(specials=specials))


def block_rows(state: State, attack: Claim) -> tuple[Row, ...]:
    """What the defender may claim: blockers that can affect this attack (CD-22), as many as may be (CD-20)."""
    options = state.options
    most = None if options.block_limit is BlockLimit.ANY else attack.count
    return _block_rows(FACES[attack.name].kind, options.setup.specials > 0, most)


@lru_cache
def _block_rows(kind: Kind, specials: bool, most: int | None) -> tuple[Row, ...]:
    names = block_names(kind, specials=specials)
    return tuple((name, None, 1 if most and FACES[name].shields else most) for name in names)


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
