"""The images of messages: sent with them, kept in an edit, exchanged, or removed."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from cogs.ui.components import layout
from cogs.ui.errors import INVALID_FORM_BODY, is_unknown_emoji
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


async def send_panel(
    send: Callable[..., Awaitable[T]], panel: Panel, image: PngImage | None = None, **options: Any
) -> T:
    """Send a panel as a new message by ``send``, which gets the options too. Raise what Discord answers."""

    def sent(has_emoji: bool) -> Awaitable[T]:
        if image is None or panel.image is None:
            return send(view=layout(panel, has_emoji=has_emoji), **options)
        shown = layout(panel, image_name=image.name, has_emoji=has_emoji)
        return send(view=shown, files=[image.file], **options)

    return await retry_without_emoji(sent)


async def edit_panel(
    edit: Callable[..., Awaitable[T]],
    panel: Panel,
    image: PngImage | None = None,
    *,
    there: str | None = None,
    **options: Any,
) -> T:
    """Edit a message into the panel by ``edit``, which gets the options too. It has the file named ``there``.

    An image that is there already is not sent again, unless Discord answers that it is not there. Without an image,
    the file is removed. Raise any other answer of Discord.
    """
    has_emoji = True
    while True:
        name = None if image is None else image.name
        what: dict[str, Any] = {"view": layout(panel, image_name=name, has_emoji=has_emoji)}
        if image is None:
            what["attachments"] = []
        elif image.name != there:
            what["attachments"] = [image.file]
        try:
            return await edit(**what, **options)
        except discord.HTTPException as error:
            if has_emoji and is_unknown_emoji(error):
                has_emoji = False
            elif image is not None and name == there and error.code == INVALID_FORM_BODY:
                there = None
            else:
                raise


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
