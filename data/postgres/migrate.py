"""How a PostgreSQL database is brought to the newest schema."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from data.errors import StoreUnavailable
from data.postgres.connection import Connection
from data.sql.schema import (
    CREATE_MIGRATIONS,
    MIGRATIONS_PATH,
    check_schema,
    migration_files,
    name_of,
    statements_of,
)

DIALECT = "postgres"

MIGRATION_LOCK = 0x63616B65
"""The key of the lock under which one process at a time changes the schema."""

log = logging.getLogger(__name__)


async def migrate(connection: Connection, path: Path = MIGRATIONS_PATH) -> None:
    """Run what the database lacks, all in one transaction; other processes that migrate wait.

    StoreUnavailable when the database has seen a migration that this program does not know;
    psycopg.Error when one fails; nothing of it stays.
    """
    migrations = migration_files(DIALECT, path)
    newest = max(migrations)
    async with connection.transaction():
        if await latest_schema(connection) == newest:
            return
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATION_LOCK])
        latest = await latest_schema(connection)
        if latest == newest:  # another process was quicker
            return
        check_schema(latest, newest)
        await connection.execute(CREATE_MIGRATIONS)
        for number in sorted(number for number in migrations if number > latest):
            for statement in _statements(migrations[number]):
                await connection.execute(statement.encode())
            await connection.execute(
                "INSERT INTO migrations VALUES (%s, %s)", [number, name_of(migrations[number])]
            )
    if latest:
        log.info("upgraded the database from schema %d to %d", latest, newest)


async def require_newest(connection: Connection, path: Path = MIGRATIONS_PATH) -> None:
    """Raise StoreUnavailable unless the database has exactly the newest schema."""
    latest, newest = await latest_schema(connection), max(migration_files(DIALECT, path))
    check_schema(latest, newest)
    if latest == 0:
        raise StoreUnavailable("the database is empty: no Cake Club has used it yet")
    if latest < newest:
        raise StoreUnavailable(
            f"the database has schema {latest} of an older Cake Club: start the bot once, it upgrades to {newest}"
        )


async def latest_schema(connection: Connection) -> int:
    """Return the newest migration that the database has seen, 0 for none."""
    cursor = await connection.execute("SELECT to_regclass('migrations') IS NOT NULL AS is_there")
    found = await cursor.fetchone()
    if found is None or not found["is_there"]:
        return 0
    cursor = await connection.execute("SELECT COALESCE(MAX(number), 0) AS number FROM migrations")
    latest = await cursor.fetchone()
    return 0 if latest is None else int(latest["number"])


def _statements(file: Path) -> Iterator[str]:
    """Return the statements of a file without those about triggers.

    Triggers of earlier schemas are worded for SQLite, and migration 13 drops all of them.
    """
    for statement in statements_of(file):
        code = [line for line in statement.splitlines() if not line.startswith("--")]
        if " ".join(code).split()[1:2] != ["TRIGGER"]:
            yield statement
