"""The front and back of a card as SVG: its figure in a frame, its name, its class, and what it does."""

from __future__ import annotations

from cogs.images.svg.shapes import CREAM, CRUST, INK, column, disc, image, placed, text
from cogs.images.svg.text import in_lines, width_of, wrapped

WIDTH, HEIGHT = 240, 336
"""The size of a card in its own units."""
ASPECT = WIDTH / HEIGHT
LEAST_SIZE = 25
"""The least size of text on a card: a phone shows three cards side by side, and this is 11 pixels there."""

_ROOM = 214
"""The share of the width that text may take."""
_NAME_SIZE, _NAME_LINE = 34, 30
_CLASS_HEIGHT, _EFFECT_LINE, _EDGE = 33, 27, 12
_TALL_FOOT, _PLAIN_FOOT = 182, 226
"""Where the figure's frame ends: on a card with an effect, and on a card without one."""


def front(
    *, layers: tuple[str, ...], name: str, kind: str, effect: str, colour: str, mark: str = "", icon: str = ""
) -> str:
    """Return the front of a card as SVG. ``layers`` are symbols, one over the other.

    In the corner is ``mark``, a number, or ``icon``, the symbol of the card's class.
    """
    size, name_lines = in_lines(name, size=_NAME_SIZE, least=LEAST_SIZE + 3, width=_ROOM)
    effect_lines = wrapped(effect, size=LEAST_SIZE, width=_ROOM)
    height = _EFFECT_LINE * len(effect_lines)
    named = _NAME_LINE * len(name_lines) + 10
    foot = min(_TALL_FOOT if height else _PLAIN_FOOT, HEIGHT - _EDGE - height - _CLASS_HEIGHT - named - 4)
    below = foot + named + _CLASS_HEIGHT + 2
    middle = (below + HEIGHT - _EDGE) / 2
    return _sheet(
        f'<rect x="14" y="14" width="212" height="{foot - 14}" rx="14" fill="{colour}" fill-opacity=".5"/>'
        + placed(*layers, x=(WIDTH + 20 - foot) / 2, y=18, size=foot - 20)
        + _corner(mark, icon)
        + column(name_lines, x=WIDTH / 2, y=foot + named / 2 + 1, size=size, step=_NAME_LINE)
        + f'<rect x="20" y="{foot + named}" width="200" height="{_CLASS_HEIGHT - 2}" rx="15" fill="{colour}"/>'
        + column(
            in_lines(kind, size=LEAST_SIZE, least=LEAST_SIZE, width=190, rows=1)[1],
            x=WIDTH / 2,
            y=foot + named + (_CLASS_HEIGHT - 2) / 2,
            size=LEAST_SIZE,
            step=0,
        )
        + column(effect_lines, x=WIDTH / 2, y=middle, size=_effect_size(effect_lines), step=_EFFECT_LINE)
    )


def _effect_size(lines: list[str]) -> float:
    """Return the size of an effect; a word that is too long for a line makes it smaller."""
    return min([LEAST_SIZE, *(_ROOM / width_of(line) for line in lines)])


def _corner(mark: str, icon: str) -> str:
    if not (mark or icon):
        return ""
    width = 44 if icon else 20 + width_of(mark) * 30
    return (
        f'<rect x="10" y="10" width="{width:g}" height="44" rx="20" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>'
        + (placed(icon, x=15, y=15, size=34) if icon else text(mark, x=10 + width / 2, y=43, size=30))
    )


def back(*, layers: tuple[str, ...], colour: str) -> str:
    """Return the back that all cards of a game share, as SVG: they lie small on a table."""
    return _sheet(
        f'<rect x="14" y="14" width="212" height="308" rx="14" fill="{colour}"/>'
        + disc(x=120, y=168, radius=92, fill=CREAM, stroke=INK, line=8)
        + placed(*layers, x=55, y=102, size=130)
    )


def back_defs(card_back: str) -> str:
    """Return the ``defs`` of an image in which ``backs`` uses this back of a card.

    Each use would be cut off at its edges, which takes a layer of its own, if nothing were said about overflow.
    """
    opened = card_back.replace(
        '<svg xmlns="http://www.w3.org/2000/svg"', '<symbol id="back" overflow="visible"', 1
    )
    return f"<defs>{opened.removesuffix('</svg>')}</symbol></defs>"


def backs(count: int = 1, *, x: float, y: float, width: float, height: float, step: float = 0) -> str:
    """Return the backs of ``count`` cards from ``x`` on, each ``step`` to the right of the one before."""
    size = f'y="{y:g}" width="{width:g}" height="{height:g}"'
    return "".join([f'<use href="#back" x="{x + step * number:g}" {size}/>' for number in range(count)])


def _sheet(inside: str) -> str:
    paper = (
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="20" fill="{CREAM}"'
        f' stroke="{CRUST}" stroke-width="6"/>'
    )
    return image(paper + inside, width=WIDTH, height=HEIGHT)
