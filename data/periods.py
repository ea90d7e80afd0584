"""Over which time a leaderboard counts: this week, this season of three months, or all there ever was."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum

_MONTHS_A_SEASON = 3


class Period(StrEnum):
    """A span of time; weeks and seasons are those of the calendar, in UTC."""

    WEEK = "week"
    SEASON = "season"
    ALL = "all"

    def name_at(self, at: float) -> str:
        """The name of the span in which a moment (epoch seconds) lies, such as ``2026-W47``."""
        day = datetime.fromtimestamp(at, UTC)
        match self:
            case Period.WEEK:
                year, week, _ = day.isocalendar()
                return f"{year}-W{week:02}"
            case Period.SEASON:
                return f"{day.year}-S{(day.month - 1) // _MONTHS_A_SEASON + 1}"
            case Period.ALL:
                return "all"
