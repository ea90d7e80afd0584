"""The real client connects, loses its connection, and comes back."""

import asyncio
from typing import Any

import discord
import pytest

from playground import AnswerKind, Playground, Visitor

from .conftest import Bot, connected

pytestmark = pytest.mark.asyncio


async def with_ping(bot: Bot) -> None:
    @bot.tree.command(description="Ping")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("Pong")

    await bot.tree.sync()


async def test_the_client_knows_its_guild_and_channels(playground: Playground, bot: Bot) -> None:
    [guild] = bot.guilds
    assert guild.name == "Cake Club Playground"
    assert [channel.name for channel in guild.text_channels] == ["welcome", "cake-table", "cake-table-two"]
    assert guild.me.guild_permissions.send_messages
    assert not guild.me.guild_permissions.manage_messages


async def test_a_wrong_token_is_refused(playground: Playground) -> None:
    async with Bot() as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("somebody-elses")


async def test_events_during_a_disconnection_arrive_after_a_resume(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await with_ping(bot)
    resumed = bot.wait_for("shard_resumed", timeout=60)
    playground.faults.drop_gateway()
    answer = await ada.command("/ping")
    await resumed
    assert answer.kind is AnswerKind.MESSAGE


async def test_the_client_obeys_a_request_to_reconnect(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await with_ping(bot)
    resumed = bot.wait_for("shard_resumed", timeout=60)
    playground.faults.reconnect_gateway()
    await resumed
    assert (await ada.command("/ping")).kind is AnswerKind.MESSAGE


@pytest.mark.usefixtures("hurried")
async def test_a_forgotten_session_loses_what_happened_meanwhile(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await with_ping(bot)
    again = bot.wait_for("shard_connect", timeout=60)
    playground.faults.drop_gateway(forget=True)
    lost = await ada.command("/ping")
    assert lost.kind is AnswerKind.FAILED
    await again
    assert (await ada.command("/ping")).kind is AnswerKind.MESSAGE


async def test_another_client_takes_over_after_the_first_is_gone(
    playground: Playground, bot: Bot, ada: Visitor
) -> None:
    await with_ping(bot)
    await bot.close()
    assert not playground.services.gateway.is_bot_online
    async with connected(playground) as second:
        await with_ping(second)
        assert (await ada.command("/ping")).kind is AnswerKind.MESSAGE


async def test_shards_share_the_guilds_and_direct_channels_go_to_the_first(playground: Playground) -> None:
    shard = (playground.guild.id >> 22) % 2
    while (await playground.add_guild("Elsewhere")).id >> 22 & 1 == shard:
        playground.clock.advance(0.001)

    async with connected(playground, shards=2) as bot:
        assert {guild.shard_id for guild in bot.guilds} == {0, 1}
        heard: asyncio.Queue[int | None] = asyncio.Queue()

        @bot.tree.command(description="Where")
        async def where(interaction: discord.Interaction[Any]) -> None:
            heard.put_nowait(interaction.guild_id)
            await interaction.response.send_message("Here")

        await bot.tree.sync()
        ada = playground.visitor("Ada")
        await (await bot.fetch_user(ada.id)).send("Hello")
        await ada.command("/where")
        await ada.command("/where", channel=int(ada.dms()[0]["channel_id"]))
        assert [heard.get_nowait(), heard.get_nowait()] == [playground.guild.id, None]


async def test_the_bot_is_kicked_and_comes_back(playground: Playground, bot: Bot) -> None:
    left = bot.wait_for("guild_remove", timeout=60)
    await playground.kick_bot()
    await left
    assert not bot.guilds
    joined = bot.wait_for("guild_join", timeout=60)
    await playground.join("Cake Club")
    assert (await joined).name == "Cake Club Playground"
