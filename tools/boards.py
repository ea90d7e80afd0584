"""Puts what was photographed side by side on one sheet, each post beneath its title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from cogs.images.svg.text import FONT_FILE
from tools.snapshots import Shot

COLUMNS: Mapping[str, int] = {"desk": 3, "phone": 6}
"""How many posts stand beside one another, by the window in which they were taken."""
COLOURS = 64
_GAP, _TITLE = 24, 40
_GROUND, _INK = "#1e1f22", "#f2c14e"


def board(shots: Sequence[Shot], *, across: int) -> Image.Image:
    """The posts in columns, the next always where most room is left."""
    width = max(shot.image.width for shot in shots)
    feet = [_GAP] * across
    places: list[tuple[int, int]] = []
    for shot in shots:
        column = feet.index(min(feet))
        places.append((_GAP + column * (width + _GAP), feet[column]))
        feet[column] += _TITLE + shot.image.height + _GAP
    whole = Image.new("RGB", (_GAP + across * (width + _GAP), max(feet)), _GROUND)
    pen, font = ImageDraw.Draw(whole), ImageFont.truetype(FONT_FILE, 24)
    for shot, (x, y) in zip(shots, places, strict=True):
        pen.text((x, y), shot.title, _INK, font)
        whole.paste(shot.image, (x, y + _TITLE))
    return whole


def write(shots: Sequence[Shot], file: Path, *, across: int) -> None:
    """Write a sheet of them."""
    sheet = board(shots, across=across).quantize(
        COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
    )
    sheet.save(file, "PNG", optimize=True)
    print(file)
