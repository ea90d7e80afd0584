"""All tables: opens lobbies, finds the session of an id, and brings every change to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol
from weakref import WeakValueDictionary

from cachetools import TTLCache

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables import daily, lobby, tutorial
from bot.tables.actions import Offer, TableAction, TableActionKind
from bot.tables.holidays import start_at_new_table
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame
from bot.tables.replayed import ReplayedTable
from bot.tables.session import Session
from bot.tables.session_cache import ChangeListener, SessionCache, announce
from bot.tables.table import By, MoveRecord, Phase, Post, Result, Table
from data.errors import RowDamaged, StoreUnavailable, TableMovedOn
from data.store import Store

log = logging.getLogger(__name__)

TABLES_WATCHED, WATCHING_SECONDS = 1000, 60.0
"""For how many tables the number of spectators is kept in memory, and how long."""


def new_secret() -> bytes:
    """Return 32 random bytes."""
    return secrets.token_bytes(32)


class TableObserver(Protocol):
    """Acts on tables by itself, and is told of each change after it is stored. Every call must return at once."""

    def lobby_changed(self, table: Table) -> None:
        """A lobby was opened or has changed."""

    def played(self, session: Session) -> None:
        """Something was done at a table that has begun, or it has begun now."""

    def ended(self, table_id: str) -> None:
        """A table was ended without a move."""


class TableService:
    """The tables of all servers. What it holds in memory is a cache: the store has the truth."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        listener: ChangeListener,
        preferences: Preferences,
        sessions: SessionCache,
        *,
        game_over: Callable[[], None] = lambda: None,
        homes: Homes | None = None,
        now: Callable[[], float] = time.time,
        new_secret: Callable[[], bytes] = new_secret,
    ) -> None:
        """``game_over`` is called when a game is over, to have its ratings settled.

        ``homes`` knows which process shows a table; without it this one shows all of them.
        """
        self._store = store
        self._preferences = preferences
        self._games = games
        self.now = now
        self._listener = listener
        self.homes = homes or Homes()
        self._game_over = game_over
        self._sessions = sessions
        self._new_secret = new_secret
        self._watching: TTLCache[str, int] = TTLCache(TABLES_WATCHED, WATCHING_SECONDS)
        """How many members watch each table."""
        self._member_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._observers: tuple[TableObserver, ...] = ()

    def tell(self, *observers: TableObserver) -> None:
        """Tell these observers of every change from now on."""
        self._observers = observers

    async def refresh(self, table_id: str) -> None:
        """Show a table that another process has changed, and set its clock. Refused when it cannot be played."""
        await self._sessions.catch_up(table_id)
        self._watching.pop(table_id, None)
        self._listener.changed(table_id)
        table = await self.row(table_id)
        session = await self.session(table_id) if table.phase is Phase.PLAYING else None
        for observer in self._observers:
            if session is not None:
                observer.played(session)
            elif table.phase is Phase.LOBBY:
                observer.lobby_changed(table)
            else:
                observer.ended(table_id)

    async def row(self, table_id: str) -> Table:
        """Return the table in any phase; Refused when there is no such table."""
        return await self._sessions.row(table_id)

    async def session(self, table_id: str) -> Session:
        """Return a table in play or over; Refused when it has not begun, or cannot be played any more."""
        return await self._sessions.find(table_id)

    async def is_shown_here(self, table_id: str) -> bool:
        """Return whether this process shows a table and runs its clock. Refused when there is no such table."""
        return not self.homes.is_shared or self.homes.is_home((await self.row(table_id)).guild_id)

    async def stored(self, table_id: str) -> Table | None:
        """Return a table as it is stored; None when there is no such table."""
        return await self._store.table(table_id)

    async def moves(self, table_id: str) -> tuple[MoveRecord, ...]:
        """Return the moves of a table in their order."""
        return await self._store.moves(table_id)

    async def open_tables(self, guild_id: int) -> tuple[Table, ...]:
        """Return the lobbies and running tables of a server, newest first."""
        return await self._store.tables_in(guild_id)

    async def open_tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[Table, ...]:
        """Return a member's lobbies and running tables (of one server, or of all), newest first."""
        return await self._store.tables_of(user_id, guild_id)

    async def all_tables_of(self, user_id: int) -> tuple[Table, ...]:
        """Return every table at which a member sits or sat, newest first."""
        return await self._store.all_tables_of(user_id)

    async def finished_tables_of(self, user_id: int, guild_id: int | None) -> list[Table]:
        """Return a member's games in a server that began and are over, newest first."""
        return [
            table
            for table in await self._store.all_tables_of(user_id)
            if table.phase is Phase.OVER and table.guild_id == guild_id and table.started_at is not None
        ]

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
        self._changed(await self.row(table_id))

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

    # Lobbies.

    async def open_lobby(
        self,
        game: AnyGame,
        options: Any,
        host: Member,
        new: NewTable,
        *,
        house: str | None = None,
        pauses_for_holidays: bool = False,
    ) -> Table:
        """Open a table with its host in the first seat, and an AI player of level ``house`` in the next.

        Refused when the host sits at too many tables already.
        """
        async with self._room_for(host.id, new.guild_id):
            table = lobby.opened(game, options, host, new, secret=self._new_secret(), at=self.now())
            if house is not None:
                table = lobby.seat_house(game, table, host.id, house=house)
            table = replace(table, revision=0, pauses_for_holidays=pauses_for_holidays)
            await self._store.add_table(table)
        self._lobby_changed(table)
        return table

    async def join(self, table_id: str, member: Member, *, team: int | None = None) -> Table:
        """Seat a member in the lobby, in the team that they choose. Raises as ``lobby.join`` does.

        Refused when they sit at too many tables.
        """
        async with self._room_for(member.id, (await self.row(table_id)).guild_id, but=table_id):
            return await self.change(table_id, lambda game, table: lobby.join(game, table, member, team=team))

    async def leave(self, table_id: str, user_id: int) -> Table:
        """Let a member leave the lobby."""
        return await self.change(
            table_id, lambda game, table: lobby.leave(game, table, user_id, at=self.now())
        )

    async def cancel(self, table_id: str, user_id: int) -> Table:
        """Let the host close the lobby."""
        return await self.change(
            table_id, lambda game, table: lobby.cancel(game, table, user_id, at=self.now())
        )

    async def cut(self, table_id: str, user_id: int, word: str) -> Table:
        """Set a member's contribution to the seed."""
        return await self.change(table_id, lambda game, table: lobby.cut(game, table, user_id, word))

    async def set_pauses_for_holidays(self, table_id: str, user_id: int, *, is_on: bool) -> Table:
        """Let the host choose whether the clock stops while a member is on holiday."""
        return await self.change(
            table_id, lambda _, table: lobby.set_pauses_for_holidays(table, user_id, is_on=is_on)
        )

    async def seat_house(self, table_id: str, user_id: int, house: str) -> Table:
        """Let the host seat an AI player."""
        return await self.change(
            table_id, lambda game, table: lobby.seat_house(game, table, user_id, house=house)
        )

    async def play_again(self, table_id: str, member: Member, *, channel_id: int, is_swapped: bool) -> Table:
        """Open a lobby with the people and options of a table that is over, their seats kept for them.

        Refused for a member who did not sit there, and when there is such a lobby already.
        """
        async with self._room_for(member.id, (await self.row(table_id)).guild_id):
            old = await self.row(table_id)  # with the lock: the member may have been forgotten
            return await self._play_again(old, member, channel_id=channel_id, is_swapped=is_swapped)

    async def _play_again(self, old: Table, member: Member, *, channel_id: int, is_swapped: bool) -> Table:
        if old.is_lesson:
            seconds = self._preferences.seconds(old.guild_id, None)
            old = tutorial.for_real(self._games[old.game], old, seconds=seconds)
        number = 0
        while True:
            table = lobby.again(
                old,
                member,
                number=number,
                channel_id=channel_id,
                is_swapped=is_swapped,
                secret=self._new_secret(),
                at=self.now(),
            )
            existing = await self._store.table(table.id)
            if existing is None:
                break
            if existing.phase is not Phase.OVER or existing.started_at is not None:
                raise Refused("already-again")
            number += 1  # that lobby was closed before its game began
        try:
            await self._store.add_table(table)
        except TableMovedOn as error:
            raise Refused("already-again") from error
        self._lobby_changed(table)
        return table

    async def lapse(self, table_id: str) -> None:
        """Free kept seats and close lobbies whose time is over; for other lobbies, tell the observer when theirs is."""
        table = await self.row(table_id)
        if table.phase is Phase.LOBBY and lobby.due_at(table) > self.now():
            self._lobby_changed(table)
        elif table.phase is Phase.LOBBY:
            with contextlib.suppress(Refused):  # somebody has changed it in the last moment
                await self.change(table_id, lambda game, found: lobby.lapsed(game, found, at=self.now()))

    def member_lock(self, user_id: int) -> asyncio.Lock:
        """Return the lock to hold while a member takes a seat or is forgotten, so that the two never mix.

        Take it before the lock of a table.
        """
        return self._member_locks.setdefault(user_id, asyncio.Lock())

    @contextlib.asynccontextmanager
    async def _room_for(self, user_id: int, guild_id: int, *, but: str | None = None) -> AsyncIterator[None]:
        """Hold a member's lock while they take a seat. Raises as ``check_room`` does."""
        async with self.member_lock(user_id):
            await self.check_room(guild_id, user_id, but=but)
            yield

    async def check_room(self, guild_id: int, user_id: int, *, but: str | None = None) -> None:
        """Refused when a member sits at as many tables of a server as it allows; ``but`` is not counted."""
        most = self._preferences.server(guild_id).tables_each
        others = [
            table
            for table in await self._store.tables_of(user_id, guild_id)
            if table.id != but and not table.keeps_seat_for(user_id)
        ]
        if len(others) >= most:
            raise Refused("too-many-tables", most=most)

    async def change(self, table_id: str, change: Callable[[AnyGame, Table], Table]) -> Table:
        """Change a lobby. Refused when somebody else was quicker."""
        async with self._sessions.lock(table_id):
            table = await self.row(table_id)
            changed = lobby.timed(change(self._games[table.game], table), at=self.now())
            try:
                await self._store.change_lobby(changed)
            except TableMovedOn as error:
                raise Refused("moved-on") from error
        self._lobby_changed(changed)
        return changed

    async def start(self, table_id: str, user_id: int) -> Session:
        """Let the host have the cards dealt."""
        await self.change(
            table_id,
            lambda game, table: _with_deadline(game, lobby.start(game, table, user_id, at=self.now())),
        )
        session = self._played(await self.session(table_id))
        return await start_at_new_table(self, self._preferences, session)

    async def open_lesson(self, game: AnyGame, learner: Member, new: NewTable) -> Session:
        """Seat a member with the tutor and deal. Refused when they sit at too many tables already."""
        async with self._room_for(learner.id, new.guild_id):
            table = tutorial.opened(game, learner, new, at=self.now())
            await self._store.add_table(_with_deadline(game, table))
        return self._played(await self.session(table.id))

    async def open_daily(self, game: AnyGame, host: Member, new: NewTable, *, counts_in: int) -> Session:
        """Deal the deal of today for a member and the strongest AI player; the try counts in the server ``counts_in``.

        Refused when they have tried it already, or sit at too many tables.
        """
        async with self._room_for(host.id, new.guild_id):
            table = daily.opened(game, host, new, at=self.now())
            try:
                await self._store.add_daily_table(_with_deadline(game, table), guild_id=counts_in)
            except TableMovedOn as error:
                raise Refused("daily-played") from error
        return self._played(await self.session(table.id))

    async def play_now(self, game: AnyGame, host: Member, new: NewTable, *, house: str) -> Session:
        """Seat a member with an AI player and deal. Refused when they sit at too many tables already."""
        async with self._room_for(host.id, new.guild_id):
            secret, at = self._new_secret(), self.now()
            table = lobby.against_house(game, host, new, house=house, secret=secret, at=at)
            await self._store.add_table(_with_deadline(game, table))
        return self._played(await self.session(table.id))

    async def deal(self, table: Table) -> None:
        """Store a table whose game has begun and show it. Nothing changes when there is a table with its id."""
        try:
            await self._store.add_table(_with_deadline(self._games[table.game], table))
        except TableMovedOn:
            return
        self._played(await self.session(table.id))

    # Tables that have begun.

    async def play(self, table_id: str, user_id: int, action: Any, *, asked: int | None) -> Session:
        """Make a member's move. Raises as ``Session.play`` does, and Refused for a member without a seat."""

        async def make(session: Session) -> None:
            nonlocal asked
            if asked is None:  # a second try must not answer another question
                asked = session.progress.seen
            await session.play_as(user_id, action, asked=asked, at=self.now())

        return await self.do(table_id, make)

    async def concede(self, table_id: str, user_id: int) -> Session:
        """Let a member give up for their side (CD-80). Raises as ``Session.do`` does."""
        return await self.act(table_id, user_id, TableAction(TableActionKind.CONCEDE))

    async def act(self, table_id: str, user_id: int, table_action: TableAction) -> Session:
        """Do what a member asks for that is no move of the game. Raises as ``Session.do`` does."""
        return await self.do(table_id, lambda session: session.do_as(user_id, table_action, at=self.now()))

    async def nudge(self, table_id: str, user_id: int, *, asked: int) -> Session:
        """Let a member ask those who must act to go on. Raises as ``Session.nudge`` does."""
        return await self.do(table_id, lambda session: session.nudge(user_id, asked=asked, at=self.now()))

    async def offer(self, table_id: str, user_id: int) -> Offer:
        """Offer a member's seat to others. Raises as ``Session.offer`` does."""
        offers: list[Offer] = []

        async def make_offer(session: Session) -> None:
            offers.append(await session.offer(user_id, at=self.now()))

        await self.do(table_id, make_offer)
        return offers[0]

    async def withdraw(self, table_id: str, user_id: int, number: int) -> Session:
        """End a member's offer. Raises as ``Session.withdraw`` does."""
        return await self.do(table_id, lambda session: session.withdraw(user_id, number, at=self.now()))

    async def take_over(self, table_id: str, giver_id: int, number: int, taker: Member) -> Session:
        """Give a member a seat that is on offer. Raises as ``Session.take_over`` does."""
        async with self._room_for(taker.id, (await self.row(table_id)).guild_id, but=table_id):
            return await self.do(
                table_id, lambda session: session.take_over(giver_id, number, taker, at=self.now())
            )

    async def fall_asleep(self, table_id: str) -> None:
        """Stop the clock of a table that cannot be shown, until ``wake_up``."""
        await self._by_clock(table_id, TableActionKind.SLEEP)

    async def wake_up(self, table_id: str) -> None:
        """Let a table go on that can be shown again; everybody who must act gets their full time."""
        await self._by_clock(table_id, TableActionKind.WAKE)

    async def _by_clock(self, table_id: str, word: TableActionKind) -> None:
        with contextlib.suppress(Refused):  # it is so already, or over
            await self.do(
                table_id, lambda session: session.do(TableAction(word), 0, by=By.CLOCK, at=self.now())
            )

    async def do(self, table_id: str, change: Callable[[Session], Awaitable[object]]) -> Session:
        """Change a table that has begun, and tell its listeners. Raises what the change raises.

        When another process was quicker, the change is tried once more at the table as it is now.
        """
        session = await self.session(table_id)
        try:
            await change(session)
        except Refused as refused:
            is_suspicious = refused.reason == "moved-on" or self.homes.is_shared
            if not is_suspicious or not await self._sessions.drop_if_behind(session):
                raise
            self._changed(session.table)
            session = await self.session(table_id)
            await change(session)
        return self._played(session)

    async def end(self, table_id: str, result: Result) -> None:
        """End a table without a winner, before or in the game. Refused when it is over already."""
        table = await self.row(table_id)
        async with (
            self._sessions.lock(table_id) if table.seed is None else (await self.session(table_id)).lock
        ):
            try:
                await self._sessions.end(table_id, result)
            except TableMovedOn as error:
                raise Refused("table-over") from error
        self._changed(table)
        for observer in self._observers:
            observer.ended(table_id)

    async def forget_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records; they leave all their tables first.

        StoreError when that cannot be done.
        """
        async with self.member_lock(user_id):
            await self.leave_everywhere(user_id)
            shown = [
                table for table in await self._store.all_tables_of(user_id) if table.phase is not Phase.OVER
            ]
            await self._preferences.forget_member(user_id)
            self._sessions.forget_member(user_id)
        await self.homes.forget_everywhere(user_id)
        for table in shown:
            if not table.is_direct:  # their direct messages are forgotten as well
                self._changed(table)

    async def leave_everywhere(self, user_id: int) -> None:
        """Let a member leave their lobbies, and hand their running seats to stand-ins."""
        for table in await self._store.tables_of(user_id):
            await self._leave_for_good(table, user_id)

    async def _leave_for_good(self, table: Table, user_id: int) -> None:
        """Take a member away from a table; if that fails, they lose only their name and id there."""
        try:
            if table.phase is Phase.LOBBY:
                with contextlib.suppress(Refused):  # the game has begun meanwhile, or they have left
                    await self.leave(table.id, user_id)
            if (await self.row(table.id)).phase is Phase.PLAYING:
                await self.act(table.id, user_id, TableAction(TableActionKind.LEAVE))
        except Refused as refused:
            log.info("a member who is forgotten has not left table %s: %s", table.id, refused.reason)
        except Exception as error:
            if isinstance(error, StoreUnavailable) and not isinstance(error, RowDamaged):
                raise
            log.error("a member who is forgotten has not left table %s: %s", table.id, type(error).__name__)

    def _changed(self, table: Table) -> None:
        announce(table, self._listener, self.homes)

    def _lobby_changed(self, table: Table) -> None:
        self._changed(table)
        if self.homes.is_home(table.guild_id):
            for observer in self._observers:
                observer.lobby_changed(table)

    def _played(self, session: Session) -> Session:
        self._changed(session.table)
        if session.is_over:
            self._sessions.let_go(session)
            self._game_over()
        if self.homes.is_home(session.table.guild_id):
            for observer in self._observers:
                observer.played(session)
        return session


def _with_deadline(game: AnyGame, table: Table) -> Table:
    """Return a table whose game begins, with its first deadline."""
    return replace(table, due_at=ReplayedTable(game, table).first_deadline())
