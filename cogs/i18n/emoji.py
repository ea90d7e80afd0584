"""The small emojis beside names: emojis of the application if it has them, else plain characters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

FALLBACK_CHARACTERS: Mapping[str, str] = {"slice": "🍰", "trophy": "🏆", "held": "✋", "facedown": "🂠"}
"""The plain characters of the emojis that lines share, for when there is no emoji."""

_LINES_KEPT = 2_000
_EMOJI = re.compile(r"<:\w{2,32}:\d+> ?")


@dataclass(frozen=True, slots=True)
class Emoji:
    """One emoji; ``str`` gives it for a line of text."""

    glyph: str = ""
    """A character that every device has; empty if there is only the emoji."""
    markup: str | None = None
    """An emoji as Discord writes it in a text; a label cannot hold it."""

    def __str__(self) -> str:
        return self.markup or self.glyph

    def before(self, name: str) -> str:
        """Return the name after its emoji, for a line of text."""
        return f"{self.markup or self.glyph} {name}".lstrip()


@dataclass(frozen=True, eq=False)
class EmojiSet:
    """The emojis of the application, by the names of what they show."""

    by_name: Mapping[str, str] = field(default_factory=dict)

    def of(self, name: str, glyph: str | None = None) -> Emoji:
        """Return the emoji of this name; without a glyph, the plain character that lines share, if there is one."""
        return Emoji(FALLBACK_CHARACTERS.get(name, "") if glyph is None else glyph, self.by_name.get(name))


NO_EMOJI = EmojiSet()
"""No emojis: before there are any, and for members who want words only."""


@lru_cache(_LINES_KEPT)
def read_length(text: str) -> int:
    """Return the number of characters of a text that are read: emojis beside its words do not count."""
    return len(_EMOJI.sub("", text))
