"""How a drawing becomes the bytes of a PNG: with the font that lies here, so that every machine draws the same."""

from __future__ import annotations

import io
from pathlib import Path

import resvg_py
from PIL import Image

FONT = "Quicksand"
FONT_FILE = Path(__file__).parent / "fonts" / "Quicksand-Bold.ttf"
_COLOURS = 128
"""As many as flat drawings need with their soft edges; a picture is a third of its size for it."""


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
                font_files=[str(FONT_FILE)],
                font_family=FONT,
            )
        )
        with Image.open(io.BytesIO(drawn)) as image:
            small = image.quantize(_COLOURS, method=Image.Quantize.FASTOCTREE)
            out = io.BytesIO()
            small.save(out, "PNG")
    except (ValueError, OSError) as error:
        raise NotDrawn(str(error)) from error
    return out.getvalue()
