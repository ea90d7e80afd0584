"""Plays with several processes of the bot and a PostgreSQL that they share."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from playground.people.client import RemotePlayground
from tools.play import postgres
from tools.play.guard import Guard
from tools.play.programs import (
    OPEN,
    address,
    bot_environment,
    connected,
    delete,
    end,
    first_end,
    locked,
    start_module,
)

SHARDS_A_PROCESS = 2
OWN_SETTINGS = ("CAKECLUB_HEALTH_PORT",)
"""Settings that two processes on one machine cannot share."""

TAKEOVER_SECONDS = 15
"""How long the tables of a process that was killed stand still at most."""

SEVERAL = """
{count} processes of the bot play, with {shards} shards between them. Each message says which process sent it.
Kill one in another terminal, and the others take its tables over within {seconds} seconds:

{kills}
"""

TAKEN_OVER = (
    "The other processes take over within {seconds} seconds. The ended one comes back at the next make play."
)


async def run_cluster(data: Path, processes: int, *, port: int, fresh: bool, bot_module: str = "bot") -> int:
    """Run PostgreSQL, the playground and the bots until the bots or one of the others ended, or until cancelled.

    CannotPlay if one does not start. The tables and the world are apart from those of one process.
    """
    world, database = data / "cluster", data / "postgres"
    readies = [data / f"ready-{number}" for number in range(1, processes + 1)]
    shards = str(SHARDS_A_PROCESS * processes)
    options = ("--port", str(port), "--data", str(world), "--shards", shards, "--max-concurrency", shards)
    async with contextlib.AsyncExitStack() as running:
        lock_fd = running.enter_context(locked(data))
        for ready in readies:
            delete(ready)
        if fresh:
            postgres.delete(database)
        guard = await Guard.start(lock_fd)
        running.push_async_callback(guard.close)
        url_of_database, server = await running.enter_async_context(
            postgres.running(database, lock_fd=lock_fd, guard=guard)
        )
        playground = await start_module(
            "playground", *options, *(("--fresh",) if fresh else ()), lock_fd=lock_fd, stdout=PIPE
        )
        guard.watch(playground)
        running.push_async_callback(end, playground)
        url = await address(playground)
        bots: list[Process] = []
        running.push_async_callback(_end_all, bots)
        for ready in readies:
            environment = bot_environment(url, url_of_database, ready)
            for name in OWN_SETTINGS:
                environment.pop(name, None)
            bots.append(await start_module(bot_module, lock_fd=lock_fd, env=environment))
            guard.watch(bots[-1])
        for bot, ready in zip(bots, readies, strict=True):
            await connected(bot, ready)
        print(OPEN.format(url=url, data=data), flush=True)
        numbered = await _numbered(bots, url)
        kills = "\n".join(f"    kill -9 {bot.pid}   # process {number}" for number, bot in numbered.items())
        print(
            SEVERAL.format(count=processes, kills=kills, shards=shards, seconds=TAKEOVER_SECONDS), flush=True
        )
        await _until_over({"PostgreSQL": server, "The playground": playground}, numbered, guard)
        return 1


async def _numbered(bots: list[Process], url: str) -> dict[int, Process]:
    """Return the bots by the numbers that the page shows."""
    async with RemotePlayground(url) as playground:
        numbers = await playground.processes()
    return dict(sorted((numbers[str(bot.pid)], bot) for bot in bots))


async def _end_all(bots: list[Process]) -> None:
    """Stop all bots at once: each may need a moment to finish what it is doing."""
    await asyncio.gather(*map(end, bots))


async def _until_over(others: dict[str, Process], bots: dict[int, Process], guard: Guard) -> None:
    """Wait until one of the other programs has ended, or all bots."""
    left = {f"Process {number} of the bot": bot for number, bot in bots.items()}
    while left:
        ended = await first_end(others | left)
        if ended & others.keys():
            return
        for name in ended:
            guard.forget(left.pop(name))
        if left:
            print(TAKEN_OVER.format(seconds=TAKEOVER_SECONDS), file=sys.stderr, flush=True)
