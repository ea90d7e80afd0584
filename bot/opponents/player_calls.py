"""When a server's players are told that a table waits: once a table, and at most once in ten minutes."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.core import Core
from bot.opponents.waiting import free_seats
from bot.tables.changes import Kind, TableChanged
from bot.tables.table import Table
from bot.tasks import end
from data.errors import StoreError

log = logging.getLogger(__name__)

BETWEEN_CALLS_SECONDS = 600.0
"""The least time between two calls in one server."""
WAITED_SECONDS = 10.0
"""How long a table waits before the players are told: the host's friends may join at once."""
RETRY_SECONDS = 60.0
"""How long to wait when the store has failed."""


class Caller(Protocol):
    """Writes to the players of a server."""

    async def has_players(self, guild_id: int) -> bool:
        """Return whether the server has a role to tell. StoreError when that cannot be stored."""

    def can_call(self, table: Table) -> bool:
        """Return whether the players can be told where the table is."""

    async def call(self, table: Table, *, free: int) -> None:
        """Tell the players that a table waits for so many. Failures of Discord are logged."""


class PlayerCalls:
    """Tells the players of servers whose home this process is. It has a task for each server where tables wait."""

    def __init__(self, core: Core, caller: Caller) -> None:
        self._core = core
        self._store = core.store.opponents
        self._caller = caller
        self.waited_seconds = WAITED_SECONDS
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._changed: set[int] = set()
        """The servers in which a lobby has changed since their task last looked."""
        core.tables.changes.hear(Kind.LOBBY, self.lobby_changed)

    def lobby_changed(self, change: TableChanged) -> None:
        """Look at a server's tables, soon: one of them may wait."""
        if free_seats(change.table):
            self.look(change.table.guild_id)

    def look(self, guild_id: int) -> None:
        """Look at a server's tables, soon, if it has a role to tell."""
        if self._core.preferences.server(guild_id).players_role_id is None:
            return
        self._changed.add(guild_id)
        if guild_id not in self._tasks:
            self._tasks[guild_id] = asyncio.create_task(self._run(guild_id), name=f"players {guild_id}")

    async def close(self) -> None:
        """Stop; the tables that nobody was told about are found at the next start."""
        await end(*self._tasks.values())

    async def _run(self, guild_id: int) -> None:
        try:
            while True:
                self._changed.discard(guild_id)
                seconds = await self._step_safely(guild_id)
                if seconds is not None:
                    await asyncio.sleep(seconds)
                elif guild_id not in self._changed:
                    return
        finally:
            self._tasks.pop(guild_id, None)

    async def _step_safely(self, guild_id: int) -> float | None:
        try:
            return await self.step(guild_id)
        except StoreError as error:
            log.warning("the players of server %d are told later: %s", guild_id, error)
            return RETRY_SECONDS
        except Exception:
            log.exception("the players of server %d are not told of a table", guild_id)
            return None

    async def step(self, guild_id: int) -> float | None:
        """Tell the players of the table that has waited longest, if it is time.

        Return after how many seconds to look again; None when they were told about all tables that wait.
        """
        waiting = await self._waiting(guild_id)
        if not waiting or not self._core.homes.is_home(guild_id):
            return None
        if not await self._caller.has_players(guild_id):
            return None
        now = self._core.tables.now()
        last = await self._store.called_at(guild_id)
        table = waiting[0]
        since = table.created_at + self.waited_seconds
        due_at = since if last is None else max(since, last + BETWEEN_CALLS_SECONDS)
        if due_at > now:
            return due_at - now
        # Stored first, so that a crash never lets them be told twice.
        before = now - BETWEEN_CALLS_SECONDS
        if await self._store.claim(table.id, guild_id, at=now, before=before):
            await self._caller.call(table, free=free_seats(table))
        return BETWEEN_CALLS_SECONDS if len(waiting) > 1 else None

    async def _waiting(self, guild_id: int) -> list[Table]:
        """Return the tables that wait and that the players were not told about, the oldest first."""
        told = await self._store.called_lobbies(guild_id)
        rows = [
            row
            for row in await self._core.tables.open_tables(guild_id)
            if row.id not in told and free_seats(row) and self._caller.can_call(row)
        ]
        return sorted(rows, key=lambda row: (row.created_at, row.id))
