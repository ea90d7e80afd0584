"""Brings a PostgreSQL database to the newest schema."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from pathlib import Path
from typing import LiteralString

from data.errors import StoreUnavailable
from data.postgres.connection import Connection
from data.sql.schema import (
    CREATE_MIGRATIONS,
    MIGRATIONS_PATH,
    due_migrations,
    migration_files,
    name_of,
    statements_of,
)

DIALECT = "postgres"

MIGRATION_LOCK = 0x63616B65
"""The key of the lock under which one process at a time changes the schema."""

LONGEST_WAIT_SECONDS = 60.0
"""The longest wait of an upgrade for the claims of processes that were killed."""

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
    await _older_stopped(connection, migrations)
    async with connection.transaction():
        if not due_migrations(await seen_migrations(connection), migrations):
            return
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATION_LOCK])
        seen = await seen_migrations(connection)
        await connection.execute(CREATE_MIGRATIONS)
        for number in due_migrations(seen, migrations):  # none when another process was quicker
            for statement in statements_of(migrations[number]):
                await connection.execute(statement.encode())
            await connection.execute(
                "INSERT INTO migrations VALUES (%s, %s)", [number, name_of(migrations[number])]
            )
    if seen and not seen.issuperset(migrations):
        log.info("upgraded the database from schema %d to %d", max(seen), newest)


async def _older_stopped(connection: Connection, known: Collection[int]) -> None:
    """Wait until no process with an older schema runs. One that was killed counts until its claims expire.

    StoreUnavailable when one does run: it must not meet a schema that it does not know.
    """
    seconds = await _seconds_of_older(connection, known)
    if 0 < seconds <= LONGEST_WAIT_SECONDS:
        log.info("an older Cake Club uses the database: waiting %.0f seconds for it to end", seconds)
        await asyncio.sleep(seconds)
        seconds = await _seconds_of_older(connection, known)
    if seconds > 0:
        raise StoreUnavailable(
            f"the database needs an upgrade to schema {max(known)}, and an older Cake Club still uses it:"
            " stop its processes first"
        )


async def _seconds_of_older(connection: Connection, known: Collection[int]) -> float:
    """Return the seconds for which processes with an older schema count as alive, if they do not renew their claims."""
    seen = await seen_migrations(connection)
    if not seen or not due_migrations(seen, known):
        return 0.0
    cursor = await connection.execute(ALIVE)
    alive = await cursor.fetchone()
    return 0.0 if alive is None else float(alive["seconds"])


async def require_newest(connection: Connection, path: Path = MIGRATIONS_PATH) -> None:
    """Raise StoreUnavailable unless the database has exactly the newest schema."""
    seen, migrations = await seen_migrations(connection), migration_files(DIALECT, path)
    due = due_migrations(seen, migrations)
    if not seen:
        raise StoreUnavailable("the database is empty: no Cake Club has used it yet")
    if due:
        raise StoreUnavailable(
            f"the database has schema {max(seen)} of an older Cake Club:"
            f" start the bot once, it upgrades to {max(migrations)}"
        )


async def seen_migrations(connection: Connection) -> frozenset[int]:
    """Return the numbers of the migrations that the database has seen."""
    cursor = await connection.execute("SELECT to_regclass('migrations') IS NOT NULL AS is_there")
    found = await cursor.fetchone()
    if found is None or not found["is_there"]:
        return frozenset()
    cursor = await connection.execute("SELECT number FROM migrations")
    return frozenset([int(row["number"]) for row in await cursor.fetchall()])
