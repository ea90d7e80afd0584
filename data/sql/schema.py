"""The numbered migrations of the schema. Each file is for both databases, or for the one in its name."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from data.errors import DatabaseIsNewer

MIGRATIONS_PATH = Path(__file__).with_name("migrations")

CREATE_MIGRATIONS = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)"
)
"""Creates the table of the migrations that a database has seen."""


def migration_files(database: str, path: Path = MIGRATIONS_PATH) -> dict[int, Path]:
    """Return the migrations of a folder by number, for ``sqlite`` or ``postgres``.

    ``0001_tables.sql`` is for both databases, ``0002_numbers.sqlite.sql`` is for SQLite.
    """
    return {
        int(file.name.partition("_")[0]): file
        for file in path.glob("*.sql")
        if file.name.split(".")[1] in ("sql", database)
    }


def name_of(file: Path) -> str:
    """Return a migration's name, which is the same for every database."""
    return file.name.partition(".")[0]


def check_schema(latest: int, newest: int) -> None:
    """Raise DatabaseIsNewer when the database has seen a migration that this program does not know."""
    if latest > newest:
        raise DatabaseIsNewer(
            f"the database was written by a newer Cake Club: it has schema {latest},"
            f" and this program knows schemas up to {newest}"
        )


def statements_of(file: Path) -> Iterator[str]:
    """Return the statements of a file one by one."""
    statement = ""
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
