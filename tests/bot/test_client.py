"""What the client logs at a start, and how it ends tasks of the library."""

import asyncio
import gc
from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands, http

from bot.client import LONGEST_WAIT_SECONDS, Client
from bot.tasks import end
from playground import Playground, Schema


@pytest.mark.parametrize("warning", ["warn_nacl", "warn_dave"])
async def test_a_start_does_not_warn_about_voice(
    warning: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot never uses voice: a warning about missing voice libraries is useless to a host."""
    monkeypatch.setattr(discord.VoiceClient, warning, True)
    Client(tree=app_commands.CommandTree, admit=AsyncMock())
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


@pytest.mark.parametrize("status", [403, 404, 407, 429])
async def test_a_refusal_of_the_whole_address_is_waited_out_and_not_answered_by_a_crash(
    status: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As a ban by Discord's firewall or a proxy that wants a password: a restart in ten seconds prolongs it."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("bot.client.asyncio.sleep", wait)
    answers = [discord.HTTPException(Answer(status), "error code: 1015"), None]

    async def login() -> None:
        if (answer := answers.pop(0)) is not None:
            raise answer

    client = Client(tree=app_commands.CommandTree, admit=AsyncMock())
    await client.run_steps(login)
    assert waits == [LONGEST_WAIT_SECONDS]
    (line,) = caplog.messages
    assert f"cannot connect to {http.Route.BASE}, trying again in 300 seconds" in line
    assert str(status) in line


async def test_commands_that_discord_refuses_are_a_fault_of_the_program() -> None:
    async def register() -> None:
        raise discord.HTTPException(Answer(400), "Invalid Form Body")

    with pytest.raises(discord.HTTPException):
        await Client(tree=app_commands.CommandTree, admit=AsyncMock()).run_steps(register)


class Answer:
    reason = "refused"

    def __init__(self, status: int) -> None:
        self.status = status


async def test_a_login_that_fails_and_is_tried_again_leaves_no_connection_open(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with Playground(rate_limits=False, schema=Schema(None)) as pg:
        monkeypatch.setattr(http.Route, "BASE", pg.api_url)
        client = Client(tree=app_commands.CommandTree, admit=AsyncMock())
        pg.faults.fail("GET /users/@me", 503)
        with pytest.raises(discord.DiscordServerError):
            await client.login(pg.token)
        await client.login(pg.token)
        gc.collect()
        await client.close()
        gc.collect()
    assert [record.getMessage() for record in caplog.records if record.name == "asyncio"] == []
