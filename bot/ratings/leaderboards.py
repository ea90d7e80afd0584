"""Leaderboards and the statistics of members, as they stand after the games that have just ended."""

from __future__ import annotations

from collections.abc import Mapping

from bot.ratings.service import RatingService
from data.records import Order, Period, Rank, Rivalry
from data.store import LeaderboardStore

__all__ = ["Leaderboards", "Order", "Period", "Rank", "Rivalry"]


class Leaderboards:
    """Reads ranks, rivalries and statistics of one server. ``span`` is the name of a period."""

    def __init__(self, store: LeaderboardStore, ratings: RatingService) -> None:
        self._store = store
        self._ratings = ratings

    async def settled(self) -> None:
        """Wait shortly until a game that has just ended is settled."""
        await self._ratings.settled()

    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[Rank, ...]:
        """Return at most ``most`` ranks from the ``first`` on, counted from 0."""
        return await self._store.ranks(guild_id, ladder, span, order=order, first=first, most=most)

    async def rank(self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order) -> Rank | None:
        """Return a member's rank; None for a member without a rated game there."""
        return await self._store.rank(user_id, guild_id=guild_id, ladder=ladder, span=span, order=order)

    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, Rank]:
        """Return a member's ranks of all time by ladder."""
        return await self._store.careers(user_id, guild_id=guild_id)

    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, Rivalry]:
        """Return a member's games against another by ladder."""
        return await self._store.rivals(user_id, other_id, guild_id=guild_id)

    async def statistics(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        """Return what was counted of a member's finished games, by game and counter."""
        return await self._store.tally(user_id, guild_id=guild_id)

    async def course(self, user_id: int, *, guild_id: int, ladder: str, most: int) -> tuple[float, ...]:
        """Return mu - 3 sigma after each of a member's last games, oldest first."""
        return await self._store.sure_course(user_id, guild_id=guild_id, ladder=ladder, most=most)
