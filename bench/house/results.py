"""What one player won in its deals, and how certain that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt


@dataclass(slots=True)
class Results:
    """The share that one player won of each deal, which it played once from every seat."""

    deals: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Return the share of all games won, from 0 to 1."""
        return sum(self.deals) / len(self.deals)

    @property
    def margin(self) -> float:
        """Return half the width of the 95 % interval, clustered by deal."""
        count, mean = len(self.deals), self.share
        spread = sum((won - mean) ** 2 for won in self.deals) / max(count - 1, 1)
        return 1.96 * sqrt(spread / count)
