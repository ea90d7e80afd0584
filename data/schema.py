"""The numbered migrations, and how a SQLite database is brought to the newest."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from data.store import StoreUnavailable

MIGRATIONS_PATH = Path(__file__).with_name("migrations")


def migrate(connection: sqlite3.Connection, path: Path = MIGRATIONS_PATH) -> None:
    """Run what the database lacks, each migration in a transaction of its own.

    StoreUnavailable when the database has seen a migration that this program does not know;
    sqlite3.Error when one fails, of which then nothing is left.
    """
    migrations = {int(file.name.split("_")[0]): file for file in sorted(path.glob("*.sql"))}
    while (number := _next_number(connection, max(migrations))) is not None:
        _run(connection, number, migrations[number])


def _next_number(connection: sqlite3.Connection, newest: int) -> int | None:
    has_table = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
    if connection.execute(has_table).fetchone() is None:
        return 1
    (latest,) = connection.execute("SELECT MAX(number) FROM migrations").fetchone()
    if latest > newest:
        raise StoreUnavailable(
            f"the database was written by a newer Cake Club: it has schema {latest},"
            f" and this program knows schemas up to {newest}"
        )
    return latest + 1 if latest < newest else None


def _run(connection: sqlite3.Connection, number: int, file: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process may have been first while this one waited for the lock.
        if _next_number(connection, number) == number:
            connection.execute(
                "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)"
            )
            for statement in _statements(file.read_text(encoding="utf-8")):
                connection.execute(statement)
            connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, file.stem))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _statements(script: str) -> Iterator[str]:
    """The script's statements one by one: ``executescript`` would commit before it begins."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
