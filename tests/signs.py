"""A full set of the application's emojis, as it is once all are uploaded, for tests without Discord."""

from __future__ import annotations

import re

from cogs.emojis import drawings, emoji_name
from cogs.faces.auf.lore import ICONS
from cogs.faces.bakeries.lore import DICE
from cogs.faces.duel.lore import SIGNS
from cogs.signs import GLYPHS, Signs

PICTURED = Signs(
    {
        name: f"<:{emoji_name(drawing, name)}:{10**18 + number}>"
        for number, (name, drawing) in enumerate(drawings().items())
    }
)
"""With numbers as long as Discord's."""

_PICTURE = re.compile(r"<:cake_\w+:\d+>")
_GLYPHS = re.compile("|".join(map(re.escape, {*GLYPHS.values(), *ICONS.values(), *SIGNS.values(), DICE})))


def pictures(text: str) -> list[str]:
    """The emojis of the application's own in a text."""
    return _PICTURE.findall(text)


def bare(text: str) -> str:
    """The letters of a text, without its pictures and the characters that stand where pictures may."""
    return "".join(_GLYPHS.sub("", _PICTURE.sub("", text)).split())
