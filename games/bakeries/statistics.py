"""What is counted of a finished game: each seat's best cake sale, and the chefs it hired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.bakeries.events import CakeSold, ChefHired
from games.record import PlayedMove


def statistics_of(moves: Iterable[PlayedMove], seats: int) -> tuple[Counter[str], ...]:
    """Return the counts of each seat: ``best-sale`` in dollars for one cake, ``chefs``, and each chef by name."""
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for move in moves:
        for event in move.events:
            match event:
                case CakeSold():
                    mine = counts[event.seat]
                    mine["best-sale"] = max(mine["best-sale"], event.sale.amount)
                case ChefHired():
                    counts[event.hire.seat].update(("chefs", f"chefs-{event.hire.chef}"))
                case _:
                    pass
    return counts
