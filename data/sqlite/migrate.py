"""Copies a SQLite database, for a backup and before an upgrade, and brings it to the newest schema."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
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

log = logging.getLogger(__name__)


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
    """Return the migrations that an older database has seen, None for others. StoreUnavailable as ``migrate``."""
    seen = await _seen(connection)
    is_new = not seen and not await connection.execute_fetchall("SELECT name FROM sqlite_master LIMIT 1")
    due = due_migrations(seen, migration_files(DIALECT, path))
    return seen if due and not is_new else None


async def _seen(connection: aiosqlite.Connection) -> frozenset[int]:
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


def copy_database(database: Path, file: Path) -> None:
    """Copy a database as it stands at one moment to a new file, also while others write to it.

    FileExistsError when the file is there already; sqlite3.Error or OSError when the copy fails, and then there
    is no file.
    """
    # In a new folder, where nobody else can plant a link that SQLite would follow.
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", suffix=".part", dir=file.parent) as folder:
        part = Path(folder) / "copy"
        part.touch(mode=0o600)  # the seeds in it tell every hand
        with (
            contextlib.closing(
                sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)
            ) as source,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
        _flush(part)
        os.link(part, file)
    _flush(file.parent)  # or a power failure could take away the name


def _flush(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.asynccontextmanager
async def saved_before_upgrade(connection: aiosqlite.Connection, database: Path) -> AsyncIterator[None]:
    """Copy an older database to a file beside it before the body upgrades it.

    The copy of `cakeclub.sqlite3` with schema 9 is `cakeclub.schema-9.sqlite3`. It stays after the upgrade, and goes
    when the upgrade fails and has changed nothing. A new database and one that is up to date are not copied.
    Raises as ``copy_database`` does; the database is unchanged then.
    """
    seen = await seen_before_upgrade(connection)
    if seen is None:
        yield
        return
    copy = await asyncio.to_thread(_save, database, max(seen, default=0))
    log.info("upgrading the database %s: it is saved as it was in %s", database, copy)
    try:
        yield
    except BaseException:
        if await seen_before_upgrade(connection) == seen:
            copy.unlink(missing_ok=True)  # else every start that fails would leave a copy
        raise


def _save(database: Path, schema: int) -> Path:
    for file in _names(database, schema):
        with contextlib.suppress(FileExistsError):
            copy_database(database, file)
            return file
    raise AssertionError("there is always a free name")


def _names(database: Path, schema: int) -> Iterator[Path]:
    name = f"{database.stem}.schema-{schema}"
    yield database.with_name(f"{name}{database.suffix}")
    for number in count(2):
        yield database.with_name(f"{name}-{number}{database.suffix}")
