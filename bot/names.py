"""Names as people chose them, made safe to stand in a line of text."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

JOINERS = frozenset("\u200c\u200d")
"""Invisible, but emojis and some scripts are written with them."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their category that nobody can see."""
DROPPED = frozenset(("Cc", "Cf", "Cn", "Co", "Cs"))
"""The categories of control characters, of what turns the direction of text, and of what no font has."""
MARKS_IN_A_ROW = 3
"""More marks on one letter would reach into the lines above and below."""
RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))
NAMES_KEPT = 2_000
"""How many names are kept ready."""
FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


@lru_cache(NAMES_KEPT)
def cleaned(name: str) -> str:
    """Return the name on one line, without control characters; empty when nothing of it can be seen."""
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter.isspace() or letter in BLANKS:
            letters.append(" ")
        elif letter in JOINERS or (category not in DROPPED and marks <= MARKS_IN_A_ROW):
            letters.append(letter)
    line = " ".join("".join(letters).split())
    return line if any(map(_is_seen, line)) else ""


def _is_seen(letter: str) -> bool:
    """Return True if a letter can be seen without another: marks cannot, and some are never seen at all."""
    is_mark = unicodedata.category(letter).startswith("M")
    return letter not in JOINERS and not letter.isspace() and not is_mark


def isolated(text: str) -> str:
    """Return a text that does not change the direction of what is around it. It must have no control characters."""
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text):
        return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"
    return text


@lru_cache(NAMES_KEPT)
def cut_to_width(name: str, most: float) -> str:
    """Return a cleaned name, cut to about the width of this many small letters; a cut one ends with ``…``.

    A letter keeps its marks, and nothing is cut between joined letters.
    """
    width, end, last = 0.0, 0, ""
    for place, letter in enumerate(name):
        is_joined = letter in JOINERS or last in JOINERS or unicodedata.category(letter).startswith("M")
        width += 0.0 if is_joined else _width(letter)
        if not is_joined and width <= most - _width("…"):
            end = place
        last = letter
    return name if width <= most else f"{name[:end].rstrip()}…"


def _width(letter: str) -> float:
    """Return the rough width of a letter, in small letters."""
    if unicodedata.east_asian_width(letter) in "WF":
        return 2.0
    return 1.4 if letter.isupper() or letter in "mw@%" else 1.0


def shortened(text: str, most: int) -> str:
    """Return a text, cut to this many characters; an isolate that is cut off is closed."""
    if len(text) <= most:
        return text
    cut = text[:most]
    if cut.rfind(FIRST_STRONG_ISOLATE) > cut.rfind(POP_ISOLATE):
        cut = text[: most - 1]
        if cut.rfind(FIRST_STRONG_ISOLATE) > cut.rfind(POP_ISOLATE):
            cut += POP_ISOLATE
    return cut
