"""The requests of one client to Discord: each waits for its turn, and one that has begun can be finished."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

FINISH_SECONDS = 2.0
"""How long a shard that is handed over waits for requests that are on their way."""


class RestRequests:
    """What is being sent. Answers to interactions are not counted: they have their own limits."""

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
        """Return when all is sent that was being sent, but soon, and break off requests as usual from then on."""
        try:
            if self._unanswered:
                await asyncio.wait(self._unanswered, timeout=FINISH_SECONDS)
        finally:
            self._finishes = False

    def _ended(self, sent: asyncio.Task[Any]) -> None:
        self._unanswered.discard(sent)
        if not sent.cancelled():
            sent.exception()  # or it would be logged once more, if nobody waits for it any longer
