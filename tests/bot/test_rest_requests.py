"""What happens to a request that is on its way when nobody waits for it any longer."""

from __future__ import annotations

import asyncio

import pytest

from bot.cluster.homes import ClusterNews
from bot.rest import RestRequests


class Discord:
    """Takes requests, and answers them when it is told to."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.done: list[str] = []

    async def request(self, name: str) -> str:
        """Return the name of the request, after it was carried out."""
        await self.answers.wait()
        if name == "bad":
            raise OSError("Discord refuses it")
        self.done.append(name)
        return name


async def in_turn() -> None:
    """Let each request through at once."""


@pytest.fixture
def discord() -> Discord:
    return Discord()


@pytest.fixture
def requests(discord: Discord) -> RestRequests:
    found = RestRequests(discord)
    found.before_each(in_turn)
    return found


async def broken_off(discord: Discord, name: str = "edit") -> asyncio.Task[str]:
    """Send a request, and no longer wait for it."""
    asking = asyncio.create_task(discord.request(name))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    return asking


async def test_a_request_is_answered(discord: Discord, requests: RestRequests) -> None:
    discord.answers.set()
    assert await discord.request("edit") == "edit"
    await requests.finished()


async def test_a_failure_is_raised(discord: Discord, requests: RestRequests) -> None:
    discord.answers.set()
    with pytest.raises(OSError, match="refuses"):
        await discord.request("bad")


async def test_what_nobody_waits_for_is_broken_off(discord: Discord, requests: RestRequests) -> None:
    asking = await broken_off(discord)
    discord.answers.set()
    await asyncio.sleep(0)
    assert asking.cancelled()
    assert discord.done == []


@pytest.mark.parametrize(("name", "done"), [("edit", ["edit"]), ("bad", [])])
async def test_what_is_on_its_way_is_finished_before_a_shard_is_released(
    discord: Discord, requests: RestRequests, name: str, done: list[str]
) -> None:
    requests.finish()
    asking = await broken_off(discord, name)
    assert asking.cancelled()
    releasing = asyncio.create_task(requests.finished())
    await asyncio.sleep(0)
    assert not releasing.done()
    discord.answers.set()
    await releasing
    assert discord.done == done


async def test_a_request_without_an_answer_does_not_keep_a_shard(
    discord: Discord, requests: RestRequests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.rest.FINISH_SECONDS", 0.01)
    requests.finish()
    await broken_off(discord)
    await requests.finished()
    assert discord.done == []
    discord.answers.set()


async def test_requests_are_broken_off_as_usual_though_an_answer_was_not_finished_in_time(
    discord: Discord, requests: RestRequests
) -> None:
    news = ClusterNews()
    news.before_release(requests.finished)
    news.before_release(asyncio.Event().wait)
    requests.finish()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await news.released()
    await broken_off(discord)
    discord.answers.set()
    await asyncio.sleep(0)
    assert discord.done == []
