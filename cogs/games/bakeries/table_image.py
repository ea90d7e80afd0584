"""You Take the Cake's table as everybody sees it: two shop fronts, and later their windows full of cakes."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.games.bakeries.card_images import BACK
from cogs.images.svg.avatar import GAP, disc_before, round_avatar
from cogs.images.svg.card import ASPECT, back_defs, backs
from cogs.images.svg.emoji_tile import die
from cogs.images.svg.shapes import (
    CREAM,
    CRUST,
    INK,
    LEAST_SIZE,
    RIBBON_SIZE,
    WIDTH,
    box,
    inlaid,
    label,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.images.svg.text import in_lines, width_of

WINDOW_PIXELS = 900
"""Windows have very many details: they are rendered with fewer pixels, so that they stay small and fast."""
_EDGE, _ACROSS, _TILE_HEIGHT, _ROW = 8, 6, 66, 70
_TILE = (WIDTH - 2 * _EDGE) / _ACROSS
_AWNING, _BETWEEN = 42, 44
_WINDOW = _AWNING + 2 * _ROW + 8
_AWNINGS = ("#e98a6b", "#7fa3c8")
_SHOP, _FRONTS_HEIGHT, _WRITING = 182, 268, 22
_DISC = 28
"""The size of an avatar on a board."""


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
    """One bakery with its case: who bakes, what it took in earlier rounds, and what the till has taken in this one.

    ``avatar`` is its player's, as a data URI.
    """

    name: str
    tags: tuple[Tag, ...]
    baker: str
    before: str
    till: str
    amount: str
    is_asked: bool
    avatar: str | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """The uppermost discard: its name, its figure and the colour of its set."""

    name: str
    figure: tuple[str, ...]
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Front:
    """One bakery while a chef is sought, with its player's avatar as a data URI."""

    name: str
    cards: int
    is_closed: bool
    is_asked: bool
    avatar: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Middle:
    """What lies between both windows: the cake drawn, or the dice; and the same in words."""

    words: str
    cake: str | None = None
    dice: tuple[int, ...] = ()


def windows(shown: tuple[Window, Window], *, middle: Middle, ribbon_words: str | None) -> str:
    """Return both windows one above the other, with the cake drawn or the dice between them, as SVG."""
    below = _EDGE + _WINDOW + _BETWEEN
    inside = _window(shown[0], 0, y=_EDGE) + _window(shown[1], 1, y=below)
    line = below - _BETWEEN / 2
    left, room = _EDGE + 12, WIDTH - 40.0
    if middle.cake is not None:
        inside += placed(middle.cake, x=left - 4, y=line - 23, size=46)
        left, room = left + 46, room - 46
    for points in middle.dice:
        inside += inlaid(die(points), x=left - 4, y=line - 18, width=36, height=36)
        left, room = left + 38, room - 38
    if ribbon_words is not None:
        inside += ribbon(ribbon_words, x=WIDTH - 52 - width_of(ribbon_words) * RIBBON_SIZE / 2, y=line)
        room -= 85 + width_of(ribbon_words) * RIBBON_SIZE
    inside += label(middle.words, x=left, y=line, size=24, width=room, anchor="start")
    return sheet(inside, height=below + _WINDOW + _EDGE)


