"""The front and back of a card as SVG: its figure in a frame, its name, its effect, and a letter for its colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from cogs.images.svg.shapes import CREAM, CRUST, INK, placed, text
from cogs.images.svg.text import fitting, width_of, wrapped

WIDTH, HEIGHT = 240, 336
"""The size of a card in its own units; at half of it the name can still be read."""

_ROOM = 208
"""How much of the width text may take."""
_SHORT_EFFECT_SIZE, _EFFECT_SIZE, _EFFECT_LINES = 25, 21, 3
_CARDS_KEPT = 500
_DOT, _MEDALLION = 6, 76


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One card. ``layers`` are symbols, one over the other; ``mark`` is a letter that says the same as the colour."""

    layers: tuple[str, ...]
    name: str
    kind: str
    effect: str
    mark: str
    colour: str
    tint: str = INK
    """The colour of the parts that the symbols do not colour."""
    row: tuple[str, ...] = ()
    """Symbols in the place of the effect."""
    badges: tuple[str, ...] = ()
    """Small symbols down the right side."""


@lru_cache(_CARDS_KEPT)
def face(card: Face) -> str:
    """Return the front of a card as SVG."""
    badges = "".join(
        [
            f'<circle cx="202" cy="{38 + 44 * number}" r="20" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>'
            + placed(badge, x=187, y=23 + 44 * number, size=30)
            for number, badge in enumerate(card.badges)
        ]
    )
    is_plain = not (card.row or card.effect)
    foot = 220 if is_plain else 172
    return _sheet(
        f'<rect x="14" y="14" width="212" height="{foot - 14}" rx="14" fill="{card.colour}" fill-opacity=".5"/>'
        + placed(*card.layers, x=(WIDTH + 20 - foot) / 2, y=18, size=foot - 20, tint=card.tint)
        + f'<circle cx="38" cy="38" r="21" fill="{card.colour}" stroke="{INK}" stroke-width="3"/>'
        + text(card.mark, x=38, y=47, size=26)
        + badges
        + text(card.name, x=WIDTH / 2, y=foot + 34, size=fitting(card.name, size=34, width=_ROOM))
        + f'<rect x="46" y="{foot + 44}" width="148" height="27" rx="13" fill="{card.colour}"/>'
        + text(card.kind, x=WIDTH / 2, y=foot + 64, size=fitting(card.kind, size=20, width=140))
        + (_row(card.row) if card.row else "" if is_plain else _effect(card.effect))
    )


def _effect(words: str) -> str:
    """Return the effect, in at most three lines, as large as fits."""
    size = float(_EFFECT_SIZE if width_of(words) * _SHORT_EFFECT_SIZE > _ROOM else _SHORT_EFFECT_SIZE)
    while len(lines := wrapped(words, size=size, width=_ROOM)) > _EFFECT_LINES:
        size -= 1
    size = min([size, *(fitting(line, size=size, width=_ROOM) for line in lines)])
    top = 288 - (len(lines) - 1) * (size + 2) / 2 + size * 0.3
    return "".join(
        [text(line, x=WIDTH / 2, y=top + (size + 2) * number, size=size) for number, line in enumerate(lines)]
    )


def _row(symbols: tuple[str, ...]) -> str:
    step = min(60.0, _ROOM / len(symbols))
    start = WIDTH / 2 - step * len(symbols) / 2
    return "".join(
        [
            placed(name, x=start + step * number + 1, y=310 - step, size=step - 2)
            for number, name in enumerate(symbols)
        ]
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


def _sheet(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{CREAM}"'
        f' stroke="{CRUST}" stroke-width="6"/>{inside}</svg>'
    )
