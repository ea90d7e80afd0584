"""Lobbies: opens tables, changes them until their game begins, and gives members their seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.errors import Reason, Refused
from bot.member_times import is_on_holiday
from bot.preferences import Preferences
from bot.tables import lobby
from bot.tables.commands import TableAction, TableActionKind, TakeOver
from bot.tables.lobby import Member, NewTable
from bot.tables.options import AnyGame
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.state import TableState
from bot.tables.status import LIVE_BELOW_SECONDS
from data.errors import StoreError, TableMovedOn
from data.records.tables import Ending, Phase, Table
from games.catalog import GAMES

log = logging.getLogger(__name__)

MOST_AGAIN, AGAIN_SECONDS = 3, 3600.0
"""The most times that a game may be played again within this time if no game begins: each lobby pings its members."""


def new_secret() -> bytes:
    """Return 32 random bytes."""
    return secrets.token_bytes(32)


class Lobbies:
    """Opens the tables of all servers: with a lobby, or with a game that begins at once.

    A seat is taken under the lock of its member, so that nobody sits at more tables than their server allows.
    """

    def __init__(
        self,
        preferences: Preferences,
        tables: TableService,
        *,
        new_secret: Callable[[], bytes] = new_secret,
    ) -> None:
        self._preferences = preferences
        self._tables = tables
        self._new_secret = new_secret
        self._member_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open_lobby(
        self,
        game: AnyGame,
        options: Any,
        host: Member,
        new: NewTable,
        *,
        house: str | None = None,
        invited: Member | None = None,
        pauses_for_holidays: bool = False,
        asks_for_open_hands: bool = False,
    ) -> Table:
        """Open a table with its host in the first seat, and a house player of level ``house`` in the next.

        A seat is kept for the member who is ``invited``. With ``asks_for_open_hands`` all members are asked, the host
        as well, whether spectators may see all hands.

        Refused when the host sits at too many tables already.
        """
        async with self._room_for(host.id, new.guild_id):
            table = lobby.new_table(
                game, options, host, new, secret=self._new_secret(), at=self._tables.now()
            )
            if house is not None:
                table = lobby.seat_house(game, table, host.id, house=house)
            if invited is not None:
                table = lobby.with_deadline(lobby.invite(game, table, invited), at=table.created_at)
            table = replace(
                table,
                revision=0,
                pauses_for_holidays=pauses_for_holidays,
                open_hands=int(asks_for_open_hands),
            )
            table = await self._as_members_need(table)
            await self._tables.stored.add(table)
        self._tables.lobby_changed(table)
        return table

    async def join(self, table_id: str, member: Member, *, team: int | None = None) -> Table:
        """Seat a member in the lobby. Raises as ``lobby.join`` does, and Refused if they sit at too many tables."""
        async with self._room_for(member.id, (await self._tables.table(table_id)).guild_id, but=table_id):
            return await self.change(table_id, lambda game, table: lobby.join(game, table, member, team=team))

    async def leave(self, table_id: str, user_id: int) -> Table:
        """Let a member leave the lobby."""
        return await self.change(
            table_id, lambda game, table: lobby.leave(game, table, user_id, at=self._tables.now())
        )

    async def cancel(self, table_id: str, user_id: int) -> Table:
        """Let the host close the lobby."""
        return await self.change(
            table_id, lambda game, table: lobby.cancel(game, table, user_id, at=self._tables.now())
        )

    async def cut(self, table_id: str, user_id: int, word: str) -> Table:
        """Set a member's contribution to the seed."""
        return await self.change(table_id, lambda game, table: lobby.cut(game, table, user_id, word))

    async def set_pauses_for_holidays(self, table_id: str, user_id: int, *, is_on: bool) -> Table:
        """Let the host choose whether the clock stops while a member is on holiday."""
        return await self.change(
            table_id, lambda _, table: lobby.set_pauses_for_holidays(table, user_id, is_on=is_on)
        )

    async def set_open_hands(self, table_id: str, user_id: int, *, is_on: bool) -> Table:
        """Let the host ask whether spectators may see all hands, or ask no longer."""
        return await self.change(table_id, lambda _, table: lobby.set_open_hands(table, user_id, is_on=is_on))

    async def agree_to_open_hands(self, table_id: str, user_id: int, question: int) -> Table:
        """Note that a member agrees to open hands. Raises as ``lobby.agree_to_open_hands``."""
        return await self.change(
            table_id, lambda game, table: lobby.agree_to_open_hands(game, table, user_id, question)
        )

    async def seat_house(self, table_id: str, user_id: int, house: str) -> Table:
        """Let the host seat a house player."""
        return await self.change(
            table_id, lambda game, table: lobby.seat_house(game, table, user_id, house=house)
        )

    async def play_again(
        self, table_id: str, member: Member, *, place: Callable[[], int], is_swapped: bool
    ) -> Table:
        """Return the lobby of the next game, with the people and options of a table that is over.

        The first member who wants it opens it in the channel that ``place`` returns, and the seats of the others are
        kept; each of them gets their seat when they want it too. Return that game once it has begun. Refused for a
        member who did not sit there or sits at too many tables, when ``place`` refuses, and when several were opened
        and closed a short while ago: each may ping the others.
        """
        async with self.member_lock(member.id):
            old = await self._tables.table(table_id)  # with the lock: the member may have been forgotten
            table = await self._next_table(old, member, place=place, is_swapped=is_swapped)
        is_seated = table.seat_of(member.id) is not None and not table.keeps_seat_for(member.id)
        return table if is_seated or table.phase is not Phase.LOBBY else await self.join(table.id, member)

    async def _next_table(
        self, old: Table, member: Member, *, place: Callable[[], int], is_swapped: bool
    ) -> Table:
        if old.game not in GAMES:
            raise Refused(Reason.OTHER_EDITION)
        if old.is_tutorial:
            seconds = self._preferences.seconds(old.guild_id, None)
            old = lobby.for_real(GAMES[old.game], old, seconds=seconds)
        last = await self._tables.stored.played_again(old.id, MOST_AGAIN)
        table = lobby.rematch(
            old,
            member,
            number=last[0].again_number + 1 if last else 0,
            channel_id=old.channel_id,
            is_swapped=is_swapped,
            secret=self._new_secret(),
            at=self._tables.now(),
        )
        if last and (last[0].phase is not Phase.OVER or last[0].started_at is not None):
            return last[0]
        until = min((other.created_at for other in last), default=0.0) + AGAIN_SECONDS
        if len(last) == MOST_AGAIN and until > self._tables.now():
            raise Refused(Reason.TOO_SOON, until=f"<t:{math.ceil(until)}:R>")
        await self.check_room(old.guild_id, member.id)
        table = await self._as_members_need(replace(table, channel_id=place()))
        try:
            await self._tables.stored.add(table)
        except TableMovedOn:  # another of them was quicker
            return await self._tables.table(table.id)
        invited = {seat.user_id for seat in table.seats if seat.is_invited and seat.user_id is not None}
        for user_id in invited.intersection(await self._tables.stored.muted(old.id)):
            await self._tables.stored.set_muted(table.id, user_id, is_on=True)
        self._tables.lobby_changed(table)
        return table

    async def lapse(self, table_id: str) -> None:
        """Free the kept seats of a lobby whose time is over, or close it. If it is not over, set its deadline again."""
        table = await self._tables.table(table_id)
        if table.phase is Phase.LOBBY and lobby.due_at(table) > self._tables.now():
            self._tables.lobby_changed(table)
        elif table.phase is Phase.LOBBY:
            with contextlib.suppress(Refused):  # somebody has changed it in the last moment
                await self.change(
                    table_id, lambda game, found: lobby.after_deadline(game, found, at=self._tables.now())
                )

    def member_lock(self, user_id: int) -> asyncio.Lock:
        """Return the lock to hold, before any lock of a table, while a member takes a seat or is forgotten."""
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
            for table in await self._tables.stored.of_member(user_id, guild_id)
            if table.id != but and not table.keeps_seat_for(user_id)
        ]
        if len(others) >= most:
            raise Refused(Reason.TOO_MANY_TABLES, most=most)

    async def change(self, table_id: str, change: Callable[[AnyGame, Table], Table]) -> Table:
        """Change a lobby. Refused when somebody else was quicker, and when its game was removed: then it ends."""
        async with self._tables.lock(table_id):
            table = await self._tables.table(table_id)
            game = GAMES.get(table.game)
            if game is None:
                await self._tables.end_unplayable(table, Ending.OTHER_EDITION)
                raise Refused(Reason.OTHER_EDITION)
            changed = lobby.with_deadline(change(game, table), at=self._tables.now())
            if changed.phase is Phase.LOBBY:  # what it said last holds for the game
                changed = await self._as_members_need(changed)
            try:
                await self._tables.stored.change_lobby(changed)
            except TableMovedOn as error:
                raise Refused(Reason.MOVED_ON) from error
        self._tables.lobby_changed(changed)
        return changed

    async def preferences_changed(self, user_id: int) -> None:
        """Let the lobbies where a member sits say what they have set now. Raise StoreError."""
        for table in await self._tables.stored.of_member(user_id):
            if table.phase is Phase.LOBBY:
                with contextlib.suppress(Refused):  # it has begun or was closed meanwhile
                    await self.change(table.id, lambda _, found: replace(found, revision=found.revision + 1))

    async def _as_members_need(self, table: Table) -> Table:
        """Return a table that tells who of its members has more time, and whether its images are calm.

        Raise StoreError if their preferences cannot be read.
        """
        members = {
            seat.seat: await self._preferences.member(seat.user_id)
            for seat in table.seats
            if seat.user_id is not None and not seat.is_invited
        }
        is_live = table.seconds < LIVE_BELOW_SECONDS
        slower = {seat for seat, member in members.items() if member.more_time and is_live}
        return replace(
            table,
            seats=tuple([replace(seat, has_more_time=seat.seat in slower) for seat in table.seats]),
            is_calm=any(member.calm_pictures for member in members.values()),
        )

    async def start(self, table_id: str, user_id: int) -> Session:
        """Let the host have the cards dealt."""
        await self.change(
            table_id,
            lambda game, table: _with_deadline(
                game, lobby.start(game, table, user_id, at=self._tables.now())
            ),
        )
        session = await self._tables.announce_start(table_id)
        return await _start_holidays(self._tables, self._preferences, session)

    async def play_now(self, game: AnyGame, host: Member, new: NewTable, *, house: str) -> Session:
        """Seat a member with a house player and deal. Refused when they sit at too many tables already."""

        def house_table(at: float) -> Table:
            return lobby.against_house(game, host, new, house=house, secret=self._new_secret(), at=at)

        return await self.begin(host, new.guild_id, house_table)

    async def begin(
        self,
        host: Member,
        guild_id: int,
        opened: Callable[[float], Table],
        add: Callable[[Table], Awaitable[None]] | None = None,
    ) -> Session:
        """Open a table whose game begins at once, as ``opened`` returns it for a time (epoch seconds).

        ``add`` stores it if it is not stored as any other table is. Refused when the host sits at too many tables.
        """
        async with self._room_for(host.id, guild_id):
            table = await self._as_members_need(opened(self._tables.now()))
            await (add or self._tables.stored.add)(_with_deadline(GAMES[table.game], table))
        return await self._tables.announce_start(table.id)

    async def deal(self, table: Table) -> None:
        """Store a table whose game has begun and show it. Nothing changes when there is a table with its id.

        Nobody has agreed there on more time for a member.
        """
        table = replace(table, is_calm=(await self._as_members_need(table)).is_calm)
        try:
            await self._tables.stored.add(_with_deadline(GAMES[table.game], table))
        except TableMovedOn:
            return
        await self._tables.announce_start(table.id)

    async def take_over(self, table_id: str, taking: TakeOver) -> Session:
        """Give a member a seat on offer. Raises as ``TableService.apply``, and Refused at too many tables."""
        taker_id = taking.taker.id
        async with self._room_for(taker_id, (await self._tables.table(table_id)).guild_id, but=table_id):
            return await self._tables.apply(table_id, taker_id, taking)


async def _start_holidays(tables: TableService, preferences: Preferences, session: Session) -> Session:
    """Start the holidays of members who are away while a game begins; return the table as it is then."""
    for seat in session.table.seats:
        try:
            member = None if seat.user_id is None else await preferences.member(seat.user_id)
            if member is None or member.holiday_until is None or not is_on_holiday(member, tables.now()):
                continue
            holiday = TableAction(TableActionKind.HOLIDAY, amount=int(member.holiday_until))
            session = await tables.apply(session.table.id, member.user_id, holiday)
        except (Refused, StoreError) as error:
            log.warning("a holiday changes nothing at table %s: %s", session.table.id, error)
    return session


def _with_deadline(game: AnyGame, table: Table) -> Table:
    return replace(table, due_at=TableState(game, table).first_deadline())
