"""Measure moves a second with several processes on one PostgreSQL: ``python -m bench.cluster.processes``.

Each number of processes is measured three times:

- Members play at many tables with images over the stand-in for Discord, which runs in this process with all members.
- Without Discord: each process checks moves by the rules, commits them and writes the words of their posts.
- The floor: each process commits an UPDATE and an INSERT with bare psycopg.

All share the cores of one machine with PostgreSQL, so the processor time of a move says more than the moves a second:
it holds on any number of machines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from psycopg_pool import AsyncConnectionPool

from bench.cluster.postgres import DURABLE, bare_rows
from bench.press import Duels, cake_club
from bench.soak import TASKS, Crowd
from bench.store import BUSY_TABLES
from data.postgres.database import CONNECTIONS, open_store
from playground import Playground, Schema
from tests.postgres import MISSING, Server, programs, running_server

PROCESSES, QUICK_PROCESSES = (1, 2, 4), (1, 2)
SHARDS = 8
TABLES_A_SERVER = 4
SECONDS, QUICK_SECONDS = 20.0, 3.0
TABLES, QUICK_TABLES = 64, 8
"""The tables at which members play at the same time."""
CROWD = 100
"""The tables of each process without Discord."""
MILLION = 1_000_000


class Rate(NamedTuple):
    """The moves in some seconds, and the processor time that they took."""

    moves: int
    seconds: float
    processes_seconds: float
    images_seconds: float
    """Of the processes that render images."""
    postgres_seconds: float
    own_seconds: float
    """Of this process, which is Discord and the members."""

    def __str__(self) -> str:
        """Return moves a second, and milliseconds of processor time a move."""
        times = (self.processes_seconds, self.images_seconds, self.postgres_seconds, self.own_seconds)
        each = [f"{seconds / self.moves * 1000:6.2f}" for seconds in times]
        return (
            f"{self.moves / self.seconds:8.1f} moves/s   processor ms a move:"
            f" bot {each[0]}, images {each[1]}, PostgreSQL {each[2]}, Discord and members {each[3]}"
        )


async def main() -> None:
    """Print a line for each way and each number of processes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--processes", type=int, nargs="+")
    parser.add_argument("--worker", nargs=2, metavar=("ADDRESS", "NUMBER"), help=argparse.SUPPRESS)
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, help="how long each of them is measured")
    options = parser.parse_args()
    seconds = options.seconds or (QUICK_SECONDS if options.quick else SECONDS)
    if options.worker:
        address, number = options.worker
        await work(address, int(number), seconds, is_bare=options.bare)
        return
    if programs() is None:
        print(MISSING)
        return
    print(f"one machine with {os.cpu_count()} cores, PostgreSQL and all processes on it")
    with running_server(**DURABLE | {"max_connections": "200"}) as server:
        for count in options.processes or (QUICK_PROCESSES if options.quick else PROCESSES):
            name = f"{count} process{'es' if count > 1 else ''}"
            tables = QUICK_TABLES if options.quick else TABLES
            print(f"{f'{name}, over Discord':28} {await over_discord(server, count, tables, seconds)}")
            print(f"{f'{name}, without Discord':28} {await without_discord(server, count, seconds)}")
            bare = await without_discord(server, count, seconds, is_bare=True)
            print(f"{f'{name}, floor':28} {bare}", flush=True)


async def over_discord(server: Server, count: int, tables: int, seconds: float) -> Rate:
    """Let members play at tables on all shards."""
    url = server.url(server.new_database("template0"))
    async with AsyncExitStack() as stack:
        pg = await stack.enter_async_context(several_shards())
        bots = [await stack.enter_async_context(cake_club(pg, url)) for _ in range(count)]
        await connected(pg, count)
        duels = Duels(pg, tables_each=TABLES_A_SERVER, has_images=True)
        await duels.open(tables)
        pids = [bot.pid for bot in bots]
        before = Clock(pids, server)
        until = before.at + seconds
        played = await asyncio.gather(*(duels.play(number, until) for number in range(tables)))
        return Clock(pids, server).rate(sum(played), since=before)


