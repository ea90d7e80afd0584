"""How long it takes until a move is on disk, next to a bare commit of one row: ``python -m bench.store``.

The floor is what the simplest bot would do: one INSERT and one commit on the same disk, in the same run, with aiosqlite
and the same pragmas. ``bench.cluster.postgres`` measures the same in PostgreSQL.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter

import aiosqlite

from data.records.tables import By, MoveRecord, Phase, Table, TableSeat
from data.sqlite.database import PRAGMAS, open_store
from data.store import Store

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
            store = await open_store(Path(folder) / "store.sqlite3")
            opened.push_async_callback(store.close)
            contestants = {
                "floor": await bare_rows(connection),
                "add_move": await moves(store),
            }
            # In turn, so that other load on the machine affects both.
            await bench_alone(contestants)
            await bench_together(contestants)
            await bench_unfinished(store)


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
        await store.tables.add(table(f"t{index}", created_at=float(index)))

    def add(table_id: str, number: int) -> Awaitable[None]:
        row = MoveRecord(table_id=table_id, number=number, seat=0, token="attack.3", by=By.PLAYER, at=1.0)
        return store.tables.add_move(row, due_at=2.0)

    return add


async def bench_alone(contestants: dict[str, Add], moves: int = LONE_MOVES) -> dict[str, list[float]]:
    """Write a move while nobody else writes; return the seconds of each."""
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(1, WARM_UP + moves):
        for name, add in contestants.items():
            times[name].append(await seconds_of(add("t0", number)))
    for name in contestants:
        del times[name][:WARM_UP]
        report(f"{name}, alone", times[name])
    return times


async def bench_together(contestants: dict[str, Add], rounds: int = BUSY_ROUNDS) -> dict[str, list[float]]:
    """Write a move at all tables at once; measure from the call to its return, and return the seconds of each.

    The floor's rows share commits too: all are inserted before the first commit.
    """
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(1, rounds + 1):
        for name, add in contestants.items():
            calls = (seconds_of(add(f"t{index}", number)) for index in range(1, BUSY_TABLES + 1))
            times[name] += await asyncio.gather(*calls)
    for name in contestants:
        report(f"{name}, {BUSY_TABLES} at once", times[name])
    return times


async def bench_unfinished(store: Store) -> None:
    """Run the query that every start runs."""
    for first in range(BUSY_TABLES + 1, UNFINISHED_TABLES, BUSY_TABLES):
        missing = range(first, min(first + BUSY_TABLES, UNFINISHED_TABLES))
        await asyncio.gather(*(store.tables.add(table(f"t{index}", created_at=0.0)) for index in missing))
    times = []
    for _ in range(5):
        begun = perf_counter()
        found = await store.tables.unfinished()
        times.append(perf_counter() - begun)
    assert len(found) == UNFINISHED_TABLES
    report(f"unfinished(), {UNFINISHED_TABLES:,} tables", times)


async def seconds_of(call: Awaitable[None]) -> float:
    """Return the seconds that a call takes."""
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
