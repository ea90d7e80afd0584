"""How a message is given its picture: sent with it, kept in an edit, exchanged, or taken away."""

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
    """A picture that can be sent. Equal names show the same."""

    name: str
    png: bytes

    @property
    def file(self) -> discord.File:
        """The picture as a file for one message."""
        return discord.File(io.BytesIO(self.png), self.name)


def new_message(panel: Panel, picture: PngImage | None, *, has_pictures: bool = True) -> dict[str, Any]:
    """What is sent for a new message that shows the panel, its controls with or without pictures of their own."""
    if picture is None or panel.picture is None:
        return {"view": layout(panel, has_pictures=has_pictures)}
    shown = layout(panel, pictured=picture.name, has_pictures=has_pictures)
    return {"view": shown, "files": [picture.file]}


def message_edit(
    panel: Panel, picture: PngImage | None = None, *, there: str | None = None, has_pictures: bool = True
) -> dict[str, Any]:
    """What is sent to change a message into the panel, whose picture so far is the file named ``there``.

    A picture that is there already is not sent again, and one that is not drawn yet leaves the old one standing.
    """
    if panel.picture is None:
        return {"view": layout(panel, has_pictures=has_pictures), "attachments": []}
    if picture is None or picture.name == there:
        return {"view": layout(panel, pictured=there, has_pictures=has_pictures)}
    shown = layout(panel, pictured=picture.name, has_pictures=has_pictures)
    return {"view": shown, "attachments": [picture.file]}


async def retry_without_emoji(send: Callable[[bool], Awaitable[T]]) -> T:
    """Send what has pictures on its controls, and at once without them where Discord does not know one.

    The host may have deleted it since the start, and now and then Discord forgets one for a moment. ``send`` is told
    whether pictures may stand there. Raises what Discord answers otherwise.
    """
    try:
        return await send(True)
    except discord.HTTPException as error:
        if not is_unknown_emoji(error):
            raise
        return await send(False)


async def retry_with_new_file(change: Callable[[str | None, bool], Awaitable[T]], there: str | None) -> T:
    """Change a message that shows the file named ``there``, and at once as if it did not where Discord refuses that.

    ``change`` is told the file that is taken to be there, and whether pictures may stand on its controls. Raises what
    Discord answers otherwise.
    """
    try:
        return await retry_without_emoji(lambda has_pictures: change(there, has_pictures))
    except discord.HTTPException as error:
        if there is None or error.code != INVALID_FORM_BODY:
            raise
        return await retry_without_emoji(lambda has_pictures: change(None, has_pictures))
