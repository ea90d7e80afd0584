"""Holidays of members: they hold at all of their tables until a date."""

from __future__ import annotations

import logging

from bot.errors import Refused, RowDamaged, StoreError, StoreUnavailable
from bot.member_times import is_on_holiday
from bot.preferences import Preferences
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Phase

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
        await self._at_all_tables(user_id, on_holiday(until))

    async def end(self, user_id: int) -> None:
        """Bring a member back to the tables that they left for their holiday. StoreError as for `start`."""
        member = await self._preferences.member(user_id)
        was_away = is_on_holiday(member, self._tables.now())
        await self._preferences.change_member(user_id, holiday_until=None)
        if was_away:
            await self._at_all_tables(user_id, TableAction(TableActionKind.RETURN))

    async def _at_all_tables(self, user_id: int, action: TableAction) -> None:
        for table in await self._tables.open_tables_of(user_id):
            if table.phase is Phase.PLAYING:
                await self._at_one_table(table.id, user_id, action)

    async def _at_one_table(self, table_id: str, user_id: int, action: TableAction) -> None:
        """Change one table; what goes wrong there harms no other. StoreUnavailable if the store is out of reach."""
        try:
            await self._tables.apply(table_id, user_id, action)
        except Refused as refused:
            log.info("a holiday changes nothing at table %s: %s", table_id, refused.reason)
        except Exception as error:
            if isinstance(error, StoreUnavailable) and not isinstance(error, RowDamaged):
                raise
            log.error("a holiday changes nothing at table %s: %s", table_id, type(error).__name__)


async def start_at_new_table(tables: TableService, preferences: Preferences, session: Session) -> Session:
    """Start the holidays of members who are away while a game begins; return the table as it is then."""
    for seat in session.table.seats:
        try:
            member = None if seat.user_id is None else await preferences.member(seat.user_id)
            if member is None or member.holiday_until is None or not is_on_holiday(member, tables.now()):
                continue
            session = await tables.apply(session.table.id, member.user_id, on_holiday(member.holiday_until))
        except (Refused, StoreError) as error:
            log.warning("a holiday changes nothing at table %s: %s", session.table.id, error)
    return session


def on_holiday(until: float) -> TableAction:
    """Return the action with which a holiday until a time (epoch seconds) begins at a table."""
    return TableAction(TableActionKind.HOLIDAY, amount=int(until))
