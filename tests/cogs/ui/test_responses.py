"""Answers to a press: one after another, and none that has become wrong while it waited."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import Reason, Refused
from cogs.i18n.locale import Interaction
from cogs.ui.panel import Panel
from cogs.ui.responses import acknowledge, edit_message, reply_privately, show_publicly


class Response:
    """Takes a first answer only when the test says so."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()
        self.is_deferring = asyncio.Event()
        self.edits = 0

    def is_done(self) -> bool:
        return self.goes_on.is_set()

    async def defer(self, **_: bool) -> None:
        self.is_deferring.set()
        await self.goes_on.wait()

    async def edit(self, **_: object) -> None:
        self.edits += 1


async def test_a_post_is_not_edited_by_a_process_that_lost_it_while_the_press_was_acknowledged() -> None:
    response, is_home = Response(), True

    def check() -> None:
        if not is_home:
            raise Refused(Reason.ONE_MOMENT)

    press = cast(
        Interaction,
        SimpleNamespace(
            id=1,
            type=discord.InteractionType.component,
            extras={},
            client=discord.Client(intents=discord.Intents.none()),
            response=response,
            edit_original_response=response.edit,
        ),
    )
    acknowledging = asyncio.create_task(acknowledge(press))
    await response.is_deferring.wait()
    editing = asyncio.create_task(edit_message(press, Panel(heading="Turn 2", paragraphs=()), check=check))
    await asyncio.sleep(0)
    is_home = False
    response.goes_on.set()
    with pytest.raises(Refused):
        await editing
    await acknowledging
    assert not response.edits


class PublicThought:
    """A command for which everybody sees that the bot is thinking; its answer cannot be sent."""

    id = 1
    type = discord.InteractionType.application_command

    def __init__(self) -> None:
        self.extras: dict[Any, Any] = {}
        self.client = discord.Client(intents=discord.Intents.none())
        self.sent: list[str] = []
        self.response = SimpleNamespace(is_done=lambda: bool(self.sent), defer=self.defer)
        self.followup = SimpleNamespace(send=self.send)

    async def defer(self, *, ephemeral: bool, **_: bool) -> None:
        self.sent.append("private thought" if ephemeral else "public thought")

    async def edit_original_response(self, **_: object) -> None:
        raise TimeoutError

    async def delete_original_response(self) -> None:
        self.sent.append("deleted")

    async def send(self, *, ephemeral: bool, **_: object) -> SimpleNamespace:
        self.sent.append("private" if ephemeral else "public")
        return SimpleNamespace(id=2)


async def test_after_a_public_answer_that_failed_the_error_is_private() -> None:
    thought = PublicThought()
    interaction = cast(Interaction, thought)
    await acknowledge(interaction, is_public=True)
    with pytest.raises(TimeoutError):
        await show_publicly(interaction, Panel(heading="Turn 2", paragraphs=()))
    assert await reply_privately(interaction, "This went wrong.")
    assert thought.sent == ["public thought", "deleted", "private"]
