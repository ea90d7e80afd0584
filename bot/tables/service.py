"""Finds and loads the sessions of tables, applies changes to them, and notifies listeners."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache, TTLCache

from bot.cluster.homes import Homes, shard_of
from bot.errors import Reason, Refused
from bot.ops import metrics
from bot.tables.changes import ChangeKind, TableChanges
from bot.tables.commands import Command, Move, TableAction, TableActionKind
from bot.tables.session import Session
from bot.tables.state import RecordDamaged
from bot.tables.table import ended
from data.errors import TableMovedOn
from data.records.tables import By, Ending, Phase, Post, Result, Table
from data.store import Store
from games.catalog import GAMES

log = logging.getLogger(__name__)

CLOSED_LOBBY_SECONDS = 86_400.0
"""How long a table is kept whose lobby closed without a game."""
TABLES_WATCHED, WATCHING_SECONDS = 1000, 60.0
"""The number of tables whose spectators are counted in memory, and the time for which a count is kept."""
SESSIONS_IN_MEMORY = 2000
"""How many running tables are kept; the others are read again when they are needed."""
MOVES_AT_ONCE = 1000
"""A record that is longer is replayed in a thread: it would keep the event loop for a while."""
OVER_IN_MEMORY = 50
"""How many tables that are over are kept: their last post and the end of their hands are rendered from them."""


class _RunningTables(LRUCache[str, Session]):
    """Sessions up to a limit: the one that was used longest ago, and where nothing is being done, is dropped."""

    def popitem(self) -> tuple[str, Session]:
        for _ in range(len(self)):
            table_id, session = super().popitem()
            if not session.lock.locked():
                break
            self[table_id] = session
        return table_id, session


class TableService:
    """The tables of all servers. What it holds in memory is a cache: the store has the truth."""

    def __init__(
        self,
        store: Store,
        changes: TableChanges,
        *,
        homes: Homes | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """``homes`` knows which process shows a table; without it this one shows all of them."""
        self.stored = store.tables
        """The stored tables, for reads that need nothing in memory."""
        self.changes = changes
        self.now = now
        self._homes = homes or Homes()
        self._running = _RunningTables(SESSIONS_IN_MEMORY)
        self._over: LRUCache[str, Session] = LRUCache(OVER_IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._awake_since: dict[int, float] = {}
        """When each shard came back, in epoch seconds: decisions from before get some extra time."""
        self._watching: TTLCache[str, int] = TTLCache(TABLES_WATCHED, WATCHING_SECONDS)
        """How many members watch each table."""
        self.forget_count = 0
        """How often a member was forgotten: what was read before may still name them."""

    # Tables are found, and read when they are not in memory.

    async def table(self, table_id: str) -> Table:
        """Return the table in any phase; Refused when there is no such table."""
        session = self.in_memory(table_id)
        if session is not None and (not self._homes.is_shared or self._homes.is_home(session.table.guild_id)):
            return session.table
        table = await self.stored.get(table_id)
        if table is None:
            raise Refused(Reason.NO_SUCH_TABLE)
        return table

    async def session(self, table_id: str) -> Session:
        """Return a table in play or over; Refused when it has not begun, or cannot be played any more.

        The home of its server hears of every move that another process makes; other processes look for themselves.
        """
        session = self._running.get(table_id) or self._over.get(table_id)
        if session is not None and self._homes.is_shared and not self._homes.is_home(session.table.guild_id):
            await self.catch_up(table_id)
            session = self.in_memory(table_id)
        if session is None:
            async with self.lock(table_id):
                session = self.in_memory(table_id) or await self._load_without_forgotten(table_id)
                (self._over if session.is_over else self._running)[table_id] = session
        return session

    async def is_shown_here(self, table_id: str) -> bool:
        """Return True if this process shows a table and runs its clock. Refused when there is no such table."""
        return not self._homes.is_shared or self._homes.is_home((await self.table(table_id)).guild_id)

    def in_memory(self, table_id: str) -> Session | None:
        """Return a table that is in memory; where another process shows it, that may have changed it."""
        return self._running.get(table_id) or self._over.get(table_id)

    async def _game_of(self, table: Table) -> Session | None:
        """Return the game of a table; None before it has begun, and when it cannot be played any more."""
        try:
            return None if table.started_at is None else await self.session(table.id)
        except Refused as refused:
            log.info("table %s does not go on: %s", table.id, refused.reason)
            return None

    def lock(self, table_id: str) -> asyncio.Lock:
        """Return the lock to hold while a table is read or its lobby changes."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _load_without_forgotten(self, table_id: str) -> Session:
        """Load a table, and once more when a member was forgotten meanwhile: they may sit there."""
        while True:
            forgotten = self.forget_count
            session = await self._load(table_id)
            if self.forget_count == forgotten:
                return session

    async def _load(self, table_id: str) -> Session:
        table = await self.table(table_id)
        if table.seed is None:
            raise Refused(Reason.TABLE_OVER if table.phase is Phase.OVER else Reason.NOT_BEGUN)
        game = GAMES.get(table.game)
        if game is None or table.edition != game.edition:
            await self.end_unplayable(table, Ending.OTHER_EDITION)
            raise Refused(Reason.OTHER_EDITION)
        try:
            moves = await self.stored.moves(table_id)
            awake_since = self._awake_since.get(shard_of(table.guild_id, self._homes.shards), 0.0)
            replay = partial(Session, self.stored, game, table, moves, awake_since=awake_since)
            return replay() if len(moves) <= MOVES_AT_ONCE else await asyncio.to_thread(replay)
        except RecordDamaged as error:
            log.error("cannot continue a table: %s", error)
            await self.end_unplayable(table, Ending.DAMAGED)
            raise Refused(Reason.RECORD_DAMAGED) from error

    async def end_unplayable(self, table: Table, ending: Ending) -> None:
        """End a table that this program cannot play, while its lock is held."""
        if table.phase is not Phase.OVER:
            result, at = Result(ending=ending), self.now()
            await self.stored.end(table.id, result, at=at)
            metrics.ENDED.labels(table.game, ending).inc()
            self.changes.tell(ChangeKind.OVER, ended(table, result, at=at))

    # What is in memory.

    def count_in_memory(self) -> int:
        """Return the number of tables in memory."""
        return len(self._running) + len(self._over)

    def version_of(self, table_id: str) -> tuple[int, Phase] | None:
        """Return the number of moves of a table in memory, and its phase; None when it is not in memory."""
        session = self.in_memory(table_id)
        return None if session is None else (session.progress.version, session.table.phase)

    def behind(self) -> int:
        """Return the number of posts shown here that do not show all moves; sleeping tables do not count."""
        return sum(
            session.table.shown < session.progress.version
            and not session.status.is_asleep
            and self._homes.is_home(session.table.guild_id)
            for session in self._all_in_memory()
        )

    async def catch_up(self, table_id: str) -> None:
        """Let a table in memory follow what another process has changed."""
        session = self.in_memory(table_id)
        if session is not None:
            await self._was_stale(session)

    async def _was_stale(self, session: Session) -> bool:
        """Let a session follow what another process has stored, or drop it; return True if there was anything."""
        async with session.lock:  # a move that is being stored here is no news
            stored = await self.stored.version(session.table.id)
            if stored == (session.progress.version, session.table.phase):
                return False
            has_followed = await self._follow(session)
        if self.in_memory(session.table.id) is session:
            if not has_followed:
                self._drop(session.table.id)
            elif session.is_over:
                self._let_go(session)
        return True

    async def _follow(self, session: Session) -> bool:
        """Make the moves that a session lacks; return True if it has all of them now."""
        forgotten = self.forget_count
        table = await self.stored.get(session.table.id)
        moves = await self.stored.moves(session.table.id, after=session.progress.version)
        if table is None or len(moves) > MOVES_AT_ONCE or self.forget_count != forgotten:
            return False
        try:
            session.catch_up(table, moves)
        except RecordDamaged:  # the next who needs the table finds out what is wrong
            return False
        return True

    def _let_go(self, session: Session) -> None:
        """Keep a table that is over only for a little while."""
        if self._running.get(session.table.id) is session:
            del self._running[session.table.id]
            self._over[session.table.id] = session

    def wake_shard(self, shard: int) -> None:
        """Give decisions at the tables of a shard some extra time: nobody could answer them until now."""
        self._awake_since[shard] = self.now()

    def drop_foreign_tables(self, *, and_of_shards: Iterable[int] = (), shard_count: int = 1) -> None:
        """Drop the tables that other processes show, and also those of these shards of a bot with so many."""
        shards = frozenset(and_of_shards)
        for session in self._all_in_memory():
            guild_id = session.table.guild_id
            if not self._homes.is_home(guild_id) or shard_of(guild_id, shard_count) in shards:
                self._drop(session.table.id)

    def drop_all(self) -> None:
        """Drop every table, so that all are read again: any member may have been forgotten."""
        self.forget_count += 1
        self._running.clear()
        self._over.clear()

    def forget_member(self, user_id: int) -> None:
        """Drop the tables at which a member sat, so that they are read again without their name."""
        self.forget_count += 1
        for session in self._all_in_memory():
            if any(user_id in (seat.user_id, seat.dealt_to) for seat in session.table.seats):
                self._drop(session.table.id)

    def _all_in_memory(self) -> list[Session]:
        return [*self._running.values(), *self._over.values()]

    def _drop(self, table_id: str) -> None:
        self._running.pop(table_id, None)
        self._over.pop(table_id, None)

    # What is stored.

    async def newest_in(self, guild_id: int, channel_id: int) -> Table | None:
        """Return the only lobby or running table of a channel or thread, else its last game; None without any.

        None as well where there is more than one lobby or running table.
        """
        here = [
            table
            for table in await self.stored.of_server(guild_id)
            if channel_id in (table.channel_id, table.shown_in)
        ]
        if here:
            return here[0] if len(here) == 1 else None
        last = await self.stored.last_game_in(guild_id, channel_id)
        return None if last is None else await self.stored.get(last)

    async def drop_closed_lobbies(self) -> None:
        """Delete the tables whose lobby closed more than a day ago without a game."""
        await self.stored.drop_closed_lobbies(self.now() - CLOSED_LOBBY_SECONDS)

    async def watchers(self, table_id: str) -> list[int]:
        """Return the members who watch a table and do not play there, by id."""
        table = await self.table(table_id)
        return [user_id for user_id in await self.stored.watchers(table_id) if table.seat_of(user_id) is None]

    async def watching(self, table_id: str) -> int:
        """Return the number of members who watch a table; changes by other processes show within a minute."""
        if table_id not in self._watching:
            self._watching[table_id] = len(await self.watchers(table_id))
        return self._watching[table_id]

    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Remember whether a member watches a table, and show how many do."""
        await self.stored.set_watching(table_id, user_id, is_on=is_on)
        self._watching.pop(table_id, None)
        await self.request_update(table_id)

    async def set_shown(
        self, table_id: str, version: int, post: Post | None, *, may_show_end: bool = True
    ) -> None:
        """Remember that the channel has seen the table at this version, in this post, which may show its end."""
        session = self.in_memory(table_id)
        if session is None:
            await self.stored.set_shown(table_id, version, post, may_show_end=may_show_end)
        else:
            await session.set_shown(version, post, may_show_end=may_show_end)

    # Tables are changed, and told of.

    async def apply(self, table_id: str, user_id: int, command: Command) -> Session:
        """Carry out a command of a member. Refused for one without a seat, and when it cannot be done now."""

        async def execute(session: Session) -> None:
            nonlocal command
            if isinstance(command, Move) and command.seen_version is None:
                # A second try must not answer another question.
                command = replace(command, seen_version=session.progress.public_version)
            await session.execute_as(user_id, command, at=self.now())

        return await self.change_session(table_id, execute)

    async def fall_asleep(self, table_id: str) -> None:
        """Stop the clock of a table that cannot be shown, until ``wake_up``."""
        await self._by_clock(table_id, TableActionKind.SLEEP)

    async def wake_up(self, table_id: str) -> None:
        """Let a table go on that can be shown again; everybody who must act gets their full time."""
        await self._by_clock(table_id, TableActionKind.WAKE)

    async def _by_clock(self, table_id: str, kind: TableActionKind) -> None:
        with contextlib.suppress(Refused):  # it is so already, or over
            await self.change_session(
                table_id, lambda session: session.execute(TableAction(kind), 0, by=By.CLOCK, at=self.now())
            )

    async def change_session(self, table_id: str, change: Callable[[Session], Awaitable[object]]) -> Session:
        """Change a table that has begun, and tell its listeners. Raises what the change raises.

        When another process was quicker, the change is tried once more at the table as it is now.
        """
        session = await self.session(table_id)
        try:
            await change(session)
        except Refused as refused:
            is_suspicious = refused.reason == Reason.MOVED_ON or self._homes.is_shared
            if not is_suspicious or not await self._was_stale(session):
                raise
            self.changes.tell(ChangeKind.STALE, session.table, session)
            session = await self.session(table_id)
            await change(session)
        return self._announce_move(session)

    async def end(self, table_id: str, result: Result, *, version: int | None = None) -> None:
        """End a table without a winner, before or in the game.

        Refused when it is over already, or does not have exactly ``version`` moves if that is given.
        """
        table = await self.table(table_id)
        async with self.lock(table_id) if table.seed is None else (await self.session(table_id)).lock:
            at = self.now()
            try:
                await self.stored.end(table_id, result, at=at, version=version)
            except TableMovedOn as error:
                raise Refused(Reason.TABLE_OVER) from error
            metrics.ENDED.labels(table.game, result.ending).inc()
            session = self.in_memory(table_id)
            if session is not None:
                session.table = ended(session.table, result, at=at)
                self._let_go(session)
        self.changes.tell(ChangeKind.OVER, await self.table(table_id), await self._game_of(table))

    async def refresh(self, table_id: str) -> None:
        """Catch up with a table that another process has changed, and notify listeners."""
        await self.catch_up(table_id)
        self._watching.pop(table_id, None)
        table = await self.table(table_id)
        kinds = {
            Phase.LOBBY: ChangeKind.LOBBY,
            Phase.PLAYING: ChangeKind.PLAYED,
            Phase.OVER: ChangeKind.OVER,
        }[table.phase]
        self.changes.tell(kinds, table, await self._game_of(table))

    async def request_update(self, table_id: str) -> None:
        """Have a table shown that may not be shown as it is now. Refused when there is no such table."""
        table = await self.table(table_id)
        self.changes.tell(ChangeKind.STALE, table, await self._game_of(table))

    async def announce_start(self, table_id: str) -> Session:
        """Tell of a table whose game has begun just now; return it."""
        return self._announce_move(await self.session(table_id))

    def lobby_changed(self, table: Table) -> None:
        """Tell of a lobby that was opened or changed; ``announce_start`` tells of one whose game has begun."""
        if table.phase is not Phase.PLAYING:
            self.changes.tell(ChangeKind.LOBBY if table.phase is Phase.LOBBY else ChangeKind.OVER, table)

    def _announce_move(self, session: Session) -> Session:
        if session.is_over:
            self._let_go(session)
        self.changes.tell(
            ChangeKind.PLAYED | ChangeKind.OVER if session.is_over else ChangeKind.PLAYED,
            session.table,
            session,
        )
        return session
