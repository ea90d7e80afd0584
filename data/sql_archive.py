"""How an SQL database looks back."""

from __future__ import annotations

from typing_extensions import override

from data.archive import Archive
from data.columns import joined_tables
from data.database import Database
from data.rows import TableRow


class SqlArchive(Archive):
    """The calls of ``Archive`` over any database."""

    _database: Database

    @override
    async def past_tables(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[TableRow, ...]:
        query = "past_tables" if user_id is None else "past_tables_of"
        member = {} if user_id is None else {"user_id": user_id}
        rows = await self._database.read(
            query, guild_id=guild_id, game=game, first=first, most=most, **member
        )
        return joined_tables(rows)
