"""Which tables wait for players, and which of them fit a member who wants to play."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable
from enum import StrEnum
from weakref import WeakValueDictionary

from bot.core import Core
from bot.errors import Reason, Refused
from bot.preferences import CLOCKS
from bot.tables.lobby import Member
from bot.tables.options import stored_options
from bot.tables.table import Phase, Table
from games.catalog import GAMES

FILLED = frozenset(
    {
        Reason.TABLE_FULL,
        Reason.TEAM_FULL,
        Reason.MOVED_ON,
        Reason.ALREADY_BEGUN,
        Reason.TABLE_OVER,
        Reason.NO_SUCH_TABLE,
    }
)
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


class Pace(StrEnum):
    """How soon a member wants their game to be over."""

    NOW = "now"
    TODAY = "today"
    WEEK = "week"

    @property
    def clock(self) -> str:
        """The time control of a table at which people play at this pace."""
        return {Pace.NOW: "live", Pace.TODAY: "relaxed", Pace.WEEK: "slow"}[self]


def free_seats(table: Table) -> int:
    """Return how many members can still join a table; a seat that is kept for somebody is not free."""
    game = GAMES.get(table.game)
    if game is None or table.phase is not Phase.LOBBY:
        return 0
    try:
        return max(0, game.seats(stored_options(game, table.options))[-1] - len(table.seats))
    except Refused:  # its options make no sense any more
        return 0


def has_pace(table: Table, pace: Pace, seconds_of: Callable[[str], int]) -> bool:
    """Return whether the table's time is closer to this pace's clock than to any other clock of the server."""

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
        found = [
            (free, row.created_at, row)
            for row in await self._core.tables.open_tables(guild_id)
            if game in (None, row.game)
            and (
                pace is None
                or has_pace(row, pace, lambda clock: self._core.preferences.seconds(guild_id, clock))
            )
            and ((free := free_seats(row)) or row.keeps_seat_for(user_id))
        ]
        return [row for _, _, row in sorted(found, key=lambda one: one[:2])]

    async def join_first(self, rows: Iterable[Table], member: Member) -> Table | None:
        """Seat a member at the first table that still has a seat; None when none has.

        Refused when they sit at too many tables.
        """
        for row in rows:
            try:
                return await self._core.lobbies.join(row.id, member)
            except Refused as refused:
                if refused.reason not in FILLED:
                    raise
        return None


def is_at(table: Table, user_id: int) -> bool:
    """Return whether a member waits at this table themselves; a seat that is only kept for them does not count."""
    return table.seat_of(user_id) is not None and not table.keeps_seat_for(user_id)
