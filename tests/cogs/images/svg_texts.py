"""Reads images for tests: each line of text with its size on a phone, and the colours beneath it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from PIL import Image, ImageColor

from cogs.images.rasterize import png
from cogs.images.svg.shapes import PHONE_POINTS
from cogs.images.svg.text import width_of

_SVG = "{http://www.w3.org/2000/svg}"
_STEP = re.compile(r"(translate|scale)\(([^)]*)\)")
_ABOVE, _BELOW = 0.72, 0.0
"""How far letters reach above and below their baseline, as a multiple of their size."""
_SHARE = 0.04
"""The least share of a text's ground that counts as a colour beneath it; less are the soft edges of shapes."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text: its box in units of the image, and its colour."""

    words: str
    left: float
    top: float
    right: float
    bottom: float
    size: float
    fill: str


def lines(svg: str) -> list[Line]:
    """Return every line of text of an image."""
    root = ET.fromstring(svg)
    return list(_lines(root, 1.0, 0.0, 0.0, is_root=True))


def _lines(node: ET.Element, scale: float, x: float, y: float, *, is_root: bool = False) -> Iterator[Line]:
    """Return the text below a node that stands at ``x`` and ``y`` of the image, its units ``scale`` wide."""
    if node.tag == f"{_SVG}defs":
        return
    if node.tag == f"{_SVG}svg" and not is_root:
        left, top, width, _ = map(float, node.attrib["viewBox"].split())
        x, y = x + scale * float(node.get("x", "0")), y + scale * float(node.get("y", "0"))
        scale *= float(node.attrib["width"]) / width
        x, y = x - left * scale, y - top * scale
    for name, numbers in _STEP.findall(node.get("transform", "")):
        values = [float(number) for number in re.split("[ ,]+", numbers)]
        if name == "translate":
            x, y = x + scale * values[0], y + scale * values[-1]
        else:
            scale *= values[0]
    if node.tag == f"{_SVG}text" and node.text:
        size = scale * float(node.attrib["font-size"])
        width = width_of(node.text) * size
        left = x + scale * float(node.attrib["x"])
        left -= width * {"start": 0.0, "middle": 0.5, "end": 1.0}[node.attrib["text-anchor"]]
        base = y + scale * float(node.attrib["y"])
        yield Line(
            *(node.text, left, base - _ABOVE * size, left + width, base + _BELOW * size, size),
            fill=node.attrib["fill"],
        )
    for child in node:
        yield from _lines(child, scale, x, y)


def width(svg: str) -> float:
    """Return the width of an image in units."""
    return float(ET.fromstring(svg).attrib["viewBox"].split()[2])


def points_on_phone(line: Line, svg: str) -> float:
    """Return the size of a line of text on a phone in CSS pixels."""
    return line.size * PHONE_POINTS / width(svg)


def least_contrasts(svg: str) -> dict[str, float]:
    """Return the contrast of each line of text with the colour beneath it from which it differs least."""
    pixels = 600
    bare = re.sub(r"<text\b.*?</text>", "", svg)
    with Image.open(io.BytesIO(png(bare, width=pixels))) as opened:
        ground = opened.convert("RGBA").convert("RGB")
    unit = ground.width / width(svg)
    found: dict[str, float] = {}
    for line in lines(svg):
        box = [round(edge * unit) for edge in (line.left, line.top, line.right, line.bottom)]
        part = ground.crop((max(0, box[0]), max(0, box[1]), max(box[2], box[0] + 1), max(box[3], box[1] + 1)))
        area = part.width * part.height
        beneath = [rgb for count, rgb in part.getcolors(area) or () if count >= _SHARE * area]
        assert beneath, f"nothing is known beneath {line.words!r}"
        least = min(contrast(ImageColor.getrgb(line.fill)[:3], rgb) for rgb in beneath)  # type: ignore[arg-type]
        found[line.words] = min(least, found.get(line.words, least))
    return found


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """Return the contrast of two colours as WCAG defines it."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: tuple[int, int, int]) -> float:
    red, green, blue = (
        level / 255 / 12.92 if level / 255 <= 0.04045 else ((level / 255 + 0.055) / 1.055) ** 2.4
        for level in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
