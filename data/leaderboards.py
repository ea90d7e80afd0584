"""What the store sums up of finished games: places, rivals, and what was counted of each member's play."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Protocol

from data.rows import Row

BEST = "best-"
"""A counter whose name opens so keeps the greatest value; of all others the sum is kept."""


class Order(StrEnum):
    """By what a leaderboard is ordered, highest first; equals share their place and stand by id."""

    RATING = "rating"
    WINS = "wins"
    STREAK = "streak"


class RankRow(Row):
    """A member's figures in one server, ladder and span of time, out of rated games alone."""

    user_id: int
    games: int
    wins: int
    """First places, shared ones too; who has left has not won."""
    streak: int
    """How many of the last games were won in a row."""
    best_streak: int
    sure: float
    """mu - 3 sigma after the last of these games."""
    rated_games: int
    """How many rated games the member had played by then, in any span."""
    ahead: int
    """How many stand higher; on a page of several rows, than the first of them."""


class RivalRow(Row):
    """What one member has done against another."""

    games: int
    ahead: int
    """How often he came before the other."""
    behind: int
    """How often the other came before him; the rest are ties."""


class LeaderboardStore(Protocol):
    """The calls of this topic. ``span`` is the name of a span, as ``Span.name_at`` gives it."""

    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[RankRow, ...]:
        """The members from the ``first`` on, counted from 0, and no more than so many."""

    async def rank(
        self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order
    ) -> RankRow | None:
        """A member's own figures; None for who has no rated game there."""

    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, RankRow]:
        """A member's figures of all time by ladder; ``ahead`` is not counted here, and 0."""

    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, RivalRow]:
        """What one member has done against another by ladder, when they were not on one side."""

    async def tally(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        """What was counted of a member's finished games, by game and counter."""

    async def sure_course(self, user_id: int, *, guild_id: int, ladder: str, most: int) -> tuple[float, ...]:
        """What was sure of a member's rating (mu - 3 sigma) after each of the last games, oldest first."""
