"""A card as a small emoji in SVG: its figure on a tile, large."""

from __future__ import annotations

from cogs.images.svg.shapes import CREAM, INK, image, placed, text
from cogs.images.svg.text import width_of

PIXELS = 128
"""Discord shows emojis at 22 to 48 pixels, and asks for 128."""
_SIDE, _MARK_SIZE = 100, 33


def draw(
    *layers: str, colour: str, mark: str = "", left: float = 0, top: float = 0, size: float = 100
) -> str:
    """Return a figure on a tile as SVG: its light rim shows on dark pages, its dark rim on light pages.

    The tile shows the part of the figure's square of 100 units that begins at ``left`` and ``top`` and is ``size``
    wide. ``mark`` is a few characters in a corner.
    """
    scale = (_SIDE - 16) / size
    figure = placed(*layers, x=8 - left * scale, y=8 - top * scale, size=100 * scale)
    return _framed(
        '<clipPath id="tile"><rect x="7" y="7" width="86" height="86" rx="16"/></clipPath>'
        f'<rect x="5" y="5" width="90" height="90" rx="18" fill="{colour}" stroke="{INK}" stroke-width="5"/>'
        f'<g clip-path="url(#tile)">{figure}</g>{_mark(mark) if mark else ""}'
    )


def _mark(words: str) -> str:
    """Return the mark as SVG; it is large, so that it can be read in a line."""
    width = 14 + width_of(words) * _MARK_SIZE
    return (
        f'<rect x="2" y="62" width="{width:g}" height="36" rx="12" fill="{CREAM}" stroke="{INK}" stroke-width="5"/>'
        + text(words, x=2 + width / 2, y=92, size=_MARK_SIZE)
    )


def die(points: int) -> str:
    """Return a side of a die as SVG. Raise KeyError for points that no die has."""
    pips = "".join([f'<circle cx="{x}" cy="{y}" r="10" fill="{INK}"/>' for x, y in _PIPS[points]])
    return _framed(
        f'<rect x="8" y="8" width="84" height="84" rx="20" fill="{CREAM}" stroke="{INK}" stroke-width="6"/>{pips}'
    )


_NEAR, _MIDDLE, _FAR = 28, 50, 72
_CORNERS = ((_NEAR, _NEAR), (_FAR, _FAR), (_FAR, _NEAR), (_NEAR, _FAR))
_CENTRE, _SIDES = (_MIDDLE, _MIDDLE), ((_NEAR, _MIDDLE), (_FAR, _MIDDLE))
_PIPS = {
    1: (_CENTRE,),
    2: _CORNERS[:2],
    3: (_CENTRE, *_CORNERS[:2]),
    4: _CORNERS,
    5: (_CENTRE, *_CORNERS),
    6: (*_CORNERS, *_SIDES),
}


def bare(symbol: str, *, left: float = 0, top: float = 0, size: float = 100) -> str:
    """Return a figure without a tile as SVG, with a light rim around its outline; it shows the same part as `draw`."""
    scale = 92 / size
    figure = placed(symbol, x=4 - left * scale, y=4 - top * scale, size=100 * scale)
    rim = (
        '<filter id="rim" x="-10%" y="-10%" width="120%" height="120%">'
        '<feMorphology in="SourceAlpha" operator="dilate" radius="3"/>'
        '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .96 0 0 0 0 .9 0 0 0 1 0"/></filter>'
    )
    return image(f'{rim}<g filter="url(#rim)">{figure}</g>{figure}', width=_SIDE, height=_SIDE)


def _framed(inside: str) -> str:
    tile = f'<rect x="1" y="1" width="98" height="98" rx="21" fill="{CREAM}"/>'
    return image(tile + inside, width=_SIDE, height=_SIDE)
