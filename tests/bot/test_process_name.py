"""The bot names its process to a playground, so that players see which one answered, and never to Discord."""

import os
from unittest.mock import AsyncMock

import pytest
from discord import app_commands, asset, gateway, http

from bot.client import DISCORD_GATEWAY, Client, speak_to
from playground import Playground, Schema
from playground.gateway.processes import Processes


@pytest.fixture(autouse=True)
def _restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget after the test where clients connect."""
    monkeypatch.setattr(http.Route, "BASE", http.Route.BASE)
    monkeypatch.setattr(asset.Asset, "BASE", asset.Asset.BASE)
    monkeypatch.setattr(gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway.DiscordWebSocket.DEFAULT_GATEWAY)


async def named_processes(playground: Playground) -> Processes:
    """Log in and return the processes that the playground knows then."""
    async with Client(tree=app_commands.CommandTree, admit=AsyncMock()) as client:
        await client.login(playground.token)
    assert playground.requests
    return playground.services.processes


async def test_a_playground_learns_the_process_id() -> None:
    async with Playground(rate_limits=False, schema=Schema(None)) as playground:
        speak_to(playground.api_url)
        processes = await named_processes(playground)
        assert processes.numbers == {str(os.getpid()): 1}
        assert {call.process for call in playground.requests} == {1}


async def test_discord_learns_nothing_of_processes_even_through_a_proxy_for_requests() -> None:
    """Only the address for requests is another one then; the gateway is Discord's."""
    async with Playground(rate_limits=False, schema=Schema(None)) as proxy:
        # Other tests of this process may have connected elsewhere.
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = DISCORD_GATEWAY
        http.Route.BASE = proxy.api_url
        processes = await named_processes(proxy)
        assert processes.numbers == {}
