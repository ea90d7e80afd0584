"""What is kept current follows every change, and retries what failed for the moment."""

from __future__ import annotations

import asyncio

import pytest

from cogs.ui import retry
from cogs.ui.retry import keep_current

SHORT, LONG = 0.001, 3600.0


def set_policy(monkeypatch: pytest.MonkeyPatch, seconds: float, tries: int) -> None:
    monkeypatch.setattr(retry, "RETRY_SECONDS", seconds)
    monkeypatch.setattr(retry, "TRIES", tries)


class Post:
    """Fails so many times before it succeeds."""

    def __init__(self, failures: int) -> None:
        self.changed = asyncio.Event()
        self.changed.set()
        self.failures, self.tries = failures, 0

    async def bring_up_to_date(self) -> bool:
        self.changed.clear()
        self.tries += 1
        return self.tries > self.failures


async def test_a_transient_failure_is_retried_until_it_succeeds(monkeypatch: pytest.MonkeyPatch) -> None:
    set_policy(monkeypatch, SHORT, 6)
    post = Post(failures=3)
    await keep_current(post.changed, post.bring_up_to_date)
    assert post.tries == 4


async def test_after_its_tries_a_failure_waits_for_the_next_change(monkeypatch: pytest.MonkeyPatch) -> None:
    set_policy(monkeypatch, SHORT, 3)
    post = Post(failures=100)
    await keep_current(post.changed, post.bring_up_to_date)
    assert post.tries == 3


async def test_a_change_ends_the_wait_and_the_failures_before_it_do_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_policy(monkeypatch, LONG, 2)
    post = Post(failures=2)
    task = asyncio.create_task(keep_current(post.changed, post.bring_up_to_date))
    for tries in (1, 2, 3):
        while post.tries < tries:
            await asyncio.sleep(0)
        for _ in range(5):
            await asyncio.sleep(0)
        post.changed.set()
    await task
    assert post.tries >= 3


async def test_a_change_during_an_update_is_followed_by_another_update(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    set_policy(monkeypatch, LONG, 1)
    post = Post(failures=0)

    async def changed_once() -> bool:
        is_done = await post.bring_up_to_date()
        if post.tries == 1:
            post.changed.set()
        return is_done

    await keep_current(post.changed, changed_once)
    assert post.tries == 2
