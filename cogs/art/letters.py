"""How wide words are in the font of the pictures, and what it cannot write."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont

FONT = "Quicksand"
FONT_FILE = Path(__file__).parent / "fonts" / "Quicksand-Bold.ttf"

_MEASURED_AT = 100
_LINES_KEPT = 2_000
_UNKNOWN = "\uffff"
_UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML has no room for; a member's name may hold it."""


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONT_FILE, _MEASURED_AT, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(_LINES_KEPT)
def width_of(words: str) -> float:
    """How wide the words are, in parts of the size in which they are written."""
    return _font().getlength(words) / _MEASURED_AT


def fitting(words: str, *, size: float, width: float) -> float:
    """The size in which the words fit into a width: this one, or a smaller one."""
    return min(size, width / max(width_of(words), 0.1))


def cut(words: str, *, size: float, width: float) -> str:
    """As much of the words as fits into a width at this size."""
    if width_of(words) * size <= width:
        return words
    kept = words
    while len(kept) > 1 and width_of(f"{kept}…") * size > width:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


def wrapped(words: str, *, size: float, width: float) -> list[str]:
    """The words in lines that fit into a width at this size; a word that is too long has a line of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer) * size <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def writable(words: str) -> str:
    """The words without the letters that the font does not have."""
    return " ".join("".join(letter for letter in words if _is_known(letter)).split())


@lru_cache(_LINES_KEPT)
def _is_known(letter: str) -> bool:
    if letter.isspace():
        return True
    if _UNWRITABLE.match(letter) or not letter.isprintable():
        return False
    return bytes(_font().getmask(letter)) != bytes(_font().getmask(_UNKNOWN))
