"""What finished games add up to: places on leaderboards."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

_MONTHS_A_SEASON = 3


class Order(StrEnum):
    """What a leaderboard is ordered by, highest first; equal values share their place, ordered by member id."""

    RATING = "rating"
    WINS = "wins"
    STREAK = "streak"


class Period(StrEnum):
    """The time for which a leaderboard counts; weeks and seasons are those of the calendar, in UTC."""

    WEEK = "week"
    SEASON = "season"
    ALL = "all"

    def name_at(self, at: float) -> str:
        """Return the name of the period in which a moment (epoch seconds) lies, such as ``2026-W47``."""
        day = datetime.fromtimestamp(at, UTC)
        match self:
            case Period.WEEK:
                year, week, _ = day.isocalendar()
                return f"{year}-W{week:02}"
            case Period.SEASON:
                return f"{day.year}-S{(day.month - 1) // _MONTHS_A_SEASON + 1}"
            case Period.ALL:
                return "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rank:
    """A member's rated games in one server, ladder and period."""

    user_id: int
    games: int
    wins: int
    """First places, shared ones too; a member who left has not won."""
    streak: int
    """How many of the last games were won in a row."""
    best_streak: int
    sure: float
    """mu - 3 sigma after the last of these games; on the board of a season, of the rating within that season."""
    rated_games: int
    """How many rated games the member had played by then, in any period."""
    ahead: int
    """How many members stand higher; on a page of several ranks, higher than the first of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rivalry:
    """A member's games against one other member."""

    games: int
    ahead: int
    """How often the member was placed before the other."""
    behind: int
    """How often the other was placed before the member; the rest are ties."""
