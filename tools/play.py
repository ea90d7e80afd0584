"""Runs Cake Club on this machine: the playground, the bot in it, and one address to play at."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Coroutine
from pathlib import Path

from tools.play_cluster import run_cluster
from tools.programs import (
    OPEN,
    CannotPlay,
    address,
    bot_environment,
    connected,
    delete,
    end,
    first_end,
    locked,
    start_module,
)

PROCESSES_MOST = 16


def main() -> int:
    """Read the arguments and play until a stop signal; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.play", description="Play Cake Club on this machine."
    )
    parser.add_argument("--port", type=int, default=0, help="the page's port; 0 takes a free one")
    parser.add_argument("--data", type=Path, default=Path(".playground"), help="the folder for the tables")
    parser.add_argument("--fresh", action="store_true", help="delete everything in that folder first")
    parser.add_argument("--processes", default="1", help="how many processes of the bot, on a PostgreSQL")
    arguments = parser.parse_args()
    if os.environ.get("DISCORD_TOKEN"):
        print("DISCORD_TOKEN is set: connecting to Discord instead of the playground.", flush=True)
        os.execv(sys.executable, [sys.executable, "-m", "bot"])  # noqa: S606  # it takes this program's place
    try:
        processes = count(arguments.processes)
        return asyncio.run(
            play(arguments.data, port=arguments.port, fresh=arguments.fresh, processes=processes)
        )
    except CannotPlay as error:
        print(error, file=sys.stderr)
        return 1


def count(text: str) -> int:
    """Return the number of processes that the text asks for. Raises CannotPlay."""
    if text.isdecimal() and 1 <= int(text) <= PROCESSES_MOST:
        return int(text)
    raise CannotPlay(f"PROCESSES must be a whole number from 1 to {PROCESSES_MOST}, not {text!r}.")


async def play(data: Path, *, port: int, fresh: bool, processes: int) -> int:
    """Play until a stop signal; return the exit status. CannotPlay if one of the programs does not start."""
    if processes == 1:
        return await until_stopped(run(data, port=port, fresh=fresh))
    return await until_stopped(run_cluster(data, processes, port=port, fresh=fresh))


async def until_stopped(running: Coroutine[None, None, int]) -> int:
    """Return the result of `running`, or 0 after a stop signal."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    stopping = asyncio.create_task(stopped.wait())
    playing = asyncio.create_task(running)
    await asyncio.wait((playing, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    playing.cancel()
    try:
        return await playing
    except asyncio.CancelledError:
        return 0


async def run(data: Path, *, port: int, fresh: bool) -> int:
    """Run both programs until one ends or until cancelled. CannotPlay if one does not start."""
    database, ready = data / "cakeclub.sqlite3", data / "ready"
    options = ("--port", str(port), "--data", str(data), *(("--fresh",) if fresh else ()))
    async with contextlib.AsyncExitStack() as running:
        lock_fd = running.enter_context(locked(data))
        delete(ready)
        if fresh:
            delete(database)
        playground = await start_module("playground", *options, lock_fd=lock_fd, stdout=PIPE)
        running.push_async_callback(end, playground)
        url = await address(playground)
        environment = bot_environment(url, str(database), ready)
        bot = await start_module("bot", lock_fd=lock_fd, env=environment)
        running.push_async_callback(end, bot)
        await connected(bot, ready)
        print(OPEN.format(url=url, data=data), flush=True)
        await first_end({"The playground": playground, "The bot": bot})
        return 1


if __name__ == "__main__":
    sys.exit(main())
