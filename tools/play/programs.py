"""Starts the programs of `make play`, waits until they are connected, and stops them."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Coroutine, Iterator
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

Type /play in a channel to begin. Ctrl+C ends everything. Your tables stay in {data}
and are there again next time (to start over: make play FRESH=1).
"""


class CannotPlay(Exception):
    """One of the programs did not start; the text says which."""


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


@contextlib.contextmanager
def locked(data: Path) -> Iterator[int]:
    """Lock the folder and return the lock's file descriptor. The lock holds while one of the programs has it open."""
    data.mkdir(parents=True, exist_ok=True)
    with (data / "lock").open("w", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotPlay(f"Cake Club is already running in {data}: stop it first.") from None
        yield file.fileno()


def delete(file: Path) -> None:
    """Delete a file and the files that its database keeps next to it."""
    for found in file.parent.glob(f"{file.name}*"):
        found.unlink()


async def start(*command: str, lock_fd: int, **options: Any) -> Process:
    """Start a program in a session of its own: the terminal's Ctrl+C reaches only this one, which stops the others."""
    return await asyncio.create_subprocess_exec(
        *command, start_new_session=True, pass_fds=(lock_fd,), **options
    )


async def start_module(module: str, *arguments: str, lock_fd: int, **options: Any) -> Process:
    """Start a Python program by its module."""
    return await start(sys.executable, "-m", module, *arguments, lock_fd=lock_fd, **options)


async def end(process: Process, by: signal.Signals = signal.SIGTERM) -> None:
    """Ask a program to stop, and kill it if it does not."""
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(by)
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()


def bot_environment(url: str, database: str, ready: Path) -> dict[str, str]:
    """Return the environment of a bot that plays in the playground at the address."""
    settings = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": f"{url}/api/v10",
        "CAKECLUB_DATABASE": database,
        "CAKECLUB_READY_FILE": str(ready),
    }
    return {"CAKECLUB_LOG_LEVEL": "WARNING", **os.environ, **settings}


async def address(playground: Process) -> str:
    """Return the playground's address: its first line."""
    assert playground.stdout is not None
    try:
        line = await asyncio.wait_for(playground.stdout.readline(), START_SECONDS)
    except TimeoutError:
        raise CannotPlay("The playground did not print its address.") from None
    if not line:
        raise CannotPlay("The playground did not start: see its output above.")
    return line.decode().strip()


async def connected(bot: Process, ready: Path) -> None:
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


async def first_end(programs: dict[str, Process]) -> set[str]:
    """Wait until a program ends, and print which; return its name, or more if several ended at once."""
    waiting = {asyncio.create_task(process.wait()): name for name, process in programs.items()}
    try:
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
    for task in done:
        print(f"{waiting[task]} has stopped (status {task.result()}).", file=sys.stderr, flush=True)
    return {waiting[task] for task in done}
