"""A hand as SVG: its cards side by side; playable cards are raised and have a ring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.images.svg.card import HEIGHT, WIDTH
from cogs.images.svg.shapes import INK, inlaid

IN_ONE_ROW, ACROSS_AT_MOST = 4, 5
"""How many cards fit into one row and can be read on a phone; more are split into equal rows."""
PIXELS_OF_CARD = 132
_GAP, _RISE, _RING = 16, 22, 10
_GLOW = "#ffc845"


@dataclass(frozen=True, slots=True)
class Held:
    """A card's front, and whether it may be played now."""

    front: str
    is_lit: bool = False


def width(count: int) -> int:
    """Return how many pixels wide a hand of so many cards is."""
    return PIXELS_OF_CARD * _shape(count)[0]


def hand(cards: Sequence[Held]) -> str:
    """Return the cards in order as SVG. Raise ValueError if there are none."""
    if not cards:
        raise ValueError("an empty hand has no image")
    across, rows = _shape(len(cards))
    step, row = WIDTH + _GAP, HEIGHT + _GAP + _RISE
    drawn = "".join(
        [
            _card(card, x=_GAP / 2 + step * (number % across), y=_GAP / 2 + row * (number // across))
            for number, card in enumerate(cards)
        ]
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {step * across} {row * rows}">{drawn}</svg>'


def _shape(count: int) -> tuple[int, int]:
    """Return how many cards a row has, and how many rows there are."""
    rows = 1 if count <= IN_ONE_ROW else max(2, -(-count // ACROSS_AT_MOST))
    across = -(-count // rows)
    return across, -(-count // across)


def _card(card: Held, *, x: float, y: float) -> str:
    if not card.is_lit:
        return inlaid(card.front, x=x, y=y + _RISE, width=WIDTH, height=HEIGHT)
    ring = (
        f'<rect x="{x - _RING / 2 + 1:g}" y="{y - _RING / 2 + 3:g}" width="{WIDTH + _RING - 2}"'
        f' height="{HEIGHT + _RING - 2}" rx="24" fill="{_GLOW}" stroke="{INK}" stroke-width="2"/>'
    )
    return ring + inlaid(card.front, x=x, y=y + 2, width=WIDTH, height=HEIGHT)
