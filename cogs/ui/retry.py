"""Keeps something on Discord current: follows every change, and retries what failed for the moment."""

from __future__ import annotations

import asyncio
import contextlib
import operator
from collections.abc import Awaitable, Callable

from tenacity import AsyncRetrying, retry_if_result, stop_after_attempt, wait_exponential

RETRY_SECONDS = 2.0
TRIES = 6
"""How often a failed update is tried before it waits for the next change; each wait is twice the last."""


class _Changed(Exception):
    """There is a change to follow, so the failures before it do not count."""


async def keep_current(changed: asyncio.Event, bring_up_to_date: Callable[[], Awaitable[bool]]) -> None:
    """Bring something up to date while ``changed`` is set. ``bring_up_to_date`` clears it before it looks.

    It returns False on a transient failure: then it is called again after a wait, which doubles each time and ends
    early when ``changed`` is set. After ``TRIES`` it waits for the next change.
    """

    async def wait(seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await changed.wait()
        except TimeoutError:
            return
        raise _Changed

    while changed.is_set():
        retrying = AsyncRetrying(
            retry=retry_if_result(operator.not_),
            wait=wait_exponential(multiplier=RETRY_SECONDS),
            stop=stop_after_attempt(TRIES),
            sleep=wait,
            retry_error_callback=lambda _: False,
        )
        with contextlib.suppress(_Changed):
            await retrying(bring_up_to_date)
