"""The clock stops when it is told to, also while deadlines are being set."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.timer import Timer


@pytest.mark.parametrize("steps", range(4))
async def test_a_clock_that_is_stopped_while_a_deadline_is_set_stops(steps: int) -> None:
    async def expire(_: str) -> None: ...

    clock = Timer(expire, lambda: 0.0)
    running = asyncio.create_task(clock.run())
    await asyncio.sleep(0.01)
    clock.set("table", 1000.0)
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    done, _ = await asyncio.wait((running,), timeout=1.0)
    while not running.done():  # or the test would not end where it fails
        running.cancel()
        await asyncio.sleep(0.01)
    assert running in done
