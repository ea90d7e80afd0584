"""Reads games that are over: lists, replays, transcripts, reviews, and what is stored about a member."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from threading import Event
from typing import Any

from cachetools import LRUCache

from bot.errors import Reason, Refused
from bot.history.export import stored_about
from bot.history.record_cache import RecordCache
from bot.history.replay import RecordedSteps
from bot.history.review import reviewed
from bot.history.transcript import Transcript, transcript_of
from bot.tables.state import RecordDamaged
from bot.tables.table import Table
from data.records import PastGame, PastSeat
from data.store import Store
from games.engine import Seat

__all__ = ["GameHistory", "PastGame", "PastSeat"]

REVIEWS_KEPT = 100
"""How many reviews are kept in memory, for players who look again."""


class GameHistory:
    """Reads what was played. A record that cannot be replayed is Refused."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reviews: LRUCache[tuple[str, Seat], Any] = LRUCache(REVIEWS_KEPT)
        self._review_locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One for each kind of game: the end of a short game does not wait for the review of a long one."""
        self._steps = RecordCache(store.tables.moves, RecordedSteps)
        self._transcripts = RecordCache(store.tables.moves, transcript_of)

    @property
    def forgotten(self) -> int:
        """How many members were forgotten: labels that were made before may name them."""
        return self._store.forgotten

    async def games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGame | None, ...]:
        """Return games of a server that are over, the latest end first; None is a damaged one.

        ``user_id`` and ``game`` limit them; ``first`` are skipped, and at most ``most`` are returned.
        """
        return await self._store.history.games(guild_id, user_id=user_id, game=game, first=first, most=most)

    async def steps(self, table: Table) -> RecordedSteps:
        """Return the steps of a table for a replay."""
        return await self._steps.of(table)

    async def transcript(self, table: Table) -> Transcript:
        """Return the public record of a finished table. Refused when it is not over or has no commitment."""
        return await self._transcripts.of(table)

    async def review(self, table: Table, seat: Seat) -> Any:
        """Return the game's review of a finished table for a seat. Refused before the end."""
        # One after the other: some take a core for a second or more.
        async with self._review_locks[table.game]:
            if (table.id, seat) not in self._reviews:
                self._reviews[table.id, seat] = await self._reviewed(table, seat)
            return self._reviews[table.id, seat]

    async def _reviewed(self, table: Table, seat: Seat) -> Any:
        moves, is_unwanted = await self._store.tables.moves(table.id), Event()
        try:
            # In a thread: a long game must not block the event loop.
            return await asyncio.to_thread(reviewed, table, moves, seat, is_unwanted)
        except RecordDamaged as error:
            raise Refused(Reason.RECORD_DAMAGED) from error
        finally:
            is_unwanted.set()

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return everything that is stored about a member, as JSON values."""
        return await stored_about(self._store, user_id)
