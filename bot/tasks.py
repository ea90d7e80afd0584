"""The running tasks of the event loop: finds them by name, and ends them."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN_SECONDS = 1.0
"""How long a task may take to clean up before it is cancelled once more."""


def named(*names: str) -> set[asyncio.Task[Any]]:
    """Return the tasks whose names begin with one of these."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(names)}


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, again and again until they have ended: before Python 3.12, ``asyncio.wait_for`` may swallow it."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # or their failures would be logged once more
