"""The front and back of a card as SVG: its figure in a frame, its name, its class, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from cogs.images.svg.shapes import CREAM, CRUST, INK, placed, text
from cogs.images.svg.text import in_lines, width_of, wrapped

WIDTH, HEIGHT = 240, 336
"""The size of a card in its own units."""
LEAST_SIZE = 25
"""The least size of text on a card: a phone shows three cards side by side, and this is 11 pixels there."""

_ROOM = 214
"""How much of the width text may take."""
_NAME_SIZE, _NAME_LINE = 34, 30
_CLASS_HEIGHT, _EFFECT_LINE, _EDGE = 33, 27, 12
_TALL_FOOT, _PLAIN_FOOT = 182, 226
"""Where the figure's frame ends: on a card with an effect, and on a card without one."""
_ROW_HEIGHT = 62
_CARDS_KEPT = 500
_DOT, _MEDALLION = 6, 76


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One card. ``layers`` are symbols, one over the other."""

    layers: tuple[str, ...]
    name: str
    kind: str
    effect: str
    colour: str
    mark: str = ""
    """A number in the corner."""
    icon: str = ""
    """The symbol of the card's class in the corner, in the place of a number."""
    row: tuple[str, ...] = ()
    """Symbols in the place of the effect."""
    badges: tuple[str, ...] = ()
    """Small symbols down the right side."""


@lru_cache(_CARDS_KEPT)
def face(card: Face) -> str:
    """Return the front of a card as SVG."""
    size, name = in_lines(card.name, size=_NAME_SIZE, least=LEAST_SIZE + 3, width=_ROOM)
    effect = wrapped(card.effect, size=LEAST_SIZE, width=_ROOM)
    height = _ROW_HEIGHT if card.row else _EFFECT_LINE * len(effect)
    named = _NAME_LINE * len(name) + 10
    foot = min(_TALL_FOOT if height else _PLAIN_FOOT, HEIGHT - _EDGE - height - _CLASS_HEIGHT - named - 4)
    below = foot + named + _CLASS_HEIGHT + 2
    middle = (below + HEIGHT - _EDGE) / 2
    return _sheet(
        f'<rect x="14" y="14" width="212" height="{foot - 14}" rx="14" fill="{card.colour}" fill-opacity=".5"/>'
        + placed(*card.layers, x=(WIDTH + 20 - foot) / 2, y=18, size=foot - 20)
        + _corner(card)
        + _badges(card.badges)
        + _lines(name, y=foot + named / 2 + 1, size=size, step=_NAME_LINE)
        + f'<rect x="20" y="{foot + named}" width="200" height="{_CLASS_HEIGHT - 2}" rx="15" fill="{card.colour}"/>'
        + _lines(
            in_lines(card.kind, size=LEAST_SIZE, least=LEAST_SIZE, width=190, rows=1)[1],
            y=foot + named + (_CLASS_HEIGHT - 2) / 2,
            size=LEAST_SIZE,
            step=0,
        )
        + (
            _row(card.row, y=middle)
            if card.row
            else _lines(tuple(effect), y=middle, size=_effect_size(effect), step=_EFFECT_LINE)
        )
    )


def _effect_size(lines: list[str]) -> float:
    """Return the size of an effect; a word that is too long for a line makes it smaller."""
    return min([LEAST_SIZE, *(_ROOM / width_of(line) for line in lines)])


def _lines(lines: tuple[str, ...], *, y: float, size: float, step: float) -> str:
    """Return lines of text around their middle."""
    first = y + size * 0.36 - step * (len(lines) - 1) / 2
    return "".join(
        text(line, x=WIDTH / 2, y=first + step * number, size=size) for number, line in enumerate(lines)
    )


def _corner(card: Face) -> str:
    """Return a number or the symbol of the card's class, in the upper left corner."""
    if not (card.mark or card.icon):
        return ""
    width = 44 if card.icon else 20 + width_of(card.mark) * 30
    return (
        f'<rect x="10" y="10" width="{width:g}" height="44" rx="20" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>'
        + (
            placed(card.icon, x=15, y=15, size=34)
            if card.icon
            else text(card.mark, x=10 + width / 2, y=43, size=30)
        )
    )


def _badges(symbols: tuple[str, ...]) -> str:
    return "".join(
        f'<circle cx="202" cy="{38 + 44 * number}" r="20" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>'
        + placed(symbol, x=187, y=23 + 44 * number, size=30)
        for number, symbol in enumerate(symbols)
    )


def _row(symbols: tuple[str, ...], *, y: float) -> str:
    step = min(58.0, _ROOM / len(symbols))
    start = WIDTH / 2 - step * len(symbols) / 2
    return "".join(
        placed(name, x=start + step * number + 1, y=y - step / 2, size=step - 2)
        for number, name in enumerate(symbols)
    )


def back(*, layers: tuple[str, ...], colour: str) -> str:
    """Return the back that all cards of a game share, as SVG."""
    dots = "".join(
        [
            f"M{x - _DOT} {y}a{_DOT} {_DOT} 0 1 0 {2 * _DOT} 0a{_DOT} {_DOT} 0 1 0 {-2 * _DOT} 0z"
            for row, y in enumerate(range(38, HEIGHT - 20, 26))
            for x in range(36 + 14 * (row % 2), WIDTH - 24, 28)
            if hypot(x - WIDTH / 2, y - HEIGHT / 2) > _MEDALLION
        ]
    )
    return _sheet(
        f'<rect x="14" y="14" width="212" height="308" rx="14" fill="{colour}"/>'
        f'<path d="{dots}" fill="{CREAM}" fill-opacity=".55"/>'
        f'<circle cx="120" cy="168" r="{_MEDALLION}" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        + placed(*layers, x=66, y=110, size=108)
    )


def small_back(*, layers: tuple[str, ...], colour: str) -> str:
    """Return a back for small cards on a table, as SVG: the same without dots, which is faster to render."""
    return _sheet(
        f'<rect x="14" y="14" width="212" height="308" rx="14" fill="{colour}"/>'
        f'<circle cx="120" cy="168" r="92" fill="{CREAM}" stroke="{INK}" stroke-width="8"/>'
        + placed(*layers, x=55, y=102, size=130)
    )


def _sheet(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{CREAM}"'
        f' stroke="{CRUST}" stroke-width="6"/>{inside}</svg>'
    )
