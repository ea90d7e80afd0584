"""The numbered migrations of the schema. Each file is for both databases, or for the one in its name."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from pathlib import Path

from data.errors import DatabaseIsNewer, StoreUnavailable

MIGRATIONS_PATH = Path(__file__).with_name("migrations")

KNOWN = ("0100_base", "0101_claims")
"""The migrations of this program. An older program copied over a newer one leaves more files in the folder.

Lower numbers are of databases from before the first release, which are refused.
"""

CREATE_MIGRATIONS = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)"
)
"""Creates the table of the migrations that a database has seen."""


def migration_files(database: str, path: Path = MIGRATIONS_PATH) -> dict[int, Path]:
    """Return the migrations of a folder by number, for ``sqlite`` or ``postgres``; of the program's own the known ones.

    ``0100_base.sql`` is for both databases, ``0101_claims.sqlite.sql`` is for SQLite.
    """
    return {
        int(file.name.partition("_")[0]): file
        for file in path.glob("*.sql")
        if file.name.split(".")[1] in ("sql", database)
        and (path != MIGRATIONS_PATH or name_of(file) in KNOWN)
    }


def name_of(file: Path) -> str:
    """Return a migration's name, which is the same for every database."""
    return file.name.partition(".")[0]


def check_schema(seen: Collection[int], known: Collection[int]) -> None:
    """Raise DatabaseIsNewer when the database has seen a migration that this program does not know.

    StoreUnavailable when all that it has seen is from before the first release.
    """
    if unknown := set(seen) - set(known):
        if max(seen) < min(known):
            raise StoreUnavailable(
                "the database is from before the first release of Cake Club, and no later one can read it:"
                " start with an empty database"
            )
        raise DatabaseIsNewer(
            f"the database was written by a newer Cake Club: it has schema {max(unknown)},"
            f" which this program does not know; its newest is {max(known)}"
        )


def due_migrations(seen: Collection[int], known: Collection[int]) -> list[int]:
    """Return the known migrations that the database has not seen, in order. DatabaseIsNewer as ``check_schema``."""
    check_schema(seen, known)
    return sorted(set(known) - set(seen))


def statements_of(file: Path) -> Iterator[str]:
    """Return the statements of a file one by one."""
    statement = ""
    for line in file.read_text(encoding="utf-8").splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
