"""Members who leave all their tables: on holiday until a date, or for good, because they are forgotten."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.cluster.homes import Homes, MemberForgotten
from bot.errors import Refused, is_of_store
from bot.member_times import is_on_holiday
from bot.preferences import Preferences
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobbies import Lobbies
from bot.tables.service import TableService
from data.records.tables import Phase

log = logging.getLogger(__name__)


class Holidays:
    """Starts and ends them. A holiday that is over ends by itself at each table."""

    def __init__(self, tables: TableService, preferences: Preferences) -> None:
        self._tables = tables
        self._preferences = preferences

    def now(self) -> float:
        """Return the time by which holidays end, in epoch seconds."""
        return self._tables.now()

    async def start(self, user_id: int, until: float) -> None:
        """Let a member be away from all tables until a time (epoch seconds). StoreError when that cannot be stored."""
        await self._preferences.change_member(user_id, holiday_until=float(int(until)))
        await self._at_all_tables(user_id, TableAction(TableActionKind.HOLIDAY, amount=int(until)))

    async def end(self, user_id: int) -> None:
        """Bring a member back to the tables that they left for their holiday. StoreError as for `start`."""
        member = await self._preferences.member(user_id)
        was_away = is_on_holiday(member, self._tables.now())
        await self._preferences.change_member(user_id, holiday_until=None)
        if was_away:
            await self._at_all_tables(user_id, TableAction(TableActionKind.RETURN))

    async def _at_all_tables(self, user_id: int, action: TableAction) -> None:
        for table in await self._tables.stored.of_member(user_id):
            if table.phase is Phase.PLAYING:
                with _harming_no_other(table.id):
                    await self._tables.apply(table.id, user_id, action)


@dataclass(frozen=True, eq=False)
class Forgetting:
    """Takes members out of what the bot stores and remembers."""

    tables: TableService
    lobbies: Lobbies
    preferences: Preferences
    homes: Homes
    before_forgetting: Sequence[Callable[[int], Awaitable[None]]] = ()
    """Called with the id of a member before their records lose it."""

    async def forget(self, user_id: int) -> None:
        """Let a member leave all tables, and take their name and id out of all records. May raise StoreError."""
        async with self.lobbies.member_lock(user_id):
            await self.leave_everywhere(user_id)
            shown = [
                table
                for table in await self.tables.stored.all_of_member(user_id)
                if table.phase is not Phase.OVER
            ]
            for call in self.before_forgetting:
                await call(user_id)
            await self.preferences.forget_member(user_id)
            self.homes.news.tell(MemberForgotten(user_id))
        await self.homes.forget_everywhere(user_id)
        for table in shown:
            if not table.is_direct:  # their direct messages are forgotten as well
                await self.tables.request_update(table.id)

    async def leave_everywhere(self, user_id: int) -> None:
        """Let a member leave their lobbies, and hand their running seats to stand-ins, where that is possible."""
        for table in await self.tables.stored.of_member(user_id):
            with _harming_no_other(table.id):
                if table.phase is Phase.LOBBY:
                    with contextlib.suppress(Refused):  # the game has begun meanwhile, or they have left
                        await self.lobbies.leave(table.id, user_id)
                if (await self.tables.table(table.id)).phase is Phase.PLAYING:
                    await self.tables.apply(table.id, user_id, TableAction(TableActionKind.LEAVE))


@contextlib.contextmanager
def _harming_no_other(table_id: str) -> Iterator[None]:
    """Log what goes wrong at one table, so that the others are still changed. Raise a failure of the store."""
    try:
        yield
    except Refused as refused:
        log.info("an absence changes nothing at table %s: %s", table_id, refused.reason)
    except Exception as error:
        if is_of_store(error):
            raise
        log.error("an absence changes nothing at table %s: %s", table_id, type(error).__name__)
