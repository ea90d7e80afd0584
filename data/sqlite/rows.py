"""The rows of a SQLite file, to be copied."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from typing_extensions import override

from data.sql.database import Columns
from data.sqlite.database import PRAGMAS, columns_of, decoded, failures_explained
from data.transfer import BATCH, RowRefused, Rows


class SqliteRows(Rows):
    """A file whose schema is the newest. Names of tables and columns come from the schema, never from users."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with failures_explained(path):
            self._connection = sqlite3.connect(path, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(pragma).fetchall()
        self._connection.row_factory = sqlite3.Row
        self._connection.text_factory = decoded

    @override
    def close(self) -> None:
        self._connection.close()

    @override
    def columns(self, table: str) -> tuple[str, ...]:
        return tuple(self._types(table))

    @override
    def count(self, table: str) -> int:
        ((number,),) = self._connection.execute(f"SELECT COUNT(*) FROM {table}")  # noqa: S608
        return int(number)

    @override
    def read(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[list[Columns]]:
        questions = [name for name, kind in self._types(table).items() if kind == "BOOLEAN"]
        with failures_explained(self._path):
            cursor = self._connection.execute(
                f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}"  # noqa: S608
            )
            while found := cursor.fetchmany(BATCH):
                rows = columns_of(found)
                for row in rows:
                    # SQLite keeps truth values as numbers.
                    row.update({name: bool(row[name]) for name in questions if row[name] in {0, 1}})
                yield rows

    @override
    def add(self, table: str, columns: Sequence[str], rows: Sequence[Columns]) -> None:
        names = ", ".join(f":{name}" for name in columns)
        statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({names})"  # noqa: S608
        self._connection.execute("SAVEPOINT batch")
        try:
            self._connection.executemany(statement, rows)
        except (sqlite3.IntegrityError, OverflowError) as error:
            self._connection.execute("ROLLBACK TO batch")
            raise RowRefused(str(error)) from error
        finally:
            self._connection.execute("RELEASE batch")

    @override
    @contextmanager
    def filling(self) -> Iterator[None]:
        with failures_explained(self._path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                self._connection.rollback()
                raise

    def _types(self, table: str) -> dict[str, str]:
        return {row["name"]: row["type"] for row in self._connection.execute(f"PRAGMA table_info({table})")}
