"""One PostgreSQL database behind a pool of connections: how statements run there, and what is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, LiteralString, TypeVar
from weakref import WeakValueDictionary

import aiosql
import psycopg
from psycopg.errors import ForeignKeyViolation
from psycopg.rows import DictRow
from psycopg_pool import AsyncConnectionPool
from tenacity import AsyncRetrying, retry_if_exception_type, stop_after_attempt, wait_random_exponential
from typing_extensions import override

from data.errors import StoreUnavailable, TableMovedOn
from data.postgres.connection import (
    CONFLICTS,
    LIMITS,
    Connection,
    configure,
    connect,
    connection_options,
    failures_explained,
    is_lost,
)
from data.postgres.migrate import migrate, require_newest
from data.postgres.url import PostgresUrl
from data.sql.database import QUERIES_PATH, Columns, Database, Step
from data.store import Store

CONNECTIONS = 8
"""How many connections a store opens at most."""

LONGEST_WAIT_SECONDS = 5.0
"""How long a call waits for a free connection."""

TRIES = 6
"""How often a transaction is tried that the server takes back, or whose connection ends."""

FIRST_WAIT_SECONDS = 0.01
"""The wait before the second try; later waits are longer, each for a random time."""

READ_BACK = {
    "add_table": "is_table_added",
    "change_lobby": "is_lobby_changed",
    "add_seat": "is_seat_added",
    "add_move": "is_move_added",
    "end_table": "is_table_ended",
    "add_daily_try": "is_daily_try_added",
    "add_tournament": "is_tournament_added",
    "change_tournament": "is_tournament_changed",
    "call_server": "is_server_called",
    "call_table": "is_table_called",
    "claim_season": "is_season_claimed",
}
"""The queries that find out, with a step's parameters, whether its write is stored. Other writes can be repeated."""

_QUERIES = aiosql.from_path(QUERIES_PATH, "psycopg")
STATEMENTS: dict[str, LiteralString] = {
    name: getattr(_QUERIES, name).sql for name in _QUERIES.available_queries
}

T = TypeVar("T")

Pool = AsyncConnectionPool[Connection]


class _NotStored(StoreUnavailable):
    """The transaction is not stored, but not because of its content."""


class _LostCommit(StoreUnavailable):
    """The connection ended while the transaction was being committed: it may be stored."""


async def open_store(
    url: PostgresUrl | str, *, migrates: bool = True, connections: int = CONNECTIONS
) -> Store:
    """Return the store at an address, which several processes share, made or brought up to date where needed.

    StoreUnavailable when the server cannot be reached or will not do, or when a newer program wrote the
    database; without ``migrates``, also when an older one did.
    """
    url = PostgresUrl.parse(url) if isinstance(url, str) else url
    with failures_explained(url):
        async with await connect(url) as connection:
            await (migrate if migrates else require_newest)(connection)
        pool = Pool(
            kwargs=connection_options(url),
            configure=configure,
            min_size=1,
            max_size=connections,
            timeout=LONGEST_WAIT_SECONDS,
            reconnect_timeout=LONGEST_WAIT_SECONDS,
            open=False,
            name="store",
        )
        try:
            await pool.open(wait=True, timeout=LONGEST_WAIT_SECONDS)
        except BaseException:
            await pool.close()
            raise
    return Store(PostgresDatabase(url, pool))


