"""A table with open hands below it as SVG, on one sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.images.svg.shapes import WIDTH, box, inlaid, label, sheet

_SCALE, _GAP, _NAMES = 0.5, 12, 186
_SIDE_BY_SIDE = 3
"""So many hands stand in two columns, so that the image is not higher than a phone."""
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The name of a player and the SVG of their open cards."""

    name: str
    svg: str


def spread(table: str, hands: Sequence[OpenHand]) -> str:
    """Return the table with the hands below it, as SVG. Raise ValueError if one is not valid SVG."""
    width, height = _size(table)
    height *= WIDTH / width
    parts = [inlaid(table, x=0, y=0, width=WIDTH, height=height)]
    columns = 1 if len(hands) < _SIDE_BY_SIDE else 2
    for start in range(0, len(hands), columns):
        row = [_hand(hand, width=WIDTH / columns) for hand in hands[start : start + columns]]
        for number, (svg, _) in enumerate(row):
            parts.append(f'<g transform="translate({WIDTH / columns * number:g} {height:g})">{svg}</g>')
        height += max(high for _, high in row)
    return sheet("".join(parts), height=height + _GAP / 2)


def _hand(hand: OpenHand, *, width: float) -> tuple[str, float]:
    """Return a hand beside its player's name, and how high it is."""
    across, up = _size(hand.svg)
    names = _NAMES * width / WIDTH
    wide, high = (side * _SCALE * width / WIDTH for side in (across, up))
    svg = (
        box(x=10, y=_GAP / 2, width=width - 20, height=high + _GAP, fill="#fffdf8", line=2)
        + label(hand.name, x=24, y=high / 2 + _GAP, size=24, width=names - 30, anchor="start")
        + inlaid(hand.svg, x=names, y=_GAP, width=wide, height=high)
    )
    return svg, high + 2 * _GAP


def _size(svg: str) -> tuple[float, float]:
    found = _SIZE.search(svg)
    if found is None:
        raise ValueError("what is laid below a table must be a svg")
    return float(found[1]), float(found[2])
