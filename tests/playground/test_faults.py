"""The playground causes faults on request, and the real client reacts as it would to Discord."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from playground import AnswerKind, Playground, Visitor
from playground.requests.ratelimits import Exceeded, RateLimits
from playground.world.clock import Clock

from .conftest import SCHEMA, Bot, connected, point_client_at

SEND = "POST /channels/{channel_id}/messages"


@pytest.mark.asyncio
async def test_a_server_error_reaches_the_client_once(
    playground: Playground, table: discord.TextChannel
) -> None:
    playground.faults.fail(SEND, 503)
    with pytest.raises(discord.DiscordServerError):
        await table.send("Lost")
    await table.send("Sent")
    assert [call.status for call in playground.calls()] == [503, 200]


@pytest.mark.asyncio
async def test_the_client_waits_when_it_is_told_to(
    playground: Playground, ada: Visitor, table: discord.TextChannel
) -> None:
    playground.faults.rate_limit(SEND, 0.05)
    await table.send("At last")
    assert [call.status for call in playground.calls()] == [429, 200]
    assert ada.text(ada.latest()) == "At last"


@pytest.mark.asyncio
async def test_an_answer_is_lost_but_the_request_was_carried_out(
    playground: Playground, ada: Visitor, table: discord.TextChannel
) -> None:
    playground.faults.lose_answer(SEND)
    with pytest.raises(aiohttp.ClientError):
        await table.send("Heard?")
    assert ada.text(ada.latest()) == "Heard?"


@pytest.mark.usefixtures("hurried")
@pytest.mark.asyncio
async def test_a_slow_answer_is_too_late(playground: Playground, bot: Bot, ada: Visitor) -> None:
    refused: list[int] = []

    @bot.tree.command(description="Ping")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        try:
            await interaction.response.send_message("Pong")
        except discord.NotFound as error:
            refused.append(error.code)

    await bot.tree.sync()
    playground.faults.slow("/callback", playground.services.interactions.answer_seconds + 0.1)
    assert (await ada.command("/ping")).kind is AnswerKind.FAILED
    await ada.wait_for(lambda: playground.calls() and playground.calls()[-1].status == 404)
    await playground.settled()
    assert refused == [10062]


@pytest.mark.asyncio
async def test_settled_waits_for_requests_in_progress(
    playground: Playground, ada: Visitor, table: discord.TextChannel
) -> None:
    playground.faults.slow(SEND, 0.15)
    sending = asyncio.create_task(table.send("Slow"))
    await ada.wait_for(lambda: playground.services.log.under_way)
    await playground.settled()
    assert ada.text(ada.latest()) == "Slow"
    await sending


@pytest.mark.asyncio
async def test_at_most_five_posts_in_five_seconds_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(schema=SCHEMA) as playground:
        point_client_at(playground, monkeypatch)
        async with connected(playground), aiohttp.ClientSession() as http:
            channel = playground.channel("cake-table").id
            answers = []
            for number in range(6):
                async with http.post(
                    f"{playground.api_url}/channels/{channel}/messages",
                    json={"content": str(number)},
                    headers={"Authorization": f"Bot {playground.token}"},
                ) as response:
                    answers.append(response)
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert [answer.headers["X-RateLimit-Remaining"] for answer in answers[:5]] == list("43210")
        assert answers[5].headers["Via"]
        assert 0 < float(answers[5].headers["Retry-After"]) <= 5


def test_a_bucket_is_a_route_and_its_channel() -> None:
    limits = RateLimits(Clock())
    route = "/channels/{channel_id}/messages"
    for _ in range(5):
        assert isinstance(limits.take("POST", route, {"channel_id": "1"}), dict)
    assert isinstance(limits.take("POST", route, {"channel_id": "1"}), Exceeded)
    assert isinstance(limits.take("POST", route, {"channel_id": "2"}), dict)
    limits.clock.advance(5)
    assert isinstance(limits.take("POST", route, {"channel_id": "1"}), dict)


def test_at_most_fifty_requests_a_second_are_allowed_without_counting_answers() -> None:
    limits = RateLimits(Clock())
    for number in range(50):
        assert isinstance(limits.take("GET", "/channels/{channel_id}", {"channel_id": str(number)}), dict)
    refused = limits.take("GET", "/channels/{channel_id}", {"channel_id": "99"})
    assert isinstance(refused, Exceeded)
    assert refused.is_global
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    for number in range(60):
        assert isinstance(limits.take("POST", callback, {"interaction_token": str(number)}), dict)
