"""The store of tests: the bot's own SQL over a SQLite database in memory, without threads and files."""

from __future__ import annotations

import sqlite3
import weakref
from functools import cache
from typing import Any

from typing_extensions import override

from data.errors import StoreUnavailable, TableMovedOn
from data.sql.database import Columns, Database, Step
from data.sql.schema import migration_files, statements_of
from data.sqlite.database import STATEMENTS, columns_of, decoded, failures_explained
from data.sqlite.migrate import DIALECT
from data.store import Store

NAME = ":memory:"


class MemoryStore(Store):
    """An empty store that forgets everything when it is closed or no longer used."""

    def __init__(self) -> None:
        super().__init__(MemoryDatabase())


class MemoryDatabase(Database):
    """Runs each statement at once, so no write is ever half done when another task reads."""

    def __init__(self) -> None:
        self._connection = sqlite3.connect(NAME, isolation_level=None, check_same_thread=False)
        self._connection.deserialize(_empty_database())
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.row_factory = sqlite3.Row
        self._connection.text_factory = decoded
        self._is_closed = False
        # No __del__: the garbage collector may finalize the connection before its owner, and Python 3.13 warns then.
        weakref.finalize(self, self._connection.close)

    @override
    async def write(self, *steps: Step) -> None:
        self._check_open()
        with failures_explained(NAME):
            self._connection.execute("BEGIN")
            try:
                for step in steps:
                    self._run(step)
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise
            self._connection.execute("COMMIT")

    @override
    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        self._check_open()
        with failures_explained(NAME):
            return columns_of(self._connection.execute(STATEMENTS[query], parameters))

    @override
    async def snapshot(self, *queries: str, **parameters: Any) -> list[list[Columns]]:
        return [await self.read(query, **parameters) for query in queries]

    @override
    async def scrub(self) -> None:
        self._check_open()

    @override
    async def close(self) -> None:
        self._is_closed = True

    def _run(self, step: Step) -> None:
        cursor = self._connection.execute(STATEMENTS[step.query], step.parameters)
        if step.is_decisive and not cursor.rowcount:
            raise TableMovedOn(f"{step.query} came too late")

    def execute(self, statement: str, *parameters: Any) -> None:
        """Change the database behind the store's back."""
        self._connection.execute(statement, parameters)

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreUnavailable("the store has been closed")


@cache
def _empty_database() -> bytes:
    """Return a database after all migrations, as bytes: every test begins with a copy."""
    connection = sqlite3.connect(NAME)
    for _, file in sorted(migration_files(DIALECT).items()):
        for statement in statements_of(file):
            connection.execute(statement)
    connection.commit()
    empty = connection.serialize()
    connection.close()
    return empty
