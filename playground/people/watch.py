"""Waits for events instead of time."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ..world.feed import Happening
from ..world.stage import Stage

T = TypeVar("T")


async def until(stage: Stage, predicate: Callable[[], T | None], *, seconds: float) -> T:
    """Return the predicate's first true result; it is called after every event. Raises TimeoutError."""
    happened = asyncio.Event()

    def note(_: Happening) -> None:
        happened.set()

    stop = stage.feed.listen(note)
    try:
        async with asyncio.timeout(seconds):
            while not (found := predicate()):
                await happened.wait()
                happened.clear()
            return found
    finally:
        stop()


async def quiet(stage: Stage, is_idle: Callable[[], bool], *, quiet_seconds: float, seconds: float) -> None:
    """Wait until all is idle and nothing has happened for `quiet_seconds`. Raises TimeoutError."""
    happened = asyncio.Event()

    def note(_: Happening) -> None:
        happened.set()

    stop = stage.feed.listen(note)
    try:
        async with asyncio.timeout(seconds):
            while True:
                happened.clear()
                try:
                    await asyncio.wait_for(happened.wait(), quiet_seconds)
                except TimeoutError:
                    if is_idle():
                        return
    finally:
        stop()
