"""The poster at a game's end: who has won, and what everybody came to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from cogs.art.letters import cut
from cogs.art.pen import CREAM, CRUST, INK, box, placed, ribbon, sheet, text

WIDTH, PIXELS = 800, 640
_RAYS = 24
_LINE = 54


@dataclass(frozen=True, slots=True)
class Place:
    """One line of the result: a place, who has it, and his score."""

    place: str
    name: str
    score: str
    is_first: bool


def draw(*, title: str, winners: str, figure: tuple[str, ...], colour: str, places: Sequence[Place]) -> str:
    """The poster, as SVG."""
    height = 330 + _LINE * len(places)
    rays = "".join(_ray(number, colour) for number in range(_RAYS))
    lines = "".join(_line(place, y=300 + _LINE * number) for number, place in enumerate(places))
    medal = (
        f'<circle cx="400" cy="132" r="88" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        f'<circle cx="400" cy="132" r="78" fill="none" stroke="{CRUST}" stroke-width="3"/>'
    )
    return sheet(
        f'<svg x="4" y="4" width="792" height="270" viewBox="4 4 792 270">{rays}</svg>'
        + placed("trophy", x=96, y=104, size=120)
        + placed("trophy", x=584, y=104, size=120)
        + medal
        + placed(*figure, x=340, y=66, size=120)
        + text(title, x=400, y=34, size=26)
        + ribbon(cut(winners, size=24, width=620), x=400, y=244, colour="#5f9a56")
        + lines,
        width=WIDTH,
        height=height,
    )


def _ray(number: int, colour: str) -> str:
    start, end = 2 * pi * number / _RAYS, 2 * pi * (number + 0.5) / _RAYS
    points = " ".join(f"{400 + 620 * cos(at):.1f},{132 + 620 * sin(at):.1f}" for at in (start, end))
    return f'<path d="M400 132L{points.replace(" ", "L")}z" fill="{colour}" fill-opacity=".35"/>'


def _line(place: Place, *, y: float) -> str:
    fill = "#fff0c9" if place.is_first else CREAM
    return (
        box(x=90, y=y, width=620, height=_LINE - 8, fill=fill, line=2)
        + text(place.place, x=122, y=y + 31, size=22)
        + text(cut(place.name, size=22, width=380), x=160, y=y + 31, size=22, anchor="start")
        + text(place.score, x=690, y=y + 31, size=22, anchor="end")
    )
