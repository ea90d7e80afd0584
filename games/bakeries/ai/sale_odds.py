"""The exact chance to sell each slot's cake before the sale ends, from the numbers already hit.

Numbers of equal odds are alike, so what a seat has yet to hit is counted by kind: the seven, six and eight, and
so on to two and twelve.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple, TypeAlias

from games.bakeries.cards import DICE_SIDES, SLOTS
from games.bakeries.money import BEHIND, SALES_TO_WIN, WHOLE_TAB

_ALL_LEFT = (1, 2, 2, 2, 2, 2)
_OVER = len(SLOTS) - SALES_TO_WIN
"""How many numbers are left when a seat has won the sale."""
_ROLLS_AT_MOST = 32
"""Fewer than one sale in ten thousand lasts this many rolls of a seat."""
_TOO_SELDOM = 1e-7
"""What is less likely is not followed further."""

Left: TypeAlias = tuple[int, ...]
"""By kind, the count of numbers that have not been hit."""


class _Roll(NamedTuple):
    """One roll of a seat that rolls without the other: its hits, and the chance that it ends the sale."""

    ends: float
    hits: tuple[float, ...]
    """By kind, the chance that it hits a certain number of those left at first."""
    ends_with: tuple[float, ...]
    """By kind, the chance that it ends the sale after such a number has been hit."""


class Odds(NamedTuple):
    """What one seat may expect of the rest of a sale."""

    wins: float
    """The chance to be the first to sell seven."""
    keeps: tuple[float, ...]
    """By kind, what part of the price of a cake not yet sold it may expect to take home (BB-36, BB-37)."""

    def keeps_of(self, slot: int) -> float:
        """Return the expected share of the price on this slot, which is not yet sold."""
        return self.keeps[kind(slot)]


def kind(slot: int) -> int:
    """Return the distance of a slot from the seven."""
    return abs(7 - slot)


def left_of(sold: Collection[int]) -> Left:
    """Return the numbers not yet hit, by kind."""
    left = list(_ALL_LEFT)
    for slot in sold:
        left[kind(slot)] -= 1
    return tuple(left)


@lru_cache(maxsize=512)
def odds(left: Left, other: Left, rolls_first: bool) -> Odds:
    """Return the odds of the rest of a sale for a seat that still needs ``left``, against one that needs ``other``."""
    ended = [0.0, *accumulate(roll.ends for roll in _course(other))]
    wins, keeps = 0.0, [0.0] * len(left)
    for number, roll in enumerate(_course(left)):
        still_open = 1.0 - ended[number if rolls_first else number + 1]
        wins += roll.ends * still_open
        for at in range(len(left)):
            keeps[at] += still_open * (BEHIND * roll.hits[at] + (WHOLE_TAB - BEHIND) * roll.ends_with[at])
    return Odds(wins, tuple(part / WHOLE_TAB for part in keeps))


@lru_cache(maxsize=256)
def _course(left: Left) -> tuple[_Roll, ...]:
    """Roll by roll, what happens to a seat that rolls without the other until it has sold seven."""
    reached, rolls = {left: 1.0}, []
    for _ in range(_ROLLS_AT_MOST):
        hits = [0.0] * len(left)
        after: defaultdict[Left, float] = defaultdict(float)
        for before, mass in reached.items():
            stays, hit = _hits(before)
            after[before] += mass * stays
            for at, part, now in hit:
                hits[at] += mass * part / left[at]
                after[now] += mass * part
        over = {now: after.pop(now) for now in list(after) if sum(now) == _OVER}
        ends_with = tuple(
            sum(mass * (1 - now[at] / count) for now, mass in over.items()) if count else 0.0
            for at, count in enumerate(left)
        )
        rolls.append(_Roll(sum(over.values()), tuple(hits), ends_with))
        reached = {now: mass for now, mass in after.items() if mass > _TOO_SELDOM}
    return tuple(rolls)


@lru_cache(maxsize=512)
def _hits(before: Left) -> tuple[float, tuple[tuple[int, float, Left], ...]]:
    """Return the chance of no new hit; then by kind the chance of another outcome, and the numbers left then."""
    hit = tuple(
        (at, count * (DICE_SIDES - at) / DICE_SIDES**2, (*before[:at], count - 1, *before[at + 1 :]))
        for at, count in enumerate(before)
        if count
    )
    return 1.0 - sum(part for _, part, _ in hit), hit