@asynccontextmanager
async def several_shards() -> AsyncIterator[Playground]:
    """Run a stand-in for Discord with several shards, which may all identify at once."""
    async with Playground(
        rate_limits=False, schema=Schema(None), answer_seconds=60.0, shards=SHARDS, max_concurrency=SHARDS
    ) as pg:
        yield pg


async def connected(pg: Playground, processes: int, *, seconds: float = 120.0) -> None:
    """Wait until all shards are connected, by so many processes."""
    async with asyncio.timeout(seconds):
        while True:
            homes = {
                session.shard: session.connection.process
                for session in pg.services.gateway.sessions
                if session.connection is not None
            }
            if len(homes) == pg.services.shards and len(set(homes.values())) == processes:
                return
            await asyncio.sleep(0.02)


async def without_discord(server: Server, count: int, seconds: float, *, is_bare: bool = False) -> Rate:
    """Let processes play by themselves, all at the same time."""
    url = server.url(server.new_database("template0"))
    await (await open_store(url)).close()  # the schema is made once
    command = (sys.executable, "-m", "bench.cluster.processes", f"--seconds={seconds}", "--worker", url)
    workers = [
        await asyncio.create_subprocess_exec(
            *(*command, str(number), *(("--bare",) if is_bare else ())),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        for number in range(count)
    ]
    try:
        for worker in workers:
            assert worker.stdout is not None
            await worker.stdout.readline()  # it is ready
        before = Clock([], server)
        said = await asyncio.gather(*(worker.communicate(b"\n") for worker in workers))
        results = [json.loads(text) for text, _ in said]
    finally:
        for worker in workers:
            if worker.returncode is None:
                worker.kill()
                await worker.wait()
    rate = Clock([], server).rate(sum(result["moves"] for result in results), since=before)
    return rate._replace(
        seconds=max(result["seconds"] for result in results),
        processes_seconds=sum(result["processor_seconds"] for result in results),
    )


async def work(url: str, number: int, seconds: float, *, is_bare: bool) -> None:
    """Be one of these processes: say when the tables are there, wait for a line, play, and print what was done."""
    async with AsyncExitStack() as opened:
        if is_bare:
            pool = AsyncConnectionPool(url, min_size=CONNECTIONS, max_size=CONNECTIONS, open=False)
            await opened.enter_async_context(pool)
            add, numbers, free = (
                await bare_rows(pool, f"floor{number}", advances=True),
                [0] * BUSY_TABLES,
                list(range(BUSY_TABLES)),
            )

            async def move() -> None:
                table = free.pop()
                numbers[table] += 1
                await add(f"t{table}", numbers[table])
                free.insert(0, table)
        else:
            store = await open_store(url)
            opened.push_async_callback(store.close)
            crowd = Crowd(store, Random(number), first=number * MILLION)
            await crowd.gather(CROWD)

            async def move() -> None:
                await crowd.move()

        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        began, processor = perf_counter(), process_time()
        moves = 0

        async def hand() -> None:
            nonlocal moves
            while perf_counter() < began + seconds:
                await move()
                moves += 1

        await asyncio.gather(*(hand() for _ in range(TASKS)))
        passed = {"seconds": perf_counter() - began, "processor_seconds": process_time() - processor}
        print(json.dumps({"moves": moves, **passed}))


class Clock:
    """The time, and the processor time that processes have taken until now."""

    def __init__(self, pids: list[int], server: Server) -> None:
        self.at = perf_counter()
        self._bots = sum(map(processor_seconds, pids))
        postmaster = int((server.data / "postmaster.pid").read_text().split()[0])
        self._images = sum(map(processor_seconds, chain.from_iterable(map(descendants_of, pids))))
        self._postgres = sum(map(processor_seconds, (postmaster, *descendants_of(postmaster))))
        self._own = process_time()

    def rate(self, moves: int, *, since: Clock) -> Rate:
        """Return the work done since an earlier time."""
        return Rate(
            moves,
            self.at - since.at,
            self._bots - since._bots,
            self._images - since._images,
            self._postgres - since._postgres,
            self._own - since._own,
        )


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and of its children that have ended; 0 when it has ended itself."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def descendants_of(pid: int) -> list[int]:
    """Return the children of a process, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *descendants_of(child)]
    return found


if __name__ == "__main__":
    asyncio.run(main())
