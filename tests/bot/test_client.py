"""The client's start logs only what a host can use."""

import discord
import pytest
from discord import app_commands

from bot.client import Client


@pytest.mark.parametrize("warning", ["warn_nacl", "warn_dave"])
async def test_a_start_does_not_warn_about_voice(
    warning: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot never uses voice: a warning about missing voice libraries is useless to a host."""
    monkeypatch.setattr(discord.VoiceClient, warning, True)
    Client(tree=app_commands.CommandTree)
    assert caplog.messages == []
