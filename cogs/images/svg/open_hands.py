"""A table with open hands below or beside it as SVG, on one sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.images.svg.shapes import WIDTH, box, inlaid, label, sheet

_SCALE, _GAP = 0.5, 12
_NAMES, _NAME = 186, 60
"""How wide the names beside hands are, and how high a name above one is: a long one has two lines."""
_BESIDE_THE_TABLE = 3
"""So many hands stand beside the table, in two columns, so that the image is not too high for a phone."""
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The name of a player and the SVG of their open cards."""

    name: str
    svg: str


def spread(table: str, hands: Sequence[OpenHand]) -> str:
    """Return the table with the hands below it, or many hands beside it, as SVG.

    Raise ValueError if one is not valid SVG.
    """
    width, height = _size(table)
    height *= WIDTH / width
    if len(hands) < _BESIDE_THE_TABLE:
        laid, below = _in_columns(hands, 1, _beside_its_name)
        group = f'<g transform="translate(0 {height:g})">{laid}</g>'
        return sheet(
            inlaid(table, x=0, y=0, width=WIDTH, height=height) + group, height=height + below + _GAP / 2
        )
    laid, beside = _in_columns(hands, 2, _below_its_name)
    group = f'<g transform="translate({WIDTH / 2:g} 0) scale(0.5)">{laid}</g>'
    return sheet(
        inlaid(table, x=0, y=0, width=WIDTH / 2, height=height / 2) + group,
        height=(max(height, beside) + _GAP) / 2,
    )


def _in_columns(
    hands: Sequence[OpenHand], columns: int, laid: Callable[[OpenHand], tuple[str, float]]
) -> tuple[str, float]:
    """Return hands in so many columns across the width of a sheet, and how high that is."""
    parts, height = list[str](), 0.0
    for start in range(0, len(hands), columns):
        row = [laid(hand) for hand in hands[start : start + columns]]
        for number, (svg, _) in enumerate(row):
            parts.append(f'<g transform="translate({WIDTH / columns * number:g} {height:g})">{svg}</g>')
        height += max(high for _, high in row)
    return "".join(parts), height


def lowered(svg: str, scale: float) -> str:
    """Return a picture on a sheet that is lower by this scale and as wide, as SVG. Raise ValueError if it is no SVG."""
    width, height = _size(svg)
    height *= scale * WIDTH / width
    left = WIDTH * (1 - scale) / 2
    return sheet(inlaid(svg, x=left, y=0, width=WIDTH * scale, height=height), height=height)


def _beside_its_name(hand: OpenHand) -> tuple[str, float]:
    """Return a hand as wide as the sheet, and how high it is."""
    across, up = _size(hand.svg)
    wide, high = _SCALE * across, _SCALE * up
    svg = (
        box(x=10, y=_GAP / 2, width=WIDTH - 20, height=high + _GAP, fill="#fffdf8", line=2)
        + label(hand.name, x=24, y=high / 2 + _GAP, size=24, width=_NAMES - 30, anchor="start")
        + inlaid(hand.svg, x=_NAMES, y=_GAP, width=wide, height=high)
    )
    return svg, high + 2 * _GAP


def _below_its_name(hand: OpenHand) -> tuple[str, float]:
    """Return a hand half as wide as the sheet, and how high it is."""
    across, up = _size(hand.svg)
    room = WIDTH / 2 - 40
    scale = _SCALE * room / (WIDTH - _NAMES)
    wide, high = scale * across, scale * up
    svg = (
        box(x=10, y=_GAP / 2, width=WIDTH / 2 - 20, height=_NAME + high + _GAP, fill="#fffdf8", line=2)
        + label(hand.name, x=24, y=_GAP + _NAME / 2, size=24, width=room, anchor="start")
        + inlaid(hand.svg, x=WIDTH / 4 - wide / 2, y=_GAP + _NAME, width=wide, height=high)
    )
    return svg, _NAME + high + 2 * _GAP


def _size(svg: str) -> tuple[float, float]:
    found = _SIZE.search(svg)
    if found is None:
        raise ValueError("what is laid below a table must be a svg")
    return float(found[1]), float(found[2])
