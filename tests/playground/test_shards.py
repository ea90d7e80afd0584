"""Several shards, in one process of the bot or in several, with the real client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from playground import AnswerKind, Playground, Visitor
from playground.gateway.gateway import RESUME_SECONDS
from playground.gateway.identifies import DAY_SECONDS, Identifies
from playground.gateway.sessions import Op
from playground.interactions import CannotDo
from playground.people.client import RemotePlayground
from playground.world.clock import Clock
from playground.world.nouns import Guild, Json

from .conftest import SCHEMA, Bot, connected, point_client_at

SHARDS = 4


@pytest_asyncio.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """A playground that recommends four shards, with a guild on each."""
    async with Playground(rate_limits=False, schema=SCHEMA, shards=SHARDS) as running:
        point_client_at(running, monkeypatch)
        await running.fill_shards()
        yield running


@asynccontextmanager
async def two_clients(playground: Playground) -> AsyncIterator[tuple[Bot, Bot]]:
    """Run one client with the shards 0 and 1 as process 1, and one with 2 and 3 as process 2."""
    async with (
        connected(playground, shards=SHARDS, shard_ids=[0, 1], process="one") as first,
        connected(playground, shards=SHARDS, shard_ids=[2, 3], process="two") as second,
    ):
        yield first, second


def guild_on(playground: Playground, shard: int) -> Guild:
    return next(guild for guild in playground.world.guilds.values() if (guild.id >> 22) % SHARDS == shard)


def channel_on(playground: Playground, shard: int) -> int:
    """Return a channel of the guild on that shard."""
    return next(playground.world.channels_of(guild_on(playground, shard).id)).id


async def with_where(*bots: Bot) -> list[tuple[Bot, int | None]]:
    """Let the clients answer /where; return the list in which each of them notes itself and the guild."""
    heard: list[tuple[Bot, int | None]] = []

    async def where(interaction: discord.Interaction[Any]) -> None:
        assert isinstance(interaction.client, Bot)
        heard.append((interaction.client, interaction.guild_id))
        await interaction.response.send_message("Here")

    for bot in bots:
        bot.tree.command(description="Where")(where)
        await bot.tree.sync()
    return heard


async def limit(playground: Playground) -> Json:
    """Return the answer to `GET /gateway/bot`."""
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as http,
        http.get(f"{playground.api_url}/gateway/bot") as response,
    ):
        answer: Json = await response.json()
        return answer


@asynccontextmanager
async def socket_of(playground: Playground) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Connect to the gateway and read HELLO."""
    async with aiohttp.ClientSession() as http, http.ws_connect(playground.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == Op.HELLO
        yield socket


async def identify(
    socket: aiohttp.ClientWebSocketResponse, playground: Playground, shard: int, shards: int = SHARDS
) -> Json:
    """Send an IDENTIFY with the intent for guilds, and return the first frame of the answer."""
    asked = {"token": playground.token, "intents": 1, "shard": [shard, shards]}
    await socket.send_json({"op": Op.IDENTIFY, "d": asked})
    frame: Json = await socket.receive_json()
    return frame


async def read_until(socket: aiohttp.ClientWebSocketResponse, name: str) -> Json:
    while (frame := await socket.receive_json())["t"] != name:
        pass
    payload: Json = frame["d"]
    return payload


# Which shard receives what.


async def test_a_client_starts_the_recommended_shards_and_each_has_its_guilds(playground: Playground) -> None:
    async with connected(playground) as bot:
        assert sorted(bot.shards) == [0, 1, 2, 3]
        shards = {guild.id: guild.shard_id for guild in bot.guilds}
        assert shards == {guild_id: (guild_id >> 22) % SHARDS for guild_id in playground.world.guilds}
        assert set(shards.values()) == {0, 1, 2, 3}


async def test_each_of_two_clients_hears_of_its_own_guilds_only(playground: Playground, ada: Visitor) -> None:
    async with two_clients(playground) as (first, second):
        heard = await with_where(first, second)
        for shard in range(SHARDS):
            await ada.command("/where", channel=channel_on(playground, shard))
        clients = first, first, second, second
        assert heard == [(bot, guild_on(playground, shard).id) for shard, bot in enumerate(clients)]


async def test_what_happens_in_a_direct_channel_reaches_shard_0_only(
    playground: Playground, ada: Visitor
) -> None:
    async with two_clients(playground) as (first, second):
        heard = await with_where(first, second)
        await (await second.fetch_user(ada.id)).send("Hello")
        await ada.command("/where", channel=int(ada.dms()[0]["channel_id"]))
        assert heard == [(first, None)]


async def test_a_guild_that_the_bot_joins_later_is_told_to_its_own_shard(playground: Playground) -> None:
    async with two_clients(playground) as (first, second):
        joined = second.wait_for("guild_join", timeout=60)
        created = await playground.add_guild("North", shard=3)
        assert (await joined).id == created.id
        assert first.get_guild(created.id) is None


async def test_a_guild_cannot_be_on_a_shard_that_does_not_exist(playground: Playground) -> None:
    with pytest.raises(ValueError, match="there is no shard 4: there are 4, counted from 0"):
        await playground.add_guild("Nowhere", shard=SHARDS)
    assert "Nowhere" not in {guild.name for guild in playground.world.guilds.values()}


# Two sessions at once.


async def test_two_sessions_of_the_same_shard_both_receive_its_events(playground: Playground) -> None:
    async with socket_of(playground) as old, socket_of(playground) as new:
        for socket in (old, new):
            assert (await identify(socket, playground, 2))["t"] == "READY"
            await read_until(socket, "GUILD_CREATE")
        channel = await playground.create_channel("news", guild_on(playground, 2))
        for socket in (old, new):
            assert (await read_until(socket, "CHANNEL_CREATE"))["id"] == str(channel.id)


async def test_sessions_with_different_numbers_of_shards_exist_side_by_side(playground: Playground) -> None:
    """So that a bot can change to another number of shards without a gap."""
    guild = guild_on(playground, 3)
    async with socket_of(playground) as old, socket_of(playground) as new:
        await identify(old, playground, 3, SHARDS)
        await identify(new, playground, 0, 1)
        channel = await playground.create_channel("news", guild)
        for socket in (old, new):
            assert (await read_until(socket, "CHANNEL_CREATE"))["id"] == str(channel.id)


async def test_a_session_ends_when_the_client_says_goodbye_and_waits_when_its_connection_breaks(
    playground: Playground, ada: Visitor
) -> None:
    def waiting() -> list[int]:
        return [session.shard for session in playground.services.gateway.sessions if not session.connection]

    async with socket_of(playground) as polite, socket_of(playground) as broken:
        await identify(polite, playground, 0)
        await identify(broken, playground, 1)
        await polite.close(code=1000)
        await broken.close(code=4000)
        await ada.wait_for(lambda: not playground.services.gateway.is_bot_online)
    assert waiting() == [1]
    playground.clock.advance(RESUME_SECONDS + 1)
    async with socket_of(playground) as another:
        await identify(another, playground, 2)
        assert waiting() == []


# How often the bot may identify.


async def test_a_second_identify_of_a_bucket_is_refused_until_its_time_is_over() -> None:
    async with (
        Playground(schema=SCHEMA, shards=SHARDS, max_concurrency=2, identify_seconds=1000) as playground,
        socket_of(playground) as first,
        socket_of(playground) as other,
        socket_of(playground) as second,
    ):
        assert (await identify(first, playground, 0))["t"] == "READY"
        assert (await identify(other, playground, 1))["t"] == "READY", "another bucket"
        refused = await identify(second, playground, 2)
        assert (refused["op"], refused["d"]) == (Op.INVALID_SESSION, False)
        playground.clock.advance(500)
        assert (await identify(second, playground, 2))["op"] == Op.INVALID_SESSION
        playground.clock.advance(500)
        assert (await identify(second, playground, 2))["t"] == "READY"


def test_as_on_discord_a_bucket_is_used_for_five_seconds() -> None:
    clock = Clock()
    identifies = Identifies(clock)
    assert identifies.take(0)
    assert not identifies.take(1), "with a concurrency of 1, all shards share a bucket"
    clock.advance(5)
    assert identifies.take(1)


async def test_the_real_client_comes_back_after_its_bucket_was_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The test's client does not wait between its shards, so all but the first are refused, some of them often."""
    async with Playground(
        rate_limits=False, schema=SCHEMA, shards=SHARDS, identify_seconds=0.05
    ) as playground:
        point_client_at(playground, monkeypatch)
        await playground.fill_shards()
        async with connected(playground) as bot:
            assert {guild.shard_id for guild in bot.guilds} == {0, 1, 2, 3}
        used = await limit(playground)
        assert used["session_start_limit"]["remaining"] < 1000 - SHARDS


async def test_the_gateway_states_its_limits_and_counts_the_sessions_of_all_clients(
    playground: Playground,
) -> None:
    before = await limit(playground)
    assert before["shards"] == SHARDS
    assert before["session_start_limit"] == {
        "total": 1000,
        "remaining": 1000,
        "reset_after": pytest.approx(DAY_SECONDS * 1000, abs=10_000),
        "max_concurrency": 1,
    }
    async with two_clients(playground):
        assert (await limit(playground))["session_start_limit"]["remaining"] == 1000 - SHARDS


def test_after_a_day_the_count_of_sessions_starts_again() -> None:
    clock = Clock()
    identifies = Identifies(clock)
    assert identifies.take(0)
    assert identifies.limit_json()["remaining"] == 999
    clock.advance(DAY_SECONDS)
    assert identifies.limit_json()["remaining"] == 1000


# Broken connections.


async def test_one_dropped_shard_resumes_and_the_others_stay(playground: Playground, ada: Visitor) -> None:
    async with connected(playground) as bot:
        heard = await with_where(bot)
        lost: list[int] = []
        bot.event(_noting("on_shard_disconnect", lost))
        resumed = bot.wait_for("shard_resumed", timeout=60)
        playground.faults.drop_shard(2)
        answer = await ada.command("/where", channel=channel_on(playground, 2))
        assert await resumed == 2
        assert answer.kind is AnswerKind.MESSAGE
        assert heard == [(bot, guild_on(playground, 2).id)]
        assert lost == [2]


def _noting(name: str, noted: list[int]) -> Any:
    async def note(shard_id: int) -> None:
        noted.append(shard_id)

    note.__name__ = name
    return note


async def test_a_forgotten_shard_identifies_again_and_the_others_stay(playground: Playground) -> None:
    async with connected(playground) as bot:
        before = {session.shard: session.id for session in playground.services.gateway.sessions}
        ready = bot.wait_for("shard_ready", timeout=60)
        playground.faults.drop_shard(1, forget=True)
        assert await ready == 1
        after = {session.shard: session.id for session in playground.services.gateway.sessions}
        assert {shard for shard in after if after[shard] != before[shard]} == {1}


async def test_all_shards_of_one_process_are_dropped_and_those_of_the_other_stay(
    playground: Playground,
) -> None:
    async with two_clients(playground) as (first, second):
        lost: list[int] = []
        for bot in (first, second):
            bot.event(_noting("on_shard_disconnect", lost))
        back: set[int] = set()

        def is_back(shard_id: int) -> bool:
            back.add(shard_id)
            return back == {2, 3}

        resumed = second.wait_for("shard_resumed", check=is_back, timeout=60)
        playground.faults.drop_process(2)
        await resumed
        assert sorted(lost) == [2, 3]


async def test_only_a_connected_shard_or_process_can_be_dropped(playground: Playground) -> None:
    async with connected(playground, shards=SHARDS, shard_ids=[0], process="one"):
        with pytest.raises(LookupError, match="shard 3 is not connected"):
            playground.faults.drop_shard(3)
        with pytest.raises(LookupError, match="process 2 is not connected"):
            playground.faults.drop_process(2)
        assert playground.services.gateway.is_bot_online


# Which process answered.


async def test_answers_posts_and_requests_name_the_process_that_made_them(
    playground: Playground, ada: Visitor
) -> None:
    async with two_clients(playground) as clients:
        await with_where(*clients)
        place = channel_on(playground, 2)
        answer = await ada.command("/where", channel=place)
        assert answer.process == 2
        assert ada.latest(place)["process"] == 2
        first, _ = clients
        await first.get_partial_messageable(place).send("From another process")
        assert ada.latest(place)["process"] == 1
        sent = [call.process for call in playground.calls() if call.method == "POST"]
        assert sent == [2, 1]


async def test_with_one_process_no_message_names_it(playground: Playground, ada: Visitor) -> None:
    async with connected(playground, process="one") as bot:
        await with_where(bot)
        await ada.command("/where")
        assert "process" not in ada.latest()


async def test_discord_s_own_messages_never_name_a_process(playground: Playground, ada: Visitor) -> None:
    async with two_clients(playground) as clients:
        await with_where(*clients)
        place = channel_on(playground, 2)
        answer = await ada.command("/where", channel=place)
        found = await clients[0].http.get_message(place, int(ada.latest(place)["id"]))
        assert answer.process
        assert "process" not in found


# From another process.


async def test_a_test_in_another_process_makes_guilds_and_breaks_shards(playground: Playground) -> None:
    async with (
        two_clients(playground) as (_, second),
        RemotePlayground(playground.url) as remote,
    ):
        joined = second.wait_for("guild_join", timeout=60)
        created = await remote.add_guild("North", shard=2)
        assert (await joined).id == int(created["id"])
        assert int(created["channels"][0]["id"]) in playground.world.channels
        assert await remote.sessions() == [
            {"shard": shard, "shards": SHARDS, "is_connected": True, "process": process}
            for shard, process in enumerate((1, 1, 2, 2))
        ]
        assert await remote.processes() == {"one": 1, "two": 2}
        resumed = second.wait_for("shard_resumed", timeout=60)
        await remote.misbehave("drop_gateway", shard=3)
        assert await resumed == 3
        with pytest.raises(CannotDo, match="shard 7 is not connected"):
            await remote.misbehave("drop_gateway", shard=7)
