"""Errors of interactions: the person reads one sentence that says what to do, and the log has the rest."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.client import Client
from bot.errors import Refused, StoreUnavailable
from bot.ops import metrics
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import Messages
from cogs.ui.discord_errors import FAILURES, is_answered, is_too_late, is_transient
from cogs.ui.responses import reply_privately

log = logging.getLogger(__name__)


def sentence(error: BaseException, messages: Messages) -> str:
    """Return what the person reads about an error."""
    match error:
        case app_commands.CommandInvokeError(original=original):
            return sentence(original, messages)
        case Refused(reason=reason, details=details):
            return messages(f"refused-{reason}", **details)
        case StoreUnavailable():
            return messages("error-store")
        case app_commands.MissingPermissions() | app_commands.CheckFailure():
            return messages("error-permission")
        case discord.Forbidden():
            return messages("error-forbidden")
        case _:
            return messages("error-unexpected")


def is_expected(error: BaseException) -> bool:
    """Return whether an error is a plain refusal, which the log does not need."""
    inner = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    return isinstance(inner, (Refused, app_commands.CheckFailure))


def reason_of(error: BaseException) -> str:
    """Return the reason by which an error is counted; it starts with a capital letter unless it is a refusal."""
    match error:
        case app_commands.CommandInvokeError(original=original):
            return reason_of(original)
        case Refused(reason=reason):
            return reason
        case app_commands.CheckFailure():
            return "permission"
        case _ if is_too_late(error):
            return "too-late"
        case _:
            return type(error).__name__


def count(error: BaseException) -> None:
    """Count an error of an interaction by its reason."""
    metrics.REFUSED.labels(reason_of(error)).inc()


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell only this person what went wrong."""
    inner = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    count(error)
    if is_too_late(inner):
        log.warning(
            "an answer came too late: %s%s",
            inner,
            " (unless a shard has just moved, another bot uses the same token)" if is_answered(inner) else "",
        )
        return
    if is_transient(inner):
        log.warning("an interaction failed: %s", inner)
    elif not is_expected(error):
        log.error("an interaction failed", exc_info=error)
    await reply_privately(interaction, sentence(error, messages_of(interaction)))


async def _offer_nothing(interaction: discord.Interaction[Any]) -> None:
    try:
        await interaction.response.autocomplete([])
    except FAILURES as error:
        log.warning("an autocompletion could not be answered: %s", error)


def _shorten_late_autocomplete(record: logging.LogRecord) -> bool:
    """Log an autocompletion that nobody waits for any more in one line: the library logs it as a fault."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and is_too_late(error):
        log.warning("an autocompletion came too late: %s", error)
        return False
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_shorten_late_autocomplete)


class CommandTree(app_commands.CommandTree[Client]):
    """The slash commands. It limits their rate and answers their errors."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Return whether a command or autocompletion may go on."""
        try:
            return await interaction.client.router.admit(interaction)
        except Refused as refused:
            if interaction.type is discord.InteractionType.autocomplete:
                await _offer_nothing(interaction)
            else:
                await answer_error(interaction, refused)
            return False

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError
    ) -> None:
        """Answer the error of a command."""
        await answer_error(interaction, error)
