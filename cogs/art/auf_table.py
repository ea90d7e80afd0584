"""Cake Auf!'s table as everybody sees it: each baker's shelf of recipes, how full they are, and what bans them."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.art.auf import BACK, RECIPE_COLOUR, Dish
from cogs.art.pen import CREAM, INK, box, cut, kept, placed, ribbon, sheet, text, used

WIDTH, PIXELS = 800, 640
_SHELF, _GAP, _LEFT = 156, 8, 172
_BACK = "back"
_PIECE = 31


@dataclass(frozen=True, slots=True, kw_only=True)
class Plate:
    """One recipe on the table. ``needs`` are the symbols of its ingredients; which of them lie there is not seen."""

    dish: Dish
    name: str
    needs: tuple[str, ...]
    badges: tuple[str, ...]
    laid: int
    bans: tuple[str, ...]
    is_kept: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """One baker: points, cards in hand, and recipes."""

    name: str
    points: int
    cards: int
    plates: tuple[Plate, ...]
    is_asked: bool


def draw(shelves: tuple[Shelf, ...], *, piles: str, told: str | None) -> str:
    """The table, as SVG."""
    height = 14 + (_SHELF + _GAP) * len(shelves) + 40
    inside = "".join(_shelf(shelf, y=14 + (_SHELF + _GAP) * number) for number, shelf in enumerate(shelves))
    inside += text(piles, x=WIDTH / 2, y=height - 16, size=19)
    if told is not None:
        inside += ribbon(told, x=WIDTH / 2, y=height - 24, colour="#5f9a56")
    return sheet(inside, width=WIDTH, height=height, defs=kept(BACK, _BACK))


def _shelf(shelf: Shelf, *, y: float) -> str:
    fill = "#fff0c9" if shelf.is_asked else "#eef0e2"
    inside = box(x=14, y=y, width=WIDTH - 28, height=_SHELF, fill=fill)
    room = 110 if shelf.is_asked else 146
    inside += text(cut(shelf.name, size=20, width=room), x=26, y=y + 30, size=20, anchor="start")
    if shelf.is_asked:
        inside += placed("burst", x=_LEFT - 32, y=y + 6, size=32)
    inside += placed("trophy", x=22, y=y + 44, size=44) + text(
        f"×{shelf.points}", x=74, y=y + 76, size=26, anchor="start"
    )
    inside += used(_BACK, x=28, y=y + 96, width=36, height=50)
    inside += text(f"×{shelf.cards}", x=74, y=y + 130, size=26, anchor="start")
    width = min(196.0, (WIDTH - 28 - _LEFT) / max(1, len(shelf.plates)))
    return inside + "".join(
        _plate(plate, x=_LEFT + 4 + width * number, y=y + 8, width=width - 8)
        for number, plate in enumerate(shelf.plates)
    )


def _plate(plate: Plate, *, x: float, y: float, width: float) -> str:
    middle = x + width / 2
    inside = box(x=x, y=y, width=width, height=_SHELF - 16, fill=CREAM)
    inside += box(x=x + 6, y=y + 6, width=width - 12, height=66, fill=RECIPE_COLOUR, stroke="none")
    inside += placed(plate.dish.shape, x=middle - 34, y=y + 4, size=68, tint=plate.dish.colour)
    inside += "".join(
        placed(badge, x=x + width - 30, y=y + 9 + 21 * number, size=20)
        for number, badge in enumerate(plate.badges)
    )
    inside += "".join(
        placed(ban, "ban", x=x + 8 + 22 * number, y=y + 8, size=46) for number, ban in enumerate(plate.bans)
    )
    size = min(18.0, (width - 14) / (len(plate.name) * 0.56))
    inside += text(plate.name, x=middle, y=y + 90, size=size)
    left = middle - (_PIECE + 3) * len(plate.needs) / 2
    for number, need in enumerate(plate.needs):
        inside += placed(need, x=left + (_PIECE + 3) * number, y=y + 94, size=_PIECE)
    dot = middle - 18 * len(plate.needs) / 2 + 9
    for number in range(len(plate.needs)):
        fill = INK if number < plate.laid else "none"
        inside += (
            f'<circle cx="{dot + 18 * number:g}" cy="{y + 132:g}" r="5.5" fill="{fill}" stroke="{INK}"'
            ' stroke-width="2"/>'
        )
    if plate.is_kept:
        inside += placed("moon", x=x + 4, y=y + 112, size=24)
    return inside
