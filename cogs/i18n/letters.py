"""Knows the letters of the images' fonts, so that a name which no image can show is known everywhere."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont

_FONTS = Path(__file__).parent / "fonts"
FONT_FILE = _FONTS / "Quicksand-Bold.ttf"
FALLBACK_FILES = tuple(
    _FONTS / f"NotoSans{script}.ttf"
    for script in ("", "Arabic", "Hebrew", "Armenian", "Georgian", "Thai", "Devanagari")
)
"""The fonts for letters that the usual font lacks, most of them in names; the first has Cyrillic and Greek."""

MEASURED_AT = 100
"""The size of the fonts with which words are measured."""
_LINES_KEPT = 2_000
_LETTERS_KEPT = 10_000
_UNKNOWN = "\uffff"
_UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""The characters that XML does not allow; a member's name may hold them."""


@cache
def font(file: Path) -> ImageFont.FreeTypeFont:
    """Return a font in the size ``MEASURED_AT``."""
    return ImageFont.truetype(file, MEASURED_AT, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(_LETTERS_KEPT)
def file_of(letter: str) -> Path | None:
    """Return the first font that has a letter, the usual one before the others; None if none has it."""
    for file in (FONT_FILE, *FALLBACK_FILES):
        if bytes(font(file).getmask(letter)) != bytes(font(file).getmask(_UNKNOWN)):
            return file
    return None


@lru_cache(_LINES_KEPT)
def writable(words: str) -> str:
    """Return the words without the letters that no font here has."""
    return " ".join("".join([letter for letter in words if _is_known(letter)]).split())


@lru_cache(_LINES_KEPT)
def _is_known(letter: str) -> bool:
    is_allowed = letter.isprintable() and not _UNWRITABLE.match(letter)
    return letter.isspace() or (is_allowed and file_of(letter) is not None)
