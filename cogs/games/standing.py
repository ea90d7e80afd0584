"""Who leads a game, in a sentence for people who watch it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.i18n.table_messages import TableMessages
from games.engine import Seat


@dataclass(frozen=True, slots=True)
class Side:
    """Seats that win together, and what they have; what counts most comes first."""

    seats: tuple[Seat, ...]
    points: tuple[int, ...]


def standing(sides: Sequence[Side], written: Callable[[int], str], say: TableMessages) -> str:
    """Return who leads and the score, the leader's first; what counts less stands in brackets."""
    ordered = sorted(sides, key=lambda side: side.points, reverse=True)
    first, *less = (
        " : ".join(map(written, column)) for column in zip(*(side.points for side in ordered), strict=True)
    )
    score = " ".join([first, *(f"({each})" for each in less)])
    best = ordered[0]
    if ordered[1].points == best.points:
        return say("standing-tie", score=score)
    return say("standing-leads", who=say.whos(best.seats), count=len(best.seats), score=score)
