"""Puts screenshots next to each other on one sheet, each post below its title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from cogs.i18n.letters import FONT_FILE
from tools.pictures.screenshots import Screenshot

COLUMNS: Mapping[str, int] = {"desk": 3, "phone": 6}
"""How many posts are next to each other, by the window of the screenshots."""
COLOURS = 64
_GAP, _TITLE = 24, 40
_GROUND, _INK = "#1e1f22", "#f2c14e"


def sheet_of(screenshots: Sequence[Screenshot], *, across: int) -> Image.Image:
    """Return the posts in columns; each post goes where most room is left."""
    width = max(screenshot.image.width for screenshot in screenshots)
    bottoms = [_GAP] * across
    positions: list[tuple[int, int]] = []
    for screenshot in screenshots:
        column = bottoms.index(min(bottoms))
        positions.append((_GAP + column * (width + _GAP), bottoms[column]))
        bottoms[column] += _TITLE + screenshot.image.height + _GAP
    whole = Image.new("RGB", (_GAP + across * (width + _GAP), max(bottoms)), _GROUND)
    pen, font = ImageDraw.Draw(whole), ImageFont.truetype(FONT_FILE, 24)
    for screenshot, (x, y) in zip(screenshots, positions, strict=True):
        pen.text((x, y), screenshot.title, _INK, font)
        whole.paste(screenshot.image, (x, y + _TITLE))
    return whole


def write(screenshots: Sequence[Screenshot], file: Path, *, across: int) -> None:
    """Write a sheet of them."""
    sheet = sheet_of(screenshots, across=across).quantize(
        COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
    )
    sheet.save(file, "PNG", optimize=True)
    print(file)
