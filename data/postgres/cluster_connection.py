"""One connection to PostgreSQL that is opened when it is needed, and again after it was lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, LiteralString, Protocol

import psycopg

from data.errors import StoreUnavailable

CONNECT_SECONDS = 5.0
"""How long opening a connection may take."""

# It would log parts of statements when a connection is lost.
logging.getLogger("psycopg").setLevel(logging.ERROR)


class Run(Protocol):
    """Runs one statement."""

    async def __call__(self, statement: LiteralString, **parameters: Any) -> list[tuple[Any, ...]]:
        """Return the rows of a statement, which is committed by itself."""


class ClusterConnection:
    """Runs statements one after another. No statement is prepared, so a pooler may stand in between."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._lock = asyncio.Lock()
        self._is_closed = False

    @asynccontextmanager
    async def in_use(self) -> AsyncIterator[Run]:
        """Yield what runs statements while nobody else does. StoreUnavailable when the database does not answer.

        After any failure, and when the caller is cancelled, the connection is given up: what the server still
        does for it is not known.
        """
        async with self._lock:
            if self._is_closed:
                raise StoreUnavailable("the connection for claims has been closed")
            try:
                connection = await self._open()
                yield _run_on(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                await self._give_up()
                raise explained(error) from error
            except BaseException:
                await self._give_up()
                raise

    async def close(self) -> None:
        """Release the connection."""
        self._is_closed = True
        async with self._lock:
            await self._give_up()

    async def _open(self) -> psycopg.AsyncConnection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = await connect(self._url)
        return self._connection

    async def _give_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error, OSError):
                await connection.close()


def _run_on(connection: psycopg.AsyncConnection[Any]) -> Run:
    async def run(statement: LiteralString, **parameters: Any) -> list[tuple[Any, ...]]:
        cursor = await connection.execute(statement, parameters)
        return await cursor.fetchall() if cursor.description is not None else []

    return run


async def connect(url: str) -> psycopg.AsyncConnection[Any]:
    """Return a connection on which each statement is committed by itself."""
    async with asyncio.timeout(CONNECT_SECONDS):
        return await psycopg.AsyncConnection.connect(url, autocommit=True, prepare_threshold=None)


def explained(error: Exception) -> StoreUnavailable:
    """Return the error that a host reads; it names no address and no password."""
    state = getattr(error, "sqlstate", None)
    reason = f"error {state}" if state else type(error).__name__
    return StoreUnavailable(f"the database does not answer: {reason}")
