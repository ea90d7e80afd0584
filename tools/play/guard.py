"""Ends the programs of `make play` if the one that started them is killed and cannot do it.

`python -m tools.play.guard` reads which programs there are from its standard input, which closes when that one is gone.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process

from tools.play.programs import LOOK_SECONDS, STOP_SECONDS, end, start_module

DONE, GONE = "done", 0


class Guard:
    """The guard, seen from the program that starts the others."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, lock_fd: int) -> Guard:
        """Start it. It keeps the lock until all programs have ended."""
        return cls(await start_module("tools.play.guard", lock_fd=lock_fd, stdin=PIPE))

    def watch(self, process: Process, by: signal.Signals = signal.SIGTERM) -> None:
        """End this program too, before those that were named earlier."""
        self._tell(f"{process.pid} {int(by)}")

    def forget(self, process: Process) -> None:
        """Note that this program has ended: its number may belong to another one later."""
        self._tell(f"{process.pid} {GONE}")

    async def close(self) -> None:
        """End the guard: the programs have been stopped in order."""
        self._tell(DONE)
        assert self._process.stdin is not None
        self._process.stdin.close()
        await end(self._process)

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())


def guard() -> None:
    """Read the programs' numbers and signals until the pipe closes; then end them, the last one first."""
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.SIG_IGN)
    watched: dict[int, int] = {}
    for line in sys.stdin:
        if line.strip() == DONE:
            return
        pid, by = map(int, line.split())
        watched.pop(pid, None)
        if by != GONE:
            watched[pid] = by
    for pid, by in reversed(watched.items()):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, by)
            _wait_until_gone(pid)
            os.kill(pid, signal.SIGKILL)


def _wait_until_gone(pid: int) -> None:
    """Return after STOP_SECONDS. Raises ProcessLookupError as soon as the program is gone."""
    until = time.monotonic() + STOP_SECONDS
    while time.monotonic() < until:
        os.kill(pid, 0)
        time.sleep(LOOK_SECONDS)


if __name__ == "__main__":
    guard()
