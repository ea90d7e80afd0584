"""Errors of interactions, Discord, the network and the disk: which are transient, and what a person reads of them."""

from __future__ import annotations

from http import HTTPStatus
from typing import TypeGuard

import aiohttp
import discord
from discord import app_commands

from bot import errors
from bot.errors import Refused
from bot.ops import metrics
from cogs.i18n.messages import Messages
from data.errors import StoreError, StoreUnavailable

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, StoreError)
"""The failures that are no bug of ours: each is logged in a line, and a player whose move was made is not told.

A connection that times out is an OSError.
"""
_TRANSIENT = (discord.DiscordServerError, aiohttp.ClientError)
"""The failures of Discord, apart from its rate limits, that a retry may mend."""


def is_rate_limit(error: BaseException) -> bool:
    """Return True if Discord allows no more requests of this kind for now."""
    if isinstance(error, discord.HTTPException):
        return error.status == HTTPStatus.TOO_MANY_REQUESTS
    return isinstance(error, discord.RateLimited)


def is_transient(error: BaseException) -> bool:
    """Return True if the same may succeed a little later."""
    return is_rate_limit(error) or isinstance(error, _TRANSIENT) or errors.is_transient(error)


ALREADY_ANSWERED = 40060
TOO_LATE = frozenset({10062, ALREADY_ANSWERED})
"""Discord no longer takes a first answer: nobody waits for it, or the interaction has one, also by another process."""


def is_too_late(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Return True if an interaction could not be answered because nobody waits for this answer any more."""
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
"""Discord's codes for a channel and a message that are deleted."""
CANNOT_SEND = 50007
"""Discord's code for a member who takes no direct messages from the bot."""
INVALID_FORM_BODY = 50035


def is_unknown_emoji(error: discord.HTTPException) -> bool:
    """Return True if Discord does not know an emoji of a control."""
    return error.code == INVALID_FORM_BODY and "Invalid emoji" in error.text


UNREACHABLE = frozenset({UNKNOWN_CHANNEL, 10004, 50001, CANNOT_SEND})
"""Also an unknown server, and a channel to which the bot has no access: nothing can be shown until that changes."""


def is_unreachable(error: BaseException) -> bool:
    """Return True if the channel is gone or closed to the bot."""
    return isinstance(error, discord.HTTPException) and error.code in UNREACHABLE


def sentence(error: BaseException, messages: Messages) -> str:
    """Return the sentence that the person reads about an error."""
    match error:
        case Refused(reason=reason, details=details):
            said = {
                name: messages.all_of(value) if isinstance(value, list) else value
                for name, value in details.items()
            }
            return messages(f"refused-{reason}", **said)
        case StoreUnavailable():
            return messages("error-store")
        case app_commands.CheckFailure():
            return messages("error-permission")
        case discord.Forbidden():
            return messages("error-forbidden")
        case _:
            return messages("error-unexpected")


def reason_of(error: BaseException) -> str:
    """Return the reason by which an error is counted; it starts with a capital letter unless it is a refusal."""
    match error:
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
