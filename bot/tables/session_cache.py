"""The tables in memory: a cache of what the store holds, one session an id."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from weakref import WeakValueDictionary

from bot.errors import Refused
from bot.tables.options import AnyGame
from bot.tables.replayed import RecordDamaged, ended
from bot.tables.session import Session
from data.rows import Ending, Phase, PostRow, ResultRow, TableRow
from data.store import Store

log = logging.getLogger(__name__)

SESSIONS_IN_MEMORY = 2000
"""More than so many running tables are read again when somebody needs them."""
OVER_IN_MEMORY = 50
"""Of the tables that are over only so many stay: their last post and the end of their hands are shown from them."""


class SessionCache:
    """Finds the session of an id, and forgets it when it is not needed or behind the store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        changed: Callable[[str], None],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._games = games
        self._changed = changed
        self._now = now
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.awake_since = 0.0
        """When the bot came back, in epoch seconds: what was asked before leaves some grace."""
        self._over: OrderedDict[str, None] = OrderedDict()
        """The tables in memory that are over, the one that was needed longest ago first."""

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._sessions)

    async def row(self, table_id: str) -> TableRow:
        """The table as it stands, in whatever phase; Refused when there is no such table."""
        session = self._sessions.get(table_id)
        row = session.table if session else await self._store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        return row

    async def find(self, table_id: str) -> Session:
        """The table in play or over; Refused when it has not begun, or cannot be played any more."""
        found = self._sessions.get(table_id)
        if found is None:
            async with self.lock(table_id):
                found = self._sessions.get(table_id) or await self._load(table_id)
        self._sessions[table_id] = found
        self._sessions.move_to_end(table_id)
        self.let_go(found)
        if len(self._sessions) > SESSIONS_IN_MEMORY:
            idle = (key for key, session in self._sessions.items() if not session.lock.locked())
            del self._sessions[next(idle)]
        return found

    def let_go(self, session: Session) -> None:
        """Keep a table that is over for a little while only."""
        if not session.is_over:
            return
        self._over[session.table.id] = None
        self._over.move_to_end(session.table.id)
        if len(self._over) > OVER_IN_MEMORY:
            oldest, _ = self._over.popitem(last=False)
            self._sessions.pop(oldest, None)

    async def set_shown(self, table_id: str, version: int, post: PostRow | None) -> None:
        """Remember that the channel has seen the table as it was at this version, in this post."""
        session = self._sessions.get(table_id)
        if session is None:
            await self._store.set_shown(table_id, version, post)
        else:
            await session.set_shown(version, post)

    async def end(self, table_id: str, result: ResultRow) -> None:
        """End a table without a move. TableMovedOn when it is over already."""
        at = self._now()
        await self._store.end_table(table_id, result, at=at)
        session = self._sessions.get(table_id)
        if session is not None:
            session.table = ended(session.table, result, at=at)
            self.let_go(session)

    async def forget_if_behind(self, session: Session) -> None:
        """Another process may have moved: the next one to look must find what it left."""
        row = await self._store.table(session.table.id)
        now = None if row is None else (row.version, row.phase)
        if now != (session.progress.version, session.table.phase):
            if self._sessions.get(session.table.id) is session:
                del self._sessions[session.table.id]
            self._changed(session.table.id)

    def forget_member(self, user_id: int) -> None:
        """Let go of the tables at which a member sat, so that they are read again without his name."""
        for table_id, found in list(self._sessions.items()):
            if any(user_id in (seat.user_id, seat.dealt_to) for seat in found.table.seats):
                del self._sessions[table_id]

    def lock(self, table_id: str) -> asyncio.Lock:
        """What one holds while a table is read or its lobby changes."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _load(self, table_id: str) -> Session:
        row = await self.row(table_id)
        if row.seed is None:
            raise Refused("table-over" if row.phase is Phase.OVER else "not-begun")
        game = self._games.get(row.game)
        if game is None or row.edition != game.edition:
            await self._end(row, Ending.OTHER_EDITION)
            raise Refused("other-edition")
        try:
            moves = await self._store.moves(table_id)
            return Session(self._store, game, row, moves, awake_since=self.awake_since)
        except RecordDamaged as error:
            log.error("cannot continue a table: %s", error)
            await self._end(row, Ending.DAMAGED)
            raise Refused("record-damaged") from error

    async def _end(self, row: TableRow, ending: Ending) -> None:
        """End a table that cannot be played any more, for nobody's gain."""
        if row.phase is not Phase.OVER:
            await self._store.end_table(row.id, ResultRow(ending=ending), at=self._now())
            self._changed(row.id)
