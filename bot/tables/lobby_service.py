"""Tables before the deal: opens lobbies, and has what changes in them stored."""

from __future__ import annotations

import abc
import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables import lobby, tutorial
from bot.tables.lobby import Member
from bot.tables.options import AnyGame
from bot.tables.session_cache import SessionCache
from data.rows import Phase, TableRow
from data.store import Store, TableMovedOn


def new_secret() -> bytes:
    """What nobody can guess: 32 bytes."""
    return secrets.token_bytes(32)


class ChangeListener(Protocol):
    """Whoever shows tables to people."""

    def changed(self, table_id: str) -> None:
        """The table is no longer what was last shown. Must return at once."""


class LobbyService(abc.ABC):
    """What members do before the game; each change is stored before it is shown."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        screen: ChangeListener,
        *,
        now: Callable[[], float] = time.time,
        new_secret: Callable[[], bytes] = new_secret,
    ) -> None:
        self.store = store
        self.preferences = Preferences(store)
        self.games = games
        self.screen = screen
        self.now = now
        self._new_secret = new_secret
        self._member_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.sessions = SessionCache(store, games, changed=screen.changed, now=now)

    async def row(self, table_id: str) -> TableRow:
        """The table as it stands, in whatever phase; Refused when there is no such table."""
        return await self.sessions.row(table_id)

    async def open_lobby(
        self,
        game: AnyGame,
        options: Any,
        host: Member,
        *,
        guild_id: int,
        channel_id: int,
        seconds: int,
        house: str | None = None,
    ) -> TableRow:
        """A new table with its host in the first seat, and a house player that plays as ``house`` in the next.

        Refused when the host sits at too many tables already.
        """
        async with self.member_lock(host.id):
            await self.check_room(guild_id, host.id)
            table = lobby.opened(
                game,
                options,
                host,
                guild_id=guild_id,
                channel_id=channel_id,
                seconds=seconds,
                secret=self._new_secret(),
                at=self.now(),
            )
            if house is not None:
                table = lobby.seat_house(game, table, host.id, house=house).model_copy(update={"revision": 0})
            await self.store.add_table(table)
        self.lobby_changed(table)
        return table

    async def join(self, table_id: str, member: Member) -> TableRow:
        """The member takes a seat in the lobby; Refused when there is none, or he sits at too many tables."""
        async with self.member_lock(member.id):
            await self.check_room((await self.row(table_id)).guild_id, member.id, but=table_id)
            return await self.change(table_id, lambda game, row: lobby.join(game, row, member))

    async def leave(self, table_id: str, user_id: int) -> TableRow:
        """The member gets up before the deal."""
        return await self.change(table_id, lambda _, row: lobby.leave(row, user_id, at=self.now()))

    async def cancel(self, table_id: str, user_id: int) -> TableRow:
        """The host closes the lobby."""
        return await self.change(table_id, lambda _, row: lobby.cancel(row, user_id, at=self.now()))

    async def cut(self, table_id: str, user_id: int, word: str) -> TableRow:
        """A member adds his word to the deal."""
        return await self.change(table_id, lambda _, row: lobby.cut(row, user_id, word))

    async def seat_house(self, table_id: str, user_id: int, house: str) -> TableRow:
        """The host seats a house player."""
        return await self.change(
            table_id, lambda game, row: lobby.seat_house(game, row, user_id, house=house)
        )

    async def play_again(
        self, table_id: str, member: Member, *, channel_id: int, is_swapped: bool
    ) -> TableRow:
        """A lobby in a channel with the people and options of a table that is over, their seats kept for them.

        Refused for whoever did not sit there, and when there is such a lobby already.
        """
        async with self.member_lock(member.id):
            return await self._play_again(table_id, member, channel_id=channel_id, is_swapped=is_swapped)

    async def _play_again(
        self, table_id: str, member: Member, *, channel_id: int, is_swapped: bool
    ) -> TableRow:
        old = await self.row(table_id)
        await self.check_room(old.guild_id, member.id)
        if old.is_lesson:
            seconds = self.preferences.seconds(old.guild_id, None)
            old = tutorial.for_real(self.games[old.game], old, seconds=seconds)
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
            there = await self.store.table(table.id)
            if there is None:
                break
            if there.phase is not Phase.OVER or there.started_at is not None:
                raise Refused("already-again")
            number += 1  # that lobby was closed before its game began
        try:
            await self.store.add_table(table)
        except TableMovedOn as error:
            raise Refused("already-again") from error
        self.lobby_changed(table)
        return table

    async def lapse(self, table_id: str) -> None:
        """Let kept seats lapse and close lobbies whose time is over; the others ring again when theirs is."""
        row = await self.row(table_id)
        if row.phase is Phase.LOBBY and lobby.due_at(row) > self.now():
            self.lobby_changed(row)
        elif row.phase is Phase.LOBBY:
            with contextlib.suppress(Refused):  # somebody has changed it in the last moment
                await self.change(table_id, lambda _, found: lobby.lapsed(found, at=self.now()))

    def member_lock(self, user_id: int) -> asyncio.Lock:
        """Return what is held while a member takes a seat or is forgotten, so that neither falls into the other.

        It is taken before any lock of a table.
        """
        return self._member_locks.setdefault(user_id, asyncio.Lock())

    async def check_room(self, guild_id: int, user_id: int, *, but: str | None = None) -> None:
        """Refused when a member sits at as many tables of a server as it allows, ``but`` not counted."""
        most = self.preferences.server(guild_id).tables_each
        others = [
            row
            for row in await self.store.tables_of(user_id, guild_id)
            if row.id != but and not row.keeps_seat_for(user_id)
        ]
        if len(others) >= most:
            raise Refused("too-many-tables", most=most)

    async def change(self, table_id: str, change: Callable[[AnyGame, TableRow], TableRow]) -> TableRow:
        """Change a lobby as the function says. Refused when somebody else was quicker."""
        async with self.sessions.lock(table_id):
            row = await self.row(table_id)
            changed = lobby.timed(change(self.games[row.game], row), at=self.now())
            try:
                await self.store.change_lobby(changed)
            except TableMovedOn as error:
                raise Refused("moved-on") from error
        self.lobby_changed(changed)
        return changed

    @abc.abstractmethod
    def lobby_changed(self, row: TableRow) -> None:
        """A lobby was opened or has changed: it is to be shown, and looked at again when its time is over."""
