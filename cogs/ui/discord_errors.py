"""What may go wrong on the way to Discord or to the disk, and which of it passes by itself."""

from __future__ import annotations

from http import HTTPStatus

import aiohttp
import discord

from bot.errors import StoreError

TRANSIENT = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, StoreError)
"""What may go well when it is tried again; a connection that times out is an OSError."""

FAILURES = (discord.HTTPException, *TRANSIENT)
"""All that is nobody's mistake here: it is logged in a line, and never told as an error after a move was made."""


def is_transient(error: BaseException) -> bool:
    """Whether the same may go well a little later."""
    is_hurried = isinstance(error, discord.HTTPException) and error.status == HTTPStatus.TOO_MANY_REQUESTS
    return is_hurried or isinstance(error, TRANSIENT)


INVALID_FORM_BODY = 50035


def is_unknown_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord knows no emoji that was to stand on a control."""
    return error.code == INVALID_FORM_BODY and "Invalid emoji" in error.text


UNREACHABLE = frozenset({10003, 10004, 50001})
"""Unknown channel, unknown server, no access: what was to be shown there cannot be, until somebody mends it."""


def is_unreachable(error: BaseException) -> bool:
    """Whether the place is gone or closed to the bot."""
    return isinstance(error, discord.HTTPException) and error.code in UNREACHABLE
