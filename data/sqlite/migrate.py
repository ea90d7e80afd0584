"""How a SQLite database is brought to the newest schema."""

from __future__ import annotations

from pathlib import Path

import aiosqlite

from data.sql.schema import (
    CREATE_MIGRATIONS,
    MIGRATIONS_PATH,
    check_schema,
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
    newest = max(migrations)
    latest = await _latest(connection)
    check_schema(latest, newest)
    for number in sorted(number for number in migrations if number > latest):
        await _run(connection, number, migrations[number])


async def outdated_schema(connection: aiosqlite.Connection, path: Path = MIGRATIONS_PATH) -> int | None:
    """Return the schema of a database that ``migrate`` would change; None when it has no tables or is up to date."""
    latest = await _latest(connection)
    is_new = latest == 0 and not await connection.execute_fetchall("SELECT name FROM sqlite_master LIMIT 1")
    return latest if not is_new and latest < max(migration_files(DIALECT, path)) else None


async def _latest(connection: aiosqlite.Connection) -> int:
    """Return the newest migration that the database has seen, 0 for none."""
    has_table = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"
    if not await connection.execute_fetchall(has_table):
        return 0
    ((latest,),) = await connection.execute_fetchall("SELECT MAX(number) FROM migrations")
    return int(latest)


async def _run(connection: aiosqlite.Connection, number: int, file: Path) -> None:
    try:
        await connection.execute("BEGIN IMMEDIATE")
        # Another process may have been first while this one waited for the lock.
        if await _latest(connection) < number:
            await connection.execute(CREATE_MIGRATIONS)
            # One by one, because ``executescript`` would commit before it begins.
            for statement in statements_of(file):
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, name_of(file)))
        await connection.commit()
    except BaseException:
        await connection.rollback()
        raise
