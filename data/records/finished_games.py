"""Finished games: their summaries, ratings and statistics, and what these add up to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from math import isfinite
from typing import Any

from data.records.tables import COUNTED, Ending, SeatedPlayer

_MONTHS_A_SEASON = 3

BEST = "best-"
"""A counter whose name starts like this keeps the highest value; every other counter is a sum."""


class Order(StrEnum):
    """The order of a leaderboard, highest first; equal values share their place, ordered by member id."""

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
    """How many rated games the member had played at that time, in any period."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSeat(SeatedPlayer):
    """A seat when the game ended: its player, and their place."""

    place: int | None
    dealt_to: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PastGame:
    """The summary of a game that is over."""

    id: str
    """The id of its table."""
    guild_id: int
    channel_id: int
    game: str
    options: dict[str, Any]
    ended_at: float
    """The end of the game, in epoch seconds."""
    seats: tuple[PastSeat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    """A game that was finished or conceded, by its place in the order of all of them, counted from 1."""

    number: int
    table_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingChange:
    """The change of one seat's rating by a game. ``user_id`` is None for a forgotten member."""

    number: int
    seat: int
    guild_id: int
    ladder: str
    """The leaderboard: that of a game, or of a mode of Cake Duel."""
    user_id: int | None
    place: int
    has_left: bool = False
    """Whether the player left before the end: then they count as last."""
    side: int = 0
    """Seats of the same number win and lose together."""
    rated_games: int = 1
    """How many rated games the player has had with this one."""
    weight: float
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    season_mu_before: float = 25.0
    season_sigma_before: float = 25.0 / 3.0
    season_mu: float = 25.0
    season_sigma: float = 25.0 / 3.0
    """The rating within the season of the game: everybody's begins again with each season."""
    at: float
    """When the game ended, in epoch seconds."""

    def __post_init__(self) -> None:
        ratings = (self.mu_before, self.sigma_before, self.mu, self.sigma)
        of_season = (self.season_mu_before, self.season_sigma_before, self.season_mu, self.season_sigma)
        if not all(map(isfinite, (self.weight, *ratings, *of_season, self.at))):
            raise ValueError("a rating is not finite")


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistic:
    """A counter of one seat in a finished game, rated or not. ``BEST`` says how counters add up."""

    seat: int
    guild_id: int
    game: str
    counter: str
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyTry:
    """A member's one try at a game's deal of a day, and how it ended."""

    user_id: int
    game: str
    day: str
    guild_id: int
    """The server in which it counts; ``DIRECT`` for none."""
    table_id: str
    level: str
    """The level of the house player."""
    ending: Ending | None
    """None while it is being played."""
    place: int | None
    score: int | None
    house_place: int | None
    house_score: int | None
    was_helped: bool
    """Whether somebody else has played for the member: then it does not count."""

    @property
    def counts(self) -> bool:
        """Whether the member has played it to its end, or given up."""
        return self.ending in COUNTED and self.place is not None and not self.was_helped

    @property
    def has_won(self) -> bool:
        """Whether the member was placed before the house player."""
        return (self.place or 0) < (self.house_place or 0)

    @property
    def is_tied(self) -> bool:
        """Whether both were placed alike."""
        return self.place == self.house_place


@dataclass(frozen=True, slots=True, kw_only=True)
class FrequentPair:
    """How many of a member's rated games were against one other member."""

    user_id: int
    other_id: int
    games: int
    """Against the other."""
    ahead: int
    """How often the member was placed before the other."""
    behind: int
    of_games: int
    """All rated games of the member."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SteepGain:
    """The sum that a member's recent rated games have added to the mean of their rating."""

    user_id: int
    ladder: str
    games: int
    wins: int
    gain: float
