"""What the parts of the store share: each keeps one topic in a database that runs the statements."""

from __future__ import annotations

from typing import Any, TypeVar

from data.sql.database import Database
from data.sql.mapping import sound_rows

R = TypeVar("R")


class StorePart:
    """One topic of the store."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _records(self, kind: type[R], query: str, **parameters: Any) -> tuple[R, ...]:
        """Return the rows of a query as records; a damaged one is logged and left out."""
        return tuple(sound_rows(kind, await self._database.read(query, **parameters)))

    async def _values(self, column: str, query: str, **parameters: Any) -> tuple[Any, ...]:
        """Return one column of a query."""
        return tuple(row[column] for row in await self._database.read(query, **parameters))
