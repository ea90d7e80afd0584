"""Measures words in the fonts of the images."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from cogs.i18n.letters import FALLBACK_FILES, FONT_FILE, MEASURED_AT, file_of, font

FONT = "Quicksand"
_LINES_KEPT = 2_000
_JOINED = {"Noto Sans Arabic": 0.92}
"""The width of joined letters of a font, as a share of their widths one by one."""


def fallback_files(words: str) -> list[Path]:
    """Return the fonts that these words need beside the usual one."""
    found = {file_of(letter) for letter in set(words) if not letter.isascii()}
    return [file for file in FALLBACK_FILES if file in found]


@lru_cache(_LINES_KEPT)
def width_of(words: str) -> float:
    """Return the width of the words, as a multiple of the size in which they are written."""
    widths = (font(file).getlength(part) * _JOINED.get(name_of(file), 1.0) for file, part in _parts(words))
    return sum(widths) / MEASURED_AT


@lru_cache(_LINES_KEPT)
def by_font(words: str) -> tuple[tuple[str, str], ...]:
    """Return the words in parts, each after the name of the font that writes it."""
    return tuple((name_of(file), part) for file, part in _parts(words))


def name_of(file: Path) -> str:
    """Return the name of a font."""
    return font(file).getname()[0] or FONT


def _parts(words: str) -> list[tuple[Path, str]]:
    """Return the words in parts, each after the font that writes it; a space goes with the part before it."""
    if words.isascii():
        return [(FONT_FILE, words)] if words else []
    parts: list[tuple[Path, str]] = []
    for letter in words:
        file = FONT_FILE if letter.isascii() else file_of(letter) or FONT_FILE
        if parts and (letter.isspace() or file == parts[-1][0]):
            parts[-1] = parts[-1][0], parts[-1][1] + letter
        else:
            parts.append((file, letter))
    return parts


def fitting(words: str, *, size: float, width: float) -> float:
    """Return the size in which the words fit into a width: this one, or a smaller one."""
    return min(size, width / max(width_of(words), 0.1))


def cut(words: str, *, size: float, width: float) -> str:
    """Return as much of the words as fits into a width at this size."""
    if width_of(words) * size <= width:
        return words
    kept = words
    while len(kept) > 1 and width_of(f"{kept}…") * size > width:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


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
        end = next(end for end in range(len(rest), 0, -1) if end == 1 or width_of(rest[:end]) * size <= width)
        space = rest.rfind(" ", 0, end + 1)
        end = space if space > 0 else end
        lines.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return [*lines, cut(rest, size=size, width=width)] if rest else lines
