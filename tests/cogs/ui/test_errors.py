"""What is counted when an interaction fails: refusals by their reason, and faults by their kind."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from discord import app_commands

from bot.errors import Reason, Refused
from cogs.i18n.messages import Messages
from cogs.ui import responses
from cogs.ui.errors import reason_of, sentence
from data.errors import StoreUnavailable


def refused_by_discord(code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(response, {"code": code, "message": "Unknown"})


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (Refused(Reason.NOT_ASKED), "not-asked"),
        (app_commands.MissingPermissions(["manage_guild"]), "permission"),
        (refused_by_discord(10062), "too-late"),
        (refused_by_discord(10003), "NotFound"),
        (StoreUnavailable("the disk is full"), "StoreUnavailable"),
        (KeyError("seat"), "KeyError"),
    ],
)
def test_only_an_error_has_a_capital_letter(error: Exception, reason: str) -> None:
    """Alerts tell faults from refusals by it."""
    assert reason_of(error) == reason


async def test_the_error_of_a_command_counts_and_is_told_as_what_caused_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    command: Any = SimpleNamespace(name="play")
    interaction: Any = SimpleNamespace(extras={}, locale="en-US")
    counted, tell = list[BaseException](), AsyncMock()
    monkeypatch.setattr(responses, "count", counted.append)
    monkeypatch.setattr(responses, "reply_privately", tell)
    cause = Refused(Reason.NOT_ASKED)
    await responses.answer_error(interaction, app_commands.CommandInvokeError(command, cause))
    assert counted == [cause]
    tell.assert_awaited_once_with(interaction, Messages()("refused-not-asked"))


@pytest.mark.parametrize(("code", "is_late"), [(10062, True), (50035, False)])
def test_a_late_autocompletion_is_one_line_in_the_log(
    code: int, is_late: bool, caplog: pytest.LogCaptureFixture
) -> None:
    library = logging.getLogger("discord.app_commands.tree")
    try:
        raise refused_by_discord(code)
    except discord.HTTPException:
        library.exception("Ignoring exception in autocomplete for %r", "play")
    assert ("Traceback" in caplog.text) is not is_late
    assert ("an autocompletion came too late" in caplog.text) is is_late


def test_a_refusal_writes_a_list_as_its_language_does() -> None:
    refused = Refused(Reason.OTHER_CHANNEL, channels=["<#1>", "<#2>", "<#3>"])
    assert "<#1>, <#2> and <#3>" in sentence(refused, Messages("en"))
    assert "<#1>, <#2> und <#3>" in sentence(refused, Messages("de"))
    assert "<#1> und" not in sentence(Refused(Reason.OTHER_CHANNEL, channels=["<#1>"]), Messages("de"))
