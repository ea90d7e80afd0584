"""Keeps something on Discord current: follows every change, and retries what failed for the moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.tables.timeouts import wait_at_most

RETRY_SECONDS = 2.0
TRIES = 6
"""How often a failed update is tried before it waits for the next change; each wait is twice the last."""


async def keep_current(changed: asyncio.Event, bring_up_to_date: Callable[[], Awaitable[bool]]) -> None:
    """Bring something up to date while ``changed`` is set. ``bring_up_to_date`` clears it before it looks.

    It returns False on a transient failure: then it is called again after a wait, which doubles each time and ends
    early when ``changed`` is set. After ``TRIES`` it waits for the next change.
    """
    failures = 0
    while changed.is_set() or 0 < failures < TRIES:
        if await bring_up_to_date():
            failures = 0
            continue
        failures += 1
        if failures < TRIES:
            await wait_at_most(changed, RETRY_SECONDS * 2 ** (failures - 1))
        if changed.is_set():  # the failures before a change do not count
            failures = 0
