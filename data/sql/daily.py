"""The tries at daily deals, in SQL."""

from __future__ import annotations

from typing_extensions import override

from data.daily_try import DailyTry
from data.records import Table
from data.sql.database import Database, Step
from data.sql.mapping import seat_steps, sound_rows, table_parameters
from data.store import DailyStore


class SqlDaily(DailyStore):
    """The calls of ``DailyStore`` over any database."""

    _database: Database

    @override
    async def add_daily_table(self, table: Table, *, guild_id: int) -> None:
        first_try = {
            "user_id": table.host_id,
            "game": table.game,
            "day": table.day,
            "guild_id": guild_id,
            "table_id": table.id,
        }
        await self._database.write(
            Step("add_table", table_parameters(table), is_decisive=True),
            *seat_steps(table),
            Step("add_daily_try", first_try, is_decisive=True),
        )

    @override
    async def daily_board(self, guild_id: int, day: str) -> tuple[DailyTry, ...]:
        rows = await self._database.read("daily_board", guild_id=guild_id, day=day)
        return tuple(sound_rows(DailyTry, rows))

    @override
    async def daily_tries_of(self, user_id: int) -> tuple[DailyTry, ...]:
        return tuple(sound_rows(DailyTry, await self._database.read("daily_tries_of", user_id=user_id)))
