"""How a PostgreSQL database is brought to the newest schema."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import LiteralString

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

LONGEST_WAIT_SECONDS = 60.0
"""How long an upgrade waits for the claims of processes that were killed."""

FIRST_WITH_PROCESSES = 15
"""The schema since which the database knows the processes that use it."""
ALIVE: LiteralString = (
    "SELECT GREATEST(EXTRACT(EPOCH FROM MAX(expires_at) - clock_timestamp()), 0) AS seconds FROM processes"
)

log = logging.getLogger(__name__)


async def migrate(connection: Connection, path: Path = MIGRATIONS_PATH) -> None:
    """Run what the database lacks, all in one transaction; other processes that migrate wait.

    StoreUnavailable when the database has seen a migration that this program does not know, or when processes
    with an older schema still run; psycopg.Error when one fails; nothing of it stays.
    """
    migrations = migration_files(DIALECT, path)
    newest = max(migrations)
    await _older_stopped(connection, newest)
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


async def _older_stopped(connection: Connection, newest: int) -> None:
    """Return when no process with an older schema runs. One that was killed counts until its claims expire.

    StoreUnavailable when one does run: it must not meet a schema that it does not know.
    """
    seconds = await _seconds_of_older(connection, newest)
    if 0 < seconds <= LONGEST_WAIT_SECONDS:
        log.info("an older Cake Club uses the database: waiting %.0f seconds for it to end", seconds)
        await asyncio.sleep(seconds)
        seconds = await _seconds_of_older(connection, newest)
    if seconds > 0:
        raise StoreUnavailable(
            f"the database needs an upgrade to schema {newest}, and an older Cake Club still uses it:"
            " stop its processes first"
        )


async def _seconds_of_older(connection: Connection, newest: int) -> float:
    """Return how long processes with an older schema count as alive, if they do not renew their claims."""
    if not FIRST_WITH_PROCESSES <= await latest_schema(connection) < newest:
        return 0.0
    cursor = await connection.execute(ALIVE)
    alive = await cursor.fetchone()
    return 0.0 if alive is None else float(alive["seconds"])


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
