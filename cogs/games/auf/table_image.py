"""Cake Auf!'s table as everybody sees it: each baker's shelf of recipes, how full they are, and what bans them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cogs.games.auf.card_images import BACK, RECIPE_COLOUR
from cogs.images.svg.avatar import named
from cogs.images.svg.card import back_defs, backs
from cogs.images.svg.shapes import (
    CREAM,
    GOOD,
    LEAST_SIZE,
    WIDTH,
    box,
    in_row,
    label,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.images.svg.text import fitting, in_lines, width_of

MANY_SHELVES, MANY_SHELVES_PIXELS = 4, 1000
"""So many shelves have very many details: they are rendered with fewer pixels, so that they stay small and fast."""
_EDGE, _GAP, _LEFT, _SHELF, _BAND = 8, 6, 130, 130, 48
_FOOT, _ACROSS = 44, 3
MANY, _LOW_SHELF, _LOW_BAND = 3, 88, 36
"""From so many shelves on, each is lower, so that the post fits on the screen of a phone."""
_LOW_DISH, _LEAST_NEED = 34, 18
"""On a low shelf an ingredient that would be smaller is left out."""
_WIDE = 180
"""From this width on a ban stands beside the dish in its full size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plate:
    """One recipe on the table. ``dish`` is its symbol, and ``needs`` are the symbols of its ingredients.

    ``laid`` is how many of them lie there, None for a recipe that nobody bakes; which of them is not seen.
    """

    dish: str
    name: str
    needs: tuple[str, ...]
    badges: tuple[str, ...]
    laid: int | None
    bans: tuple[str, ...]
    is_kept: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """One baker: points, cards in hand, recipes, and the avatar as a data URI."""

    name: str
    points: int
    cards: int
    plates: tuple[Plate, ...]
    is_asked: bool
    avatar: str | None = None


def draw(
    shelves: tuple[Shelf, ...], *, piles: str, ribbon_words: str | None, finished: str | None = None
) -> str:
    """Return the table, as SVG."""
    one, draw_shelf = (_LOW_SHELF, _low_shelf) if len(shelves) >= MANY else (_SHELF, _shelf)
    step = one + _GAP
    height = _EDGE + step * len(shelves) + _FOOT
    inside = "".join([draw_shelf(shelf, y=_EDGE + step * number) for number, shelf in enumerate(shelves)])
    if ribbon_words is None:
        inside += label(piles, x=WIDTH / 2, y=height - 25, size=22, width=WIDTH - 40)
    else:
        inside += ribbon(ribbon_words, x=WIDTH / 2, y=height - 25, colour=GOOD)
    if finished is not None:
        inside += placed(finished, x=42, y=height - 54, size=54)
    return sheet(inside, height=height, defs=back_defs(BACK))


