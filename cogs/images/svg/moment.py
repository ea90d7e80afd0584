"""A moment of a game as SVG, such as a bout that is over or a sold cake; and the poster at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from cogs.i18n.letters import writable
from cogs.images.svg.avatar import after_avatars
from cogs.images.svg.calm import filled
from cogs.images.svg.shapes import (
    CREAM,
    CRUST,
    GOOD,
    INK,
    LEAST_POINTS,
    PHONE_POINTS,
    WIDTH,
    box,
    column,
    disc,
    label,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.images.svg.text import fitting, in_lines, width_of

TOP = 166
"""Where the middle part begins, below the medal and its words."""
_EDGE, _ROW, _GAP, _MEDAL, _WORDS = 14, 46, 8, 84, 172
_SCORE, _DISC = 24, 32
_BEST = "#ffe3a3"

_POSTER = 560
_POSTER_LEAST = _POSTER * LEAST_POINTS / PHONE_POINTS
_MIDDLE, _MEDAL_TOP, _MEDAL_RADIUS = _POSTER / 2, 105, 60
_RAYS, _RAYS_HEIGHT = 24, 208
_PLACE, _PLACE_EDGE, _PLACE_DISC = 46, 24, 34
_CHIP, _CHIP_SIZE, _CHIPS_LEFT = 28, 19.0, 84.0
"""The height of a part of the game, the size of its text, and where the first one begins."""


@dataclass(frozen=True, slots=True)
class Part:
    """The winnings of a player in one bout or round."""

    words: str
    """A few characters."""
    is_won: bool


@dataclass(frozen=True, slots=True)
class Line:
    """A player or a side, and how they stand; ``is_best`` marks those for whom the moment is good."""

    name: str
    score: str
    is_best: bool
    avatars: tuple[str, ...] = ()
    """The avatars of the player, or of the side's players, that are here."""
    place: str = ""
    """Their place at the end of the game."""
    parts: tuple[Part, ...] = ()
    """Their bouts or rounds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """The words of a moment, in the reader's language."""

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
    fill = _BEST if line.is_best else CREAM
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


def poster(
    *,
    title: str,
    winners: str,
    figure: tuple[str, ...],
    colour: str,
    places: Sequence[Line],
    told: Sequence[str] = (),
) -> str:
    """Return the poster as SVG, with the sentences ``told`` below the places."""
    rays = "".join([_ray(number, colour) for number in range(_RAYS)])
    lines, height = "", 222.0
    for place in places:
        drawn, high = _place(place, y=height)
        lines, height = lines + drawn, height + high
    for sentence in told:
        drawn, high = _sentence(sentence, y=height)
        lines, height = lines + drawn, height + high
    medal = disc(x=_MIDDLE, y=_MEDAL_TOP, radius=_MEDAL_RADIUS, fill=CREAM, stroke=INK, line=4)
    medal += disc(x=_MIDDLE, y=_MEDAL_TOP, radius=_MEDAL_RADIUS - 8, fill="none", stroke=CRUST, line=3)
    inner = f'width="{_POSTER - 8}" height="{_RAYS_HEIGHT}" viewBox="4 4 {_POSTER - 8} {_RAYS_HEIGHT}"'
    return sheet(
        f'<svg x="4" y="4" {inner}>{rays}</svg>'
        + placed("trophy", x=48, y=72, size=92)
        + placed("trophy", x=_POSTER - 140, y=72, size=92)
        + medal
        + placed(*figure, x=_MIDDLE - 42, y=_MEDAL_TOP - 44, size=84)
        + text(title, x=_MIDDLE, y=32, size=fitting(title, size=30, width=_POSTER - 60))
        + ribbon(winners, x=_MIDDLE, y=186, colour=GOOD, most=_POSTER - 120, least=_POSTER_LEAST)
        + lines,
        width=_POSTER,
        height=height + 8,
    )


def _ray(number: int, colour: str) -> str:
    start, end = 2 * pi * number / _RAYS, 2 * pi * (number + 0.5) / _RAYS
    points = " ".join(
        [f"{_MIDDLE + 620 * cos(at):.1f},{_MEDAL_TOP + 620 * sin(at):.1f}" for at in (start, end)]
    )
    way = points.replace(" ", "L")
    return f'<path d="M{_MIDDLE:g} {_MEDAL_TOP}L{way}z" {filled(colour, calm="none")} fill-opacity=".4"/>'


def _place(line: Line, *, y: float) -> tuple[str, float]:
    """Return a place from ``y`` on, with the parts of the game below the name, and its height."""
    fill = _BEST if line.is_best else CREAM
    room = _POSTER - 2 * _PLACE_EDGE - 96 - width_of(line.score) * 25
    chips, below = _chips(line.parts, y=y + _PLACE - 6)
    drawn = (
        box(x=_PLACE_EDGE, y=y, width=_POSTER - 2 * _PLACE_EDGE, height=_PLACE - 4 + below, fill=fill, line=2)
        + text(line.place, x=_PLACE_EDGE + 28, y=y + 30, size=26)
        + after_avatars(
            line.name,
            line.avatars,
            x=_PLACE_EDGE + 60,
            y=y + 21,
            size=25,
            least=_POSTER_LEAST,
            width=room,
            disc=_PLACE_DISC,
        )
        + text(line.score, x=_POSTER - _PLACE_EDGE - 16, y=y + 30, size=25, anchor="end")
        + chips
    )
    return drawn, _PLACE + below


def _chips(parts: Sequence[Part], *, y: float) -> tuple[str, float]:
    """Return the parts of a game side by side from ``y`` on, in as many rows as they need, and their height."""
    if not parts:
        return "", 0
    drawn, left, top = "", _CHIPS_LEFT, y
    for part in parts:
        width = max(20 + width_of(part.words) * _CHIP_SIZE, _CHIP)
        if left + width > _POSTER - _PLACE_EDGE - 12:
            left, top = _CHIPS_LEFT, top + _CHIP + 6
        fill, colour = (GOOD, "#ffffff") if part.is_won else ("#f3e2c7", INK)
        drawn += (
            f'<rect x="{left:.1f}" y="{top:g}" width="{width:.1f}" height="{_CHIP}" rx="13" fill="{fill}"/>'
            + text(part.words, x=left + width / 2, y=top + 20, size=_CHIP_SIZE, colour=colour)
        )
        left += width + 6
    return drawn, top - y + _CHIP + 8


def _sentence(words: str, *, y: float) -> tuple[str, float]:
    """Return a sentence in up to five lines from ``y`` on, and its height."""
    width = _POSTER - 2 * _PLACE_EDGE - 16
    size, lines = in_lines(writable(words).strip(), size=21, least=_POSTER_LEAST, width=width, rows=5)
    high = size * 1.2 * len(lines)
    return column(lines, x=_MIDDLE, y=y + 8 + high / 2, size=size, step=size * 1.2), high + 14
