"""How likely a hand is to make a chef set before the other bakery hires, and what that is worth."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from games.bakeries.cards import Card, Chef, full_box, missing_parts

OTHER_HIRES, OTHER_HIRES_CLOSED = 0.2, 0.05
"""About the chance of the other bakery to hire in one of its turns, open and closed."""
HIRING = 1
"""The worth of hiring at all in multipliers: the other player then bakes without a chef."""
_CLOSED = (0.0, 1.0, 1.5)
"""What a number of BAKERY CLOSED in hand is worth, in multipliers: the one to play next, and the one after."""
_REOPENED, _REOPENED_AT_ONCE = (0.0, 0.2, 0.25), (0.0, 1.0, 1.25)
"""What a number of BAKERY REOPENED in hand is worth, in multipliers: to an open bakery, and to a closed one."""
_GIVEN_AWAY = 1.0
"""The cost, in multipliers, of letting a closed opponent take a BAKERY REOPENED."""
_COPIES = Counter(full_box().hire_cards)
_BOX_SIZE = _COPIES.total()

Lacking: TypeAlias = tuple[int, ...]
"""By chef, from the commonest to the rarest, how many parts of the set a hand lacks."""


class Doors(NamedTuple):
    """Which of the two bakeries are closed, as one seat sees them."""

    own_closed: bool = False
    other_closed: bool = False


@lru_cache(maxsize=4096)
def lacking(hand: tuple[Card, ...]) -> Lacking:
    """Return the parts that this hand lacks."""
    return tuple(len(missing_parts(hand, chef)) for chef in Chef)


def chance_of_part(chef: Chef, lacking: int) -> float:
    """Return the chance that a card of the stock is one of these parts."""
    return lacking * _COPIES[chef.parts[0]] / _BOX_SIZE


@cache
def chance_of_set(chef: Chef, lacking: int, other_hires: float) -> float:
    """Return the chance that the lacking parts come, at most one a turn, and are laid before the other bakery hires.

    ``other_hires`` is its chance to hire in one turn; it has one after each part, since a set is laid at the
    start of a turn (BB-05).
    """
    chance = 1.0
    for still in range(lacking, 0, -1):
        comes = chance_of_part(chef, still)
        chance *= comes * (1 - other_hires) / (comes + other_hires * (1 - comes))
    return chance


@lru_cache(maxsize=4096)
def worth(hand: tuple[Card, ...], doors: Doors) -> float:
    """Return the worth of a hand in multipliers: its sets, and its signs."""
    other_hires = OTHER_HIRES_CLOSED if doors.other_closed else OTHER_HIRES
    sets = sum(
        (chef.multiplier + HIRING) * chance_of_set(chef, parts, other_hires)
        for chef, parts in zip(Chef, lacking(hand), strict=True)
    )
    reopening = _REOPENED_AT_ONCE if doors.own_closed else _REOPENED
    return sets + _of_signs(hand, Card.CLOSED, _CLOSED) + _of_signs(hand, Card.REOPENED, reopening)


def worth_without(hand: tuple[Card, ...], card: Card, doors: Doors) -> float:
    """Return the worth of this hand after a discard, which the other one may take."""
    left = list(hand)
    left.remove(card)
    is_gift = card is Card.REOPENED and doors.other_closed
    return worth(tuple(left), doors) - (_GIVEN_AWAY if is_gift else 0.0)


def worth_with(hand: tuple[Card, ...], card: Card, doors: Doors) -> float:
    """Return the worth of this hand with this card instead of the one that it misses least (BB-04)."""
    whole = (*hand, card)
    return max((worth_without(whole, other, doors) for other in set(hand) if other is not card), default=0.0)


def worth_of_stock_card(hand: tuple[Card, ...], doors: Doors) -> float:
    """Return the average worth of this hand with an unknown card instead of the one that it misses least."""
    now = worth(hand, doors)
    useful = [
        (chance_of_part(chef, parts), missing_parts(hand, chef)[0])
        for chef, parts in zip(Chef, lacking(hand), strict=True)
        if parts
    ]
    useful += [(_COPIES[sign] / _BOX_SIZE, sign) for sign in (Card.CLOSED, Card.REOPENED)]
    return now + sum(chance * max(worth_with(hand, card, doors) - now, 0.0) for chance, card in useful)


def _of_signs(hand: tuple[Card, ...], sign: Card, worths: tuple[float, ...]) -> float:
    return worths[min(hand.count(sign), len(worths) - 1)]
