"""The running tasks of the event loop: finds them by name, and ends them."""

from __future__ import annotations

import asyncio
from typing import Any


def named(*names: str) -> set[asyncio.Task[Any]]:
    """Return the tasks whose names begin with one of these."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(names)}


async def end(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended: before Python 3.12, ``asyncio.wait_for`` may swallow a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.sleep(0)
