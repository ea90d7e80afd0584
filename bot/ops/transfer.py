"""Copies a whole database: from SQLite to PostgreSQL and back, or between two of a kind."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.ops.instance_lock import only_bot_of
from bot.ops.maintenance import back_up, broken_tables
from data.opening import DatabaseAddress, open_store
from data.sqlite.rows import SqliteRows
from data.transfer import Copied, Rows, copy_rows


def carry_over(
    source: DatabaseAddress, target: DatabaseAddress, *, is_strict: bool = False
) -> tuple[Copied, list[str]]:
    """Copy everything into an empty database; return what was copied, and the faults of the games there.

    The source stays as it is. StoreUnavailable when either cannot be used, or the target is not empty;
    AlreadyRunning when a bot uses the target. Then nothing is stored.
    """
    with only_bot_of(target), _source(source) as rows, _opened(target) as empty:
        copied = copy_rows(rows, empty, is_strict=is_strict)
    return copied, asyncio.run(broken_tables(target))


@contextlib.contextmanager
def _source(database: DatabaseAddress) -> Iterator[Rows]:
    if not isinstance(database, Path):
        with _opened(database, migrates=False) as rows:
            yield rows
        return
    # A copy of the file, which may have an older schema, and which a bot may be writing to.
    with tempfile.TemporaryDirectory(prefix="cakeclub-") as folder:
        file = Path(folder) / "copy.sqlite3"
        back_up(database, file)
        with _opened(file) as rows:
            yield rows


def _opened(database: DatabaseAddress, *, migrates: bool = True) -> contextlib.closing[Rows]:
    """Return the rows of a database. Its schema is brought up to date, or refused without ``migrates``."""
    asyncio.run(_open_and_close(database, migrates=migrates))
    if isinstance(database, Path):
        return contextlib.closing(SqliteRows(database))
    # Opening the store has shown that the driver is there.
    from data.postgres.rows import PostgresRows  # noqa: PLC0415

    return contextlib.closing(PostgresRows(database))


async def _open_and_close(database: DatabaseAddress, *, migrates: bool) -> None:
    await (await open_store(database, migrates=migrates)).close()
