"""The claims of a cluster's processes in PostgreSQL, and their hints by NOTIFY and LISTEN.

Each has connections of its own, apart from the store's pool, so that a busy pool delays none of them.
"""

from __future__ import annotations

import asyncio
import os
import select
import socket
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, LiteralString, Protocol

import psycopg

from data.errors import StoreUnavailable
from data.postgres.connection import Connection, connect, failures_explained
from data.postgres.migrate import DIALECT
from data.postgres.url import PostgresUrl
from data.sql.database import Columns
from data.sql.schema import check_schema, migration_files

KEPT_SECONDS = 3600.0
"""How long the row of a process that is gone stays."""
SHARD_KEYS = "shard:%"
PRESS = "press:"
PRESS_KEYS = f"{PRESS}%"
PRESS_SECONDS = 60.0
"""How long it is known which process has taken an interaction; Discord sends it to all of them at once."""

BEAT: LiteralString = """
INSERT INTO processes (name, joined_at, expires_at, forgotten)
VALUES (%(owner)s, clock_timestamp(), clock_timestamp() + make_interval(secs => %(seconds)s), %(forgotten)s)
ON CONFLICT (name) DO UPDATE SET
    -- One that was taken for dead joins again, after all others.
    joined_at = CASE WHEN processes.expires_at > clock_timestamp() THEN processes.joined_at ELSE excluded.joined_at END,
    expires_at = excluded.expires_at,
    forgotten = excluded.forgotten
"""
RENEW: LiteralString = """
UPDATE claims SET expires_at = clock_timestamp() + make_interval(secs => %(seconds)s)
FROM unnest(%(keys)s::TEXT[], %(epochs)s::BIGINT[]) AS mine (key, epoch)
WHERE claims.key = mine.key AND claims.epoch = mine.epoch AND claims.owner = %(owner)s
    AND claims.expires_at > clock_timestamp()
RETURNING claims.key
"""
AGREE: LiteralString = """
INSERT INTO cluster (number, shards, forgotten) VALUES (1, %(shards)s, 0)
ON CONFLICT (number) DO UPDATE SET shards = excluded.shards
WHERE cluster.shards <> excluded.shards
    AND NOT EXISTS (SELECT 1 FROM claims WHERE key LIKE %(shard_keys)s AND expires_at > clock_timestamp())
"""
CLUSTER: LiteralString = (
    "SELECT shards, forgotten, ARRAY(SELECT number FROM migrations) AS migrations FROM cluster"
)
OWNERS: LiteralString = (
    "SELECT key, owner FROM claims WHERE expires_at > clock_timestamp() AND key NOT LIKE %(press_keys)s"
)
PROCESSES: LiteralString = (
    "SELECT name FROM processes WHERE expires_at > clock_timestamp() ORDER BY joined_at, name"
)
CLEAR_PRESSES: LiteralString = (
    "DELETE FROM claims WHERE key LIKE %(press_keys)s AND expires_at < clock_timestamp()"
)
CLEAR: LiteralString = (
    "DELETE FROM processes WHERE expires_at < clock_timestamp() - make_interval(secs => %(kept)s)"
)
TAKE: LiteralString = """
INSERT INTO claims (key, owner, epoch, expires_at)
SELECT wanted.key, %(owner)s, 1, clock_timestamp() + make_interval(secs => %(seconds)s)
FROM unnest(%(keys)s::TEXT[]) AS wanted (key) JOIN cluster ON cluster.shards = %(shards)s
ORDER BY wanted.key
ON CONFLICT (key) DO UPDATE
SET owner = excluded.owner, epoch = claims.epoch + 1,
    expires_at = clock_timestamp() + make_interval(secs => %(seconds)s)
WHERE claims.expires_at <= clock_timestamp()
RETURNING claims.key, claims.epoch
"""
RELEASE: LiteralString = """
UPDATE claims SET expires_at = '-infinity'
FROM unnest(%(keys)s::TEXT[], %(epochs)s::BIGINT[]) AS mine (key, epoch)
WHERE claims.key = mine.key AND claims.epoch = mine.epoch AND claims.owner = %(owner)s
"""
RELEASE_ALL: LiteralString = (
    "UPDATE claims SET expires_at = '-infinity' WHERE owner = %(owner)s AND key NOT LIKE %(press_keys)s"
)
LEAVE: LiteralString = "DELETE FROM processes WHERE name = %(owner)s"
RESERVE: LiteralString = """
INSERT INTO identify_buckets (bucket, free_at)
VALUES (%(bucket)s, clock_timestamp() + make_interval(secs => %(spacing)s))
ON CONFLICT (bucket) DO UPDATE
SET free_at = GREATEST(identify_buckets.free_at, clock_timestamp()) + make_interval(secs => %(spacing)s)
RETURNING EXTRACT(EPOCH FROM identify_buckets.free_at - clock_timestamp()) - %(spacing)s AS wait_seconds
"""
FORGET: LiteralString = """
INSERT INTO cluster (number, shards, forgotten) VALUES (1, 0, 1)
ON CONFLICT (number) DO UPDATE SET forgotten = cluster.forgotten + 1
RETURNING cluster.forgotten
"""
REMEMBERING: LiteralString = (
    "SELECT COUNT(*) AS count FROM processes WHERE expires_at > clock_timestamp() AND forgotten < %(number)s"
)
HAS_FORGOTTEN: LiteralString = (
    "UPDATE processes SET forgotten = GREATEST(forgotten, %(number)s) WHERE name = %(owner)s"
)
CHANNEL = "cakeclub"
LISTEN: LiteralString = "LISTEN cakeclub"
NOTIFY: LiteralString = "SELECT pg_notify(%(channel)s, text) FROM unnest(%(texts)s::TEXT[]) AS text"


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
        """Yield a function that runs statements while nobody else does. StoreError when the database does not answer.

        Any failure or cancellation closes the connection: the server may still be running a statement for it.
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
    """Return True if the server has ended a connection over which nothing runs, without asking it.

    Then there is something to read: the server's last words, or the end. The driver only looks when it sends something.
    """
    waiting = select.poll()
    waiting.register(connection.pgconn.socket, select.POLLIN)
    return bool(waiting.poll(0))


def _hang_up(connection: Connection) -> None:
    """End a connection in the system, so that whatever waits for an answer of the server fails at once."""
    with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.pgconn.socket)) as shared:
        shared.shutdown(socket.SHUT_RDWR)


@dataclass(frozen=True, slots=True)
class ClusterState:
    """The state of the cluster in the database at one beat of a process."""

    processes: tuple[str, ...]
    """The processes that are alive, in the order in which they joined."""
    owners: Mapping[str, str]
    """The owner of each claim that has not expired, by key."""
    renewed: frozenset[str]
    """The keys of the process's own claims that were renewed."""
    shards: int
    """How many shards the bot has."""
    forgotten: int
    """How many members and servers were forgotten since the cluster began."""


