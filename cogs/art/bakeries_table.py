"""You Take the Cake's table as everybody sees it: two shop fronts, and later their windows full of cakes."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.art.bakeries import BACK
from cogs.art.card import HEIGHT as CARD_HEIGHT
from cogs.art.card import WIDTH as CARD_WIDTH
from cogs.art.pen import CREAM, CRUST, INK, box, cut, inlaid, kept, placed, ribbon, sheet, text, used

WIDTH, PIXELS = 800, 640
_ACROSS, _TILE, _TILE_HEIGHT = 6, 126, 96
_WINDOW_HEIGHT = 276
_AWNINGS = ("#e98a6b", "#7fa3c8")
_BACK = "back"


@dataclass(frozen=True, slots=True)
class Tag:
    """A slot of a window: its number, by how much it multiplies, and the cake with what it brings."""

    number: str
    times: str
    cake: str | None
    price: str
    stale: int
    is_sold: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """One bakery with its case; the till says what it has taken, and who bakes."""

    name: str
    tags: tuple[Tag, ...]
    till: tuple[str, ...]
    is_asked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Front:
    """One bakery while a chef is sought."""

    name: str
    cards: int
    is_closed: bool
    is_asked: bool


def windows(shown: tuple[Window, Window], *, middle: str, told: str | None) -> str:
    """Both windows one above the other, with the cake drawn or the dice between them, as SVG."""
    height = 2 * _WINDOW_HEIGHT + 80
    inside = _window(shown[0], 0, y=14) + _window(shown[1], 1, y=_WINDOW_HEIGHT + 64)
    if told is None:
        inside += text(middle, x=WIDTH / 2, y=_WINDOW_HEIGHT + 47, size=24)
    else:
        inside += text(cut(middle, size=22, width=390), x=30, y=_WINDOW_HEIGHT + 47, size=22, anchor="start")
        inside += ribbon(told, x=600, y=_WINDOW_HEIGHT + 40)
    return sheet(inside, width=WIDTH, height=height)


def _window(window: Window, number: int, *, y: float) -> str:
    inside = _awning(window.name, number, x=14, y=y, width=WIDTH - 28, is_asked=window.is_asked)
    inside += box(x=20, y=y + 56, width=WIDTH - 40, height=_WINDOW_HEIGHT - 62, fill="#fffdf8")
    for place, tag in enumerate(window.tags):
        x = 24 + _TILE * (place % _ACROSS)
        inside += _tag(tag, x=x, y=y + 62 + (_TILE_HEIGHT + 6) * (place // _ACROSS))
    left, top = 24 + _TILE * (_ACROSS - 1) + 60, y + 62 + _TILE_HEIGHT + 6
    for line, words in enumerate(window.till):
        inside += text(cut(words, size=16, width=_TILE + 4), x=left, y=top + 30 + 26 * line, size=16)
    return inside


def _tag(tag: Tag, *, x: float, y: float) -> str:
    fill = "#e6e0d5" if tag.is_sold else CREAM
    inside = box(x=x, y=y, width=_TILE - 6, height=_TILE_HEIGHT, fill=fill, line=2)
    inside += text(tag.number, x=x + 22, y=y + 32, size=28)
    inside += text(tag.times, x=x + 22, y=y + 56, size=17)
    if tag.cake is not None:
        inside += placed(tag.cake, x=x + 48, y=y + 4, size=64)
    inside += text(tag.price, x=x + (_TILE - 6) / 2, y=y + _TILE_HEIGHT - 8, size=19)
    for sticker in range(tag.stale):
        inside += (
            f'<rect x="{x + 44 + 18 * sticker:g}" y="{y + 50:g}" width="16" height="16" rx="3" fill="#8c9a5b"'
            f' stroke="{INK}" stroke-width="2"/>' + text("−", x=x + 52 + 18 * sticker, y=y + 63, size=15)
        )
    if tag.is_sold:
        inside += placed("tick", x=x + 40, y=y - 8, size=80)
    return inside


def fronts(shown: tuple[Front, Front], *, stock: str, discard: str, top: str | None, told: str | None) -> str:
    """Both shops side by side with the piles between them, as SVG."""
    inside = _front(shown[0], 0, x=14) + _front(shown[1], 1, x=WIDTH - 14 - 270)
    height, width = 150.0, 150.0 * CARD_WIDTH / CARD_HEIGHT
    middle = WIDTH / 2
    inside += used(_BACK, x=middle - width - 4, y=90, width=width, height=height)
    if top is not None:
        inside += inlaid(top, x=middle + 4, y=90, width=width, height=height)
    inside += text(stock, x=middle - width / 2 - 4, y=264, size=15)
    inside += text(discard, x=middle + width / 2 + 4, y=264, size=15)
    if told is not None:
        inside += ribbon(told, x=middle, y=310)
    return sheet(inside, width=WIDTH, height=350, defs=kept(BACK, _BACK))


def _front(front: Front, number: int, *, x: float) -> str:
    inside = box(x=x + 6, y=56, width=258, height=280, fill="#f6e7cc")
    inside += _awning(front.name, number, x=x, y=14, width=270, is_asked=front.is_asked)
    card = 96.0
    width = card * CARD_WIDTH / CARD_HEIGHT
    step = min(width * 0.5, (240 - width) / max(1, front.cards - 1))
    inside += "".join(
        used(_BACK, x=x + 15 + step * place, y=86, width=width, height=card) for place in range(front.cards)
    )
    inside += text(f"×{front.cards}", x=x + 250, y=226, size=26, anchor="end")
    sign = "cross" if front.is_closed else "tick"
    return inside + placed("shop", sign, x=x + 70, y=196, size=130)


def _awning(name: str, number: int, *, x: float, y: float, width: float, is_asked: bool) -> str:
    """Stripes over a shop with its name on a board; whose turn it is has a lamp."""
    count = round(width / 54)
    step = width / count
    stripes = "".join(
        f'<path d="M{x + step * place:g} {y:g}h{step:g}v34q{-step / 2:g} 20 {-step:g} 0z"'
        f' fill="{_AWNINGS[number] if place % 2 == 0 else "#ffffff"}" stroke="{CRUST}" stroke-width="2"/>'
        for place in range(count)
    )
    board = min(width - 30, 40 + len(name) * 12.5)
    left = x + width / 2 - board / 2
    lamp = placed("burst", x=left - 18, y=y + 4, size=34) if is_asked else ""
    sign = box(x=left, y=y + 5, width=board, height=32, fill=CREAM, stroke=INK, line=2)
    return (
        stripes + sign + text(cut(name, size=20, width=board - 14), x=x + width / 2, y=y + 28, size=20) + lamp
    )
