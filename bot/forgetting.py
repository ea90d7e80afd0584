"""Forgetting a member: they leave their tables, then their name and id leave all records."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

from bot.cluster.homes import Homes
from bot.cluster.news import MemberForgotten
from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobbies import Lobbies
from bot.tables.service import TableService
from bot.tables.table import Phase, Table
from data.errors import RowDamaged, StoreUnavailable

log = logging.getLogger(__name__)


class Forgetting:
    """Takes members out of what the bot stores and remembers."""

    def __init__(
        self,
        tables: TableService,
        lobbies: Lobbies,
        preferences: Preferences,
        homes: Homes,
        before_forgetting: Sequence[Callable[[int], Awaitable[None]]] = (),
    ) -> None:
        """``before_forgetting`` are called with the id of a member before their records lose it."""
        self._tables = tables
        self._lobbies = lobbies
        self._preferences = preferences
        self._homes = homes
        self._before_forgetting = before_forgetting

    async def forget(self, user_id: int) -> None:
        """Take a member's name and id out of all records; they leave all their tables first.

        StoreError when that cannot be done.
        """
        async with self._lobbies.member_lock(user_id):
            await self.leave_everywhere(user_id)
            shown = [
                table for table in await self._tables.all_tables_of(user_id) if table.phase is not Phase.OVER
            ]
            for call in self._before_forgetting:
                await call(user_id)
            await self._preferences.forget_member(user_id)
            self._homes.news.tell(MemberForgotten(user_id))
        await self._homes.forget_everywhere(user_id)
        for table in shown:
            if not table.is_direct:  # their direct messages are forgotten as well
                await self._tables.look_again(table.id)

    async def leave_everywhere(self, user_id: int) -> None:
        """Let a member leave their lobbies, and hand their running seats to stand-ins."""
        for table in await self._tables.open_tables_of(user_id):
            await self._leave_for_good(table, user_id)

    async def _leave_for_good(self, table: Table, user_id: int) -> None:
        """Take a member away from a table; if that fails, they lose only their name and id there."""
        try:
            if table.phase is Phase.LOBBY:
                with contextlib.suppress(Refused):  # the game has begun meanwhile, or they have left
                    await self._lobbies.leave(table.id, user_id)
            if (await self._tables.table(table.id)).phase is Phase.PLAYING:
                await self._tables.apply(table.id, user_id, TableAction(TableActionKind.LEAVE))
        except Refused as refused:
            log.info("a member who is forgotten has not left table %s: %s", table.id, refused.reason)
        except Exception as error:
            if isinstance(error, StoreUnavailable) and not isinstance(error, RowDamaged):
                raise
            log.error("a member who is forgotten has not left table %s: %s", table.id, type(error).__name__)