def _window(window: Window, number: int, *, y: float) -> str:
    """Return a window: eleven slots, and in the place of a twelfth the till."""
    width = WIDTH - 2 * _EDGE
    inside = box(x=_EDGE + 2, y=y + 30, width=width - 4, height=_WINDOW - 30, fill="#fffdf8")
    inside += _awning(number, x=_EDGE, y=y, width=width)
    inside += _board(
        window.name, window.avatar, x=_EDGE + 12, y=y, most=230, is_asked=window.is_asked, anchor="start"
    )
    who = " · ".join([part for part in (window.baker, window.before) if part])
    inside += _board(who, None, x=WIDTH - _EDGE - 12, y=y, most=310, is_asked=False, anchor="end")
    for place, tag in enumerate(window.tags):
        x = _EDGE + _TILE * (place % _ACROSS) + 3
        inside += _tag(tag, x=x, y=y + _AWNING + 5 + _ROW * (place // _ACROSS))
    left, top = _EDGE + _TILE * (_ACROSS - 0.5), y + _AWNING + 5 + _ROW
    inside += label(window.till, x=left, y=top + 21, size=21, width=_TILE - 8)
    return inside + label(window.amount, x=left, y=top + 47, size=24, width=_TILE - 4, rows=1)


def _tag(tag: Tag, *, x: float, y: float) -> str:
    width = _TILE - 6
    fill = "#dfe8d3" if tag.is_sold else CREAM
    inside = box(x=x, y=y, width=width, height=_TILE_HEIGHT, fill=fill, line=2)
    inside += text(tag.number, x=x + 20, y=y + 23, size=24)
    inside += text(tag.times, x=x + 20, y=y + 42, size=20)
    if tag.cake is not None:
        inside += placed(tag.cake, x=x + 43, y=y + 2, size=42)
    inside += label(tag.price, x=x + width / 2, y=y + 54, size=22, width=width - 4, rows=1)
    for sticker in range(tag.stale):
        inside += (
            f'<rect x="{x + 40 + 20 * sticker:g}" y="{y + 25:g}" width="18" height="18" rx="3" fill="#c3d08c"'
            f' stroke="{INK}" stroke-width="2"/>' + text("−", x=x + 49 + 20 * sticker, y=y + 41, size=20)
        )
    if tag.is_sold:
        inside += placed("tick", x=x + 34, y=y - 12, size=60)
    return inside


def fronts(
    shown: tuple[Front, Front], *, stock: str, discard: str, top: Discarded | None, ribbon_words: str | None
) -> str:
    """Return both shops side by side with the piles between them, as SVG."""
    inside = _front(shown[0], 0, x=_EDGE) + _front(shown[1], 1, x=WIDTH - _EDGE - _SHOP)
    height, width = 126, 126 * ASPECT
    middle, y = WIDTH / 2, 30
    inside += backs(x=middle - width - 16, y=y, width=width, height=height)
    if top is not None:
        inside += _discarded(top, x=middle - 10, y=y, width=118, height=height)
    for words, x in ((stock, middle - width / 2 - 16), (discard, middle + 49)):
        inside += label(words, x=x, y=y + height + 26, size=21, width=104)
    if ribbon_words is not None:
        inside += ribbon(ribbon_words, x=middle, y=_FRONTS_HEIGHT - 32)
    return sheet(inside, height=_FRONTS_HEIGHT, defs=back_defs(BACK))


def _discarded(card: Discarded, *, x: float, y: float, width: float, height: float) -> str:
    """Return the uppermost discard: its figure, and below it whose it is or what it does."""
    return (
        box(x=x, y=y, width=width, height=height, fill=CREAM)
        + f'<rect x="{x + 5:g}" y="{y + 5:g}" width="{width - 10:g}" height="{height - 40:g}" rx="9"'
        f' fill="{card.colour}" fill-opacity=".5"/>'
        + placed(*card.figure, x=x + (width - height + 42) / 2, y=y + 6, size=height - 42)
        + label(card.name, x=x + width / 2, y=y + height - 18, size=22, width=width - 6, rows=1)
    )


def _front(front: Front, number: int, *, x: float) -> str:
    inside = box(x=x + 4, y=_EDGE + 30, width=_SHOP - 8, height=_FRONTS_HEIGHT - 62, fill="#f6e7cc")
    inside += _awning(number, x=x, y=_EDGE, width=_SHOP)
    inside += _board(
        front.name,
        front.avatar,
        x=x + _SHOP / 2,
        y=_EDGE,
        most=_SHOP - 8,
        is_asked=front.is_asked,
        anchor="middle",
    )
    card = 74.0
    width = card * ASPECT
    step = min(width * 0.5, (_SHOP - 74 - width) / max(1, front.cards - 1))
    inside += backs(front.cards, x=x + 14, y=_EDGE + 52, width=width, height=card, step=step)
    inside += text(f"×{front.cards}", x=x + _SHOP - 12, y=_EDGE + 98, size=25, anchor="end")
    sign = "cross" if front.is_closed else "tick"
    return inside + placed("shop", sign, x=x + _SHOP / 2 - 54, y=_EDGE + 122, size=108)


def _awning(number: int, *, x: float, y: float, width: float) -> str:
    """Stripes over a shop."""
    count = round(width / 42)
    step = width / count
    return "".join(
        [
            f'<path d="M{x + step * place:g} {y:g}h{step:g}v30q{-step / 2:g} 18 {-step:g} 0z"'
            f' fill="{_AWNINGS[number] if place % 2 == 0 else "#ffffff"}" stroke="{CRUST}" stroke-width="2"/>'
            for place in range(count)
        ]
    )


def _board(
    words: str, avatar: str | None, *, x: float, y: float, most: float, is_asked: bool, anchor: str
) -> str:
    """Return a board on an awning, with a lamp for the player whose turn it is, and their avatar if there is room."""
    lamp = 30 if is_asked else 0
    room = most - lamp - 20
    disc = disc_before(words, avatar, size=_WRITING, width=room, disc=_DISC)
    before = lamp + (disc + GAP if disc else 0)
    size, lines = in_lines(words, size=_WRITING, least=LEAST_SIZE, width=most - before - 20)
    width = 20 + before + max(width_of(line) for line in lines) * size
    top, height = (y + 3, 32) if len(lines) == 1 else (y - 2, 45)
    left = {"start": x, "middle": x - width / 2, "end": x - width}[anchor]
    inside = box(x=left, y=top, width=width, height=height, fill=CREAM, stroke=INK, line=2)
    if is_asked:
        inside += placed("burst", x=left + 6, y=top + (1 if len(lines) == 1 else 8), size=30)
    if avatar is not None and disc:
        inside += round_avatar(avatar, x=left + 8 + lamp, y=top + (height - disc) / 2, size=disc)
    return inside + "".join(
        text(
            line,
            x=left + 10 + before,
            y=y + (26 if len(lines) == 1 else 17) + 20 * number,
            size=size,
            anchor="start",
        )
        for number, line in enumerate(lines)
    )
