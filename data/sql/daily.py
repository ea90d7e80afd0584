"""The tries at daily deals, in SQL."""

from __future__ import annotations

from data.daily_try import DailyTry
from data.records import Table
from data.sql.database import Step
from data.sql.mapping import row_of, seat_steps
from data.sql.part import StorePart


class DailyStore(StorePart):
    """The tries at daily deals. A day is written as ``2026-11-22``."""

    async def add_daily_table(self, table: Table, *, guild_id: int) -> None:
        """Store a table that plays the deal of its day, and its host's one try, which counts in this server.

        TableMovedOn when the host has tried that deal already.
        """
        first_try = {
            "user_id": table.host_id,
            "game": table.game,
            "day": table.day,
            "guild_id": guild_id,
            "table_id": table.id,
        }
        await self._database.write(
            Step("add_table", row_of(table), is_decisive=True),
            *seat_steps(table),
            Step("add_daily_try", first_try, is_decisive=True),
        )

    async def daily_board(self, guild_id: int, day: str) -> tuple[DailyTry, ...]:
        """Return the tries of a day that count in a server, by game and member."""
        return await self._records(DailyTry, "daily_board", guild_id=guild_id, day=day)

    async def daily_tries_of(self, user_id: int) -> tuple[DailyTry, ...]:
        """Return all tries of a member, the latest day first."""
        return await self._records(DailyTry, "daily_tries_of", user_id=user_id)
