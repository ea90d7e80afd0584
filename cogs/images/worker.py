"""Renders the images that it reads, in a process beside the bot, so that no answer waits for it.

Run as ``python -m cogs.images.worker``. It ends when its input ends, however the bot has ended.
"""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO

from cogs.images.rasterize import RenderError, png

REQUEST = struct.Struct(">II")
"""Precedes each SVG: the width in pixels, and the length of the SVG in bytes."""
NICENESS = 10
"""How much it yields to the bot if both want the same core."""

ANSWERED = struct.Struct(">I")
"""Precedes each PNG: its length in bytes, 0 if it could not be rendered."""


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
