"""Reads finished games: lists, replays, transcripts, reviews, and what is stored about a member."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.errors import Refused
from bot.history.export import kept_of
from bot.history.recent import Lately
from bot.history.replay import RecordedSteps
from bot.history.review import reviewed
from bot.history.transcript import Transcript, transcript_of
from bot.tables.options import AnyGame
from bot.tables.replayed import RecordDamaged
from bot.tables.table import TableRow
from data.history import PastGameRow
from data.store import Store

__all__ = ["HistoryService", "PastGameRow"]


class HistoryService:
    """What can be read about games from their records. A record that cannot be replayed is Refused."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games
        self._steps = Lately(store, lambda row, moves: RecordedSteps(games[row.game], row, moves))
        self._transcripts = Lately(store, lambda row, moves: transcript_of(games[row.game], row, moves))

    @property
    def forgotten(self) -> int:
        """How many members were forgotten: labels that were made before may name them."""
        return self._store.forgotten

    async def past_games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGameRow | None, ...]:
        """Return finished games of a server, the latest first; None stands for a damaged row."""
        return tuple(
            await self._store.past_games(guild_id, user_id=user_id, game=game, first=first, most=most)
        )

    async def steps(self, row: TableRow) -> RecordedSteps:
        """Return the steps of a table for a replay."""
        try:
            return await self._steps.of(row)
        except RecordDamaged as error:
            raise Refused("record-damaged") from error

    async def transcript(self, row: TableRow) -> Transcript:
        """Return the public record of a finished table. Refused when it is not over or nothing was pledged."""
        try:
            return await self._transcripts.of(row)
        except RecordDamaged as error:
            raise Refused("record-damaged") from error

    async def review(self, row: TableRow) -> Any:
        """Return the game's review of a finished table. Refused for a game without one, and before the end."""
        moves = await self._store.moves(row.id)
        try:
            # In a thread: a long game must not block the event loop.
            return await asyncio.to_thread(reviewed, self._games[row.game], row, moves)
        except RecordDamaged as error:
            raise Refused("record-damaged") from error

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return all that is stored about a member, ready for JSON."""
        return await kept_of(self._store, user_id)
