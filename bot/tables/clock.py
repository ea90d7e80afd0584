"""The time of those who must decide at a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bot.tables.progress import PendingDecision
from bot.tables.status import LIVE_BELOW_SECONDS
from games.engine import Seat

GRACE_SECONDS = 60.0
"""How long members have at least when the bot comes back: they could not decide while it was away."""


@dataclass(frozen=True)
class Clock:
    """The time that is left for the open decisions of a table. All moments are epoch seconds."""

    decisions: Mapping[Seat, PendingDecision]
    running: frozenset[Seat]
    """The seats whose time runs. Do not show which they are."""
    seconds: int
    """The table's time for a decision."""
    awake_since: float
    """When the bot came back."""

    @cached_property
    def deadlines(self) -> dict[Seat, float]:
        """The deadline of each seat whose time runs."""
        return {seat: self.due_at(self.decisions[seat]) for seat in sorted(self.running)}

    @cached_property
    def half_at(self) -> float | None:
        """When half of the time of those who are asked is gone; None if nobody's time runs.

        For everybody who must act, not only for those on the clock: it must not tell who has chosen in secret.
        """
        if not self.running:
            return None
        return min(decision.at + self.seconds_for(decision) / 2 for decision in self.decisions.values())

    def is_half_gone(self, now: float) -> bool:
        """Return True if half of the time of those who are asked is gone."""
        return self.half_at is not None and self.half_at <= now

    def seconds_for(self, decision: PendingDecision) -> int:
        """Return the time for a decision in seconds."""
        has_double = decision.has_more_time and self.seconds < LIVE_BELOW_SECONDS
        return 2 * self.seconds if has_double else self.seconds

    def due_at(self, decision: PendingDecision) -> float:
        """Return the deadline of a decision, with some time left if it was open while the bot was away."""
        due_at = decision.at + self.seconds_for(decision)
        if decision.at >= self.awake_since:
            return due_at
        return max(due_at, self.awake_since + min(GRACE_SECONDS, self.seconds))
