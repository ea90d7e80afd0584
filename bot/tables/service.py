"""All tables: finds the session of an id, brings every change to it, and tells of what has changed."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

from cachetools import TTLCache

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused
from bot.tables.changes import Kind
from bot.tables.commands import Command, Move, TableAction, TableActionKind
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import By, MoveRecord, Phase, Post, Result, Table
from data.errors import TableMovedOn
from data.sql.tables import TableStore

log = logging.getLogger(__name__)

CLOSED_LOBBY_SECONDS = 86_400.0
"""How long a table is kept whose lobby closed without a game."""
TABLES_WATCHED, WATCHING_SECONDS = 1000, 60.0
"""For how many tables the number of spectators is kept in memory, and how long."""


class TableService:
    """The tables of all servers. What it holds in memory is a cache: the store has the truth."""

    def __init__(
        self,
        store: TableStore,
        sessions: SessionCache,
        *,
        homes: Homes | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """``homes`` knows which process shows a table; without it this one shows all of them."""
        self._store = store
        self.now = now
        self._homes = homes or Homes()
        self._sessions = sessions
        self.changes = sessions.changes
        self._watching: TTLCache[str, int] = TTLCache(TABLES_WATCHED, WATCHING_SECONDS)
        """How many members watch each table."""

    async def refresh(self, table_id: str) -> None:
        """Tell of a table that another process has changed."""
        await self._sessions.catch_up(table_id)
        self._watching.pop(table_id, None)
        table = await self.table(table_id)
        kinds = {Phase.LOBBY: Kind.LOBBY, Phase.PLAYING: Kind.PLAYED, Phase.OVER: Kind.OVER}[table.phase]
        self.changes.tell(kinds, table, await self._game_of(table))

    async def look_again(self, table_id: str) -> None:
        """Have a table shown that may not be shown as it is now. Refused when there is no such table."""
        table = await self.table(table_id)
        self.changes.tell(Kind.LOOK, table, await self._game_of(table))

    async def _game_of(self, table: Table) -> Session | None:
        """Return the game of a table; None before it has begun, and when it cannot be played any more."""
        try:
            return None if table.started_at is None else await self.session(table.id)
        except Refused as refused:
            log.info("table %s does not go on: %s", table.id, refused.reason)
            return None

    async def table(self, table_id: str) -> Table:
        """Return the table in any phase; Refused when there is no such table."""
        return await self._sessions.table(table_id)

    async def session(self, table_id: str) -> Session:
        """Return a table in play or over; Refused when it has not begun, or cannot be played any more."""
        return await self._sessions.find(table_id)

    async def is_shown_here(self, table_id: str) -> bool:
        """Return whether this process shows a table and runs its clock. Refused when there is no such table."""
        return not self._homes.is_shared or self._homes.is_home((await self.table(table_id)).guild_id)

    async def stored(self, table_id: str) -> Table | None:
        """Return a table as it is stored; None when there is no such table."""
        return await self._store.get(table_id)

    async def moves(self, table_id: str) -> tuple[MoveRecord, ...]:
        """Return the moves of a table in their order."""
        return await self._store.moves(table_id)

    async def open_tables(self, guild_id: int) -> tuple[Table, ...]:
        """Return the lobbies and running tables of a server, newest first."""
        return await self._store.of_server(guild_id)

    async def open_tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[Table, ...]:
        """Return a member's lobbies and running tables (of one server, or of all), newest first."""
        return await self._store.of_member(user_id, guild_id)

    async def all_tables_of(self, user_id: int) -> tuple[Table, ...]:
        """Return every table at which a member sits or sat, newest first."""
        return await self._store.all_of_member(user_id)

    async def drop_closed_lobbies(self) -> None:
        """Delete the tables whose lobby closed more than a day ago without a game."""
        await self._store.drop_closed_lobbies(self.now() - CLOSED_LOBBY_SECONDS)

    async def spectators(self, table_id: str) -> tuple[int, ...]:
        """Return the members who watch a table, by id."""
        return await self._store.watchers(table_id)

    async def watching(self, table_id: str) -> int:
        """Return how many members watch a table; changes by other processes show within a minute."""
        if table_id not in self._watching:
            self._watching[table_id] = len(await self.spectators(table_id))
        return self._watching[table_id]

    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Remember whether a member watches a table, and show how many do."""
        await self._store.set_watching(table_id, user_id, is_on=is_on)
        self._watching.pop(table_id, None)
        await self.look_again(table_id)

    async def muted(self, table_id: str) -> tuple[int, ...]:
        """Return the members whom a table does not ping, by id."""
        return await self._store.muted(table_id)

    async def set_muted(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Remember whether a table pings a member no longer."""
        await self._store.set_muted(table_id, user_id, is_on=is_on)

    async def set_shown(
        self, table_id: str, version: int, post: Post | None, *, is_over: bool = True
    ) -> None:
        """Remember that the channel has seen the table at this version, in this post, which may show its end."""
        await self._sessions.set_shown(table_id, version, post, is_over=is_over)

    async def apply(self, table_id: str, user_id: int, command: Command) -> Session:
        """Do what a member asks for: a move, or something beside the game.

        Refused for a member without a seat, and when it cannot be done now.
        """

        async def carry_out(session: Session) -> None:
            nonlocal command
            if isinstance(command, Move) and command.seen_version is None:
                # A second try must not answer another question.
                command = replace(command, seen_version=session.progress.public_version)
            await session.apply_as(user_id, command, at=self.now())

        return await self.do(table_id, carry_out)

    async def fall_asleep(self, table_id: str) -> None:
        """Stop the clock of a table that cannot be shown, until ``wake_up``."""
        await self._by_clock(table_id, TableActionKind.SLEEP)

    async def wake_up(self, table_id: str) -> None:
        """Let a table go on that can be shown again; everybody who must act gets their full time."""
        await self._by_clock(table_id, TableActionKind.WAKE)

    async def _by_clock(self, table_id: str, kind: TableActionKind) -> None:
        with contextlib.suppress(Refused):  # it is so already, or over
            await self.do(
                table_id, lambda session: session.carry_out(TableAction(kind), 0, by=By.CLOCK, at=self.now())
            )

    async def do(self, table_id: str, change: Callable[[Session], Awaitable[object]]) -> Session:
        """Change a table that has begun, and tell its listeners. Raises what the change raises.

        When another process was quicker, the change is tried once more at the table as it is now.
        """
        session = await self.session(table_id)
        try:
            await change(session)
        except Refused as refused:
            is_suspicious = refused.reason == Reason.MOVED_ON or self._homes.is_shared
            if not is_suspicious or not await self._sessions.was_behind(session):
                raise
            self.changes.tell(Kind.LOOK, session.table, session)
            session = await self.session(table_id)
            await change(session)
        return self._played(session)

    async def end(self, table_id: str, result: Result, *, version: int | None = None) -> None:
        """End a table without a winner, before or in the game.

        Refused when it is over already, or does not have exactly ``version`` moves if that is given.
        """
        table = await self.table(table_id)
        async with (
            self._sessions.lock(table_id) if table.seed is None else (await self.session(table_id)).lock
        ):
            try:
                await self._sessions.end(table_id, result, version=version)
            except TableMovedOn as error:
                raise Refused(Reason.TABLE_OVER) from error
        self.changes.tell(Kind.OVER, await self.table(table_id), await self._game_of(table))

    async def begun(self, table_id: str) -> Session:
        """Tell of a table whose game has begun just now; return it."""
        return self._played(await self.session(table_id))

    def lobby_changed(self, table: Table) -> None:
        """Tell of a lobby that was opened or changed; ``begun`` tells of one whose game has begun."""
        if table.phase is not Phase.PLAYING:
            self.changes.tell(Kind.LOBBY if table.phase is Phase.LOBBY else Kind.OVER, table)

    def _played(self, session: Session) -> Session:
        if session.is_over:
            self._sessions.let_go(session)
        self.changes.tell(Kind.PLAYED | Kind.OVER if session.is_over else Kind.PLAYED, session.table, session)
        return session
