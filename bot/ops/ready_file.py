"""Whether the bot is connected, told by the age of a file that `python -m bot.ops.ready_file` looks at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from bot.settings import BadSettings, read_settings

log = logging.getLogger(__name__)

BEAT_SECONDS = 5.0
STALE_SECONDS = 30.0
"""A file older than this was left by a bot that has stopped, hangs or is cut off."""

UNHEALTHY, NOT_ASKED = 1, 2
"""The exit statuses of a bot that is not well, and of a question that cannot be answered."""


@contextlib.asynccontextmanager
async def beating(file: Path | None, is_connected: Callable[[], bool]) -> AsyncIterator[None]:
    """Keep the file fresh while connected; afterwards it is gone. Without a file nothing happens."""
    if file is None:
        yield
        return
    beat = asyncio.create_task(_beat(file, is_connected), name="health")
    try:
        yield
    finally:
        beat.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await beat


async def _beat(file: Path, is_connected: Callable[[], bool]) -> None:
    try:
        _remove(file)
        while True:
            if is_connected():
                _touch(file)
            await asyncio.sleep(BEAT_SECONDS)
    finally:
        _remove(file)


def _touch(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError as error:
        log.warning("the ready file %s cannot be written: %s", file, error)


def _remove(file: Path) -> None:
    with contextlib.suppress(OSError):
        file.unlink(missing_ok=True)


def is_fresh(file: Path, now: float) -> bool:
    """Whether the bot was connected a moment ago; ``now`` in epoch seconds."""
    try:
        return now - file.stat().st_mtime <= STALE_SECONDS
    except OSError:
        return False


def main() -> int:
    """Ask the file that CAKECLUB_READY_FILE names; the exit status is 0 while the bot is connected."""
    try:
        file = read_settings().ready_file
    except BadSettings as error:
        print(error, file=sys.stderr)
        return NOT_ASKED
    if file is None:
        print("CAKECLUB_READY_FILE is not set: the bot leaves no sign of its health.", file=sys.stderr)
        return NOT_ASKED
    return 0 if is_fresh(file, time.time()) else UNHEALTHY


if __name__ == "__main__":
    sys.exit(main())
