"""The parts that all images share: colours, a line of text, a symbol, a box, a sheet, a ribbon."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from cogs.i18n.letters import FONT, THIN_FONT, writable
from cogs.images.svg.text import by_font, in_lines, width_of

INK, CREAM, CRUST = "#4a3328", "#fff6e6", "#c98b4f"
GOOD, BAD = "#3d7a38", "#b83833"
"""Colours of ribbons; white text on them can be read."""
WIDTH = 600
"""The width of most images, in their own units."""
PIXELS = 1200
"""The width in pixels, for sharp screens. A phone shows them about 340 points wide."""
PHONE_POINTS, LEAST_POINTS = 340, 11
"""The width of an image on a phone, and the least size of text on it, in CSS pixels."""
LEAST_SIZE = WIDTH * LEAST_POINTS / PHONE_POINTS
"""The least size of text that can be read on a phone, in the units of an image of the usual width."""
RIBBON_SIZE = 24
"""The size of the text on a ribbon."""

_OUTLINE = 0.04
"""Makes a font bold that is not, as a multiple of its size."""
_SYMBOLS = Path(__file__).parent / "symbols"


@cache
def symbol(name: str) -> str:
    """Return the inside of a symbol's file, in a square of 100 units. Raise FileNotFoundError if there is none."""
    text = (_SYMBOLS / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


def placed(*layers: str, x: float, y: float, size: float) -> str:
    """Return symbols, one over the other, in a square of this size."""
    inside = "".join(map(symbol, layers))
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:.4g})">{inside}</g>'


def in_row(symbols: Iterable[str], *, x: float, y: float, size: float, step: float) -> str:
    """Return symbols from ``x`` on, each ``step`` to the right of the one before."""
    return "".join([placed(name, x=x + step * number, y=y, size=size) for number, name in enumerate(symbols)])


def text(words: str, *, x: float, y: float, size: float, anchor: str = "middle", colour: str = INK) -> str:
    """Return a line of text; ``y`` is its baseline."""
    words = writable(words)
    parts = by_font(words)
    if len(parts) > 1:  # one element each: the rasteriser mixes up fonts within a line
        x -= width_of(words) * size * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        anchor = "start"
    drawn = ""
    for font, part in parts or ((FONT, ""),):
        outline = f' stroke="{colour}" stroke-width="{_OUTLINE * size:.2g}"' if font == THIN_FONT else ""
        drawn += (
            f'<text x="{x:.1f}" y="{y:.1f}" font-family="{font}" font-weight="700" font-size="{size:.4g}"'
            f' text-anchor="{anchor}" fill="{colour}"{outline}>{escape(part.strip())}</text>'
        )
        x += width_of(part) * size
    return drawn


def label(
    words: str,
    *,
    x: float,
    y: float,
    size: float,
    width: float,
    least: float = LEAST_SIZE,
    rows: int = 2,
    anchor: str = "middle",
) -> str:
    """Return words in one or two lines that fit into a width; ``y`` is the middle of the lines."""
    size, lines = in_lines(writable(words), size=size, least=least, width=width, rows=rows)
    return column(lines, x=x, y=y, size=size, step=size, anchor=anchor)


def column(
    lines: Sequence[str], *, x: float, y: float, size: float, step: float, anchor: str = "middle"
) -> str:
    """Return lines of text, each ``step`` below the one before; ``y`` is their middle."""
    first = y + size * 0.36 - step * (len(lines) - 1) / 2
    drawn = ""
    for number, line in enumerate(lines):
        drawn += text(line, x=x, y=first + step * number, size=size, anchor=anchor)
    return drawn


def box(
    *, x: float, y: float, width: float, height: float, fill: str, stroke: str = CRUST, line: float = 3
) -> str:
    """Return a box with round corners."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="12" fill="{fill}"'
        f' stroke="{stroke}" stroke-width="{line:g}"/>'
    )


def image(inside: str, *, width: float, height: float) -> str:
    """Return a whole image of this size in its own units."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{inside}</svg>'


def disc(*, x: float, y: float, radius: float, fill: str, stroke: str, line: float) -> str:
    """Return a disc with a rim around its middle."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{stroke}" stroke-width="{line:g}"/>'


def sheet(inside: str, *, height: float, width: float = WIDTH, defs: str = "") -> str:
    """Return a whole image on a cream sheet with a border, readable on dark and on light pages."""
    paper = box(x=2, y=2, width=width - 4, height=height - 4, fill=CREAM, line=4)
    return image(f"{defs}{paper}{inside}", width=width, height=height)


def inlaid(svg: str, *, x: float, y: float, width: float, height: float) -> str:
    """Return a whole image as a part of another."""
    return svg.replace(
        "<svg ", f'<svg overflow="visible" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" ', 1
    )


def ribbon(words: str, *, x: float, y: float, colour: str = BAD, most: float = 460, least: float = 20) -> str:
    """Return a ribbon with a few words, at most ``most`` wide; ``x`` and ``y`` are its middle."""
    size, (words, *_) = in_lines(words, size=RIBBON_SIZE, least=least, width=most, rows=1)
    width = max(110.0, 26 + width_of(words) * size)
    left, right = x - width / 2, x + width / 2
    tails = "".join(
        [
            f'<path d="M{edge:g} {y - 14:g}l{way * 26} 0l{-way * 12} 20l{way * 12} 20l{-way * 40} 0z" fill="{colour}"'
            f' stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>'
            for edge, way in ((left, -1), (right, 1))
        ]
    )
    band = box(x=left - 6, y=y - 22, width=width + 12, height=42, fill=colour, stroke=INK, line=2.5)
    return tails + band + text(words, x=x, y=y + 8, size=size, colour="#ffffff")
