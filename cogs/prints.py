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
