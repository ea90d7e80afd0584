"""A database in one SQLite file: how it is opened and read, how writes share commits, and what each failure means."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiosql
import aiosqlite
from typing_extensions import override

from data.errors import StoreError, StoreUnavailable, TableMovedOn
from data.sql.database import QUERIES_PATH, Columns, Database, Step
from data.sqlite.migrate import migrate, saved_before_upgrade, seen_before_upgrade
from data.store import Store

PRAGMAS = (
    # Every commit is flushed to the disk.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Deleted or replaced data is overwritten with zeros.
    "PRAGMA secure_delete = ON",
)

SCRUB_TRIES = 3
"""How often the write-ahead log is emptied before readers who are in the way are reported."""

_RETRY_SECONDS = 0.01

_QUERIES = aiosql.from_path(QUERIES_PATH, "sqlite3")
STATEMENTS: dict[str, str] = {name: getattr(_QUERIES, name).sql for name in _QUERIES.available_queries}

log = logging.getLogger(__name__)

# At its lowest level it would log every statement with its values, seeds among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


async def open_store(path: Path | str, *, migrates: bool = True, busy_seconds: float = 2.0) -> Store:
    """Return the store in the file at a path, made or brought up to date where needed, with its folders.

    An older database is copied to a file beside it before it is changed: see ``saved_before_upgrade``.
    ``busy_seconds`` is how long a call waits for another process that writes. StoreUnavailable when the file cannot
    be opened, is no database, or was written by a newer program; without ``migrates``, also by an older one.
    """
    path = Path(path)
    with failures_explained(path):
        _make_file(path)
        reader = await connect(path, busy_seconds=busy_seconds)
        try:
            if not migrates:
                await _require_newest(reader, path)
            async with saved_before_upgrade(reader, path):
                await migrate(reader)
            # A database that nobody may write to shows at once, not at the first move.
            await reader.execute("BEGIN IMMEDIATE")
            await reader.rollback()
            await reader.execute("PRAGMA query_only = ON")
            writer = open_writer(path, busy_seconds=busy_seconds)
        except BaseException:
            await reader.close()
            raise
    return Store(SqliteDatabase(path, writer, reader, busy_seconds=busy_seconds))


class SqliteDatabase(Database):
    """A file, which other processes may use too: no reader waits for the flush of the connection that writes."""

    def __init__(
        self,
        path: Path,
        writer: sqlite3.Connection,
        reader: aiosqlite.Connection,
        *,
        busy_seconds: float = 2.0,
    ) -> None:
        self._path = path
        self._busy_seconds = busy_seconds
        self._reader = reader
        self._commits = SharedCommits(writer, STATEMENTS)
        self._is_closed = False
        self._closing = asyncio.Lock()

    @override
    async def write(self, *steps: Step) -> None:
        self._check_open()
        with failures_explained(self._path):
            await self._commits.write(steps)

    @override
    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        self._check_open()
        with failures_explained(self._path):
            return columns_of(await self._reader.execute_fetchall(STATEMENTS[query], parameters))

    @override
    async def snapshot(self, *queries: str, **parameters: Any) -> list[list[Columns]]:
        self._check_open()
        with failures_explained(self._path):
            # Sent without a pause between them, so that no other reader's statement falls in between.
            _, *found, _ = await asyncio.gather(
                self._reader.execute_fetchall("BEGIN"),
                *(self._reader.execute_fetchall(STATEMENTS[query], parameters) for query in queries),
                self._reader.execute_fetchall("COMMIT"),
            )
        return [columns_of(rows) for rows in found]

    @override
    async def scrub(self) -> None:
        self._check_open()
        with failures_explained(self._path):
            # A separate connection, because the writer may be in the middle of other people's transaction.
            connection = await connect(self._path, busy_seconds=self._busy_seconds)
            try:
                for _ in range(SCRUB_TRIES):
                    ((is_busy, _, _),) = await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                    if not is_busy:
                        return
                    await asyncio.sleep(_RETRY_SECONDS)
            finally:
                await connection.close()
        raise StoreUnavailable(f"the database {self._path} is busy: what was deleted is still in its log")

    @override
    async def close(self) -> None:
        self._is_closed = True
        async with self._closing:
            await self._commits.close()
            await self._reader.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreUnavailable(f"the database {self._path} has been closed")


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    steps: Sequence[Step]
    is_stored: asyncio.Future[None]


class SharedCommits:
    """Writes with a connection whose ``isolation_level`` is None.

    A lone write waits for nothing. Writes that arrive during a commit share the next one: the disk's flush
    costs far more than the statements.
    """

    def __init__(self, connection: sqlite3.Connection, statements: Mapping[str, str]) -> None:
        """``connection`` may be used in any thread (``check_same_thread`` is off)."""
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commits")
        self._statements = statements
        self._waiting: list[_Write] = []
        self._committing: asyncio.Task[None] | None = None

    async def write(self, steps: Sequence[Step]) -> None:
        """Store all steps or none, on disk when this returns. They are also written when the caller is cancelled.

        TableMovedOn when a decisive step changes no row; else whatever the driver raises.
        """
        write = _Write(steps, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._committing is None or self._committing.done():
            # A task of its own, because a caller may be cancelled, and others may wait for the same commit.
            self._committing = asyncio.create_task(self._commit_all(), name="commits")
        await write.is_stored

    async def finish(self) -> None:
        """Wait until nothing waits to be written."""
        if self._committing is not None:
            await asyncio.wait([self._committing])

    async def close(self) -> None:
        """Write what waits, and close the connection; a second time does nothing."""
        await self.finish()
        self._thread.shutdown()
        self._connection.close()

    async def _commit_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit(batch)
            finally:
                for write in batch:
                    # Only when this task itself was cancelled is one left: nobody may wait for ever.
                    write.is_stored.cancel()

    async def _commit(self, batch: Sequence[_Write]) -> None:
        """Commit a batch. A write that cannot be stored is found by halving, and only it fails."""
        try:
            steps = [step for write in batch for step in write.steps]
            # In the connection's thread, which they enter once, however many they are.
            await asyncio.get_running_loop().run_in_executor(self._thread, self._run, steps)
        except sqlite3.OperationalError as error:
            # The disk is full, or the file is locked: no fault of a single write, and none would fare better.
            _fail(batch, error)
        except Exception as error:  # noqa: BLE001 - who waits is told
            if len(batch) == 1:
                _fail(batch, error)
                return
            middle = len(batch) // 2
            await self._commit(batch[:middle])
            await self._commit(batch[middle:])
        else:
            for write in batch:
                if not write.is_stored.done():
                    write.is_stored.set_result(None)

    def _run(self, steps: Sequence[Step]) -> None:
        if len(steps) == 1:
            # SQLite commits a single statement by itself.
            self._execute(steps[0])
            return
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for step in steps:
                self._execute(step)
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.rollback()
            raise

    def _execute(self, step: Step) -> None:
        cursor = self._connection.execute(self._statements[step.query], step.parameters)
        if step.is_decisive and not cursor.rowcount:
            raise TableMovedOn(f"{step.query} came too late")


def _fail(batch: Sequence[_Write], error: Exception) -> None:
    for write in batch:
        if not write.is_stored.done():
            write.is_stored.set_exception(error)


def _make_file(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        # The seeds in it tell every hand: only the bot's account may read it.
        path.touch(mode=0o600)
    if not (path.is_file() and os.access(path, os.R_OK | os.W_OK)):
        # Found out here, because a connection that cannot open its file leaves a thread behind.
        raise StoreUnavailable(
            f"the database {path} cannot be opened: it is no file that may be read and written"
        )


async def _require_newest(connection: aiosqlite.Connection, path: Path) -> None:
    seen = await seen_before_upgrade(connection)
    if seen is not None:
        raise StoreUnavailable(
            f"the database {path} has schema {max(seen, default=0)} of an older Cake Club:"
            " start the bot once, which upgrades it"
        )


def open_writer(path: Path, *, busy_seconds: float) -> sqlite3.Connection:
    """Return a connection for ``SharedCommits`` to a file that was opened before. sqlite3.Error when that fails."""
    connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None, check_same_thread=False)
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma).fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


async def connect(path: Path, *, busy_seconds: float) -> aiosqlite.Connection:
    """Return a connection as the store uses it. sqlite3.Error when that fails, StoreUnavailable without WAL."""
    connection = await aiosqlite.connect(path, timeout=busy_seconds, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        connection.text_factory = decoded
        await _write_ahead(connection, path, busy_seconds)
        for pragma in PRAGMAS:
            # A row that it answers with must not stay unread, or later reads use a snapshot this old.
            await connection.execute_fetchall(pragma)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _write_ahead(connection: aiosqlite.Connection, path: Path, busy_seconds: float) -> None:
    """Let readers go on while a move is written. A new file may be locked by another that does the same."""
    loop = asyncio.get_running_loop()
    patience_ends = loop.time() + busy_seconds
    while True:
        try:
            ((mode,),) = await connection.execute_fetchall("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            # SQLite does not wait here as long as it was told to.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or loop.time() > patience_ends:
                raise
            await asyncio.sleep(_RETRY_SECONDS)
        else:
            break
    if mode != "wal":  # SQLite reports no failure where the file system cannot share memory
        raise StoreUnavailable(
            f"the database {path} cannot be used: on its file system SQLite has no write-ahead log"
            f" (journal mode {mode}). Put it on a local disk"
        )


def decoded(value: bytes) -> str | bytes:
    """Return a text; what is no text stays bytes: the check of its row finds it, and the other rows can be read."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value


def columns_of(rows: Iterable[sqlite3.Row]) -> list[Columns]:
    """Return the rows as values by column."""
    all_rows = list(rows)
    names = all_rows[0].keys() if all_rows else []
    return [dict(zip(names, row, strict=True)) for row in all_rows]


@contextmanager
def failures_explained(path: Path | str) -> Iterator[None]:
    """Turn every failure of the driver or the file system into a StoreError that a host can act on."""
    try:
        yield
    except sqlite3.Error as error:
        raise _explained(error, path) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreUnavailable(f"the database {path} cannot be opened: {reason}") from error
    except (OverflowError, UnicodeEncodeError) as error:
        raise StoreError(f"the database {path} cannot hold a value: {error}") from error


def _explained(error: sqlite3.Error, path: Path | str) -> StoreError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    keys = (
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
        sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    )
    if code in keys:
        return TableMovedOn(str(error))
    # The low byte is the kind of the failure, whatever its detail.
    if code & 0xFF in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG):
        return StoreError(f"the database {path} cannot hold a value: {error}")
    return StoreUnavailable(f"the database {path} cannot be used: {error}")
