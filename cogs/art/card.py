"""What a card looks like: its figure in a frame, its name, what it does, and a mark beside the colour."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from functools import lru_cache

from cogs.art.pen import CREAM, CRUST, INK, placed, text

WIDTH, HEIGHT = 240, 336
"""The size of a card in its own units; at half of it the name can still be read."""

_NAME_LETTERS = 9
"""So many letters of a name fit at full size."""
_EFFECT_LETTERS, _EFFECT_LINES = 24, 3
_CARDS_KEPT = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """One card to draw. ``layers`` are symbols laid over one another, ``mark`` says in a letter what colour says."""

    layers: tuple[str, ...]
    name: str
    kind: str
    effect: str
    mark: str
    colour: str
    tint: str = INK
    """The colour of what the symbols leave open."""
    row: tuple[str, ...] = ()
    """Symbols that stand where the effect would."""
    badges: tuple[str, ...] = ()
    """Small symbols down the right side."""


@lru_cache(_CARDS_KEPT)
def face(card: Face) -> str:
    """The front of a card, as SVG."""
    size = min(36.0, 36.0 * _NAME_LETTERS / len(card.name))
    badges = "".join(
        f'<circle cx="202" cy="{38 + 44 * number}" r="20" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>'
        + placed(badge, x=187, y=23 + 44 * number, size=30)
        for number, badge in enumerate(card.badges)
    )
    return _sheet(
        f'<rect x="14" y="14" width="212" height="188" rx="14" fill="{card.colour}" fill-opacity=".38"/>'
        + placed(*card.layers, x=34, y=26, size=172, tint=card.tint)
        + f'<circle cx="38" cy="38" r="21" fill="{card.colour}" stroke="{INK}" stroke-width="3"/>'
        + text(card.mark, x=38, y=47, size=26 if len(card.mark) == 1 else 22)
        + badges
        + text(card.name, x=WIDTH / 2, y=236, size=size)
        + f'<rect x="52" y="246" width="136" height="22" rx="11" fill="{card.colour}"/>'
        + text(card.kind, x=WIDTH / 2, y=262, size=15)
        + (_row(card.row) if card.row else _effect(card.effect))
    )


def _effect(words: str) -> str:
    lines = textwrap.wrap(words, _EFFECT_LETTERS, max_lines=_EFFECT_LINES, placeholder="…")
    return "".join(text(line, x=WIDTH / 2, y=287 + 17 * number, size=15) for number, line in enumerate(lines))


def _row(symbols: tuple[str, ...]) -> str:
    start = WIDTH / 2 - 25 * len(symbols)
    return "".join(
        placed(name, x=start + 50 * number + 2, y=274, size=46) for number, name in enumerate(symbols)
    )


def back(*, layers: tuple[str, ...], colour: str) -> str:
    """The back that all cards of a game share, as SVG."""
    dots = "".join(
        f'<circle cx="{x}" cy="{y}" r="5" fill="{CREAM}" fill-opacity=".55"/>'
        for row, y in enumerate(range(36, HEIGHT - 20, 24))
        for x in range(36 + 12 * (row % 2), WIDTH - 24, 24)
    )
    return _sheet(
        f'<rect x="14" y="14" width="212" height="308" rx="14" fill="{colour}"/>{dots}'
        f'<circle cx="120" cy="168" r="76" fill="{CREAM}" stroke="{INK}" stroke-width="4"/>'
        + placed(*layers, x=66, y=110, size=108)
    )


def _sheet(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{CREAM}"'
        f' stroke="{CRUST}" stroke-width="6"/>{inside}</svg>'
    )
