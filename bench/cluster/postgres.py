"""Measure what PostgreSQL costs beside SQLite: ``python -m bench.cluster.postgres`` (short: ``--quick``).

- The time from a press to its answer: the same bot on PostgreSQL and on SQLite, and the bare bot of ``bench.press``.
- The commit of a move, beside a commit of as many statements with bare psycopg; at most 1.25 times is the goal.
- The statements of a move, counted in the server's log while members play whole matches.

The server runs on this machine and flushes each commit to the disk.
"""

from __future__ import annotations

import asyncio
import re
import statistics
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

from psycopg_pool import AsyncConnectionPool

from bench.press import BUSY_ROUNDS, BUSY_TABLES, SINGLE_ROUNDS, Duels, Floor, Times, bare_bot, cake_club, p99
from bench.store import BUSY_ROUNDS as ROUNDS_AT_ONCE
from bench.store import BUSY_TABLES as TABLES_AT_ONCE
from bench.store import LONE_MOVES, Add, bench_alone, bench_together, bench_unfinished, moves
from data.postgres.database import CONNECTIONS, STATEMENTS, open_store
from playground import Playground, Schema
from tests.postgres import MISSING, Server, programs, running_server

DURABLE = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on", "autovacuum": "on"}
"""Settings of a server whose commits survive a loss of power."""
COUNTED_ROUNDS = 100
"""The rounds of two moves whose statements are counted."""
IDLE_SECONDS = 10.0
TRANSACTION = ("BEGIN", "COMMIT")
BACKGROUND = {"behind", "guilds", "servers", "server_settings", "unsettled"}
"""The queries that a process also asks while nobody plays."""


async def main(*, is_quick: bool) -> None:
    """Print every figure."""
    if programs() is None:
        print(MISSING)
        return
    with running_server(**DURABLE) as server, tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder:
        await bench_commits(server, is_quick=is_quick)
        await bench_presses(server, Path(folder), is_quick=is_quick)
        await bench_statements(server, is_quick=is_quick)


async def bench_commits(server: Server, *, is_quick: bool) -> None:
    """Measure the commit of a move at one table and among many, and the query of each start."""
    url = server.url(server.new_database("template0"))
    async with AsyncExitStack() as opened:
        store = await open_store(url)
        opened.push_async_callback(store.close)
        pool = AsyncConnectionPool(url, min_size=CONNECTIONS, max_size=CONNECTIONS, open=False)
        await opened.enter_async_context(pool)
        contestants = {
            "floor, INSERT": await bare_rows(pool, "floor"),
            "floor, UPDATE and INSERT": await bare_rows(pool, "twice", advances=True),
            "add_move": await moves(store),
        }
        # In turn, so that other load on the machine affects all.
        for times in (
            await bench_alone(contestants, moves=200 if is_quick else LONE_MOVES),
            await bench_together(contestants, rounds=3 if is_quick else ROUNDS_AT_ONCE),
        ):
            ratio = statistics.median(times["add_move"]) / statistics.median(
                times["floor, UPDATE and INSERT"]
            )
            print(f"{'  ratio to UPDATE and INSERT':32} median {ratio:8.2f}", flush=True)
        if not is_quick:
            await bench_unfinished(store)


async def bare_rows(pool: AsyncConnectionPool, name: str, *, advances: bool = False) -> Add:
    """Write one INSERT and one commit, if wanted after an UPDATE of the table's row, as a move needs it."""
    async with pool.connection() as connection:
        await connection.execute(f"CREATE TABLE {name}_tables (id TEXT PRIMARY KEY, version BIGINT)".encode())
        columns = "table_id TEXT, number BIGINT, token TEXT, PRIMARY KEY (table_id, number)"
        await connection.execute(f"CREATE TABLE {name}_moves ({columns})".encode())
        for index in range(TABLES_AT_ONCE + 1):
            await connection.execute(f"INSERT INTO {name}_tables VALUES ('t{index}', 0)".encode())
    update = f"UPDATE {name}_tables SET version = %s WHERE id = %s AND version + 1 = %s".encode()
    insert = f"INSERT INTO {name}_moves VALUES (%s, %s, %s)".encode()

    async def add(table_id: str, number: int) -> None:
        async with pool.connection() as connection:
            if advances:
                await connection.execute(update, (number, table_id, number))
            await connection.execute(insert, (table_id, number, "attack.3"))

    return add


