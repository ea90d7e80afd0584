"""One of Discord's rate limits: so many requests of one kind in a window of some seconds."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
from discord.http import Ratelimit

MAX_RATELIMIT_SECONDS = 30.0
"""A call that Discord would delay for longer than this fails instead; the caller tries it again later."""


class RestBucket(Ratelimit):
    """Takes the place of the library's bucket, which refuses requests that are left if its window ends late."""

    async def acquire(self) -> None:
        """Take one request of the window; wait for the next window if none is left.

        discord.RateLimited when it begins only after `MAX_RATELIMIT_SECONDS`.
        """
        while True:
            self._last_request = now = self._loop.time()
            # What failed has told nothing about the window.
            if self.is_expired() or (self.expires is None and not self.outgoing):
                self.reset()  # type: ignore[no-untyped-call]
            if self.remaining > 0:
                break
            wait_seconds = MAX_RATELIMIT_SECONDS if self.expires is None else self.expires - now
            if wait_seconds > MAX_RATELIMIT_SECONDS:
                raise discord.RateLimited(wait_seconds)
            woken = self._loop.create_future()
            self._pending_requests.append(woken)
            try:
                await asyncio.wait((woken,), timeout=wait_seconds)
            finally:
                woken.cancel()
        self.remaining -= 1
        self.outgoing += 1

    def update(self, response: aiohttp.ClientResponse, *, use_clock: bool = False) -> None:
        """Note what Discord says is left, without the requests on their way: it has not counted those yet."""
        self.dirty = True
        super().update(response, use_clock=use_clock)

    async def __aexit__(self, *_: Any) -> None:
        """Let all that wait look again what is left."""
        self.outgoing -= 1
        self._wake(len(self._pending_requests))


discord.http.Ratelimit = RestBucket  # type: ignore[misc]
