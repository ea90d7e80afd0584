"""Turns SVG into PNG, with the fonts of this package, so that every machine renders the same."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image, ImageStat

from cogs.i18n.letters import FONT_FILE
from cogs.images.svg.text import FONT, fallback_files

_COLOURS = 128
"""Enough for flat images with soft edges; it halves the size of the file."""
_SOFTNESSES, _OPAQUE = 32, 256
"""How many levels of transparency the rim has."""


class RenderError(Exception):
    """The text is not valid SVG, or the rasteriser failed."""


def png(svg: str, *, width: int) -> bytes:
    """Return the image as a PNG, ``width`` pixels wide. Raise RenderError if that fails."""
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
            return _small(image.convert("RGBA"))
    except (ValueError, OSError) as error:
        raise RenderError(str(error)) from error


def _small(image: Image.Image) -> bytes:
    """Return the image with few colours. Its half-transparent rim stays as soft as it was and has one colour."""
    alpha = image.getchannel("A")
    step = _OPAQUE // _SOFTNESSES
    half_seen = alpha.point([255 if 0 < value < _OPAQUE - step else 0 for value in range(_OPAQUE)])
    rim = [0, 0, 0]
    if half_seen.getbbox() is not None:
        rim = [round(level) for level in ImageStat.Stat(image.convert("RGB"), half_seen).mean]
    flat = Image.new("RGB", image.size, (rim[0], rim[1], rim[2]))
    flat.paste(image, mask=alpha)
    small = flat.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    colours = (small.getpalette() or [])[: 3 * _COLOURS]
    is_rim = [255 if value < _OPAQUE - step else 0 for value in range(_OPAQUE)]
    small.paste(alpha.point([_COLOURS + value // step for value in range(_OPAQUE)]), mask=alpha.point(is_rim))
    small.putpalette([*colours, *[0] * (3 * _COLOURS - len(colours)), *rim * _SOFTNESSES])
    out = io.BytesIO()
    seen = [*[255] * _COLOURS, *(step * place for place in range(_SOFTNESSES))]
    small.save(out, "PNG", transparency=bytes(seen))
    return out.getvalue()
