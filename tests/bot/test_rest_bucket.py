"""One of Discord's rate limits, as its answers describe it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.rest import MAX_RATELIMIT_SECONDS, RestBucket


class Window:
    """A window of Discord's, which takes so many requests and then ends after so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.left = most
        self.bucket = RestBucket(MAX_RATELIMIT_SECONDS)
        self._loop = asyncio.get_running_loop()
        self._seconds = seconds
        self._ends_at = 0.0

    async def request(self) -> None:
        """Send a request; Discord counts it when it arrives."""
        async with self.bucket:
            await asyncio.sleep(0)
            if self._loop.time() >= self._ends_at:
                self.left, self._ends_at = self.most, self._loop.time() + self._seconds
            self.left -= 1
            assert self.left >= 0, "Discord refuses it"
            headers = {
                "X-Ratelimit-Limit": str(self.most),
                "X-Ratelimit-Remaining": str(self.left),
                "X-Ratelimit-Reset-After": str(self._ends_at - self._loop.time()),
            }
            await asyncio.sleep(0.01)
            response: Any = SimpleNamespace(headers=headers)
            self.bucket.update(response)


async def test_all_requests_of_a_long_window_are_sent_and_one_more_is_refused_at_once() -> None:
    window = Window(most=7, seconds=300.0)
    await asyncio.gather(*(window.request() for _ in range(5)))
    await window.request()
    await window.request()
    with pytest.raises(discord.RateLimited) as refused:
        await window.request()
    assert refused.value.retry_after == pytest.approx(300.0, abs=30.0)
    assert window.left == 0


async def test_what_waits_behind_the_last_request_of_a_long_window_is_refused_too(
    caplog: pytest.LogCaptureFixture,
) -> None:
    window = Window(most=2, seconds=300.0)
    answers = await asyncio.gather(*(window.request() for _ in range(4)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None)] * 2 + [discord.RateLimited] * 2
    assert not caplog.records


async def test_requests_beyond_a_short_window_wait_for_the_next_one() -> None:
    window = Window(most=3, seconds=0.1)
    await asyncio.gather(*(window.request() for _ in range(8)))


async def test_a_request_that_is_given_up_while_it_waits_holds_nobody_up() -> None:
    window = Window(most=1, seconds=0.2)
    await window.request()
    waiting = [asyncio.create_task(window.request()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.wait(waiting)
    assert [task.cancelled() for task in waiting] == [True, False, False]
    assert [task.exception() for task in waiting[1:]] == [None, None]


async def test_the_answer_to_the_last_request_of_a_window_does_not_wait_for_the_next_one() -> None:
    window = Window(most=1, seconds=20.0)
    async with asyncio.timeout(10):
        await window.request()


async def test_a_request_without_an_answer_holds_nobody_up() -> None:
    window = Window(most=1, seconds=20.0)

    async def fail() -> None:
        async with window.bucket:
            raise ConnectionError

    async with asyncio.timeout(10):
        failed = await asyncio.gather(fail(), fail(), window.request(), return_exceptions=True)
    assert [type(answer) for answer in failed] == [ConnectionError, ConnectionError, type(None)]
