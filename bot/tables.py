"""All tables: opens lobbies, finds the session of an id, and brings every move to it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bot import lobby
from bot.clock import GRACE_SECONDS, Clock
from bot.house import House
from bot.lobby import Member
from bot.options import AnyGame, write_options
from bot.refusals import Refused
from bot.session import RecordDamaged, Session
from data.rows import By, Ending, Phase, PostRow, ResultRow, TableRow
from data.store import Store, TableMovedOn

log = logging.getLogger(__name__)

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
SESSIONS_IN_MEMORY = 2000


def new_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(32)


class Screen(Protocol):
    """Whoever shows tables to people."""

    def changed(self, table_id: str) -> None:
        """The table is no longer what was last shown. Must return at once."""


class Tables:
    """The tables of all servers. What it holds in memory is a cache: the store has the truth."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        screen: Screen,
        *,
        house_pause_seconds: float = 1.5,
        now: Callable[[], float] = time.time,
        seeds: Callable[[], bytes] = new_seed,
    ) -> None:
        self.store = store
        self.games = games
        self.screen = screen
        self.now = now
        self._seeds = seeds
        self.clock = Clock(self._ring, now)
        self.house = House(self._played, house_pause_seconds)
        self._sessions: OrderedDict[str, Session] = OrderedDict()
        self._waking: asyncio.Task[None] | None = None
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def wake(self) -> int:
        """Find every unfinished table again without reading its moves; the number of tables found."""
        rows = await self.store.unfinished()
        played_by_house = []
        for row in rows:
            if row.phase is Phase.PLAYING and row.due_at is not None:
                self.clock.set(row.id, max(row.due_at, self.now() + min(GRACE_SECONDS, row.seconds)))
            if _is_behind(row):
                self.screen.changed(row.id)
            if row.phase is Phase.PLAYING and any(seat.house for seat in row.seats):
                played_by_house.append(row.id)
        for table_id in await self.store.stray_hands():
            self.screen.changed(table_id)
        self._waking = asyncio.create_task(self._wake_houses(played_by_house), name="wake the house")
        return len(rows)

    async def close(self) -> None:
        """Stop what moves by itself."""
        if self._waking is not None:
            self._waking.cancel()
        await self.house.close()

    # Before the deal

    async def open_lobby(
        self, game: AnyGame, options: Any, host: Member, *, guild_id: int, channel_id: int, seconds: int
    ) -> TableRow:
        """A new table with its host in the first seat."""
        table = TableRow(
            id="".join(secrets.choice(_ALPHABET) for _ in range(8)),
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=host.id,
            game=game.key,
            edition=game.edition,
            options=write_options(game, options),
            seconds=seconds,
            phase=Phase.LOBBY,
            seats=(),
            created_at=self.now(),
        )
        table = lobby.join(game, table, host).model_copy(update={"revision": 0})
        await self.store.add_table(table)
        self.screen.changed(table.id)
        return table

    async def join(self, table_id: str, member: Member) -> TableRow:
        """The member takes a seat in the lobby; Refused when there is none."""
        return await self._change(table_id, lambda game, row: lobby.join(game, row, member))

    async def leave(self, table_id: str, user_id: int) -> TableRow:
        """The member gets up before the deal."""
        return await self._change(table_id, lambda _, row: lobby.leave(row, user_id, at=self.now()))

    async def cancel(self, table_id: str, user_id: int) -> TableRow:
        """The host closes the lobby."""
        return await self._change(table_id, lambda _, row: lobby.cancel(row, user_id, at=self.now()))

    async def seat_house(self, table_id: str, user_id: int, house: str) -> TableRow:
        """The host seats a house player."""
        return await self._change(
            table_id, lambda game, row: lobby.seat_house(game, row, user_id, house=house)
        )

    async def start(self, table_id: str, user_id: int) -> Session:
        """The host has the cards dealt."""
        seed = self._seeds()

        def dealt(game: AnyGame, row: TableRow) -> TableRow:
            begun = lobby.start(game, row, user_id, seed=seed, at=self.now())
            return begun.model_copy(update={"due_at": Session(self.store, game, begun).first_deadline()})

        await self._change(table_id, dealt)
        session = await self.session(table_id)
        self._played(session)
        return session

    async def _change(self, table_id: str, change: Callable[[AnyGame, TableRow], TableRow]) -> TableRow:
        async with self._lock(table_id):
            row = await self.row(table_id)
            changed = change(self.games[row.game], row)
            try:
                await self.store.change_lobby(changed)
            except TableMovedOn as error:
                raise Refused("moved-on") from error
        self.screen.changed(table_id)
        return changed

    # In play

    async def row(self, table_id: str) -> TableRow:
        """The table as it stands, in whatever phase; Refused when there is no such table."""
        session = self._sessions.get(table_id)
        row = session.table if session else await self.store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        return row

    async def session(self, table_id: str) -> Session:
        """The table in play or over; Refused when it has not begun, or cannot be played any more."""
        found = self._sessions.get(table_id)
        if found is None:
            async with self._lock(table_id):
                found = self._sessions.get(table_id) or await self._load(table_id)
        self._sessions[table_id] = found
        self._sessions.move_to_end(table_id)
        while len(self._sessions) > SESSIONS_IN_MEMORY:
            self._sessions.popitem(last=False)
        return found

    async def play(self, table_id: str, user_id: int, token: str, *, asked: int | None) -> Session:
        """A member makes a move. Raises as ``Session.play`` does, and Refused for a stranger."""
        session = await self.session(table_id)
        seat = session.seat_of(user_id)
        try:
            await session.play(seat, token, asked=asked, by=By.PLAYER, at=self.now())
        except Refused as refused:
            await self._reread(session, refused)
            raise
        self._played(session)
        return session

    async def concede(self, table_id: str, user_id: int) -> Session:
        """A member gives up for his side."""
        session = await self.session(table_id)
        await session.concede(session.seat_of(user_id), at=self.now())
        self._played(session)
        return session

    async def set_shown(self, table_id: str, version: int, post: PostRow | None) -> None:
        """Remember that the channel has seen the table as it was at this version, in this post."""
        session = self._sessions.get(table_id)
        if session is None:
            await self.store.set_shown(table_id, version, post)
        else:
            await session.set_shown(version, post)

    async def _load(self, table_id: str) -> Session:
        row = await self.row(table_id)
        if row.seed is None:
            raise Refused("table-over" if row.phase is Phase.OVER else "not-begun")
        game = self.games[row.game]
        if row.edition != game.edition:
            if row.phase is not Phase.OVER:
                await self.store.end_table(row.id, ResultRow(ending=Ending.OTHER_EDITION), at=self.now())
                self.screen.changed(row.id)
            raise Refused("other-edition")
        try:
            return Session(self.store, game, row, await self.store.moves(table_id))
        except RecordDamaged as error:
            log.error("a table cannot go on: %s", error)
            raise Refused("record-damaged") from error

    async def _reread(self, session: Session, refused: Refused) -> None:
        """Another process may have moved: the next press must find what it left."""
        if refused.reason == "moved-on":
            row = await self.store.table(session.table.id)
            if row is not None and row.version != session.course.version:
                self._sessions.pop(session.table.id, None)
                self.screen.changed(session.table.id)

    def _played(self, session: Session) -> None:
        self.clock.set(session.table.id, session.table.due_at)
        self.screen.changed(session.table.id)
        self.house.wake(session)

    async def _wake_houses(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            try:
                self.house.wake(await self.session(table_id))
            except Refused as refused:
                log.warning("table %s stays asleep: %s", table_id, refused.reason)

    async def _ring(self, table_id: str) -> None:
        session = await self.session(table_id)
        while due := session.due_seats(self.now()):
            action = session.game.fallback(session.course.state, due[0])
            token = session.game.encode(action)
            version = session.course.version
            try:
                await session.play(due[0], token, asked=version, by=By.CLOCK, at=self.now())
            except Refused:
                break  # the player answered in the last moment
        self._played(session)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())


def _is_behind(row: TableRow) -> bool:
    """Whether the channel may not have seen the table as it is stored."""
    if row.post is None or row.shown < row.version:
        return True
    return row.started_at is not None and row.post.at < row.started_at
