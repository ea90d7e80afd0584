"""What the client logs at a start, and how it ends tasks of the library."""

import asyncio

import discord
import pytest
from discord import app_commands

from bot.client import Client
from bot.tasks import end


@pytest.mark.parametrize("warning", ["warn_nacl", "warn_dave"])
async def test_a_start_does_not_warn_about_voice(
    warning: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot never uses voice: a warning about missing voice libraries is useless to a host."""
    monkeypatch.setattr(discord.VoiceClient, warning, True)
    Client(tree=app_commands.CommandTree)
    assert caplog.messages == []


async def test_a_task_that_swallows_a_cancellation_is_cancelled_again() -> None:
    swallowed: list[str] = []

    async def wait() -> None:
        while len(swallowed) < 2:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                swallowed.append("cancelled")

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    await end(task)
    assert task.done()
    assert len(swallowed) == 2
