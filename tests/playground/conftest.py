"""A playground in the test's own event loop, and the real discord.py client logged in to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from discord import asset, gateway, http
from discord.ext import commands

from playground import Playground, Schema, Visitor
from playground.gateway.processes import HEADER

SCHEMA = Schema.load()
"""Read once, because it is large."""


class Bot(commands.AutoShardedBot):
    """The real client, which learns at once that its guilds are there."""

    def __init__(
        self, shards: int | None = None, *, shard_ids: list[int] | None = None, process: str = ""
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=(),
            intents=intents,
            guild_ready_timeout=0.02,
            shard_count=shards,
            http_trace=named(process),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.shard_ids = shard_ids

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between two shards or two logins, as Discord itself requires."""


def named(process: str) -> aiohttp.TraceConfig:
    """Send the name of a process with every request, and with every connection to the gateway."""
    config = aiohttp.TraceConfig()

    async def name(_: object, __: object, params: aiohttp.TraceRequestStartParams) -> None:
        if process:
            params.headers[HEADER] = process

    config.on_request_start.append(name)
    return config


@pytest_asyncio.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, schema=SCHEMA) as running:
        point_client_at(running, monkeypatch)
        yield running


def point_client_at(running: Playground, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http.Route, "BASE", running.api_url)
    monkeypatch.setattr(gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(running.gateway_url))
    monkeypatch.setattr(asset.Asset, "BASE", running.url)


@asynccontextmanager
async def connected(
    playground: Playground,
    *,
    shards: int | None = None,
    shard_ids: list[int] | None = None,
    process: str = "",
) -> AsyncIterator[Bot]:
    """Run the real client, logged in and ready, until the block ends."""
    async with Bot(shards, shard_ids=shard_ids, process=process) as client:
        await client.login(playground.token)
        running = asyncio.create_task(client.connect())
        async with asyncio.timeout(60):
            await client.wait_until_ready()
        yield client
    await running


@pytest_asyncio.fixture
async def bot(playground: Playground) -> AsyncIterator[Bot]:
    async with connected(playground) as client:
        yield client


@pytest.fixture
def table(playground: Playground, bot: Bot) -> discord.TextChannel:
    """Return the channel #cake-table as the client knows it."""
    found = bot.get_channel(playground.channel("cake-table").id)
    assert isinstance(found, discord.TextChannel)
    return found


@pytest.fixture
def hurried(playground: Playground) -> None:
    """Let interactions fail after a fifth of a second instead of three."""
    playground.services.interactions.answer_seconds = 0.2


@pytest.fixture
def ada(playground: Playground) -> Visitor:
    return playground.visitor("Ada")


@pytest.fixture
def ben(playground: Playground) -> Visitor:
    return playground.visitor("Ben")
