"""How long it takes until a move is on disk, next to a bare commit of one row: ``python -m bench.store``.

The floor is what the simplest bot would do: one INSERT and one commit on the same disk, in the same run, with aiosqlite
and the same pragmas, or with psycopg. A second floor for PostgreSQL also advances the table, as a move must.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any
from unittest.mock import patch

import aiosqlite
import psycopg
from psycopg_pool import AsyncConnectionPool

from data.postgres.database import CONNECTIONS
from data.postgres.store import PostgresStore
from data.records import By, Ending, MoveRecord, Phase, Result, Table, TableSeat
from data.sqlite.store import PRAGMAS, SqliteStore
from data.store import Store
from tests.postgres import MISSING, Server, programs, running_server

WARM_UP = 200
LONE_MOVES = 2000
BUSY_TABLES = 200
BUSY_ROUNDS = 30
UNFINISHED_TABLES = 10_000


Add = Callable[[str, int], Awaitable[None]]
"""Writes a move to disk, by the table's id and the move's number."""


async def main() -> None:
    """Print every figure."""
    with tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder:
        async with (
            AsyncExitStack() as opened,
            aiosqlite.connect(Path(folder) / "floor.sqlite3") as connection,
        ):
            store = await SqliteStore.open(Path(folder) / "store.sqlite3")
            opened.push_async_callback(store.close)
            contestants = {
                "floor": await bare_rows(connection),
                "add_move": await moves(store),
            }
            # In turn, so that other load on the machine affects both.
            await bench_alone(contestants)
            await bench_together(contestants)
            await bench_unfinished(store)
    if programs() is None:
        print(MISSING)
        return
    with running_server(
        fsync="on", full_page_writes="on", synchronous_commit="on", autovacuum="on"
    ) as server:
        await bench_postgres(server)


async def bench_postgres(server: Server) -> None:
    """Measure the same in PostgreSQL, on a server that flushes each commit to the disk."""
    url = server.url("postgres")
    async with AsyncExitStack() as opened:
        store = await PostgresStore.open(url)
        opened.push_async_callback(store.close)
        pool = AsyncConnectionPool(url, min_size=CONNECTIONS, max_size=CONNECTIONS, open=False)
        await opened.enter_async_context(pool)
        contestants = {
            "floor, INSERT": await bare_postgres_rows(pool, "floor"),
            "floor, UPDATE and INSERT": await bare_postgres_rows(pool, "twice", advances=True),
            "add_move": await moves(store),
        }
        print(f"PostgreSQL: {await statements_a_move(store)} statements a move, besides BEGIN and COMMIT")
        await bench_alone(contestants)
        await bench_together(contestants)
        await bench_unfinished(store)


async def bare_postgres_rows(pool: AsyncConnectionPool, name: str, *, advances: bool = False) -> Add:
    """Write one INSERT and one commit, if wanted after an UPDATE of the table's row."""
    async with pool.connection() as connection:
        await connection.execute(f"CREATE TABLE {name}_tables (id TEXT PRIMARY KEY, version BIGINT)".encode())
        columns = "table_id TEXT, number BIGINT, token TEXT, PRIMARY KEY (table_id, number)"
        await connection.execute(f"CREATE TABLE {name}_moves ({columns})".encode())
        for index in range(BUSY_TABLES + 1):
            await connection.execute(f"INSERT INTO {name}_tables VALUES ('t{index}', 0)".encode())
    update = f"UPDATE {name}_tables SET version = %s WHERE id = %s AND version + 1 = %s".encode()
    insert = f"INSERT INTO {name}_moves VALUES (%s, %s, %s)".encode()

    async def add(table_id: str, number: int) -> None:
        async with pool.connection() as connection:
            if advances:
                await connection.execute(update, (number, table_id, number))
            await connection.execute(insert, (table_id, number, "attack.3"))

    return add


