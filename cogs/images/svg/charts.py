"""Charts of a member's statistics as SVG, on one sheet: a rating over time, and how often bluffs succeeded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.images.svg.shapes import INK, box, sheet, text
from cogs.images.svg.text import cut

WIDTH = 640
_LEFT, _RIGHT = 70, 600
_TITLE, _TOP = 42, 80
_COURSE, _BAR = 190, 38
_NAMES = 210
"""The distance of the bars from the left edge; their names are to the left of them."""
_AWAY, _CAUGHT = "#8fbf7f", "url(#caught)"
_STRIPES = (
    '<defs><pattern id="caught" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="8" height="8" fill="#f6d9c8"/><rect width="4" height="8" fill="#c8674f"/></pattern></defs>'
)
"""The pattern that distinguishes the two parts of a bar without colours."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of a sheet; positions count from its upper edge."""

    inside: str
    height: float


@dataclass(frozen=True, slots=True)
class Bluffs:
    """The name of a card that was claimed in bluffs, and how often the bluff succeeded or was caught."""

    name: str
    away: int
    caught: int


def drawn(charts: Sequence[Chart]) -> str:
    """Return the charts, one below the other. Raise ValueError if there are none."""
    if not charts:
        raise ValueError("a sheet needs a chart at least")
    parts, height = [], 0.0
    for chart in charts:
        parts.append(f'<g transform="translate(0 {height:g})">{chart.inside}</g>')
        height += chart.height
    return sheet("".join(parts), width=WIDTH, height=height, defs=_STRIPES)


def course(series: Sequence[float], *, title: str, figure: Callable[[float], str]) -> Chart:
    """Return a rating over time, oldest first, with its least and greatest value. Raise ValueError if it is empty.

    ``figure`` writes a rating as its reader is used to.
    """
    if not series:
        raise ValueError("a course needs one rating at least")
    least, most = min(series), max(series)
    span = (most - least) or 1.0
    step = (_RIGHT - _LEFT) / max(1, len(series) - 1)
    bottom = _TOP + _COURSE
    points = [
        (_LEFT + step * number, bottom - _COURSE * (rating - least) / span)
        for number, rating in enumerate(series)
    ]
    line = " ".join([f"{x:.1f},{y:.1f}" for x, y in points])
    x, y = points[-1]
    return Chart(
        _title(title)
        + f'<path d="M{_LEFT} {bottom + 20}H{_RIGHT}" stroke="{INK}" stroke-width="3"/>'
        + f'<polyline points="{line}" fill="none" stroke="#c8674f" stroke-width="5" stroke-linejoin="round"/>'
        + f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#f2c14e" stroke="{INK}" stroke-width="3"/>'
        + text(figure(most), x=_LEFT - 10, y=_TOP + 6, size=21, anchor="end")
        + (text(figure(least), x=_LEFT - 10, y=bottom + 6, size=21, anchor="end") if most > least else ""),
        bottom + 40,
    )


def bluffs(bars: Sequence[Bluffs], *, title: str, away: str, caught: str) -> Chart:
    """Return a bar for each name, its two parts labelled. Raise ValueError if there is none, or all are empty."""
    if not bars or any(bar.away < 0 or bar.caught < 0 or bar.away + bar.caught == 0 for bar in bars):
        raise ValueError("a chart of bluffs needs one at least under each name")
    unit = (_RIGHT - 60 - _NAMES) / max(bar.away + bar.caught for bar in bars)
    rows = "".join([_bar(bar, unit, y=_TOP + 24 + _BAR * number) for number, bar in enumerate(bars)])
    legend = "".join(
        box(x=x, y=_TOP - 18, width=26, height=20, fill=fill, stroke=INK, line=2)
        + text(cut(words, size=21, width=190), x=x + 36, y=_TOP - 1, size=21, anchor="start")
        for x, fill, words in ((_LEFT, _AWAY, away), (_LEFT + 270, _CAUGHT, caught))
    )
    return Chart(_title(title) + legend + rows, _TOP + 24 + _BAR * len(bars) + 24)


def _bar(bar: Bluffs, unit: float, *, y: float) -> str:
    parts = []
    x: float = _NAMES
    for count, fill in ((bar.away, _AWAY), (bar.caught, _CAUGHT)):
        if count:
            parts.append(
                f'<rect x="{x:.1f}" y="{y:g}" width="{unit * count:.1f}" height="{_BAR - 10}" fill="{fill}"'
                f' stroke="{INK}" stroke-width="2"/>'
            )
        x += unit * count
    figures = f"{bar.away} + {bar.caught}" if bar.away and bar.caught else f"{bar.away + bar.caught}"
    name = text(cut(bar.name, size=21, width=_NAMES - 30), x=_NAMES - 12, y=y + 21, size=21, anchor="end")
    return name + "".join(parts) + text(figures, x=x + 10, y=y + 21, size=21, anchor="start")


def _title(words: str) -> str:
    return text(cut(words, size=24, width=WIDTH - 60), x=WIDTH / 2, y=_TITLE, size=24)
