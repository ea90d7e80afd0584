"""One connection to PostgreSQL that is opened when it is needed, and again after it was lost."""

from __future__ import annotations

import asyncio
import os
import select
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, LiteralString, Protocol

import psycopg

from data.errors import StoreUnavailable
from data.postgres.connection import Connection, connect
from data.postgres.errors import failures_explained
from data.postgres.url import PostgresUrl
from data.sql.database import Columns


class Run(Protocol):
    """Runs one statement."""

    async def __call__(self, statement: LiteralString, **parameters: Any) -> list[Columns]:
        """Return the rows of a statement, which is committed by itself."""


class ClusterConnection:
    """Runs statements one after another, apart from the store's pool, so that a busy pool delays none of them."""

    def __init__(self, url: PostgresUrl) -> None:
        self._url = url
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()
        self._is_closed = False

    @asynccontextmanager
    async def in_use(self) -> AsyncIterator[Run]:
        """Yield what runs statements while nobody else does. StoreError when the database does not answer.

        After any failure, and when the caller is cancelled, the connection is given up: it is not known what the
        server still does for it.
        """
        async with self._lock:
            if self._is_closed:
                raise StoreUnavailable("the connection for claims has been closed")
            try:
                with failures_explained(self._url):
                    connection = await self._open()
                    yield _run_on(connection)
            except BaseException:
                await self._give_up()
                raise

    async def run(self, statement: LiteralString, **parameters: Any) -> list[Columns]:
        """Return the rows of one statement. Raises as ``in_use`` does."""
        async with self.in_use() as run:
            return await run(statement, **parameters)

    async def close(self) -> None:
        """Release the connection."""
        self._is_closed = True
        async with self._lock:
            await self._give_up()

    async def _open(self) -> Connection:
        """Return the connection, or a fresh one where it has ended: nothing was sent yet, so nothing is repeated."""
        if self._connection is not None and (self._connection.closed or _is_ended(self._connection)):
            await self._give_up()
        if self._connection is None:
            self._connection = await connect(self._url)
        return self._connection

    async def _give_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error, OSError):
                await connection.close()


def _run_on(connection: Connection) -> Run:
    async def run(statement: LiteralString, **parameters: Any) -> list[Columns]:
        running = asyncio.create_task(_rows_of(connection, statement, parameters), name="claims")
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            # The driver would first ask the server to cancel, and wait up to ten seconds for a server that is gone.
            _hang_up(connection)
            await asyncio.wait((running,))
            if not running.cancelled():
                running.exception()  # so that asyncio does not report an error for which nobody waits
            raise

    return run


async def _rows_of(connection: Connection, statement: LiteralString, parameters: Columns) -> list[Columns]:
    cursor = await connection.execute(statement, parameters)
    return await cursor.fetchall() if cursor.description is not None else []


def _is_ended(connection: Connection) -> bool:
    """Return whether the server has ended a connection over which nothing runs, without asking it.

    Then there is something to read: the server's last words, or the end. The driver only looks when it sends something.
    """
    waiting = select.poll()
    waiting.register(connection.pgconn.socket, select.POLLIN)
    return bool(waiting.poll(0))


def _hang_up(connection: Connection) -> None:
    """End a connection in the system, so that whatever waits for an answer of the server fails at once."""
    with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.pgconn.socket)) as shared:
        shared.shutdown(socket.SHUT_RDWR)
