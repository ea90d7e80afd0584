"""Runs Cake Club on this machine: the playground, the bot in it, and one address to play at."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import fcntl
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playground import TOKEN

START_SECONDS = 60.0
"""A busy machine may be slow, but a start that takes longer than this has failed."""
STOP_SECONDS = 10.0
LOOK_SECONDS = 0.1

OPEN = """
Cake Club is open:

    {url}/

Switch between the members there to play on your own, or open a second window as another one:

    {url}/?as=Ben

Open a table with /duel new in a channel. Ctrl+C ends everything. Your tables stay in {data}
and are there again next time (to start over: make play FRESH=1).
"""


class CannotPlay(Exception):
    """One of the two programs did not start; the text says which."""


def main() -> int:
    """Read the arguments and play until a stop signal; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.play", description="Play Cake Club on this machine."
    )
    parser.add_argument("--port", type=int, default=0, help="the page's port; 0 takes a free one")
    parser.add_argument("--data", type=Path, default=Path(".playground"), help="the folder for the tables")
    parser.add_argument("--fresh", action="store_true", help="delete everything in that folder first")
    arguments = parser.parse_args()
    if os.environ.get("DISCORD_TOKEN"):
        print("DISCORD_TOKEN is set: connecting to Discord instead of the playground.", flush=True)
        os.execv(sys.executable, [sys.executable, "-m", "bot"])  # noqa: S606  # it takes this program's place
    try:
        return asyncio.run(play(arguments.data, port=arguments.port, fresh=arguments.fresh))
    except CannotPlay as error:
        print(error, file=sys.stderr)
        return 1


async def play(data: Path, *, port: int, fresh: bool) -> int:
    """Play until a stop signal; return the exit status. CannotPlay if one of the programs does not start."""
    stopped = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(name, stopped.set)
    stopping = asyncio.create_task(stopped.wait())
    playing = asyncio.create_task(run(data, port=port, fresh=fresh))
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
        lock_fd = running.enter_context(_locked(data))
        _delete(ready)
        if fresh:
            _delete(database)
        playground = await _start("playground", *options, lock_fd=lock_fd, stdout=PIPE)
        running.push_async_callback(_end, playground)
        url = await _address(playground)
        settings = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": f"{url}/api/v10",
            "CAKECLUB_DATABASE": str(database),
            "CAKECLUB_READY_FILE": str(ready),
        }
        environment = {"CAKECLUB_LOG_LEVEL": "WARNING", **os.environ, **settings}
        bot = await _start("bot", lock_fd=lock_fd, env=environment)
        running.push_async_callback(_end, bot)
        await _connected(bot, ready)
        print(OPEN.format(url=url, data=data), flush=True)
        return await _watch({"The playground": playground, "The bot": bot})


@contextlib.contextmanager
def _locked(data: Path) -> Iterator[int]:
    """Lock the folder and return the lock's file descriptor. The lock holds while one of the programs has it open."""
    data.mkdir(parents=True, exist_ok=True)
    with (data / "lock").open("w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotPlay(f"Cake Club is already running in {data}: stop it first.") from None
        yield file.fileno()


def _delete(file: Path) -> None:
    """Delete a file and the files that its database keeps next to it."""
    for found in file.parent.glob(f"{file.name}*"):
        found.unlink()


async def _start(module: str, *arguments: str, lock_fd: int, **options: Any) -> Process:
    # In a session of its own: the terminal's Ctrl+C reaches only this program, which stops the two in order.
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, start_new_session=True, pass_fds=(lock_fd,), **options
    )


async def _end(process: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()


async def _address(playground: Process) -> str:
    """Return the playground's address: its first line."""
    assert playground.stdout is not None
    try:
        line = await asyncio.wait_for(playground.stdout.readline(), START_SECONDS)
    except TimeoutError:
        raise CannotPlay("The playground did not print its address.") from None
    if not line:
        raise CannotPlay("The playground did not start: see its output above.")
    return line.decode().strip()


async def _connected(bot: Process, ready: Path) -> None:
    """Wait until the bot is connected to the playground."""
    try:
        async with asyncio.timeout(START_SECONDS):
            while not ready.exists():  # noqa: ASYNC240  # a look at one file takes no time
                if bot.returncode is not None:
                    raise CannotPlay(
                        f"The bot did not start (status {bot.returncode}): see its output above."
                    )
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        raise CannotPlay("The bot did not reach the playground.") from None


async def _watch(programs: dict[str, Process]) -> int:
    """Wait until a program ends, and print which."""
    waiting = {asyncio.create_task(process.wait()): name for name, process in programs.items()}
    try:
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
    for task in done:
        print(f"{waiting[task]} has stopped (status {task.result()}).", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
