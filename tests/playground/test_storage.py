"""The world outlives its server."""

import asyncio
import json
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from playground import Playground
from playground.people.client import RemotePlayground

from .conftest import SCHEMA, connected, point_client_at
from .test_messages import gallery, picture

pytestmark = pytest.mark.asyncio


async def test_messages_threads_and_images_are_kept_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Playground(data=tmp_path, rate_limits=False, schema=SCHEMA) as first:
        point_client_at(first, monkeypatch)
        async with connected(first) as bot:
            channel = bot.get_channel(first.channel("cake-table").id)
            assert isinstance(channel, discord.TextChannel)
            sent = await channel.send(view=gallery("Kept"), file=picture())
            thread = await sent.create_thread(name="Table 1")
            await thread.edit(archived=True)
            await (await bot.fetch_user(first.member("Ada").id)).send("Secret")

    async with Playground(data=tmp_path, schema=SCHEMA) as second:
        ada = second.visitor("Ada")
        assert ada.text(ada.latest()) == "Kept"
        assert [ada.text(message) for message in ada.dms()] == ["Secret"]
        assert second.world.channels[thread.id].archived  # type: ignore[attr-defined]
        assert second.clock.snowflake() > sent.id
        picture_shown = ada.latest()["components"][0]["components"][1]["items"][0]["media"]
        assert picture_shown["url"].startswith(second.url)
        async with aiohttp.request("GET", picture_shown["url"]) as response:
            assert response.status == 200

    async with Playground(data=tmp_path, fresh=True, schema=SCHEMA) as third:
        assert third.visitor("Ada").messages() == []


async def test_it_runs_on_its_own_and_saves_the_messages_when_stopped(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "playground", "--data", str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(60):
        url = (await process.stdout.readline()).decode().strip()
    async with RemotePlayground(url) as remote:
        await remote.visitor("Cleo").say("Hello there", "welcome")
    process.send_signal(signal.SIGTERM)
    assert await process.wait() == 0
    kept = json.loads((tmp_path / "world.json").read_text())
    assert [message["content"] for message in kept["messages"]] == ["Hello there"]