async def statements_a_move(store: PostgresStore) -> int:
    """Count the statements that one move sends."""
    sent: list[object] = []
    execute = psycopg.AsyncConnection.execute

    async def counted(connection: Any, query: Any, *arguments: Any, **options: Any) -> Any:
        sent.append(query)
        return await execute(connection, query, *arguments, **options)

    await store.add_table(table("counted", created_at=0.0))
    row = MoveRecord(table_id="counted", number=1, seat=0, token="attack.3", by=By.PLAYER, at=1.0)
    with patch.object(psycopg.AsyncConnection, "execute", counted):
        await store.add_move(row, due_at=2.0)
    await store.end_table("counted", Result(ending=Ending.CANCELLED), at=3.0)
    await store.set_shown("counted", 1, None)
    return len(sent)


async def bare_rows(connection: aiosqlite.Connection) -> Add:
    """Write one INSERT and one commit."""
    for pragma in ("PRAGMA journal_mode = WAL", *PRAGMAS):
        await connection.execute(pragma)
    await connection.execute(
        "CREATE TABLE moves (table_id TEXT, number BIGINT, token TEXT, PRIMARY KEY (table_id, number))"
    )

    async def add(table_id: str, number: int) -> None:
        row = (table_id, number, "attack.3")
        await connection.execute("INSERT INTO moves VALUES (?, ?, ?)", row)
        await connection.commit()

    return add


async def moves(store: Store) -> Add:
    """Writes moves of running tables."""
    for index in range(BUSY_TABLES + 1):
        await store.add_table(table(f"t{index}", created_at=float(index)))

    def add(table_id: str, number: int) -> Awaitable[None]:
        row = MoveRecord(table_id=table_id, number=number, seat=0, token="attack.3", by=By.PLAYER, at=1.0)
        return store.add_move(row, due_at=2.0)

    return add


async def bench_alone(contestants: dict[str, Add]) -> None:
    """Write a move while nobody else writes."""
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(1, WARM_UP + LONE_MOVES):
        for name, add in contestants.items():
            times[name].append(await seconds_of(add("t0", number)))
    for name in contestants:
        report(f"{name}, alone", times[name][WARM_UP:])


async def bench_together(contestants: dict[str, Add]) -> None:
    """Write a move at all tables at once; measure from the call to its return.

    The floor's rows share commits too: all are inserted before the first commit.
    """
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(1, BUSY_ROUNDS + 1):
        for name, add in contestants.items():
            calls = (seconds_of(add(f"t{index}", number)) for index in range(1, BUSY_TABLES + 1))
            times[name] += await asyncio.gather(*calls)
    for name in contestants:
        report(f"{name}, {BUSY_TABLES} at once", times[name])


async def bench_unfinished(store: Store) -> None:
    """Run the query that every start runs."""
    for first in range(BUSY_TABLES + 1, UNFINISHED_TABLES, BUSY_TABLES):
        missing = range(first, min(first + BUSY_TABLES, UNFINISHED_TABLES))
        await asyncio.gather(*(store.add_table(table(f"t{index}", created_at=0.0)) for index in missing))
    times = []
    for _ in range(5):
        begun = perf_counter()
        found = await store.unfinished()
        times.append(perf_counter() - begun)
    assert len(found) == UNFINISHED_TABLES
    report(f"unfinished(), {UNFINISHED_TABLES:,} tables", times)


async def seconds_of(call: Awaitable[None]) -> float:
    """Return how long a call takes."""
    begun = perf_counter()
    await call
    return perf_counter() - begun


def table(table_id: str, *, created_at: float) -> Table:
    """Return a running table of two."""
    return Table(
        id=table_id, guild_id=1, channel_id=2, host_id=3, game="duel", edition=1,
        options={"mode": "core"}, seconds=90, phase=Phase.PLAYING, seed=bytes(32),
        seats=tuple(TableSeat(seat=seat, user_id=seat, name="Somebody") for seat in range(2)),
        created_at=created_at,
    )  # fmt: skip


def report(name: str, seconds: Sequence[float]) -> None:
    """Return one line: the median and the 99th percentile, in milliseconds."""
    median = statistics.median(seconds) * 1000
    p99 = sorted(seconds)[int(len(seconds) * 0.99)] * 1000
    print(f"{name:32} median {median:8.3f} ms   p99 {p99:8.3f} ms", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
