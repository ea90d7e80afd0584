"""A hand as SVG: its cards side by side; playable cards are raised and have a ring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.images.svg.card import HEIGHT, WIDTH
from cogs.images.svg.shapes import INK, PIXELS, inlaid

ACROSS = 3
"""How many cards stand in a row: the words on them can be read on a phone. More are split into equal rows."""
MANY_CARDS, MANY_CARDS_PIXELS = 6, 960
"""A hand of more cards is rendered with fewer pixels, so that it stays small and fast."""
_GAP, _RISE, _RING = 14, 22, 10
_GLOW = "#ffc845"


@dataclass(frozen=True, slots=True)
class Held:
    """A card's front, and whether it may be played now."""

    front: str
    is_playable: bool = False


def pixels(count: int) -> int:
    """Return how many pixels wide a hand of so many cards is."""
    return PIXELS if count <= MANY_CARDS else MANY_CARDS_PIXELS


def hand(cards: Sequence[Held]) -> str:
    """Return the cards in order as SVG, as large in a small hand as in a large one.

    Raise ValueError if there are none.
    """
    if not cards:
        raise ValueError("an empty hand has no image")
    rows = -(-len(cards) // ACROSS)
    across = -(-len(cards) // rows)
    step, row = WIDTH + _GAP, HEIGHT + _GAP + _RISE
    drawn = ""
    for number, card in enumerate(cards):
        in_row = min(across, len(cards) - number // across * across)
        left = step * (ACROSS - in_row) / 2 + _GAP / 2
        drawn += _card(card, x=left + step * (number % across), y=_GAP / 2 + row * (number // across))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {step * ACROSS} {row * rows}">{drawn}</svg>'


def _card(card: Held, *, x: float, y: float) -> str:
    if not card.is_playable:
        return inlaid(card.front, x=x, y=y + _RISE, width=WIDTH, height=HEIGHT)
    ring = (
        f'<rect x="{x - _RING / 2 + 1:g}" y="{y - _RING / 2 + 3:g}" width="{WIDTH + _RING - 2}"'
        f' height="{HEIGHT + _RING - 2}" rx="24" fill="{_GLOW}" stroke="{INK}" stroke-width="2"/>'
    )
    return ring + inlaid(card.front, x=x, y=y + 2, width=WIDTH, height=HEIGHT)
