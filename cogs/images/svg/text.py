"""Measures words in the fonts of the images."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from bot.names import EMOJI_STYLE, RIGHT_TO_LEFT, clusters
from cogs.i18n.letters import EMOJI_FONT, FONT, SECOND_FONT, family_of, file_of, font, has_letters

_LINES_KEPT = 2_000
_WORD = re.compile(r"\S+\s*|\s+")
_FAMILY = re.compile('font-family="([^"]+)"')
_BACKWARDS, _FORWARDS, _EITHER = "<", ">", "-"
"""The direction of a part of a line."""
_TURNED, _TURNED_LINE = re.compile("<(?:-*<)*"), re.compile("[<-]+")
"""The parts that run from right to left with what is between them; and in a line that runs so, the other ones too."""


def font_files(svg: str) -> list[Path]:
    """Return the files of the fonts that an image needs."""
    files = map(file_of, sorted({FONT, *_FAMILY.findall(svg)}))
    return [file for file in files if file is not None]


@lru_cache(_LINES_KEPT)
def width_of(words: str) -> float:
    """Return the width of the words, as a multiple of the size in which they are written."""
    return sum([_length(family, part) for family, part in _parts(words)])


def _length(family: str, part: str) -> float:
    """Return the width of a part; the spaces after it are those of the usual font."""
    loaded, seen = font(family), part.rstrip() or part
    assert loaded is not None, "it has the letters of the part"
    return loaded.getlength(seen) / loaded.size + width_of(part[len(seen) :])


@lru_cache(_LINES_KEPT)
def by_font(words: str) -> tuple[tuple[str, str], ...]:
    """Return the words in parts from left to right, each after the name of the font that writes it."""
    parts = _parts(words)
    directions = "".join([_direction(part) for _, part in parts])
    turned = _TURNED if _FORWARDS in directions else _TURNED_LINE
    for run in turned.finditer(directions) if _BACKWARDS in directions else ():
        parts[run.start() : run.end()] = _turned(parts[run.start() : run.end()])
    return tuple(parts)


def _direction(part: str) -> str:
    directions = {unicodedata.bidirectional(letter) for letter in part}
    if not directions.isdisjoint(RIGHT_TO_LEFT):
        return _BACKWARDS
    return _FORWARDS if "L" in directions else _EITHER


def _turned(parts: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return parts from right to left, with each space where it was: between the same two parts."""
    spaces = [part[len(part.rstrip()) :] for _, part in parts]
    spaced = [
        (family, part.rstrip() + spaces[number - 1])  # the first one now stands before what followed the last
        for number, (family, part) in enumerate(parts)
    ]
    return spaced[::-1]


def _parts(words: str) -> list[tuple[str, str]]:
    """Return the words in parts, each after the font that writes it; a space goes with the part before it.

    A word is in one font if that is possible, for some fonts have only a few letters of a script. After a space begins
    another part of emojis, because their own space is very wide.
    """
    if words.isascii():
        return [(FONT, words)] if words else []
    parts: list[tuple[str, str]] = []
    for word in _WORD.findall(words):
        word_family = _family_of_word(clusters(word))
        for cluster in clusters(word):
            is_space = bool(parts) and cluster.isspace()
            family = parts[-1][0] if is_space else word_family or family_of(cluster) or FONT
            follows = bool(parts) and family == parts[-1][0]
            if follows and not (family == EMOJI_FONT and parts[-1][1][-1].isspace()):
                parts[-1] = family, parts[-1][1] + cluster
            else:
                parts.append((family, cluster))
    return parts


def _family_of_word(word: list[str]) -> str | None:
    """Return the font with letters as most people write them that has every letter of a word; None if there is none."""
    seen = [cluster for cluster in word if not cluster.isspace()]
    if any(EMOJI_STYLE in cluster for cluster in seen):
        return None
    families = (family for family in (FONT, SECOND_FONT) if all(has_letters(family, one) for one in seen))
    return next(families, None)


def fitting(words: str, *, size: float, width: float) -> float:
    """Return the size in which the words fit into a width: this one, or a smaller one."""
    return min(size, width / max(width_of(words), 0.1))


def cut(words: str, *, size: float, width: float) -> str:
    """Return as much of the words as fits into a width at this size."""
    if width_of(words) * size <= width:
        return words
    return _start(words, size=size, width=width, end="…") + "…"


def _start(words: str, *, size: float, width: float, end: str = "") -> str:
    """Return as much of the words as fits before ``end``: whole clusters if one fits, and at least a letter."""
    for kept in (clusters(words), list(words)):
        while kept:
            start = "".join(kept).rstrip()
            if width_of(start + end) * size <= width:
                return start
            kept.pop()
    return words[:1]


def wrapped(words: str, *, size: float, width: float) -> list[str]:
    """Return the words in lines that fit into a width at this size; a word that is too long stands on its own line."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer) * size <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def in_lines(
    words: str, *, size: float, least: float, width: float, rows: int = 2
) -> tuple[float, tuple[str, ...]]:
    """Return the size and the lines in which the words fit: one line at best, dots only after the last row.

    The size is at most ``size``. Words that do not fit into one line at ``least`` are wrapped, then cut.
    """
    alone = fitting(words, size=size, width=width)
    if alone >= least or not words:
        return alone, (words,)
    while size > least:
        lines = wrapped(words, size=size, width=width)
        if len(lines) <= rows and all(width_of(line) * size <= width for line in lines):
            return size, tuple(lines)
        size = max(least, size - 1)
    return least, tuple(_filled(words, size=least, width=width, rows=rows))


def _filled(words: str, *, size: float, width: float, rows: int) -> list[str]:
    """Return the words in rows: a long word continues in the next row, and the last row is cut."""
    lines: list[str] = []
    rest = " ".join(words.split())
    while rest and len(lines) < rows - 1 and width_of(rest) * size > width:
        end = len(_start(rest, size=size, width=width))
        space = rest.rfind(" ", 0, end + 1)
        end = space if space > 0 else end
        lines.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return [*lines, cut(rest, size=size, width=width)] if rest else lines
