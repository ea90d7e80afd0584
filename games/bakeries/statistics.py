"""What is counted of a finished game: each seat's best cake sale, its rare ones, and the chefs it hired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.bakeries.cards import Chef
from games.bakeries.events import CakeSold, ChefHired, ClearanceTried
from games.bakeries.money import SECOND_HIT
from games.entry import Achievement
from games.record import PlayedMove

RARE_SLOTS = (2, 12)
"""The numbers that two dice show least often."""


def statistics_of(moves: Iterable[PlayedMove], seats: int) -> tuple[Counter[str], ...]:
    """Return the counts of each seat: ``best-sale`` in dollars for one cake, ``chefs``, and each chef by name.

    ``rare-sales`` are those of the two slots that are rolled least often, ``clearances`` the clearance sales in which
    both numbers were hit.
    """
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for move in moves:
        for event in move.events:
            match event:
                case CakeSold():
                    mine = counts[event.seat]
                    mine["best-sale"] = max(mine["best-sale"], event.sale.amount)
                    if event.sale.slot in RARE_SLOTS:
                        mine["rare-sales"] += 1
                case ChefHired():
                    counts[event.hire.seat].update(("chefs", f"chefs-{event.hire.chef}"))
                case ClearanceTried(percent=percent) if percent == SECOND_HIT:
                    counts[event.seat]["clearances"] += 1
                case _:
                    pass
    return counts


ACHIEVEMENTS = (
    Achievement("chef", lambda counts: counts.get("chefs", 0) > 0),
    Achievement("rare", lambda counts: counts.get("rare-sales", 0) > 0),
    Achievement("clearance", lambda counts: counts.get("clearances", 0) > 0),
    Achievement("all-chefs", lambda counts: all(counts.get(f"chefs-{chef}", 0) for chef in Chef)),
)
"""What a player may have done once: a chef's five parts, a rare number, a clearance sale, and each chef."""