class PostgresDatabase(Database):
    """A pool of connections. Each write is a transaction of its own, and those of one table keep their order."""

    def __init__(self, url: PostgresUrl, pool: Pool) -> None:
        self._url = url
        self._pool = pool
        # Behind a pooler, a connection does not keep its settings.
        limits = [f"SET LOCAL {limit}" for limit in LIMITS if url.has_pooler]
        self._begin_limited = "; ".join(["BEGIN", *limits]).encode() if limits else b""
        self._is_closed = False
        self._writes: set[asyncio.Task[None]] = set()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @override
    async def write(self, *steps: Step) -> None:
        self._check_open()
        if not steps:
            return
        # A task of its own: a caller who stops waiting does not stop the write.
        task = asyncio.create_task(self._write_in_turn(steps), name="write")
        self._writes.add(task)
        task.add_done_callback(self._written)
        await asyncio.shield(task)

    @override
    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        self._check_open()
        with failures_explained(self._url):
            return await self._read(query, parameters)

    @override
    async def snapshot(self, *queries: str, **parameters: Any) -> list[list[Columns]]:
        self._check_open()
        with failures_explained(self._url):
            return await _tried(partial(self._snapshot, queries, parameters))

    @override
    async def scrub(self) -> None:
        """Do nothing: the server overwrites deleted rows itself, and its log is the host's: see the hosting page."""
        self._check_open()

    @override
    async def close(self) -> None:
        self._is_closed = True
        if self._writes:
            await asyncio.wait(self._writes)
        await self._pool.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreUnavailable(f"the database {self._url} has been closed")

    def _written(self, task: asyncio.Task[None]) -> None:
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()  # so that asyncio does not report an error for which nobody waits any more

    async def _write_in_turn(self, steps: Sequence[Step]) -> None:
        table_id = steps[0].parameters.get("table_id", steps[0].parameters.get("id"))
        turn = asyncio.Lock() if table_id is None else self._turns.setdefault(table_id, asyncio.Lock())
        with failures_explained(self._url):
            async with turn:
                await self._store(steps)

    async def _store(self, steps: Sequence[Step]) -> None:
        """Try a transaction until it is stored or refused. Nothing that may be stored is repeated."""
        is_doubtful = False

        async def store() -> None:
            nonlocal is_doubtful
            try:
                await self._transact(steps)
            except _LostCommit:
                is_doubtful = True
                if not await self._is_stored(steps):
                    raise
            except TableMovedOn:
                # The server may have finished the lost COMMIT after it was asked.
                if not (is_doubtful and await self._is_stored(steps)):
                    raise

        await _tried(store)

    async def _transact(self, steps: Sequence[Step]) -> None:
        is_committing = False
        try:
            async with self._pool.connection() as connection:  # which rolls back after an error
                await self._run(connection, steps)
                is_committing = True
                await connection.commit()
        except psycopg.Error as error:
            if is_lost(error):
                await self._pool.check()
                lost = _LostCommit if is_committing else _NotStored
                raise lost(f"the database {self._url} cannot be used: the connection was lost") from error
            # A row of a table was added while its server was being deleted.
            is_overtaken = isinstance(error, ForeignKeyViolation) and steps[0].query == "lock_server_tables"
            if is_overtaken or isinstance(error, CONFLICTS):
                raise _NotStored(
                    f"the database {self._url} cannot be used: too many writes at once"
                ) from None
            raise

    async def _run(self, connection: Connection, steps: Sequence[Step]) -> None:
        """Run all steps in a new transaction. TableMovedOn when a decisive one changes no row."""
        if self._begin_limited:
            await connection.execute(self._begin_limited)
        cursors: list[psycopg.AsyncCursor[DictRow]] = []
        try:
            async with connection.pipeline():  # the answers are read when all steps are sent
                if not self._begin_limited:
                    await connection.execute(b"BEGIN", prepare=False)
                for step in steps:
                    statement = STATEMENTS[step.query]
                    cursors.append(await connection.execute(statement, step.parameters))
        finally:
            # Also after an error: a step after one that came too late may fail because of that.
            for step, cursor in zip(steps, cursors, strict=False):
                if step.is_decisive and cursor.rowcount == 0:
                    raise TableMovedOn(f"{step.query} came too late") from None

    async def _is_stored(self, steps: Sequence[Step]) -> bool:
        """Return True if a write is stored whose COMMIT was not answered. False for one that can be repeated."""
        to_read_back = [step for step in steps if step.query in READ_BACK]
        for step in to_read_back:
            if not await self._read(READ_BACK[step.query], step.parameters):
                return False
        return bool(to_read_back)

    async def _read(self, query: str, parameters: Columns) -> list[Columns]:
        return await _tried(partial(self._read_once, query, parameters))

    async def _read_once(self, query: str, parameters: Columns) -> list[Columns]:
        async with self._reading() as connection:
            cursor = await connection.execute(STATEMENTS[query], parameters)
            return await cursor.fetchall()

    async def _snapshot(self, queries: Sequence[str], parameters: Columns) -> list[list[Columns]]:
        async with self._reading() as connection:
            await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            cursors = [await connection.execute(STATEMENTS[query], parameters) for query in queries]
            await connection.execute("COMMIT")
            return [await cursor.fetchall() for cursor in cursors]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Connection]:
        """Yield a connection of the pool. _NotStored when it is lost: what is read can be read again."""
        try:
            async with self._pool.connection() as connection:
                yield connection
        except psycopg.Error as error:
            if is_lost(error):
                await self._pool.check()
                raise _NotStored(
                    f"the database {self._url} cannot be used: the connection was lost"
                ) from error
            raise


async def _tried(call: Callable[[], Awaitable[T]]) -> T:
    """Return the result of a call, which is made again when the server takes it back or its connection ends."""
    try:
        return await call()  # the library's loop costs as much as a statement, and is seldom needed
    except (_NotStored, _LostCommit):
        await asyncio.sleep(FIRST_WAIT_SECONDS)
    again = AsyncRetrying(
        retry=retry_if_exception_type((_NotStored, _LostCommit)),
        stop=stop_after_attempt(TRIES - 1),
        wait=wait_random_exponential(multiplier=4 * FIRST_WAIT_SECONDS, max=1.0),
        reraise=True,
    )
    return await again(call)
