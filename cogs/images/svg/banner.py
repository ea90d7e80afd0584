"""A row of games as SVG: each with its figure and its name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.images.svg.shapes import CREAM, CRUST, INK, WIDTH, box, disc, placed, sheet, text
from cogs.images.svg.text import fitting, wrapped

HEIGHT = 214
_EDGE, _GAP, _NAME = 18, 14, 26


@dataclass(frozen=True, slots=True)
class Tile:
    """One game of the row."""

    name: str
    figure: tuple[str, ...]
    colour: str


def draw(tiles: Sequence[Tile]) -> str:
    """Return the row as SVG."""
    width = (WIDTH - 2 * _EDGE - _GAP * (len(tiles) - 1)) / len(tiles)
    drawn = (_tile(tile, x=_EDGE + (width + _GAP) * place, width=width) for place, tile in enumerate(tiles))
    return sheet("".join(drawn), height=HEIGHT)


def _tile(tile: Tile, *, x: float, width: float) -> str:
    middle, height = x + width / 2, HEIGHT - 2 * _EDGE
    lines = wrapped(tile.name, size=_NAME, width=width - 16)
    first = HEIGHT - _EDGE - 32 - (len(lines) - 2) * _NAME / 2 - _NAME / 2
    names = "".join(
        text(line, x=middle, y=first + number * _NAME, size=fitting(line, size=_NAME, width=width - 16))
        for number, line in enumerate(lines)
    )
    return (
        box(x=x, y=_EDGE, width=width, height=height, fill=tile.colour, stroke=INK)
        + disc(x=middle, y=_EDGE + 58, radius=50, fill=CREAM, stroke=CRUST, line=3)
        + placed(*tile.figure, x=middle - 38, y=_EDGE + 20, size=76)
        + names
    )
