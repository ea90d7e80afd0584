"""Tasks end when they are told to, also when something swallows the first cancellation; work is tried again."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import pairwise

import pytest

from bot import tasks
from bot.errors import Reason, Refused
from bot.tasks import KeyedTasks, retry_seconds
from data.errors import RowDamaged, StoreError
from tests.waiting import until


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


class Work:
    """Work that fails so often before it succeeds, and what was asked for meanwhile."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)
        self.tried_at: list[float] = []

    async def __call__(self) -> None:
        self.tried_at.append(asyncio.get_running_loop().time())
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)


async def test_a_failure_of_one_key_is_logged_and_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    work, good = KeyedTasks("news"), Work()
    work.start("bug", Work(RuntimeError("a damaged event")))
    work.start("row", Work(RowDamaged("seats")))
    work.start("refused", Work(Refused(Reason.TABLE_OVER)))
    work.start("good", good)
    await until(lambda: not work.tasks)
    assert len(good.tried_at) == 1
    logged = [(record.getMessage(), record.exc_info is not None) for record in caplog.records]
    assert logged == [("news bug failed", True), ("news row failed: seats", False)]


async def test_the_log_has_no_part_of_a_key_that_counts_secret_moves(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told = list[list[str]]()
    for moves in (7, 8):
        caplog.clear()
        work = KeyedTasks("hands", is_transient=lambda _: False)
        for errors in ((StoreError("locked"),), (RuntimeError("a bug"),), (Refused(Reason.TABLE_OVER),)):
            with caplog.at_level("INFO"):
                work.start(f"abcdefgh/seen/1/{moves}", Work(*errors))
                await asyncio.wait(work.tasks.values())
        told.append([record.getMessage() for record in caplog.records])
    assert told[0] == told[1]
    assert len(told[0]) == 3


async def test_work_is_tried_again_after_growing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_WAIT_SECONDS", 0.01)
    work, failing = KeyedTasks("news", longest_wait_seconds=0.03), Work(*4 * [StoreError("locked")])
    work.start("t1", failing)
    await until(lambda: not work.tasks)
    waits = [later - tried_at for tried_at, later in pairwise(failing.tried_at)]
    assert len(waits) == 4
    assert all(wait >= most / 2 for wait, most in zip(waits, (0.01, 0.02, 0.03, 0.03), strict=True))


def test_the_waits_between_tries_grow_up_to_the_longest_and_are_spread() -> None:
    """Discord may be away for days, and the messages of many tables fail then."""

    def waits(failures: int) -> list[float]:
        return [retry_seconds(failures, first=2.0, longest=300.0) for _ in range(100)]

    longest = [max(waits(failures)) for failures in range(1, 2000)]
    assert all(later > wait for wait, later in pairwise(longest[:8]))
    assert max(longest) <= 300.0
    assert len(set(waits(2000))) > 50


async def test_what_is_asked_for_meanwhile_is_done_after_it() -> None:
    work, first, between, last = KeyedTasks("news"), Work(), Work(), Work()
    work.start("t1", first)
    await until(lambda: first.tried_at)
    work.start("t1", between)
    work.start("t1", last)
    assert not last.tried_at
    await until(lambda: not work.tasks)
    assert (len(first.tried_at), len(between.tried_at), len(last.tried_at)) == (1, 0, 1)


async def test_what_is_asked_for_takes_the_place_of_what_waits_to_be_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "FIRST_WAIT_SECONDS", 3600.0)
    work, failing, next_one = KeyedTasks("news"), Work(StoreError("locked")), Work()
    work.start("t1", failing)
    await until(lambda: not failing.errors)
    work.start("t1", next_one)
    await until(lambda: not work.tasks)
    assert (len(failing.tried_at), len(next_one.tried_at)) == (1, 1)


async def test_nothing_is_tried_again_or_started_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_WAIT_SECONDS", 0.01)
    work, failing, late = KeyedTasks("news"), Work(StoreError("locked")), Work()
    work.start("t1", failing)
    await until(lambda: not failing.errors)
    await work.close()
    work.start("t2", late)
    await asyncio.sleep(0.03)
    assert (len(failing.tried_at), len(late.tried_at)) == (1, 0)
