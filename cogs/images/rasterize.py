"""Turns SVG into PNG, with the fonts of this package, so that every machine renders the same.

``python -m cogs.images.rasterize`` renders what it reads, in a process beside the bot, so that no answer waits for it.
It ends when its input ends, however the bot has ended.
"""

from __future__ import annotations

import io
import os
import struct
import sys
from typing import BinaryIO

import resvg_py
from PIL import Image, ImageStat

from cogs.i18n.letters import FONT
from cogs.images.svg.text import font_files

LIMIT_BYTES = 60_000
"""The most that an image should have: phones load it at once."""
REQUEST = struct.Struct(">II")
"""Precedes each SVG that the process reads: the width in pixels, and the length of the SVG in bytes."""
ANSWERED = struct.Struct(">I")
"""Precedes each PNG that it writes: its length in bytes, 0 if it could not be rendered."""
NICENESS = 10
"""The niceness of the process: it yields to the bot if both want the same core."""
_COLOURS, _FEW_COLOURS = 128, 64
"""Enough for flat images with soft edges, and what an image has that would else be too large."""
_SOFTNESSES, _OPAQUE = 32, 256
"""How many levels of transparency the rim has."""
_FAST, _SMALL = 6, 8
"""Levels of compression: the usual one, and a slower one for images that would else be too large."""
_SHARE_OF_MANY, _SHARE_OF_FEW = 0.44, 0.36
"""The share of an image's bytes that is nearly always left with many and with few colours."""
_LEAST_WIDTH, _SHRINKING = 400, 0.97
"""An image that is still too large is rendered with fewer pixels: in proportion, and a little less."""


class RenderError(Exception):
    """The text is not valid SVG, or the rasteriser failed."""


def png(svg: str, *, width: int, limit: int = LIMIT_BYTES) -> bytes:
    """Return the image as a PNG of at most ``limit`` bytes. Raise RenderError if that fails.

    It is ``width`` pixels wide; one with very many details has fewer colours, and if need be fewer pixels.
    """
    try:
        rendered = _rendered(svg, width)
        if len(rendered) * _SHARE_OF_MANY <= limit:
            encoded = _encoded(rendered, _COLOURS, compression=_FAST)
            if len(encoded) <= limit:
                return encoded
        if len(rendered) * _SHARE_OF_FEW > limit:
            width = int(width * limit / (len(rendered) * _SHARE_OF_FEW))
            rendered = _rendered(svg, width)
        encoded = _encoded(rendered, _FEW_COLOURS, compression=_SMALL)
        while len(encoded) > limit and width > _LEAST_WIDTH:
            width = int(width * _SHRINKING * limit / len(encoded))
            encoded = _encoded(_rendered(svg, width), _FEW_COLOURS, compression=_SMALL)
    except (ValueError, OSError) as error:
        raise RenderError(str(error)) from error
    return encoded


def _rendered(svg: str, width: int) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(file) for file in font_files(svg)],
            font_family=FONT,
        )
    )


def _encoded(rendered: bytes, colours: int, *, compression: int) -> bytes:
    """Return the image with few colours. Its half-transparent rim stays as soft as it was and has one colour."""
    with Image.open(io.BytesIO(rendered)) as opened:
        image = opened.convert("RGBA")
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
    small.save(out, "PNG", transparency=bytes(seen), compress_level=compression)
    return out.getvalue()


def render_all(requests: BinaryIO, answers: BinaryIO) -> None:
    """Render each image in order until the input ends."""
    while len(head := requests.read(REQUEST.size)) == REQUEST.size:
        width, length = REQUEST.unpack(head)
        svg = requests.read(length)
        try:
            rendered = png(svg.decode("utf-8"), width=width)
        except RenderError:
            rendered = b""
        answers.write(ANSWERED.pack(len(rendered)) + rendered)
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    try:
        render_all(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the bot has stopped
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
