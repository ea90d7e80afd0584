"""Maintains the database for a host: backups while the bot runs, checks, copies, and new ratings of its games."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.ops.instance_lock import only_bot_of
from bot.ratings.service import RatingService
from bot.tables.state import RecordDamaged, TableState
from data.errors import StoreError, StoreUnavailable
from data.opening import DatabaseAddress, open_store
from data.records.tables import Ending, Table
from data.sqlite.migrate import copy_database
from data.sqlite.rows import SqliteRows
from data.store import Store
from data.transfer import Copied, Rows, copy_rows
from games.catalog import GAMES


def back_up(database: Path, file: Path) -> None:
    """Copy the database as it stands at one moment, also while the bot writes to it.

    FileExistsError when the file is there already, or a link is; StoreUnavailable when it cannot be read or written.
    """
    if file.is_symlink():
        raise FileExistsError(f"{file} is a link; choose a new file for the backup")
    if file.exists():
        raise FileExistsError(f"{file} already exists")
    if not database.is_file():
        raise StoreUnavailable(f"there is no database at {database}")
    try:
        copy_database(database, file)
    except FileExistsError:
        raise FileExistsError(f"{file} already exists") from None
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(f"cannot back up {database} to {file}: {error}") from error


def find_faults(database: DatabaseAddress) -> list[str]:
    """Return the faults of a database, a line each. The bot may run meanwhile: a file is copied for the check.

    StoreUnavailable when it cannot be copied or opened.
    """
    if not isinstance(database, Path):
        return asyncio.run(broken_tables(database))
    with tempfile.TemporaryDirectory(prefix="cakeclub-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            back_up(database, copy)
        except StoreUnavailable as error:
            raise StoreUnavailable(
                f"{error} (TMPDIR names the folder for the copy that is checked)"
            ) from error
        return [*_broken_pages(copy), *asyncio.run(broken_tables(copy))]


def rerate(database: DatabaseAddress) -> int:
    """Calculate all ratings again from the records; return the number of finished games.

    The bot may run meanwhile; what is left of a run that was cut short is done when the bot starts.
    StoreUnavailable when the database cannot be opened or written.
    """
    if isinstance(database, Path) and not database.is_file():
        raise StoreUnavailable(f"there is no database at {database}")
    return asyncio.run(_rerated(database))


async def _rerated(database: DatabaseAddress) -> int:
    store = await open_store(database, migrates=False)
    try:
        return await RatingService(store).rerate()
    finally:
        await store.close()


def _broken_pages(file: Path) -> Iterator[str]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        try:
            for (line,) in connection.execute("PRAGMA integrity_check"):
                if line != "ok":
                    yield f"integrity: {line}"
            for name, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
                yield f"integrity: row {row} of {name} refers to a missing row of {parent}"
        except sqlite3.Error as error:
            yield f"integrity: {error}"


async def broken_tables(database: DatabaseAddress) -> list[str]:
    """Return the faults of rows and of games that cannot be replayed, a line each. StoreUnavailable when not opened.

    A file is brought up to date before: it is a copy, or no bot uses it.
    """
    store = await open_store(database, migrates=isinstance(database, Path))
    try:
        lines = await store.damaged_rows()
        return [
            *lines,
            *[line for table_id in await store.tables.ids() for line in await _broken_table(store, table_id)],
        ]
    finally:
        await store.close()


async def _broken_table(store: Store, table_id: str) -> list[str]:
    """Return the faults of a table. Its row and its moves are read apart, and members may play on meanwhile."""
    faults = await _faults_now(store, table_id)
    while faults and faults != (again := await _faults_now(store, table_id)):
        faults = again
    return faults


async def _faults_now(store: Store, table_id: str) -> list[str]:
    try:
        table = await store.tables.get(table_id)
        if table is None or table.seed is None:
            return []
        game = GAMES.get(table.game)
        if game is None:
            return [f"table {table_id}: unknown game {table.game}"]
        if table.edition != game.edition:
            return []  # it was played by other rules, and is only kept
        replayed = TableState(game, table, await store.tables.moves(table_id))
        return _contradictions(table, replayed)
    except (StoreError, RecordDamaged) as error:
        return [f"table {table_id}: {error}"]
    except Exception as error:  # noqa: BLE001 - one table may not keep the others from being looked at
        return [f"table {table_id}: {type(error).__name__}"]


def _contradictions(table: Table, replayed: TableState) -> list[str]:
    """Return the contradictions between a table's row and its moves."""
    if table.version != replayed.progress.version:
        return [f"table {table.id}: {table.version} moves expected, {replayed.progress.version} found"]
    if table.ending is Ending.FINISHED:
        outcome = replayed.game.outcome(replayed.progress.state)
        if outcome is None or outcome != replayed.outcome:
            return [f"table {table.id}: its stored result does not match its moves"]
    return []


def carry_over(
    source: DatabaseAddress, target: DatabaseAddress, *, is_strict: bool = False
) -> tuple[Copied, list[str]]:
    """Copy everything into an empty database; return the copied rows, and the faults of the games there.

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
