"""The requests to Discord: each waits for its turn within Discord's limits, and one that has begun can be finished."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
from discord.http import Ratelimit

MAX_RATELIMIT_SECONDS = 30.0
"""A call that Discord would delay for longer than this fails instead; the caller tries it again later."""
FINISH_SECONDS = 2.0
"""How long a shard that is handed over waits for requests that are on their way."""
BURST_SECONDS = 1.0
"""Requests for this many seconds may be sent at once after a quiet time."""


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


class RestRequests:
    """The requests that are being sent, without answers to interactions, which have their own limits."""

    def __init__(self, http: Any) -> None:
        """``http`` is what sends requests: the part of the library whose method `request` sends one."""
        self._http = http
        self._unanswered: set[asyncio.Task[Any]] = set()
        self._finishes = False

    def before_each(self, wait: Callable[[], Awaitable[None]]) -> None:
        """Call this before each request from now on."""
        request = self._http.request

        async def request_in_turn(*arguments: Any, **options: Any) -> Any:
            await wait()
            sending = asyncio.create_task(request(*arguments, **options))
            self._unanswered.add(sending)
            sending.add_done_callback(self._ended)
            try:
                return await asyncio.shield(sending)
            except asyncio.CancelledError:
                if not self._finishes:
                    sending.cancel()
                raise

        self._http.request = request_in_turn

    def finish(self) -> None:
        """Do not break off what is being sent: Discord may act on it later, after another process has looked there."""
        self._finishes = True

    async def finished(self) -> None:
        """Wait up to FINISH_SECONDS for running requests, then allow cancellation again."""
        try:
            if self._unanswered:
                await asyncio.wait(self._unanswered, timeout=FINISH_SECONDS)
        finally:
            self._finishes = False

    def _ended(self, sent: asyncio.Task[Any]) -> None:
        self._unanswered.discard(sent)
        if not sent.cancelled():
            sent.exception()  # or it would be logged once more, if nobody waits for it any longer


class RestShare:
    """Spreads requests so that no more than a number of them are sent each second."""

    def __init__(
        self,
        each_second: Callable[[], float],
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``each_second`` returns the number of requests allowed each second now."""
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
