"""Hands as SVG: one with its cards side by side, and open hands below or beside a table on one sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.images.svg.card import HEIGHT, WIDTH
from cogs.images.svg.shapes import INK, PIXELS, box, image, inlaid, label, sheet
from cogs.images.svg.shapes import WIDTH as SHEET

ACROSS = 3
"""How many cards stand in a row: the words on them can be read on a phone. More are split into equal rows."""
MANY_CARDS, MANY_CARDS_PIXELS = 6, 960
"""A hand of more cards is rendered with fewer pixels, so that it stays small and fast."""
_STEP, _RISE, _RING = 14, 22, 10
_GLOW = "#ffc845"
_SCALE, _GAP = 0.5, 12
_NAMES, _NAME = 186, 60
"""The width of the names beside hands, and the height of a name above one: a long one has two lines."""
_BESIDE_THE_TABLE = 3
"""The number of hands from which on they stand beside the table in two columns, so that the image fits on a phone."""
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


@dataclass(frozen=True, slots=True)
class Held:
    """A card's front, and whether it may be played now."""

    front: str
    is_playable: bool = False


def pixels(count: int) -> int:
    """Return the width of a hand of ``count`` cards, in pixels."""
    return PIXELS if count <= MANY_CARDS else MANY_CARDS_PIXELS


def hand(cards: Sequence[Held]) -> str:
    """Return the cards in order as SVG, as large in a small hand as in a large one.

    Raise ValueError if there are none.
    """
    if not cards:
        raise ValueError("an empty hand has no image")
    rows = -(-len(cards) // ACROSS)
    across = -(-len(cards) // rows)
    step, row = WIDTH + _STEP, HEIGHT + _STEP + _RISE
    drawn = ""
    for number, card in enumerate(cards):
        in_row = min(across, len(cards) - number // across * across)
        left = step * (ACROSS - in_row) / 2 + _STEP / 2
        drawn += _card(card, x=left + step * (number % across), y=_STEP / 2 + row * (number // across))
    return image(drawn, width=step * ACROSS, height=row * rows)


def _card(card: Held, *, x: float, y: float) -> str:
    if not card.is_playable:
        return inlaid(card.front, x=x, y=y + _RISE, width=WIDTH, height=HEIGHT)
    ring = (
        f'<rect x="{x - _RING / 2 + 1:g}" y="{y - _RING / 2 + 3:g}" width="{WIDTH + _RING - 2}"'
        f' height="{HEIGHT + _RING - 2}" rx="24" fill="{_GLOW}" stroke="{INK}" stroke-width="2"/>'
    )
    return ring + inlaid(card.front, x=x, y=y + 2, width=WIDTH, height=HEIGHT)


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The name of a player and the SVG of their open cards."""

    name: str
    svg: str


def spread(table: str, hands: Sequence[OpenHand]) -> str:
    """Return the table with the hands below it, or many hands beside it, as SVG.

    Raise ValueError if one is not valid SVG.
    """
    width, height = _size(table)
    height *= SHEET / width
    if len(hands) < _BESIDE_THE_TABLE:
        laid, below = _in_columns(hands, 1, _beside_its_name)
        group = f'<g transform="translate(0 {height:g})">{laid}</g>'
        return sheet(
            inlaid(table, x=0, y=0, width=SHEET, height=height) + group, height=height + below + _GAP / 2
        )
    laid, beside = _in_columns(hands, 2, _below_its_name)
    group = f'<g transform="translate({SHEET / 2:g} 0) scale(0.5)">{laid}</g>'
    return sheet(
        inlaid(table, x=0, y=0, width=SHEET / 2, height=height / 2) + group,
        height=(max(height, beside) + _GAP) / 2,
    )


def _in_columns(
    hands: Sequence[OpenHand], columns: int, laid: Callable[[OpenHand], tuple[str, float]]
) -> tuple[str, float]:
    """Return hands in columns across the width of a sheet, and their height."""
    parts, height = list[str](), 0.0
    for start in range(0, len(hands), columns):
        row = [laid(each) for each in hands[start : start + columns]]
        for number, (svg, _) in enumerate(row):
            parts.append(f'<g transform="translate({SHEET / columns * number:g} {height:g})">{svg}</g>')
        height += max(high for _, high in row)
    return "".join(parts), height


def lowered(svg: str, scale: float) -> str:
    """Return a picture on a sheet that is lower by this scale and as wide, as SVG. Raise ValueError if it is no SVG."""
    width, height = _size(svg)
    height *= scale * SHEET / width
    left = SHEET * (1 - scale) / 2
    return sheet(inlaid(svg, x=left, y=0, width=SHEET * scale, height=height), height=height)


def _beside_its_name(hand: OpenHand) -> tuple[str, float]:
    """Return a hand as wide as the sheet, and its height."""
    across, high = (_SCALE * length for length in _size(hand.svg))
    name = label(hand.name, x=24, y=high / 2 + _GAP, size=24, width=_NAMES - 30, anchor="start")
    ground = box(x=10, y=_GAP / 2, width=SHEET - 20, height=high + _GAP, fill="#fffdf8", line=2)
    return ground + name + inlaid(hand.svg, x=_NAMES, y=_GAP, width=across, height=high), high + 2 * _GAP


def _below_its_name(hand: OpenHand) -> tuple[str, float]:
    """Return a hand half as wide as the sheet, and its height."""
    room = SHEET / 2 - 40
    scale = _SCALE * room / (SHEET - _NAMES)
    across, high = (scale * length for length in _size(hand.svg))
    name = label(hand.name, x=24, y=_GAP + _NAME / 2, size=24, width=room, anchor="start")
    ground = box(x=10, y=_GAP / 2, width=SHEET / 2 - 20, height=_NAME + high + _GAP, fill="#fffdf8", line=2)
    cards = inlaid(hand.svg, x=SHEET / 4 - across / 2, y=_GAP + _NAME, width=across, height=high)
    return ground + name + cards, _NAME + high + 2 * _GAP


def _size(svg: str) -> tuple[float, float]:
    found = _SIZE.search(svg)
    if found is None:
        raise ValueError("what is laid below a table must be a svg")
    return float(found[1]), float(found[2])
