"""The images of messages: sent with them, kept in an edit, exchanged, or removed."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from cogs.ui.components import layout
from cogs.ui.discord_errors import INVALID_FORM_BODY, is_unknown_emoji
from cogs.ui.panel import Panel

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PngImage:
    """An image that can be sent. Images with equal names are equal."""

    name: str
    png: bytes

    @property
    def file(self) -> discord.File:
        """The image as a file for one message."""
        return discord.File(io.BytesIO(self.png), self.name)


def new_message(panel: Panel, image: PngImage | None, *, has_emoji: bool = True) -> dict[str, Any]:
    """Return the arguments that send a panel as a new message, its controls with or without emojis."""
    if image is None or panel.image is None:
        return {"view": layout(panel, has_emoji=has_emoji)}
    shown = layout(panel, image_name=image.name, has_emoji=has_emoji)
    return {"view": shown, "files": [image.file]}


def message_edit(
    panel: Panel, image: PngImage | None = None, *, there: str | None = None, has_emoji: bool = True
) -> dict[str, Any]:
    """Return the arguments that edit a message into the panel; it has the file named ``there``.

    An image that is there already is not sent again. While an image is not ready, the old one stays.
    """
    if panel.image is None:
        return {"view": layout(panel, has_emoji=has_emoji), "attachments": []}
    if image is None or image.name == there:
        return {"view": layout(panel, image_name=there, has_emoji=has_emoji)}
    shown = layout(panel, image_name=image.name, has_emoji=has_emoji)
    return {"view": shown, "attachments": [image.file]}


async def retry_without_emoji(send: Callable[[bool], Awaitable[T]]) -> T:
    """Send controls with emojis, and at once without them if Discord does not know an emoji.

    The host may have deleted it since the start, and sometimes Discord does not know one for a moment. The argument
    of ``send`` is whether controls may have emojis. Raise any other answer of Discord.
    """
    try:
        return await send(True)
    except discord.HTTPException as error:
        if not is_unknown_emoji(error):
            raise
        return await send(False)


async def retry_with_new_file(change: Callable[[str | None, bool], Awaitable[T]], there: str | None) -> T:
    """Edit a message that has the file named ``there``; if Discord refuses that, edit it as if it had none.

    The arguments of ``change`` are the file that the message has, and whether controls may have emojis. Raise any
    other answer of Discord.
    """
    try:
        return await retry_without_emoji(lambda has_emoji: change(there, has_emoji))
    except discord.HTTPException as error:
        if there is None or error.code != INVALID_FORM_BODY:
            raise
        return await retry_without_emoji(lambda has_emoji: change(None, has_emoji))
