"""The tries at daily deals, in SQL."""

from __future__ import annotations

import hashlib
import secrets

from data.errors import TableMovedOn
from data.records.finished_games import DailyTry
from data.records.tables import Table
from data.sql.database import Step
from data.sql.mapping import columns_of, row_of
from data.sql.part import StorePart
from data.sql.tables import seat_steps

SALT_BYTES = 16


class DailyStore(StorePart):
    """The tries at daily deals. A day is written as ``2026-11-22``."""

    async def add_table(self, table: Table, *, guild_id: int) -> None:
        """Store a table that plays the deal of its day, and its host's one try, which counts in this server.

        TableMovedOn when the host has tried that deal already, also if they were forgotten since.
        """
        kept = await self._database.read("kept_tries", game=table.game, day=table.day)
        if any(row["mark"] == _mark(table.host_id, row["salt"]) for row in kept):
            raise TableMovedOn("a forgotten member has tried the deal")
        owner = {"user_id": table.host_id, "guild_id": guild_id, "table_id": table.id}
        await self._database.write(
            Step("add_table", row_of(table), is_decisive=True),
            *seat_steps(table),
            Step("add_daily_try", {**owner, **columns_of(table, "game", "day")}, is_decisive=True),
        )

    async def keep_tries(self, user_id: int, day: str) -> None:
        """Keep a salted hash of a member's id with their tries of a day: they are forgotten, and the tries count."""
        salt = secrets.token_bytes(SALT_BYTES)
        await self._write("keep_tries", user_id=user_id, day=day, mark=_mark(user_id, salt), salt=salt)

    async def drop_kept_tries(self, *, before: str) -> None:
        """Delete what ``keep_tries`` has kept of earlier days."""
        await self._write("drop_kept_tries", before=before)

    async def board(self, guild_id: int, day: str) -> tuple[DailyTry, ...]:
        """Return the tries of a day that count in a server, by game and member."""
        return await self._records(DailyTry, "daily_board", guild_id=guild_id, day=day)

    async def tries_of(self, user_id: int) -> tuple[DailyTry, ...]:
        """Return all tries of a member, the latest day first."""
        return await self._records(DailyTry, "daily_tries_of", user_id=user_id)


def _mark(user_id: int, salt: bytes) -> bytes:
    return hashlib.sha256(salt + str(user_id).encode()).digest()
