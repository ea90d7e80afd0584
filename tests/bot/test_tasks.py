"""Tasks end when they are told to, also when something swallows the first cancellation."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot import tasks


async def test_a_task_that_swallows_a_cancellation_is_cancelled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.01)
    is_cancelled = asyncio.Event()

    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        is_cancelled.set()
        await asyncio.Event().wait()

    async def obedient() -> None:
        await asyncio.Event().wait()

    running = [asyncio.create_task(deaf()), asyncio.create_task(obedient())]
    await asyncio.sleep(0)
    await tasks.end(*running)
    assert is_cancelled.is_set()
    assert [task.cancelled() for task in running] == [True, True]


async def test_a_task_may_clean_up_before_it_ends() -> None:
    steps = []

    async def tidy() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for step in range(3):
                await asyncio.sleep(0)
                steps.append(step)

    task = asyncio.create_task(tidy())
    await asyncio.sleep(0)
    await tasks.end(task)
    assert steps == [0, 1, 2]


async def test_the_failure_of_a_task_that_is_ended_is_not_raised() -> None:
    async def failing() -> None:
        raise ValueError("a test")

    task = asyncio.create_task(failing())
    await asyncio.sleep(0)
    await tasks.end(task)
    await tasks.end()
