"""How a drawing becomes the bytes of a PNG: with the font that lies here, so that every machine draws the same."""

from __future__ import annotations

import io

import resvg_py
from PIL import Image, ImageStat

from cogs.images.svg.text import FONT, FONT_FILE, fallback_files

_COLOURS = 128
"""As many as flat drawings need with their soft edges; a picture is half of its size for it."""
_SOFTNESSES, _OPAQUE = 32, 256
"""How many kinds of half seen there are on the rim, where the page shines through."""


class NotDrawn(Exception):
    """The drawing is no SVG, or the rasteriser failed; the words must do without it."""


def png(svg: str, *, width: int) -> bytes:
    """The drawing as a PNG ``width`` pixels wide. NotDrawn when that fails."""
    try:
        drawn = bytes(
            resvg_py.svg_to_bytes(
                svg_string=svg,
                width=width,
                skip_system_fonts=True,
                font_files=[str(file) for file in (FONT_FILE, *fallback_files(svg))],
                font_family=FONT,
            )
        )
        with Image.open(io.BytesIO(drawn)) as image:
            return _small(image.convert("RGBA"))
    except (ValueError, OSError) as error:
        raise NotDrawn(str(error)) from error


def _small(image: Image.Image) -> bytes:
    """The picture with few colours. Its rim, where it is half seen, stays as soft as it was and has one colour."""
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
