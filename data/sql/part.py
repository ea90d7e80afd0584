"""The base of the store's parts: reads and writes."""

from __future__ import annotations

from typing import Any

from data.errors import TableMovedOn
from data.sql.database import Database, Step
from data.sql.mapping import R, sound_rows


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

    async def _write(self, *queries: str, **parameters: Any) -> None:
        """Run statements that change something, all with these parameters and in one transaction."""
        await self._database.write(*(Step(query, parameters) for query in queries))

    async def _is_claimed(self, *steps: Step) -> bool:
        """Return True if all steps were written; False when one of them came too late."""
        try:
            await self._database.write(*steps)
        except TableMovedOn:
            return False
        return True