class PostgresClaims:
    """Claims by key, each with an owner, an epoch and a time at which it expires, on the database's clock.

    At any time a key has at most one owner. Every call may raise StoreError. They run over one connection, which is
    opened when it is needed and again after it was lost; interactions have another one, so that they delay no beat.
    """

    def __init__(self, url: PostgresUrl | str) -> None:
        url = PostgresUrl.parse(url) if isinstance(url, str) else url
        self._connection, self._for_presses = ClusterConnection(url), ClusterConnection(url)
        self._known = frozenset(migration_files(DIALECT))

    async def beat(
        self, owner: str, claims: Mapping[str, int], *, seconds: float, forgotten: int, shards: int
    ) -> ClusterState:
        """Say that a process is alive, and renew its claims for this many seconds.

        ``claims`` are the epochs of its claims by key: a claim that has expired or has another epoch is not
        renewed. ``forgotten`` is the number of forgotten members and servers that the process has dropped.
        ``shards`` becomes the number of shards while nobody holds a shard.

        DatabaseIsNewer when a newer program has upgraded the database.
        """
        async with self._connection.in_use() as run:
            await run(BEAT, owner=owner, seconds=seconds, forgotten=forgotten)
            renewed = await run(RENEW, owner=owner, seconds=seconds, **_columns(claims))
            await run(AGREE, shards=shards, shard_keys=SHARD_KEYS)
            (stored,) = await run(CLUSTER)
            check_schema(stored["migrations"], self._known)
            owners = await run(OWNERS, press_keys=PRESS_KEYS)
            processes = await run(PROCESSES)
            await run(CLEAR_PRESSES, press_keys=PRESS_KEYS)
            await run(CLEAR, kept=KEPT_SECONDS)
        return ClusterState(
            processes=tuple(row["name"] for row in processes),
            owners={row["key"]: row["owner"] for row in owners},
            renewed=frozenset(row["key"] for row in renewed),
            shards=stored["shards"],
            forgotten=stored["forgotten"],
        )

    async def take(
        self, owner: str, keys: Sequence[str], *, seconds: float, shards: int
    ) -> Mapping[str, int]:
        """Take the keys that are free; return the epochs of those that the process holds now.

        Nothing is taken unless the bot still has this number of shards.
        """
        taken = await self._connection.run(
            TAKE, owner=owner, keys=sorted(keys), seconds=seconds, shards=shards
        )
        return {row["key"]: row["epoch"] for row in taken}

    async def take_press(self, owner: str, press_id: int, *, shards: int) -> bool:
        """Return True if this process is the first one to take an interaction."""
        keys = [f"{PRESS}{press_id}"]
        taken = await self._for_presses.run(
            TAKE, owner=owner, keys=keys, seconds=PRESS_SECONDS, shards=shards
        )
        return bool(taken)

    async def release(self, owner: str, claims: Mapping[str, int]) -> None:
        """Give claims back before they expire. A claim with another epoch stays."""
        await self._connection.run(RELEASE, owner=owner, **_columns(claims))

    async def leave(self, owner: str) -> None:
        """Give all claims of a process back; it is no longer counted."""
        async with self._connection.in_use() as run:
            await run(RELEASE_ALL, owner=owner, press_keys=PRESS_KEYS)
            await run(LEAVE, owner=owner)

    async def reserve_identify(self, bucket: int, *, spacing_seconds: float) -> float:
        """Reserve the next time at which a shard of this bucket may identify; return the seconds until then."""
        (row,) = await self._connection.run(RESERVE, bucket=bucket, spacing=spacing_seconds)
        return max(0.0, float(row["wait_seconds"]))

    async def forget(self) -> int:
        """Count one more forgotten member or server; return the number."""
        (row,) = await self._connection.run(FORGET)
        return int(row["forgotten"])

    async def remembering(self, number: int) -> int:
        """Return the number of live processes that have not dropped all of the first ``number`` forgotten ones."""
        (row,) = await self._connection.run(REMEMBERING, number=number)
        return int(row["count"])

    async def has_forgotten(self, owner: str, number: int) -> None:
        """Say that a process has dropped the first ``number`` forgotten members and servers."""
        await self._connection.run(HAS_FORGOTTEN, owner=owner, number=number)

    async def close(self) -> None:
        """Release the connections."""
        await self._connection.close()
        await self._for_presses.close()


