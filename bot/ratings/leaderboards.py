"""Reads leaderboards and the statistics of members."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.ratings.service import RatingService
from data.records.finished_games import Order, Period, Rank
from data.sql.finished_games import LeaderboardStore

SEASON = "[0-9]{4}-S[1-4]"
"""The form of a season's name."""


def is_season(name: str) -> bool:
    """Return True if a text is a season's name, such as ``2026-S4``."""
    return re.fullmatch(SEASON, name) is not None


@dataclass(frozen=True, slots=True)
class BoardPage:
    """A page of a leaderboard: its places, the reader's own place, and whether another page follows."""

    ranks: Sequence[Rank]
    own: Rank | None
    has_more: bool


class Leaderboards:
    """Reads the ratings and statistics of a server. Games that have just ended are settled first."""

    def __init__(self, store: LeaderboardStore, ratings: RatingService) -> None:
        self.stored = store
        self._ratings = ratings

    async def page(
        self,
        guild_id: int,
        reader_id: int,
        *,
        ladder: str,
        span: Period | str,
        order: Order,
        first: int,
        most: int,
        at: float,
    ) -> BoardPage:
        """Return ``most`` places from ``first`` (counted from 0).

        They are those of an earlier season, or of the period that contains ``at`` (epoch seconds).
        """
        await self._ratings.settled()
        if isinstance(span, Period):
            span = span.name_at(at)
        ranks, readers_rank = await asyncio.gather(
            self.stored.ranks(guild_id, ladder=ladder, span=span, order=order, first=first, most=most + 1),
            self.stored.rank(reader_id, guild_id=guild_id, ladder=ladder, span=span, order=order),
        )
        return BoardPage(ranks[:most], readers_rank, has_more=len(ranks) > most)

    async def seasons_before(self, guild_id: int, *, ladder: str, at: float, most: int) -> tuple[str, ...]:
        """Return the names of earlier seasons in which anybody played a rated game, the latest first."""
        now = Period.SEASON.name_at(at)
        earlier = [
            name for name in await self.stored.spans(guild_id, ladder) if is_season(name) and name < now
        ]
        return tuple(sorted(earlier, reverse=True)[:most])

    async def careers(
        self, user_id: int, guild_id: int
    ) -> tuple[Mapping[str, Rank], Mapping[str, Mapping[str, int]]]:
        """Return a member's ratings of all time by ladder, and their counters by game."""
        await self._ratings.settled()
        return await asyncio.gather(
            self.stored.careers(user_id, guild_id=guild_id), self.stored.tally(user_id, guild_id=guild_id)
        )
