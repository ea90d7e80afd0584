"""How a SQLite database is brought to the newest schema."""

from __future__ import annotations

from pathlib import Path

import aiosqlite

from data.sql.schema import (
    CREATE_MIGRATIONS,
    MIGRATIONS_PATH,
    due_migrations,
    migration_files,
    name_of,
    statements_of,
)

DIALECT = "sqlite"


async def migrate(connection: aiosqlite.Connection, path: Path = MIGRATIONS_PATH) -> None:
    """Run what the database lacks, each migration in a transaction of its own.

    StoreUnavailable when the database has seen a migration that this program does not know;
    sqlite3.Error when one fails; nothing of it stays.
    """
    migrations = migration_files(DIALECT, path)
    for number in due_migrations(await _seen(connection), migrations):
        await _run(connection, number, migrations[number])


async def seen_before_upgrade(
    connection: aiosqlite.Connection, path: Path = MIGRATIONS_PATH
) -> frozenset[int] | None:
    """Return what a database has seen that ``migrate`` would change; None when it has no tables or is up to date.

    StoreUnavailable as ``migrate``.
    """
    seen = await _seen(connection)
    is_new = not seen and not await connection.execute_fetchall("SELECT name FROM sqlite_master LIMIT 1")
    due = due_migrations(seen, migration_files(DIALECT, path))
    return seen if due and not is_new else None


async def _seen(connection: aiosqlite.Connection) -> frozenset[int]:
    """Return the numbers of the migrations that the database has seen."""
    has_table = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
    if not await connection.execute_fetchall(has_table):
        return frozenset()
    return frozenset(
        number for (number,) in await connection.execute_fetchall("SELECT number FROM migrations")
    )


async def _run(connection: aiosqlite.Connection, number: int, file: Path) -> None:
    try:
        await connection.execute("BEGIN IMMEDIATE")
        # Another process may have been first while this one waited for the lock.
        if number not in await _seen(connection):
            await connection.execute(CREATE_MIGRATIONS)
            # One by one, because ``executescript`` would commit before it begins.
            for statement in statements_of(file):
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, name_of(file)))
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise
