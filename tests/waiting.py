"""Waits until something is so that another task or process brings about."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable


async def until(is_so: Callable[[], object], *, seconds: float = 60.0) -> None:
    """Look every few milliseconds until something is so, which may be asked asynchronously.

    Raise TimeoutError when it takes longer than ``seconds``.
    """
    async with asyncio.timeout(seconds):
        while not (await found if inspect.isawaitable(found := is_so()) else found):
            await asyncio.sleep(0.005)
