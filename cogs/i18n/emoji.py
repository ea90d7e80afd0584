"""The small signs beside names: pictures of the application's own where it has them, else plain characters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

FALLBACK_CHARACTERS: Mapping[str, str] = {"slice": "🍰", "trophy": "🏆", "held": "✋", "facedown": "🂠"}
"""What stands for the signs that lines share where there is no picture."""

_PICTURE = re.compile(r"<:\w{2,32}:\d+> ?")


@dataclass(frozen=True, slots=True)
class Emoji:
    """One sign; in a line of text it says itself."""

    glyph: str = ""
    """A character that every device has; none where there is nothing but the picture."""
    picture: str | None = None
    """An emoji as Discord writes it in a text, which no label can hold."""

    def __str__(self) -> str:
        return self.picture or self.glyph

    def before(self, name: str) -> str:
        """The name behind its sign, fit for a line of text."""
        return f"{self} {name}".lstrip()

    def on_label(self, name: str) -> str:
        """The same for a label, where pictures are not drawn."""
        return f"{self.glyph} {name}".lstrip()


@dataclass(frozen=True, eq=False)
class EmojiSet:
    """The pictures that there are, by the names of what they show."""

    pictures: Mapping[str, str] = field(default_factory=dict)

    def of(self, name: str, glyph: str | None = None) -> Emoji:
        """The sign of what has this name; without a glyph the one that lines share, if they do."""
        return Emoji(FALLBACK_CHARACTERS.get(name, "") if glyph is None else glyph, self.pictures.get(name))


NO_EMOJI = EmojiSet()
"""No pictures: what is said before there are any, and to whoever wants words only."""


def read_length(text: str) -> int:
    """How many characters of a text are read: pictures that only stand beside its words do not count."""
    return len(_PICTURE.sub("", text))
