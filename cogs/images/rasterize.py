"""Turns SVG into PNG, with the fonts of this package, so that every machine renders the same."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image, ImageStat

from cogs.images.svg.text import FONT, FONT_FILE, fallback_files

LIMIT_BYTES = 60_000
"""The most that an image should have: phones load it at once."""
_COLOURS, _FEW_COLOURS = 128, 40
"""Enough for flat images with soft edges, and what an image has that would else be too large."""
_SOFTNESSES, _OPAQUE = 32, 256
"""How many levels of transparency the rim has."""
_LEAST_WIDTH = 400
_SHRINKING = 0.96
"""An image that is too large becomes smaller in proportion, and a little more."""


class RenderError(Exception):
    """The text is not valid SVG, or the rasteriser failed."""


def png(svg: str, *, width: int) -> bytes:
    """Return the image as a PNG of at most 60 kB. Raise RenderError if that fails.

    It is ``width`` pixels wide. An image with very many details has fewer colours, and then fewer pixels.
    """
    try:
        rendered = bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(file) for file in (FONT_FILE, *fallback_files(svg))],
                font_family=FONT,
            )
        )
        with Image.open(io.BytesIO(rendered)) as image:
            return _within_limit(image.convert("RGBA"))
    except (ValueError, OSError) as error:
        raise RenderError(str(error)) from error


def _within_limit(image: Image.Image) -> bytes:
    encoded = _encoded(image, _COLOURS)
    if len(encoded) > LIMIT_BYTES:
        encoded = _encoded(image, _FEW_COLOURS)
    while len(encoded) > LIMIT_BYTES and image.width > _LEAST_WIDTH:
        scale = _SHRINKING * LIMIT_BYTES / len(encoded)
        image = image.resize(
            (round(image.width * scale), round(image.height * scale)), Image.Resampling.BICUBIC
        )
        encoded = _encoded(image, _FEW_COLOURS)
    return encoded


def _encoded(image: Image.Image, colours: int) -> bytes:
    """Return the image with few colours. Its half-transparent rim stays as soft as it was and has one colour."""
    alpha = image.getchannel("A")
    step = _OPAQUE // _SOFTNESSES
    half_seen = alpha.point([255 if 0 < value < _OPAQUE - step else 0 for value in range(_OPAQUE)])
    rim = [0, 0, 0]
    if half_seen.getbbox() is not None:
        rim = [round(level) for level in ImageStat.Stat(image.convert("RGB"), half_seen).mean]
    flat = Image.new("RGB", image.size, (rim[0], rim[1], rim[2]))
    flat.paste(image, mask=alpha)
    small = flat.quantize(colours, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    palette = (small.getpalette() or [])[: 3 * colours]
    is_rim = [255 if value < _OPAQUE - step else 0 for value in range(_OPAQUE)]
    small.paste(alpha.point([colours + value // step for value in range(_OPAQUE)]), mask=alpha.point(is_rim))
    small.putpalette([*palette, *[0] * (3 * colours - len(palette)), *rim * _SOFTNESSES])
    out = io.BytesIO()
    seen = [*[255] * colours, *(step * place for place in range(_SOFTNESSES))]
    small.save(out, "PNG", transparency=bytes(seen))
    return out.getvalue()
