"""A full set of the application's emojis, as after all uploads, for tests without Discord."""

from __future__ import annotations

import re

from cogs.games.auf.text import ICONS
from cogs.games.bakeries.text import DICE
from cogs.games.duel.text import ICONS as CLASS_ICONS
from cogs.games.registry import emoji_images
from cogs.i18n.emoji import FALLBACK_CHARACTERS, EmojiSet
from cogs.images.emoji_sync import emoji_name

PICTURED = EmojiSet(
    {
        name: f"<:{emoji_name(drawing, name)}:{10**18 + number}>"
        for number, (name, drawing) in enumerate(emoji_images().items())
    }
)
"""With numbers as long as Discord's."""

_PICTURE = re.compile(r"<:cake_\w+:\d+>")
_GLYPHS = re.compile(
    "|".join(map(re.escape, {*FALLBACK_CHARACTERS.values(), *ICONS.values(), *CLASS_ICONS.values(), DICE}))
)


def pictures(text: str) -> list[str]:
    """Return the application's own emojis in a text."""
    return _PICTURE.findall(text)


def bare(text: str) -> str:
    """Return the letters of a text, without emojis and plain symbols."""
    return "".join(_GLYPHS.sub("", _PICTURE.sub("", text)).split())
