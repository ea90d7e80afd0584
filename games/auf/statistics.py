"""What is counted of a finished game: the recipes that each seat has finished."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.auf.events import RecipeFinished
from games.record import PlayedMove


def statistics_of(moves: Iterable[PlayedMove], seats: int) -> tuple[Counter[str], ...]:
    """Return the counts of each seat: ``recipes``."""
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
    for move in moves:
        for event in move.events:
            if isinstance(event, RecipeFinished):
                counts[event.seat]["recipes"] += 1
    return counts
