"""The store in one SQLite file: how it is opened, written and read, and what each failure means."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiosql

from data.jobs import each_alone, in_one_transaction
from data.schema import migrate
from data.sql import QUERIES_PATH, Columns, Database, SqlStore, Step
from data.store import StoreError, StoreUnavailable, TableMovedOn
from data.worker import Worker

PRAGMAS = (
    # WAL lets readers go on while a move is written; FULL flushes every commit to the disk.
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

_QUERIES = aiosql.from_path(QUERIES_PATH, "sqlite3")
_STATEMENTS: dict[str, str] = {
    name: getattr(_QUERIES, name).sql for name in _QUERIES.available_queries
}


class SqliteStore(SqlStore):
    """The store that needs no server. Several processes may use one file."""

    @classmethod
    async def open(cls, path: Path | str, *, busy_seconds: float = 2.0) -> SqliteStore:
        """The store at a path, made or brought up to date where needed, its folders too.

        ``busy_seconds`` is how long a call waits for another process that writes. StoreUnavailable
        when the file cannot be opened, is no database, or was written by a newer program.
        """
        return cls(await SqliteDatabase.open(Path(path), busy_seconds=busy_seconds))


class SqliteDatabase(Database):
    """One connection that writes and one that reads, so that no reader waits for the disk's flush."""

    def __init__(self, path: Path, writer: Worker, reader: Worker) -> None:
        self._path = path
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: Path, *, busy_seconds: float) -> SqliteDatabase:
        """As ``SqliteStore.open``."""
        with _failures_explained(path):
            writer, reader = await asyncio.to_thread(_connections, path, busy_seconds)
        return cls(
            path,
            Worker(writer, in_one_transaction, name="store-writer"),
            Worker(reader, each_alone, name="store-reader"),
        )

    async def write(self, *steps: Step) -> None:
        with _failures_explained(self._path):
            await self._writer.run(partial(_take_steps, steps))

    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        with _failures_explained(self._path):
            return await self._reader.run(partial(_rows, query, parameters))

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


def _take_steps(steps: Sequence[Step], connection: sqlite3.Connection) -> None:
    for step in steps:
        changed = connection.execute(_STATEMENTS[step.query], step.parameters).rowcount
        if step.is_decisive and not changed:
            raise TableMovedOn(f"{step.query} came too late")


def _rows(query: str, parameters: Columns, connection: sqlite3.Connection) -> list[Columns]:
    cursor = connection.execute(_STATEMENTS[query], parameters)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def _connections(path: Path, busy_seconds: float) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        # The seeds in it tell every hand: it is for the bot's own account alone.
        path.touch(mode=0o600)
    writer = connect(path, busy_seconds=busy_seconds)
    try:
        migrate(writer)
        # A database that nobody may write to shows at once, not at the first move.
        writer.execute("BEGIN IMMEDIATE")
        writer.execute("ROLLBACK")
        reader = connect(path, busy_seconds=busy_seconds)
        reader.execute("PRAGMA query_only = ON")
    except BaseException:
        writer.close()
        raise
    return writer, reader


def connect(path: Path, *, busy_seconds: float) -> sqlite3.Connection:
    """A connection as the store uses it; sqlite3.Error when the file is no good."""
    connection = sqlite3.connect(
        path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
    )
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def _failures_explained(path: Path) -> Iterator[None]:
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


def _explained(error: sqlite3.Error, path: Path) -> StoreError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    keys = (
        sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        sqlite3.SQLITE_CONSTRAINT_UNIQUE,
        sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
    )
    if code in keys:
        return TableMovedOn(str(error))
    # The low byte is the kind of the failure, whatever its detail.
    match code & 0xFF:
        case sqlite3.SQLITE_FULL:
            reason = "the disk is full"
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            reason = "another program has locked it"
        case sqlite3.SQLITE_READONLY:
            reason = "it may only be read, not written"
        case sqlite3.SQLITE_NOTADB:
            reason = "the file is not a database"
        case sqlite3.SQLITE_CORRUPT:
            reason = "the file is damaged"
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            reason = "it cannot be opened here"
        case sqlite3.SQLITE_IOERR:
            reason = "the disk reported a failure"
        case _:
            reason = str(error)
    return StoreUnavailable(f"the database {path} cannot be used: {reason}")
