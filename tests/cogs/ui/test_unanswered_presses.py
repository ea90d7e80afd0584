"""Work that answers nobody waits until all presses are answered, but not for long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from cogs.i18n.locale import Interaction
from cogs.ui import responses
from cogs.ui.responses import UnansweredPresses
from playground.interactions import registry


def press(number: int) -> Interaction:
    return cast(Interaction, SimpleNamespace(id=number, type=discord.InteractionType.component))


async def test_it_waits_until_the_last_press_is_answered() -> None:
    presses = UnansweredPresses()
    presses.add(press(1))
    presses.add(press(2))
    waiting = asyncio.create_task(presses.wait())
    presses.discard(press(1))
    await asyncio.sleep(0)
    assert not waiting.done()
    presses.discard(press(2))
    await waiting


async def test_it_does_not_wait_when_nothing_is_unanswered() -> None:
    presses = UnansweredPresses()
    presses.discard(press(1))
    await presses.wait()


async def test_a_press_that_is_never_answered_holds_nothing_up_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(responses, "ANSWERS_FIRST_SECONDS", 0.01)
    presses = UnansweredPresses()
    presses.add(press(1))
    await presses.wait()


def test_each_client_has_its_own() -> None:
    first, second = (discord.Client(intents=discord.Intents.none()) for _ in range(2))
    assert UnansweredPresses.of(first) is UnansweredPresses.of(first)
    assert UnansweredPresses.of(first) is not UnansweredPresses.of(second)


async def test_it_does_not_wait_for_commands() -> None:
    presses = UnansweredPresses()
    command = SimpleNamespace(id=1, type=discord.InteractionType.application_command)
    presses.add(cast(Interaction, command))
    async with asyncio.timeout(responses.ANSWERS_FIRST_SECONDS / 2):
        await presses.wait()


def test_a_press_is_acknowledged_a_second_before_discord_gives_it_up() -> None:
    assert responses.ACKNOWLEDGED_AFTER_SECONDS + 1 < registry.ANSWER_SECONDS
