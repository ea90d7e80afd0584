"""The decisions of a finished game that cost a player most, as the strong AI player sees them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

SHOWN = 3
"""How many decisions a review shows."""


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision, what the strong AI player would have done, and the estimated difference.

    ``view`` is all that the player knew at the time; the estimate uses nothing else.
    """

    view: Any
    taken: Any
    better: Any
    cost: float
    """In the unit of the game: recipes in Cake Auf!, dollars in You Take the Cake."""


def costliest(
    found: Iterable[CostlyDecision], *, least: float, most: int = SHOWN
) -> tuple[CostlyDecision, ...]:
    """Return the decisions that cost at least ``least``, the costliest first, the earlier one first among equals."""
    worst = sorted((each for each in found if each.cost >= least), key=lambda each: -each.cost)
    return tuple(worst[:most])