def _columns(claims: Mapping[str, int]) -> dict[str, list[Any]]:
    keys = sorted(claims)
    return {"keys": keys, "epochs": [claims[key] for key in keys]}


class PostgresHints:
    """Short texts from process to process. A text may be lost; it never says more than where to look.

    They are sent on one connection and heard on another.
    """

    def __init__(self, url: PostgresUrl | str) -> None:
        self._url = PostgresUrl.parse(url) if isinstance(url, str) else url
        self._sender = ClusterConnection(self._url)
        self._listener: Connection | None = None
        self.can_listen = not self._url.has_pooler
        """Whether texts arrive here at all: some poolers of connections do not pass them on."""

    async def send(self, *texts: str) -> None:
        """Send texts to every process that listens, this one too. StoreError when that cannot be done."""
        await self._sender.run(NOTIFY, channel=CHANNEL, texts=list(texts))

    async def listen(self) -> AsyncGenerator[str, None]:
        """Yield an empty text once it listens, then the texts that arrive. StoreError when the connection is lost."""
        with failures_explained(self._url):
            self._listener = connection = await connect(self._url)
            try:
                await connection.execute(LISTEN)
                yield ""
                async for notice in connection.notifies():
                    yield notice.payload
            finally:
                await connection.close()

    async def close(self) -> None:
        """Release the connections."""
        await self._sender.close()
        if self._listener is not None:
            await self._listener.close()
