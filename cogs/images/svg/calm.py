"""Calm images, for people whom rays, bursts and strong stripes disturb."""

from __future__ import annotations

import re
from dataclasses import replace

from cogs.images.svg.shapes import symbol
from cogs.ui.panel import SvgImage

_MARKED = re.compile('fill="[^"]*" data-calm="([^"]*)"')


def filled(colour: str, *, calm: str) -> str:
    """Return the attributes of a shape with this colour, and with the colour ``calm`` in a calm image."""
    return f'fill="{colour}" data-calm="{calm}"'


def calm(image: SvgImage | None) -> SvgImage | None:
    """Return an image without rays, bursts and strong stripes; None for None."""
    if image is None:
        return None
    svg = _MARKED.sub(r'fill="\1"', image.svg).replace(symbol("burst"), symbol("lamp"))
    return replace(image, svg=svg)
