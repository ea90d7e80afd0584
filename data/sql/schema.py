"""The numbered migrations of the schema. Each file is for both databases, or for the one in its name."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from pathlib import Path

from data.errors import DatabaseIsNewer

MIGRATIONS_PATH = Path(__file__).with_name("migrations")

KNOWN = (
    "0001_tables",
    "0002_a_move_advances_its_table",
    "0003_customs",
    "0004_absence",
    "0005_watchers",
    "0006_standing",
    "0007_pledges",
    "0008_who_was_dealt_in",
    "0009_boards",
    "0010_played",
    "0011_what_was_counted",
    "0012_probes",
    "0013_without_triggers",
    "0014_finish_numbers",
    "0015_claims",
    "0016_pings",
    "0017_daily",
    "0018_tournaments",
    "0019_players_called",
    "0022_seasons",
    "0023_one_order_of_ends",
    "0024_forgetting",
    "0025_lobbies_never_begun",
    "0026_played_again",
)
"""The migrations of this program. An older program copied over a newer one leaves more files in the folder."""

CREATE_MIGRATIONS = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)"
)
"""Creates the table of the migrations that a database has seen."""


def migration_files(database: str, path: Path = MIGRATIONS_PATH) -> dict[int, Path]:
    """Return the migrations of a folder by number, for ``sqlite`` or ``postgres``; of the program's own the known ones.

    ``0001_tables.sql`` is for both databases, ``0002_numbers.sqlite.sql`` is for SQLite.
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
    """Raise DatabaseIsNewer when the database has seen a migration that this program does not know."""
    if unknown := set(seen) - set(known):
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