async def bench_presses(server: Server, folder: Path, *, is_quick: bool) -> None:
    """Measure presses at one table and at many, in turn at all bots."""
    busy = 20 if is_quick else BUSY_TABLES
    async with AsyncExitStack() as stack:
        on_postgres, on_sqlite, bare = [
            await stack.enter_async_context(
                Playground(rate_limits=False, schema=Schema(None), answer_seconds=30.0)
            )
            for _ in range(3)
        ]
        url = server.url(server.new_database("template0"))
        await stack.enter_async_context(cake_club(on_postgres, url))
        await stack.enter_async_context(cake_club(on_sqlite, str(folder / "cakeclub.sqlite3")))
        await stack.enter_async_context(bare_bot(bare, busy, folder))
        floor = Floor(bare)
        contestants: dict[str, Duels | Floor] = {}
        for name, pg in (("PostgreSQL", on_postgres), ("SQLite", on_sqlite)):
            await online(pg)
            contestants[name] = duels = Duels(pg)
            await duels.open(busy)
        await floor.open(busy)
        contestants["bare bot, SQLite"] = floor
        await measure("press, 1 table", contestants, tables=1, rounds=20 if is_quick else SINGLE_ROUNDS)
        await measure(
            f"press, {busy} tables", contestants, tables=busy, rounds=2 if is_quick else BUSY_ROUNDS
        )


async def online(pg: Playground) -> None:
    """Wait until a bot is connected."""
    gateway = pg.services.gateway
    await pg.visitor("Ada").wait_for(lambda: gateway.is_bot_online or None, seconds=60)


async def measure(name: str, contestants: dict[str, Duels | Floor], *, tables: int, rounds: int) -> None:
    """Measure all in turn, after some rounds to warm up, and print a line for each."""
    times: dict[str, Times] = {label: [] for label in contestants}
    for number in range(rounds + 2):
        for label, contestant in contestants.items():
            passed = await contestant.round(tables)
            if number >= 2:
                times[label] += passed
    first = statistics.median(times["PostgreSQL"])
    for label, passed in times.items():
        median = statistics.median(passed)
        print(
            f"{f'{name}, {label}':36} median {median * 1000:8.2f} ms   p99 {p99(passed) * 1000:8.2f} ms"
            + ("" if label == "PostgreSQL" else f"   PostgreSQL / this {first / median:5.2f}"),
            flush=True,
        )


async def bench_statements(server: Server, *, is_quick: bool) -> None:
    """Count the statements of a process during matches of two members, and while nobody plays."""
    rounds = 10 if is_quick else COUNTED_ROUNDS
    name = server.new_database("template0")
    server.run(f"ALTER DATABASE {name} SET log_statement = 'all'")
    log = server.folder / "log"
    async with (
        Playground(rate_limits=False, schema=Schema(None), answer_seconds=30.0) as pg,
        cake_club(pg, server.url(name)),
    ):
        await online(pg)
        duels = Duels(pg)
        await duels.open(1)
        await duels.round(1)
        begun = log.stat().st_size
        played = 0
        for _ in range(rounds):
            played += len(await duels.round(1))
        ended = log.stat().st_size
        await asyncio.sleep(IDLE_SECONDS / 2 if is_quick else IDLE_SECONDS)
        text = log.read_bytes()
    counts = Counter(logged_statements(text[begun:ended].decode()))
    idle = Counter(logged_statements(text[ended:].decode()))
    of_moves = {name: count for name, count in counts.items() if is_of_a_move(name)}
    total = sum(count for name, count in of_moves.items() if name not in TRANSACTION)
    around = sum(count for name, count in of_moves.items() if name in TRANSACTION)
    print(f"statements: {total / played:.2f} a move, and {around / played:.2f} BEGIN and COMMIT")
    for query, count in sorted(of_moves.items(), key=lambda item: -item[1]):
        print(f"  {count / played:6.2f}  {query}")
    seconds = IDLE_SECONDS / 2 if is_quick else IDLE_SECONDS
    print(f"statements of a process while nobody plays: {idle.total() / seconds:.1f} a second", flush=True)


def is_of_a_move(query: str) -> bool:
    """Return True if a statement's name belongs to a move."""
    return query in TRANSACTION or (query in STATEMENTS and query not in BACKGROUND)


def logged_statements(text: str) -> Iterator[str]:
    """Yield the name of each statement in a server's log, or its first words where it has no name."""
    names = {_plain(statement): name.removesuffix("_cursor") for name, statement in STATEMENTS.items()}
    for entry in re.split(r"^(?=\d{4}-\d\d-\d\d )", text, flags=re.MULTILINE):
        if found := re.search(r"LOG: +(?:statement|execute [^:]*): (.*)", entry, re.DOTALL):
            statement = _plain(found[1])
            yield names.get(statement, statement[:60])


def _plain(statement: str) -> str:
    """Return a statement with its spaces and parameters in one form."""
    return " ".join(re.sub(r"%\(\w+\)s|%s|\$\d+", "?", statement).split())


if __name__ == "__main__":
    asyncio.run(main(is_quick="--quick" in sys.argv))
