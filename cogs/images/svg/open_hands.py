"""A table with open hands below it as SVG, on one sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.images.svg.shapes import WIDTH, box, inlaid, label, sheet

_SCALE, _GAP, _NAMES = 0.5, 12, 186
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
    for hand in hands:
        across, up = _size(hand.svg)
        wide, high = _SCALE * across, _SCALE * up
        parts.append(
            box(x=10, y=height + _GAP / 2, width=WIDTH - 20, height=high + _GAP, fill="#fffdf8", line=2)
            + label(
                hand.name,
                x=24,
                y=height + high / 2 + _GAP,
                size=24,
                width=_NAMES - 30,
                anchor="start",
            )
            + inlaid(hand.svg, x=_NAMES, y=height + _GAP, width=wide, height=high)
        )
        height += high + 2 * _GAP
    return sheet("".join(parts), height=height + _GAP / 2)


def _size(svg: str) -> tuple[float, float]:
    found = _SIZE.search(svg)
    if found is None:
        raise ValueError("what is laid below a table must be a svg")
    return float(found[1]), float(found[2])
