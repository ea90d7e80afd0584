"""How likely a hand is to make a chef set before the other bakery hires, and what that is worth."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import TypeAlias

from games.bakeries.cards import Card, Chef, full_box, missing_parts

OTHER_HIRES = 0.12
"""About how likely the other bakery is to hire in one of its turns."""
HIRING = 1
"""How many multipliers it is worth to hire at all: the other one then bakes for himself."""
_COPIES = Counter(full_box().hire_cards)
_BOX_SIZE = _COPIES.total()

Lacking: TypeAlias = tuple[int, ...]
"""By chef, from the commonest to the rarest, how many parts of the set a hand lacks."""


@lru_cache(maxsize=4096)
def lacking(hand: tuple[Card, ...]) -> Lacking:
    """What this hand lacks."""
    return tuple(len(missing_parts(hand, chef)) for chef in Chef)


def chance_of_part(chef: Chef, lacking: int) -> float:
    """How likely a card of the stock is one of these parts."""
    return lacking * _COPIES[chef.parts[0]] / _BOX_SIZE


@cache
def chance_of_set(chef: Chef, lacking: int) -> float:
    """How likely so many different parts come, one a turn at most, before the other bakery hires."""
    chance = 1.0
    for still in range(lacking, 0, -1):
        comes = chance_of_part(chef, still)
        chance *= comes / (comes + OTHER_HIRES * (1 - comes))
    return chance


@lru_cache(maxsize=4096)
def worth(lacking: Lacking) -> float:
    """What a hand promises, in multipliers."""
    return sum(
        (chef.multiplier + HIRING) * chance_of_set(chef, parts)
        for chef, parts in zip(Chef, lacking, strict=True)
    )


def worth_without(hand: tuple[Card, ...], card: Card) -> float:
    """What this hand promises after this card has been discarded."""
    left = list(hand)
    left.remove(card)
    return worth(lacking(tuple(left)))


def worth_with(hand: tuple[Card, ...], card: Card) -> float:
    """What this hand promises with this card instead of the one that it misses least (BB-04)."""
    whole = (*hand, card)
    return max((worth_without(whole, other) for other in set(hand) if other is not card), default=0.0)


def worth_of_stock_card(hand: tuple[Card, ...]) -> float:
    """What this hand promises on average with an unknown card instead of the one that it misses least."""
    now, lacks = worth(lacking(hand)), lacking(hand)
    expected = now
    for chef, parts in zip(Chef, lacks, strict=True):
        if parts:
            useful = worth_with(hand, missing_parts(hand, chef)[0])
            expected += chance_of_part(chef, parts) * max(useful - now, 0.0)
    return expected
