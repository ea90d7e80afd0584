"""What a card looks like: its figure in a frame, its name, what it does, and a mark beside the colour."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from cogs.art.raster import FONT

WIDTH, HEIGHT = 240, 336
"""The size of a card in its own units; at half of it the name can still be read."""

INK, CREAM, CRUST = "#4a3328", "#fff6e6", "#c98b4f"
_SYMBOLS = Path(__file__).parent / "symbols"
_NAME_LETTERS = 9
"""So many letters of a name fit at full size."""
_EFFECT_LETTERS, _EFFECT_LINES = 24, 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One card to draw. ``layers`` are symbols laid over one another, ``mark`` says in a letter what colour says."""

    layers: tuple[str, ...]
    name: str
    kind: str
    effect: str
    mark: str
    colour: str


@cache
def symbol(name: str) -> str:
    """The inside of a symbol's file, in a square of 100 units. FileNotFoundError when there is none."""
    text = (_SYMBOLS / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


def face(card: Face) -> str:
    """The front of a card, as SVG."""
    size = min(36.0, 36.0 * _NAME_LETTERS / len(card.name))
    figure = "".join(symbol(layer) for layer in card.layers)
    lines = textwrap.wrap(card.effect, _EFFECT_LETTERS, max_lines=_EFFECT_LINES, placeholder="…")
    effect = "".join(_text(line, y=287 + 17 * row, size=15) for row, line in enumerate(lines))
    return _sheet(
        f'<rect x="14" y="14" width="212" height="188" rx="14" fill="{card.colour}" fill-opacity=".38"/>'
        f'<g transform="translate(34 26) scale(1.72)">{figure}</g>'
        f'<circle cx="38" cy="38" r="21" fill="{card.colour}" stroke="{INK}" stroke-width="3"/>'
        + _text(card.mark, x=38, y=47, size=26)
        + _text(card.name, y=236, size=size)
        + f'<rect x="52" y="246" width="136" height="22" rx="11" fill="{card.colour}"/>'
        + _text(card.kind, y=262, size=15)
        + effect
    )


def back(*, layers: tuple[str, ...], colour: str) -> str:
    """The back that all cards of a game share, as SVG."""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="5" fill="{CREAM}" fill-opacity=".55"/>'
        for row, y in enumerate(range(36, HEIGHT - 20, 24))
        for x in range(36 + 12 * (row % 2), WIDTH - 24, 24)
    )
    figure = "".join(symbol(layer) for layer in layers)
    return _sheet(
        f'<rect x="14" y="14" width="212" height="308" rx="14" fill="{colour}"/>{dots}'
        f'<circle cx="120" cy="168" r="76" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        f'<g transform="translate(66 110) scale(1.08)">{figure}</g>'
    )


def _sheet(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{CREAM}"'
        f' stroke="{CRUST}" stroke-width="6"/>{inside}</svg>'
    )


def _text(words: str, *, y: float, size: float, x: float = WIDTH / 2) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-weight="700" font-size="{size:.4g}"'
        f' text-anchor="middle" fill="{INK}">{escape(words)}</text>'
    )
