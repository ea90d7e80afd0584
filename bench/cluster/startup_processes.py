"""Measure a start of four processes with 100,000 unfinished tables: ``python -m bench.cluster.startup_processes``.

The floor is a start of as many processes with an empty database; ``--quick`` measures with few tables.
The programs start at the same time. They are ready when all shards are connected, by all of the programs, and each has
found the tables of its shards. The memory is that of one process, the largest, some seconds later. ``bench.startup``
measures one process with SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import signal
import statistics
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import psycopg

from bench.cluster.postgres import DURABLE
from bench.cluster.processes import SHARDS, connected, several_shards
from bench.press import cake_club
from bench.startup import a_move, a_table, resident_mib
from data.postgres.database import open_store
from data.records.tables import Post
from data.sql.mapping import columns_of, row_of
from playground import Playground
from tests.postgres import MISSING, programs, running_server

TABLES, QUICK_TABLES = 100_000, 4_000
PROCESSES = 4
ROUNDS = 3
SERVERS_A_SHARD = 5
REST_SECONDS = 5.0
LONGEST_START_SECONDS = 300.0
FOUND = re.compile(r"found (\d+) unfinished tables of shard (\d+)")

Row = dict[str, Any]


class Place(NamedTuple):
    """A channel of a server."""

    guild_id: int
    channel_id: int


class Start(NamedTuple):
    """One start."""

    seconds: float
    mib: float
    """Of the largest process."""


async def main() -> None:
    """Print the median of several starts with tables and without."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    if options.quick:
        options.tables, options.rounds = QUICK_TABLES, 1
    if programs() is None:
        print(MISSING)
        return
    with running_server(**DURABLE | {"max_connections": "200"}) as server:
        async with several_shards() as pg:
            places = await places_on_all_shards(pg)
            for tables in (0, options.tables):
                url = server.url(server.new_database("template0"))
                await (await open_store(url)).close()
                began = perf_counter()
                await asyncio.to_thread(fill, url, places, tables)
                filled = perf_counter() - began
                starts = [await start(pg, url, options.processes, tables) for _ in range(options.rounds)]
                seconds, mib = (statistics.median(values) for values in zip(*starts, strict=True))
                print(
                    f"start of {options.processes} processes, {tables:7,} tables   ready in {seconds:6.2f} s"
                    f"   {mib:6.1f} MiB each   (filled in {filled:.1f} s)",
                    flush=True,
                )


async def places_on_all_shards(pg: Playground) -> list[Place]:
    """Add servers on each shard; return a channel of each."""
    places = []
    for number in range(SHARDS * SERVERS_A_SHARD):
        guild = await pg.add_guild(f"Server {number}", owner="Ada", shard=number % SHARDS, members=("Ben",))
        places.append(Place(guild.id, next(iter(pg.world.channels_of(guild.id))).id))
    return places


def fill(url: str, places: Sequence[Place], tables: int) -> None:
    """Copy tables into the database that are in the middle of a game and shown."""
    with psycopg.connect(url) as connection:
        for name, rows in (
            ("tables", table_rows(places, tables)),
            ("seats", seat_rows(tables)),
            ("moves", move_rows(tables)),
        ):
            copy(connection, name, rows)
        connection.commit()
        connection.autocommit = True
        connection.execute("VACUUM ANALYZE")


def copy(connection: psycopg.Connection, name: str, rows: Iterator[Row]) -> None:
    """Write rows into a table."""
    first = next(rows, None)
    if first is None:
        return
    statement = f"COPY {name} ({', '.join(first)}) FROM STDIN".encode()
    with connection.cursor().copy(statement) as into:
        into.write_row(tuple(first.values()))
        for row in rows:
            into.write_row(tuple(row.values()))


def table_rows(places: Sequence[Place], tables: int) -> Iterator[Row]:
    """Yield the rows of the tables, spread over the servers."""
    now = time.time()
    for index in range(tables):
        place = places[index % len(places)]
        table = replace(a_table(index), guild_id=place.guild_id, channel_id=place.channel_id)
        assert table.started_at is not None
        post = Post(channel_id=place.channel_id, message_id=index + 1, turn=3, at=table.started_at)
        table = replace(table, post=post)
        yield row_of(replace(table, version=2, shown=2, due_at=now + 86_400))


def seat_rows(tables: int) -> Iterator[Row]:
    """Yield the rows of the seats."""
    for index in range(tables):
        table = a_table(index)
        yield from ({"table_id": table.id, **columns_of(seat)} for seat in table.seats)


def move_rows(tables: int) -> Iterator[Row]:
    """Yield the rows of the moves: both sides pass once."""
    for index in range(tables):
        yield from (columns_of(a_move(index, number)) for number in (1, 2))


async def start(pg: Playground, url: str, processes: int, tables: int) -> Start:
    """Start processes at the same time, and stop them."""
    with tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder:
        logs = [Path(folder) / f"{number}.log" for number in range(processes)]
        began = perf_counter()
        async with AsyncExitStack() as stack:
            bots = [
                await stack.enter_async_context(cake_club(pg, url, log=log, CAKECLUB_LOG_LEVEL="INFO"))
                for log in logs
            ]
            await connected(pg, processes, seconds=LONGEST_START_SECONDS)
            await until_found(logs, tables)
            seconds = perf_counter() - began
            await asyncio.sleep(REST_SECONDS)
            mib = max(resident_mib(bot.pid) for bot in bots)
            for bot in bots:
                bot.send_signal(signal.SIGTERM)
            await asyncio.gather(*(bot.wait() for bot in bots))
    return Start(seconds, mib)


async def until_found(logs: Iterable[Path], tables: int) -> None:
    """Wait until the tables of every shard were found, in the process that found the shard last."""
    async with asyncio.timeout(LONGEST_START_SECONDS):
        while found_in(logs) != (SHARDS, tables):  # noqa: ASYNC110 - the event happens in other processes
            await asyncio.sleep(0.05)


def found_in(logs: Iterable[Path]) -> tuple[int, int]:
    """Return the number of shards that the logs name, and of the tables that were found there."""
    found = {shard: int(count) for log in logs for count, shard in FOUND.findall(log.read_text())}
    return len(found), sum(found.values())


if __name__ == "__main__":
    asyncio.run(main())