def recipes(plates: Sequence[Plate]) -> str:
    """Return recipes in rows of three, as SVG."""
    width, height = (WIDTH - 2 * _EDGE) / _ACROSS, _SHELF - 6
    inside = "".join(
        _plate(
            plate,
            x=_EDGE + 2 + width * (number % _ACROSS),
            y=_EDGE + 2 + height * (number // _ACROSS),
            width=width - 5,
        )
        for number, plate in enumerate(plates)
    )
    return sheet(inside, height=2 * _EDGE + height * -(-len(plates) // _ACROSS))


def _shelf(shelf: Shelf, *, y: float) -> str:
    inside = _ground(shelf, y=y, height=_SHELF)
    if shelf.is_asked:
        inside += placed("burst", x=_LEFT - 36, y=y + 50, size=32)
    inside += _name(shelf, y=y + 24, disc=34)
    inside += placed("star", x=_EDGE + 6, y=y + 48, size=40)
    inside += text(f"×{shelf.points}", x=_EDGE + 52, y=y + 78, size=26, anchor="start")
    inside += backs(x=_EDGE + 12, y=y + 92, width=26, height=36)
    inside += text(f"×{shelf.cards}", x=_EDGE + 52, y=y + 120, size=26, anchor="start")
    return inside + _plates(shelf, _plate, y=y + 5)


def _low_shelf(shelf: Shelf, *, y: float) -> str:
    """Return a shelf that is as low as it can be read."""
    inside = _ground(shelf, y=y, height=_LOW_SHELF)
    inside += _name(shelf, y=y + 25, disc=30)
    inside += placed("star", x=_EDGE + 6, y=y + 53, size=25)
    inside += text(f"{shelf.points}", x=_EDGE + 33, y=y + 75, size=24, anchor="start")
    inside += backs(x=_EDGE + 61, y=y + 53, width=18, height=26)
    inside += text(f"{shelf.cards}", x=_EDGE + 82, y=y + 75, size=24, anchor="start")
    if shelf.is_asked:
        inside += placed("burst", x=_LEFT - 25, y=y + 54, size=24)
    return inside + _plates(shelf, _low_plate, y=y + 4)


def _ground(shelf: Shelf, *, y: float, height: float) -> str:
    fill = "#ffe3a3" if shelf.is_asked else "#eef0e2"
    return box(x=_EDGE, y=y, width=WIDTH - 2 * _EDGE, height=height, fill=fill)


def _name(shelf: Shelf, *, y: float, disc: float) -> str:
    """Return the name of the baker; the avatar before it is as large as ``disc``."""
    room = _LEFT - _EDGE - 14
    return named(shelf.name, shelf.avatar, x=_EDGE + 10, y=y, size=24, width=room, disc=disc)


def _plates(shelf: Shelf, draw_plate: Callable[..., str], *, y: float) -> str:
    width = min(232.0, (WIDTH - _EDGE - 4 - _LEFT) / max(1, len(shelf.plates)))
    return "".join(
        [
            draw_plate(plate, x=_LEFT + width * number, y=y, width=width - 5)
            for number, plate in enumerate(shelf.plates)
        ]
    )


def _low_plate(plate: Plate, *, x: float, y: float, width: float) -> str:
    """Return a recipe: in the band its dish and ingredients as far as they fit, and how much lies there; its name."""
    inside = box(x=x, y=y, width=width, height=_LOW_SHELF - 8, fill=CREAM, line=2)
    inside += box(x=x + 3, y=y + 3, width=width - 6, height=_LOW_BAND, fill=RECIPE_COLOUR, stroke="none")
    right = x + width - 4
    badge = min(18.0, (_LOW_BAND - 2) / len(plate.badges))
    right -= badge
    inside += _badges(plate, x=right, y=y + 4, size=badge)
    laid = f"{plate.laid or 0}/{len(plate.needs)}"
    inside += text(laid, x=right - 3, y=y + 29, size=24, anchor="end")
    right -= width_of(laid) * 24 + 6
    if plate.is_kept:
        inside += placed("moon", x=right - 24, y=y + 9, size=24)
        right -= 25
    left, room = x + 5, right - x - 5
    if room >= _LOW_DISH:
        inside += placed(plate.dish, x=left, y=y + 4, size=_LOW_DISH)
        left, room = left + _LOW_DISH + 4, room - _LOW_DISH - 4
    size, lines = in_lines(plate.name, size=22, least=LEAST_SIZE, width=width - 8)
    step, middle, below = min(30.0, room / len(plate.needs)), y + 59.0, y + 3 + _LOW_BAND / 2
    if step < _LEAST_NEED and len(lines) == 1:  # then there is room below the name
        step, middle, below = min(26.0, (width - 10) / len(plate.needs)), y + 48.0, y + 68.0
        left = x + width / 2 - step * len(plate.needs) / 2
    if step >= _LEAST_NEED:
        inside += in_row(plate.needs, x=left, y=below - step / 2, size=step - 1, step=step)
    for number, symbol in enumerate(plate.bans):
        inside += placed(symbol, "ban", x=x + 3 + 26 * number, y=y + 2, size=38)
    return inside + label(plate.name, x=x + width / 2, y=middle, size=size, width=width - 8)


def _plate(plate: Plate, *, x: float, y: float, width: float) -> str:
    """Return a recipe: its dish with how much of it lies there, its name, and all that goes into it."""
    inside = box(x=x, y=y, width=width, height=_SHELF - 10, fill=CREAM, line=2)
    inside += box(x=x + 4, y=y + 4, width=width - 8, height=_BAND, fill=RECIPE_COLOUR, stroke="none")
    dish = min(56.0, width * 0.36)
    inside += placed(plate.dish, x=x + 6, y=y + 4 + (_BAND - dish) / 2, size=dish)
    ban = 46.0 if width > _WIDE else 42.0
    for number, symbol in enumerate(plate.bans):
        beside = x + ban * 0.7 * number + (2 + dish if width > _WIDE else 6)
        inside += placed(symbol, "ban", x=beside, y=y + 4 + (_BAND - ban) / 2, size=ban)
    badge = min(26.0, (_BAND - 2) / len(plate.badges))
    inside += _badges(plate, x=x + width - 6 - badge, y=y + 5, size=badge)
    laid = "" if plate.laid is None else f"{plate.laid}/{len(plate.needs)}"
    right = x + width - 32
    inside += text(
        laid,
        x=right,
        y=y + 37,
        size=max(LEAST_SIZE, fitting(laid, size=28, width=width - dish - 42)),
        anchor="end",
    )
    if plate.is_kept:
        inside += placed("moon", x=right - 76, y=y + 16, size=30)
    inside += label(plate.name, x=x + width / 2, y=y + 74, size=22, width=width - 8)
    step = min(38.0, (width - 8) / len(plate.needs))
    left = x + width / 2 - step * len(plate.needs) / 2
    need = min(step, 34)
    return inside + in_row(plate.needs, x=left + 1, y=y + 106 - need / 2, size=need - 2, step=step)


def _badges(plate: Plate, *, x: float, y: float, size: float) -> str:
    """Return what is printed on a recipe, one below the other; something always is."""
    return "".join(
        [placed(name, x=x, y=y + size * number, size=size) for number, name in enumerate(plate.badges)]
    )
