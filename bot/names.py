"""Names as people chose them, made safe to stand in a line of text."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

JOINERS = frozenset("\u200c\u200d")
"""Invisible, but emojis and some scripts are written with them."""
EMOJI_JOINER = "\u200d"
EMOJI_STYLE = "\ufe0f"
"""Makes an emoji of a sign that is also a letter, and is a mark itself."""
FLAG_LETTERS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of them are a flag."""
JOINED = JOINERS.union("\u0e33\u0eb3", map(chr, (*range(0x1160, 0x1200), *range(0x1F3FB, 0x1F400))))
"""Belong to the letter before them: two vowels of Thai and Lao, the later parts of a hangul syllable, tones of skin."""
LONGEST_CLUSTER = 10
"""So many has the longest emoji; a name that joins all of its letters is cut nevertheless."""
VIRAMA = 9
"""The combining class of the marks that join the letters of Indian scripts."""
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
_TURKISH_I = str.maketrans("İı", "Ii")
"""Turkish has an i with a dot and one without, both in capitals and in small letters."""


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


def without_case(text: str) -> str:
    """Return a text as it is compared without regard to capitals. All letters i of Turkish are one."""
    return text.translate(_TURKISH_I).casefold()


def _is_seen(letter: str) -> bool:
    """Return True if a letter can be seen without another: marks cannot, and some are never seen at all."""
    is_mark = unicodedata.category(letter).startswith("M")
    return letter not in JOINERS and not letter.isspace() and not is_mark


def isolated(text: str) -> str:
    """Return a text that does not change the direction of what is around it. It must have no control characters."""
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text):
        return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"
    return text


def clusters(text: str) -> list[str]:
    """Return a text in the parts that a reader takes for one letter each, such as a letter with its marks."""
    parts: list[str] = []
    for letter in text:
        if parts and _is_joined(parts[-1], letter):
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts


def _is_joined(cluster: str, letter: str) -> bool:
    """Return True if a letter belongs to the cluster before it, nearly as Unicode's Annex 29 defines it."""
    last = cluster[-1]
    if len(cluster) == LONGEST_CLUSTER:
        return False
    if letter in JOINED or unicodedata.category(letter).startswith("M"):
        return True
    if letter.isalpha():
        return unicodedata.combining(last) == VIRAMA
    return last == EMOJI_JOINER or (cluster in FLAG_LETTERS and letter in FLAG_LETTERS)


@lru_cache(NAMES_KEPT)
def cut_to_width(name: str, most: float) -> str:
    """Return a cleaned name, cut to about the width of this many small letters; a cut one ends with ``…``.

    Nothing is cut within a cluster.
    """
    width, end, place = 0.0, 0, 0
    for cluster in clusters(name):
        width += _width(cluster)
        if width <= most - _width("…"):
            end = place
        place += len(cluster)
    return name if width <= most else f"{name[:end].rstrip()}…"


def _width(cluster: str) -> float:
    """Return the rough width of a cluster, in small letters."""
    first = cluster[0]
    if unicodedata.east_asian_width(first) in "WF" or first in FLAG_LETTERS or EMOJI_STYLE in cluster:
        return 2.0
    seen = [letter for letter in cluster if not unicodedata.category(letter).startswith("M")]
    return sum([1.4 if letter.isupper() or letter in "mw@%" else 1.0 for letter in seen])


def beginning(text: str, most: int) -> str:
    """Return as many of a text's clusters as fit into this many characters."""
    cut = ""
    for cluster in clusters(text[: most + 1]):
        if len(cut) + len(cluster) > most:
            break
        cut += cluster
    return cut


def shortened(text: str, most: int) -> str:
    """Return a text, cut to this many characters; an isolate that is cut off is closed."""
    if len(text) <= most:
        return text
    cut = beginning(text, most)
    if cut.rfind(FIRST_STRONG_ISOLATE) > cut.rfind(POP_ISOLATE):
        cut = beginning(text, most - 1)
        if cut.rfind(FIRST_STRONG_ISOLATE) > cut.rfind(POP_ISOLATE):
            cut += POP_ISOLATE
    return cut
