"""The tables in memory: a cache of what the store holds, one session an id."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.cluster.homes import Homes, shard_of
from bot.errors import Reason, Refused
from bot.tables.changes import Kind, TableChanges
from bot.tables.session import Session
from bot.tables.state import RecordDamaged
from bot.tables.table import Ending, Phase, Post, Result, Table, ended
from data.store import Store
from games.catalog import GAMES

log = logging.getLogger(__name__)

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


class SessionCache:
    """Finds the session of an id, and drops it when it is not needed or behind the store."""

    def __init__(
        self,
        store: Store,
        changes: TableChanges,
        *,
        now: Callable[[], float] = time.time,
        homes: Homes | None = None,
    ) -> None:
        """``changes`` tells of tables that cannot be played any more.

        Without ``homes`` this process shows all tables.
        """
        self._store = store
        self.changes = changes
        self._homes = homes or Homes()
        self._now = now
        self._running = _RunningTables(SESSIONS_IN_MEMORY)
        self._over: LRUCache[str, Session] = LRUCache(OVER_IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._awake_since: dict[int, float] = {}
        """When each shard came back, in epoch seconds: decisions from before get some extra time."""

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._running) + len(self._over)

    def __contains__(self, table_id: str) -> bool:
        """Return whether a table is in memory."""
        return table_id in self._running or table_id in self._over

    def behind(self) -> int:
        """Return how many tables in memory have a post that does not show all moves.

        Sleeping ones do not count, nor those that another process shows.
        """
        return sum(
            session.table.shown < session.progress.version
            and not session.status.is_asleep
            and self._homes.is_home(session.table.guild_id)
            for session in (*self._running.values(), *self._over.values())
        )

    async def table(self, table_id: str) -> Table:
        """Return the table in any phase; Refused when there is no such table."""
        session = self._in_memory(table_id)
        is_known = session is not None and self._homes.is_home(session.table.guild_id)
        table = session.table if session is not None and is_known else await self._store.tables.get(table_id)
        if table is None:
            raise Refused(Reason.NO_SUCH_TABLE)
        return table

    async def find(self, table_id: str) -> Session:
        """Return a table in play or over; Refused when it has not begun, or cannot be played any more.

        The home of its server hears of every move that another process makes; other processes look for themselves.
        """
        session = self._in_memory(table_id)
        if session is not None and not self._homes.is_home(session.table.guild_id):
            await self.catch_up(table_id)
            session = self._in_memory(table_id)
        if session is None:
            async with self.lock(table_id):
                session = self._in_memory(table_id) or await self._load_without_forgotten(table_id)
                (self._over if session.is_over else self._running)[table_id] = session
        return session

    def let_go(self, session: Session) -> None:
        """Keep a table that is over only for a little while."""
        if self._running.get(session.table.id) is session:
            del self._running[session.table.id]
            self._over[session.table.id] = session

    def _in_memory(self, table_id: str) -> Session | None:
        return self._running.get(table_id) or self._over.get(table_id)

    async def set_shown(
        self, table_id: str, version: int, post: Post | None, *, is_over: bool = True
    ) -> None:
        """Remember that the channel has seen the table at this version, in this post, which may show its end."""
        session = self._in_memory(table_id)
        if session is None:
            await self._store.tables.set_shown(table_id, version, post, is_over=is_over)
        else:
            await session.set_shown(version, post, is_over=is_over)

    async def end(self, table_id: str, result: Result, *, version: int | None = None) -> None:
        """End a table without a move. TableMovedOn when it is over, or does not have exactly ``version`` moves."""
        at = self._now()
        await self._store.tables.end(table_id, result, at=at, version=version)
        session = self._in_memory(table_id)
        if session is not None:
            session.table = ended(session.table, result, at=at)
            self.let_go(session)

    async def was_behind(self, session: Session) -> bool:
        """Let a session follow what another process has stored; return whether there was anything.

        A session that cannot follow is dropped.
        """
        async with session.lock:  # a move that is being stored here is no news
            stored = await self._store.tables.version(session.table.id)
            if stored == (session.progress.version, session.table.phase):
                return False
            has_followed = await self._follow(session)
        if self._in_memory(session.table.id) is session:
            if not has_followed:
                self._drop(session.table.id)
            elif session.is_over:
                self.let_go(session)
        return True

    async def _follow(self, session: Session) -> bool:
        """Make the moves that a session lacks; return whether it has all of them now."""
        forgotten = self._store.forgotten
        table = await self._store.tables.get(session.table.id)
        moves = await self._store.tables.moves(session.table.id, after=session.progress.version)
        if table is None or len(moves) > MOVES_AT_ONCE or self._store.forgotten != forgotten:
            return False
        try:
            session.catch_up(table, moves)
        except RecordDamaged:  # the next who needs the table finds out what is wrong
            return False
        return True

    async def catch_up(self, table_id: str) -> None:
        """Let a table in memory follow what another process has changed."""
        session = self._in_memory(table_id)
        if session is not None:
            await self.was_behind(session)

    def version_of(self, table_id: str) -> tuple[int, Phase] | None:
        """Return how many moves a table in memory has, and its phase; None when it is not in memory."""
        session = self._in_memory(table_id)
        return None if session is None else (session.progress.version, session.table.phase)

    def wake_shard(self, shard: int) -> None:
        """Give decisions at the tables of a shard some extra time: nobody could answer them until now."""
        self._awake_since[shard] = self._now()

    def drop_others(self, *, but: Iterable[int] = (), of: int = 1) -> None:
        """Drop the tables that other processes show or showed until now: those of the shards ``but``, of so many."""
        shards = frozenset(but)
        for session in [*self._running.values(), *self._over.values()]:
            guild_id = session.table.guild_id
            if not self._homes.is_home(guild_id) or shard_of(guild_id, of) in shards:
                self._drop(session.table.id)

    def drop_all(self) -> None:
        """Drop every table, so that all are read again."""
        self._running.clear()
        self._over.clear()

    def forget_member(self, user_id: int) -> None:
        """Drop the tables at which a member sat, so that they are read again without their name."""
        for session in [*self._running.values(), *self._over.values()]:
            if any(user_id in (seat.user_id, seat.dealt_to) for seat in session.table.seats):
                self._drop(session.table.id)

    def _drop(self, table_id: str) -> None:
        self._running.pop(table_id, None)
        self._over.pop(table_id, None)

    def lock(self, table_id: str) -> asyncio.Lock:
        """Return the lock to hold while a table is read or its lobby changes."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _load_without_forgotten(self, table_id: str) -> Session:
        """Load a table, and once more when a member was forgotten meanwhile: they may sit there."""
        while True:
            forgotten = self._store.forgotten
            session = await self._load(table_id)
            if self._store.forgotten == forgotten:
                return session

    async def _load(self, table_id: str) -> Session:
        table = await self.table(table_id)
        if table.seed is None:
            raise Refused(Reason.TABLE_OVER if table.phase is Phase.OVER else Reason.NOT_BEGUN)
        game = GAMES.get(table.game)
        if game is None or table.edition != game.edition:
            await self._end(table, Ending.OTHER_EDITION)
            raise Refused(Reason.OTHER_EDITION)
        try:
            moves = await self._store.tables.moves(table_id)
            awake_since = self._awake_since.get(shard_of(table.guild_id, self._homes.shards), 0.0)
            replay = partial(Session, self._store.tables, game, table, moves, awake_since=awake_since)
            return replay() if len(moves) <= MOVES_AT_ONCE else await asyncio.to_thread(replay)
        except RecordDamaged as error:
            log.error("cannot continue a table: %s", error)
            await self._end(table, Ending.DAMAGED)
            raise Refused(Reason.RECORD_DAMAGED) from error

    async def _end(self, table: Table, ending: Ending) -> None:
        """End a table that cannot be played any more, without a winner."""
        if table.phase is not Phase.OVER:
            await self._store.tables.end(table.id, Result(ending=ending), at=self._now())
            self.changes.tell(Kind.OVER, table)
