"""A moment of a game as SVG: a bout or a round that is over, a finished recipe, a sold cake; who and what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.images.svg.avatar import after_avatars
from cogs.images.svg.shapes import CREAM, CRUST, INK, WIDTH, box, label, placed, sheet, text
from cogs.images.svg.text import width_of

TOP = 166
"""Where the middle part begins, below the medal and its words."""
_EDGE, _ROW, _GAP, _MEDAL, _WORDS = 14, 46, 8, 84, 172
_SCORE, _DISC = 24, 32


@dataclass(frozen=True, slots=True)
class Line:
    """A player or a side, and how they stand; ``is_best`` marks those for whom the moment is good."""

    name: str
    score: str
    is_best: bool
    avatars: tuple[str, ...] = ()
    """The avatars of the player, or of the side's players, that are here."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What is told, the words in the reader's language."""

    title: str
    headline: str
    detail: str
    figure: tuple[str, ...]
    colour: str
    lines: Sequence[Line] = ()
    middle: str = ""
    """SVG between the words and the lines, from ``TOP`` on."""
    middle_height: float = 0.0


def draw(moment: Moment) -> str:
    """Return the moment, as SVG."""
    inside = (
        f'<circle cx="{_MEDAL + 4}" cy="{_MEDAL}" r="68" fill="{moment.colour}" fill-opacity=".35"'
        f' stroke="{CRUST}" stroke-width="4"/>'
        + placed(*moment.figure, x=_MEDAL - 48, y=_MEDAL - 52, size=104)
        + _line(moment.title, y=32, size=22, rows=1)
        + _line(moment.headline, y=80, size=34, rows=2)
        + _line(moment.detail, y=134, size=22, rows=2)
        + moment.middle
    )
    top = TOP + moment.middle_height
    across = 1 if len(moment.lines) == 1 else 2
    width = (WIDTH - 2 * _EDGE - _GAP * (across - 1)) / across
    for number, line in enumerate(moment.lines):
        x = _EDGE + (width + _GAP) * (number % across)
        inside += _score(line, x=x, y=top + (_ROW + _GAP) * (number // across), width=width)
    height = top + (_ROW + _GAP) * -(-len(moment.lines) // across) + 6
    return sheet(inside, height=height)


def _line(words: str, *, y: float, size: float, rows: int) -> str:
    width = WIDTH - _WORDS - _EDGE
    return label(words, x=_WORDS, y=y, size=size, width=width, rows=rows, anchor="start")


def _score(line: Line, *, x: float, y: float, width: float) -> str:
    fill = "#ffe3a3" if line.is_best else CREAM
    room = width - 36 - width_of(line.score) * _SCORE
    return (
        box(x=x, y=y, width=width, height=_ROW, fill=fill, stroke=INK if line.is_best else CRUST, line=2)
        + after_avatars(
            line.name,
            line.avatars,
            x=x + 12,
            y=y + _ROW / 2,
            size=24,
            width=room,
            disc=_DISC,
        )
        + text(line.score, x=x + width - 12, y=y + _ROW / 2 + 9, size=_SCORE, anchor="end")
    )
