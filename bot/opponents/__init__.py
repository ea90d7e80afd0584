"""Finding opponents: tables that wait for players, seating members there, and telling a server's players of them."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

from bot.core import Core
from bot.errors import Reason, Refused
from bot.preferences import CLOCKS
from bot.tables.changes import ChangeKind, TableChanged
from bot.tables.lobby import Member, free_seats
from bot.tasks import KeyedTasks
from data.records.tables import Table

BETWEEN_CALLS_SECONDS = 600.0
"""The least time between two calls in one server."""
WAITED_SECONDS = 10.0
"""How long a table waits before the players are told: the host's friends may join at once."""
RETRY_SECONDS = 60.0
"""How long to wait at most when the store has failed."""
FILLED = frozenset({Reason.TABLE_FULL, Reason.TEAM_FULL, Reason.MOVED_ON, Reason.ALREADY_BEGUN}) | {
    *(Reason.TABLE_OVER, Reason.NO_SUCH_TABLE)
}
"""Why a member cannot join a table that waited a moment ago: somebody else was quicker."""


class OpponentReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    ALREADY_WAITING = "already-waiting"
    ROLE_NONE = "players-role-none"
    ROLE_EVERYONE = "players-role-everyone"
    ROLE_MANAGED = "players-role-managed"
    ROLE_POWERFUL = "players-role-powerful"
    ROLE_PERMISSION = "players-role-permission"
    ROLE_TOO_HIGH = "players-role-too-high"
    ROLE_NOT_YOURS = "players-role-not-yours"
    ROLE_SILENT = "players-role-silent"
    INVITE_YOURSELF = "invite-yourself"
    INVITE_BOT = "invite-bot"
    INVITE_LEFT = "invite-left"
    INVITE_TIMED_OUT = "invite-timed-out"
    INVITE_UNSEEN = "invite-unseen"
    INVITE_AT_TABLE = "invite-at-table"
    INVITE_SOON = "invite-soon"
    INVITE_NO_THREAD = "invite-no-thread"


class Pace(StrEnum):
    """The pace that a member wishes for their game."""

    NOW = "now"
    TODAY = "today"
    WEEK = "week"

    @property
    def clock(self) -> str:
        """The time control of a table at which people play at this pace."""
        return {Pace.NOW: "live", Pace.TODAY: "relaxed", Pace.WEEK: "slow"}[self]


def has_pace(table: Table, pace: Pace, seconds_of: Callable[[str], int]) -> bool:
    """Return True if the table's time is closer to this pace's clock than to any other clock of the server."""

    def distance(clock: str) -> float:
        return abs(math.log(max(1, table.seconds) / max(1, seconds_of(clock))))

    return distance(pace.clock) <= min(distance(clock) for clock in CLOCKS)


class WaitingTables:
    """Finds tables that wait for players, and seats members there."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, guild_id: int) -> asyncio.Lock:
        """Return the lock to hold from the search until a table is opened: two members who search at once meet."""
        return self._locks.setdefault(guild_id, asyncio.Lock())

    async def fitting(
        self, guild_id: int, user_id: int, *, game: str | None, pace: Pace | None
    ) -> list[Table]:
        """Return the tables of a server that wait for a member, or at which they wait themselves.

        Those that keep a seat for the member come first, then those that miss the fewest players, then the oldest.
        """
        tables = [
            (free, table.created_at, table)
            for table in await self._core.tables.stored.of_server(guild_id)
            if game in (None, table.game)
            and (
                pace is None
                or has_pace(table, pace, lambda clock: self._core.preferences.seconds(guild_id, clock))
            )
            and ((free := free_seats(table)) or table.keeps_seat_for(user_id))
        ]
        return [table for _, _, table in sorted(tables, key=lambda one: one[:2])]

    async def join_first(self, tables: Iterable[Table], member: Member) -> Table | None:
        """Seat a member at the first table that still has a seat; None when none has.

        Refused when they sit at too many tables.
        """
        for table in tables:
            try:
                return await self._core.lobbies.join(table.id, member)
            except Refused as refused:
                if refused.reason not in FILLED:
                    raise
        return None


def is_at(table: Table, user_id: int) -> bool:
    """Return True if a member waits at this table themselves; a seat that is only kept for them does not count."""
    return table.seat_of(user_id) is not None and not table.keeps_seat_for(user_id)


class Caller(Protocol):
    """Writes to the players of a server."""

    async def has_players(self, guild_id: int) -> bool:
        """Return True if the server has a role to tell. StoreError when that cannot be stored."""

    def can_call(self, table: Table) -> bool:
        """Return True if the players can be told where the table is."""

    async def call(self, table: Table, *, free: int) -> None:
        """Tell the players that a table has ``free`` free seats. Failures of Discord are logged."""


class PlayerCalls:
    """Tells the players of servers whose home this process is. It has a task for each server where tables wait."""

    def __init__(self, core: Core, caller: Caller) -> None:
        self._core = core
        self._store = core.store.opponents
        self._caller = caller
        self.waited_seconds = WAITED_SECONDS
        self._work = KeyedTasks("players", longest_wait_seconds=RETRY_SECONDS)
        core.tables.changes.hear(ChangeKind.LOBBY, self.lobby_changed)

    def lobby_changed(self, change: TableChanged) -> None:
        """Look at a server's tables, soon: one of them may wait."""
        if free_seats(change.table):
            self.look(change.table.guild_id)

    def look(self, guild_id: int) -> None:
        """Look at a server's tables, soon, if it has a role to tell."""
        if self._core.preferences.server(guild_id).players_role_id is None:
            return
        self._work.start(str(guild_id), partial(self._run, guild_id))

    async def close(self) -> None:
        """Stop; the tables that nobody was told about are found at the next start."""
        await self._work.close()

    async def _run(self, guild_id: int) -> None:
        seconds = await self.step(guild_id)
        if seconds is not None:
            await asyncio.sleep(seconds)
            self.look(guild_id)

    async def step(self, guild_id: int) -> float | None:
        """Tell the players of the table that has waited longest, if it is time.

        Return the seconds until the next look; None when they were told about all tables that wait.
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
        already_called = await self._store.called_lobbies(guild_id)
        tables = [
            table
            for table in await self._core.tables.stored.of_server(guild_id)
            if table.id not in already_called and free_seats(table) and self._caller.can_call(table)
        ]
        return sorted(tables, key=lambda table: (table.created_at, table.id))
