"""How a message is given its picture: sent with it, kept in an edit, exchanged, or taken away."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

import discord

from cogs.controls import layout
from cogs.panels import Panel


@dataclass(frozen=True, slots=True)
class Print:
    """A picture that can be sent. Equal names show the same."""

    name: str
    png: bytes

    @property
    def file(self) -> discord.File:
        """The picture as a file for one message."""
        return discord.File(io.BytesIO(self.png), self.name)


def sent(panel: Panel, picture: Print | None) -> dict[str, Any]:
    """What is sent for a new message that shows the panel."""
    if picture is None or panel.picture is None:
        return {"view": layout(panel)}
    return {"view": layout(panel, pictured=picture.name), "file": picture.file}


def edited(panel: Panel, picture: Print | None = None, *, there: str | None = None) -> dict[str, Any]:
    """What is sent to change a message into the panel, whose picture so far is the file named ``there``.

    A picture that is there already is not sent again, and one that is not drawn yet leaves the old one standing.
    """
    if panel.picture is None:
        return {"view": layout(panel), "attachments": []}
    if picture is None or picture.name == there:
        return {"view": layout(panel, pictured=there)}
    return {"view": layout(panel, pictured=picture.name), "attachments": [picture.file]}


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether a picture may be sent to a channel; taken to be so where it is not known."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return True
    return channel.permissions_for(channel.guild.me).attach_files
