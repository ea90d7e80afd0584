"""What may be claimed, by whom and with what, and whether a claim was true."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from games.duel.actions import Attack, Block, DuelAction
from games.duel.cards import FACES, Card, Kind, attack_names, block_names
from games.duel.options import BlockLimit, members, side_of
from games.duel.state import Claim, State
from games.engine import Seat

Row: TypeAlias = tuple[Card, Seat | None, int | None]
"""A name that may be claimed, against whom (None in a block), and with how many cards at most (None: any)."""


_MOST_CARDS_KEPT = 8
"""The claims of larger hands are rare and many, up to tens of thousands: they are not kept."""


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """What a question allows to be claimed. Each is made once and is equal only to itself: a fast key."""

    rows: tuple[Row, ...]


def selections(hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Return every way to play one or more cards of a sorted hand, the smallest first; equal cards are one."""
    picks: list[tuple[Card, ...]] = [()]
    for card, copies in groupby(hand):
        most = len(tuple(copies))
        picks = [(*pick, *(card,) * count) for pick in picks for count in range(most + 1)]
    return tuple(sorted(picks[1:], key=len))


@lru_cache(maxsize=4096)
def claims(hand: tuple[Card, ...], terms: Terms) -> tuple[DuelAction, ...]:
    """Return every claim of a hand, the fewest cards first. Kept, since the same hands come again."""
    return tuple([claim for cards in selections(hand) for claim in _claims_with(cards, terms)])


@lru_cache(maxsize=4096)
def _claims_with(cards: tuple[Card, ...], terms: Terms) -> tuple[DuelAction, ...]:
    size = len(cards)
    return tuple(
        [
            Block(cards, name) if target is None else Attack(cards, name, target)
            for name, target, most in terms.rows
            if most is None or size <= most
        ]
    )


class Claims(Collection[DuelAction]):
    """The claims open to a hand beside the plain answers, made only when somebody counts or reads them."""

    __slots__ = ("_made", "hand", "plain", "terms")

    def __init__(self, plain: tuple[DuelAction, ...], hand: tuple[Card, ...], terms: Terms) -> None:
        self.plain = plain
        self.hand = hand
        self.terms = terms
        self._made: tuple[DuelAction, ...] | None = None

    def __iter__(self) -> Iterator[DuelAction]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> tuple[DuelAction, ...]:
        if self._made is None:
            is_usual = len(self.hand) <= _MOST_CARDS_KEPT
            self._made = self.plain + (claims if is_usual else claims.__wrapped__)(self.hand, self.terms)
        return self._made

    def __contains__(self, action: object) -> bool:
        match action:
            case Attack(cards, name, int(target)):
                against: Seat | None = target
            case Block(cards, name):
                against = None
            case _:
                return action in self.plain
        for spoken, target_of_row, most in self.terms.rows:
            if spoken is name and target_of_row == against:
                size = len(cards)
                return size > 0 and (most is None or size <= most) and is_held(cards, self.hand)
        return False


def is_held(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> bool:
    """Return True if these are cards of the sorted hand, sorted themselves."""
    rest = iter(hand)
    return all(card in rest for card in cards)


def attack_terms(state: State) -> Terms:
    """Return the attacker's possible claims, against either opponent (CD-06, CD-65)."""
    targets = members(1 - side_of(state.turn.attacker), len(state.bout.hands))
    return _attack_terms(targets, state.options.setup.specials > 0)


@lru_cache
def _attack_terms(targets: tuple[Seat, ...], specials: bool) -> Terms:
    names = attack_names(specials=specials)
    return Terms(tuple((name, target, None) for target in targets for name in names))


def block_terms(state: State, attack: Claim) -> Terms:
    """Return the defender's possible claims: blockers that can affect this attack (CD-22), and how many (CD-20)."""
    options = state.options
    most = None if options.block_limit is BlockLimit.ANY else attack.count
    return _block_terms(FACES[attack.name].kind, options.setup.specials > 0, most)


@lru_cache
def _block_terms(kind: Kind, specials: bool, most: int | None) -> Terms:
    names = block_names(kind, specials=specials)
    return Terms(tuple((name, None, 1 if most and FACES[name].shields else most) for name in names))


def counted_as(claim: Claim, *, opponent: tuple[Card, ...], memory: Card | None) -> tuple[Card, ...]:
    """Return the names that a challenged claim's cards count as, in the sorted order of the cards.

    ``opponent`` is the hand of the other player of the exchange (CD-40), ``memory`` what the claimant claimed
    on their last attacking turn, None in a block (CD-43, CD-44).
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
    """Return True if every card counts as the claim's name; one false card makes a bluff (CD-12)."""
    return all(card is claim.name for card in counted)
