"""The requests that this process may send of those that Discord allows a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

BURST_SECONDS = 1.0
"""Requests of so many seconds may be sent at once after a quiet time."""


class RestShare:
    """Spreads requests so that no more than a number of them are sent each second."""

    def __init__(
        self,
        each_second: Callable[[], float],
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``each_second`` returns how many requests may be sent each second now."""
        self._each_second = each_second
        self._clock = clock
        self._sleep = sleep
        self._next_at = clock()
        """When the next request may be sent at this rate, had there been no quiet time."""

    async def turn(self) -> None:
        """Wait until the next request may be sent."""
        now = self._clock()
        at = max(self._next_at, now - BURST_SECONDS)
        self._next_at = at + 1 / self._each_second()
        if at > now:
            await self._sleep(at - now)
