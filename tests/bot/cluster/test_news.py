"""What a process hears of the cluster: who is told, in which order, and what it does then."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine

import pytest

from bot.cluster.homes import ClusterNews, GameEnded, MayHaveMissed, ServerChanged
from data.errors import StoreUnavailable


def test_only_those_hear_news_who_have_asked_for_their_kind_in_the_order_in_which_they_have_asked() -> None:
    news, heard = ClusterNews(), list[object]()
    news.hear(ServerChanged, lambda told: heard.append(("first", told.guild_id)))
    news.hear(ServerChanged, lambda told: heard.append(("second", told.guild_id)))
    news.hear(GameEnded, heard.append)
    news.tell(ServerChanged(5))
    news.tell(MayHaveMissed())
    assert heard == [("first", 5), ("second", 5)]


def test_a_listener_that_fails_keeps_no_other_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    news, heard = ClusterNews(), list[object]()
    news.hear(GameEnded, lambda _: 1 / 0, heard.append)
    news.tell(GameEnded())
    assert heard == [GameEnded()]
    assert "a listener has failed at GameEnded" in caplog.text


async def test_work_that_ends_before_it_has_begun_leaves_nothing_behind() -> None:
    news, read = ClusterNews(), list[int]()

    async def reread(told: ServerChanged) -> None:
        read.append(told.guild_id)

    news.act_on(ServerChanged, reread)
    news.tell(ServerChanged(1))
    await news.close()
    news.tell(ServerChanged(2))
    await asyncio.sleep(0)
    gc.collect()  # a coroutine that was never begun is a warning, and a warning an error
    assert read == []


@pytest.mark.parametrize("error", [StoreUnavailable("away"), RuntimeError("broken")])
async def test_work_that_fails_harms_no_other_and_is_logged(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    news, done = ClusterNews(), asyncio.Event()

    async def fail(_: ServerChanged) -> None:
        raise error

    async def work(_: ServerChanged) -> None:
        done.set()

    news.act_on(ServerChanged, fail)
    news.act_on(ServerChanged, work)
    news.tell(ServerChanged(1))
    await done.wait()
    await news.close()
    assert "news ServerChanged failed" in caplog.text


async def test_shards_are_released_when_all_is_sent_and_what_was_asked_for_first_is_last() -> None:
    news, sent = ClusterNews(), list[str]()

    def sending(name: str, *, fails: bool) -> Callable[[], Coroutine[None, None, None]]:
        async def send() -> None:
            sent.append(name)
            if fails:
                raise RuntimeError(name)

        return send

    news.before_release(sending("requests", fails=False))
    news.before_release(sending("posts", fails=True))
    with pytest.raises(RuntimeError, match="posts"):
        await news.released()
    assert sent == ["posts", "requests"]
