"""The poster at the end of a game as SVG: the winners and everybody's score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from cogs.images.svg.avatar import after_avatars
from cogs.images.svg.shapes import (
    CREAM,
    CRUST,
    GOOD,
    INK,
    LEAST_POINTS,
    PHONE_POINTS,
    box,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.images.svg.text import fitting, width_of

WIDTH = 560
_LEAST = WIDTH * LEAST_POINTS / PHONE_POINTS
_MIDDLE, _MEDAL, MEDAL_RADIUS = WIDTH / 2, 105, 60
_RAYS, _RAYS_HEIGHT = 24, 208
_LINE, _EDGE, _DISC = 50, 24, 34


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the result: a place, the player and their score."""

    place: str
    name: str
    score: str
    is_first: bool
    avatars: tuple[str, ...] = ()
    """The player's avatar, if it is here."""


def draw(*, title: str, winners: str, figure: tuple[str, ...], colour: str, places: Sequence[Place]) -> str:
    """Return the poster as SVG."""
    rays = "".join([_ray(number, colour) for number in range(_RAYS)])
    lines = "".join([_line(place, y=222 + _LINE * number) for number, place in enumerate(places)])
    medal = (
        f'<circle cx="{_MIDDLE:g}" cy="{_MEDAL}" r="{MEDAL_RADIUS}" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        f'<circle cx="{_MIDDLE:g}" cy="{_MEDAL}" r="{MEDAL_RADIUS - 8}" fill="none" stroke="{CRUST}" stroke-width="3"/>'
    )
    inner = f'width="{WIDTH - 8}" height="{_RAYS_HEIGHT}" viewBox="4 4 {WIDTH - 8} {_RAYS_HEIGHT}"'
    return sheet(
        f'<svg x="4" y="4" {inner}>{rays}</svg>'
        + placed("trophy", x=48, y=72, size=92)
        + placed("trophy", x=WIDTH - 140, y=72, size=92)
        + medal
        + placed(*figure, x=_MIDDLE - 42, y=_MEDAL - 44, size=84)
        + text(title, x=_MIDDLE, y=32, size=fitting(title, size=30, width=WIDTH - 60))
        + ribbon(winners, x=_MIDDLE, y=186, colour=GOOD, most=WIDTH - 120, least=_LEAST)
        + lines,
        width=WIDTH,
        height=230 + _LINE * len(places),
    )


def _ray(number: int, colour: str) -> str:
    start, end = 2 * pi * number / _RAYS, 2 * pi * (number + 0.5) / _RAYS
    points = " ".join([f"{_MIDDLE + 620 * cos(at):.1f},{_MEDAL + 620 * sin(at):.1f}" for at in (start, end)])
    way = points.replace(" ", "L")
    return f'<path d="M{_MIDDLE:g} {_MEDAL}L{way}z" fill="{colour}" fill-opacity=".4"/>'


def _line(place: Place, *, y: float) -> str:
    fill = "#ffe3a3" if place.is_first else CREAM
    room = WIDTH - 2 * _EDGE - 96 - width_of(place.score) * 25
    return (
        box(x=_EDGE, y=y, width=WIDTH - 2 * _EDGE, height=_LINE - 4, fill=fill, line=2)
        + text(place.place, x=_EDGE + 28, y=y + 32, size=26)
        + after_avatars(
            place.name,
            place.avatars,
            x=_EDGE + 60,
            y=y + 23,
            size=25,
            least=_LEAST,
            width=room,
            disc=_DISC,
        )
        + text(place.score, x=WIDTH - _EDGE - 16, y=y + 32, size=25, anchor="end")
    )
