"""All tables: opens lobbies, finds the session of an id, and brings every move to it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from bot import lobby
from bot.absent import Absent
from bot.clock import Clock
from bot.course import GRACE_SECONDS
from bot.customs import Customs
from bot.house import House
from bot.lobby import Member
from bot.options import AnyGame
from bot.refusals import Refused
from bot.session import Session
from bot.sessions import Sessions
from data.rows import By, Ending, Phase, PostRow, ResultRow, TableRow
from data.store import Store, TableMovedOn

log = logging.getLogger(__name__)


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
        self.customs = Customs(store)
        self.games = games
        self.screen = screen
        self.now = now
        self._seeds = seeds
        self.absent = Absent(self)
        self.clock = Clock(self.absent.ring, now)
        self.house = House(self.absent.answer, house_pause_seconds)
        self._sessions = Sessions(store, games, changed=screen.changed, now=now)
        self._waking: asyncio.Task[None] | None = None

    async def wake(self) -> int:
        """Find every unfinished table again without reading its moves; the number of tables found."""
        self._sessions.awake_since = self.now()
        await self.customs.load()
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
        self._waking = asyncio.create_task(self.absent.wake(played_by_house), name="wake the house")
        return len(rows)

    async def close(self) -> None:
        """Stop what moves by itself."""
        if self._waking is not None:
            self._waking.cancel()
        await self.clock.close()
        await self.house.close()

    # Before the deal

    async def open_lobby(
        self, game: AnyGame, options: Any, host: Member, *, guild_id: int, channel_id: int, seconds: int
    ) -> TableRow:
        """A new table with its host in the first seat. Refused when he sits at too many tables already."""
        await self._check_room(guild_id, host.id)
        table = lobby.opened(
            game, options, host, guild_id=guild_id, channel_id=channel_id, seconds=seconds, at=self.now()
        )
        await self.store.add_table(table)
        self.screen.changed(table.id)
        return table

    async def join(self, table_id: str, member: Member) -> TableRow:
        """The member takes a seat in the lobby; Refused when there is none, or he sits at too many tables."""
        await self._check_room((await self.row(table_id)).guild_id, member.id, but=table_id)
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

    async def _check_room(self, guild_id: int, user_id: int, *, but: str | None = None) -> None:
        most = self.customs.server(guild_id).tables_each
        others = [row for row in await self.store.tables_of(user_id, guild_id) if row.id != but]
        if len(others) >= most:
            raise Refused("too-many-tables", most=most)

    async def end(self, table_id: str, reason: str) -> None:
        """End a table for nobody's gain, before or in the game. Refused when it is over already."""
        row = await self.row(table_id)
        async with self._sessions.lock(table_id) if row.seed is None else (await self.session(table_id)).lock:
            result = ResultRow(ending=Ending.ENDED, reason=reason)
            try:
                await self._sessions.end(table_id, result)
            except TableMovedOn as error:
                raise Refused("table-over") from error
        self.clock.set(table_id, None)
        self.screen.changed(table_id)

    async def forget_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records. Refused while he sits at a table."""
        seated = await self.store.tables_of(user_id)
        if seated:
            raise Refused("still-seated", count=len(seated))
        await self.customs.forget_member(user_id)
        self._sessions.forget_member(user_id)

    async def _change(self, table_id: str, change: Callable[[AnyGame, TableRow], TableRow]) -> TableRow:
        async with self._sessions.lock(table_id):
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
        return await self._sessions.row(table_id)

    async def session(self, table_id: str) -> Session:
        """The table in play or over; Refused when it has not begun, or cannot be played any more."""
        return await self._sessions.find(table_id)

    async def set_shown(self, table_id: str, version: int, post: PostRow | None) -> None:
        """Remember that the channel has seen the table as it was at this version, in this post."""
        await self._sessions.set_shown(table_id, version, post)

    async def play(self, table_id: str, user_id: int, token: str, *, asked: int | None) -> Session:
        """A member makes a move. Raises as ``Session.play`` does, and Refused for a stranger."""

        async def move(session: Session) -> None:
            seat = session.seat_of(user_id)
            await session.play(seat, token, asked=asked, by=By.PLAYER, at=self.now())

        return await self.do(table_id, move)

    async def concede(self, table_id: str, user_id: int) -> Session:
        """A member gives up for his side (CD-80). Raises as ``Session.concede`` does."""

        async def give_up(session: Session) -> None:
            await session.concede(session.seat_of(user_id), at=self.now())

        return await self.do(table_id, give_up)

    async def do(self, table_id: str, deed: Callable[[Session], Awaitable[None]]) -> Session:
        """Have something done at a table, and everybody told who has to know. Raises what the deed raises."""
        session = await self.session(table_id)
        try:
            await deed(session)
        except Refused as refused:
            if refused.reason == "moved-on":
                await self._sessions.forget_if_behind(session)
            raise
        self._played(session)
        return session

    def _played(self, session: Session) -> None:
        self.clock.set(session.table.id, session.table.due_at)
        self.screen.changed(session.table.id)
        if session.house_seats() or session.rolls():
            self.house.wake(session.table.id)


def _is_behind(row: TableRow) -> bool:
    """Whether the channel may not have seen the table as it is stored."""
    if row.post is None or row.shown < row.version:
        return True
    return row.started_at is not None and row.post.at < row.started_at
