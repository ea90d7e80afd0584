"""Draws what it reads: a process beside the bot, so that no drawing ever holds an answer up.

Run as ``python -m cogs.images.worker``. It ends when nobody can ask it any more, however the bot has ended.
"""

from __future__ import annotations

import os
import struct
import sys
from typing import BinaryIO

from cogs.images.rasterize import NotDrawn, png

ASKED = struct.Struct(">II")
"""Before each drawing: its width in pixels, and the length of its SVG in bytes."""
NICENESS = 10
"""How much it gives way to the bot where both want the same core."""

ANSWERED = struct.Struct(">I")
"""Before each answer: the length of its PNG in bytes; nothing at all where it could not be drawn."""


def draw_all(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer each drawing that is asked for, in order, until there are no more."""
    while len(head := asked.read(ASKED.size)) == ASKED.size:
        width, length = ASKED.unpack(head)
        svg = asked.read(length)
        try:
            drawn = png(svg.decode("utf-8"), width=width)
        except NotDrawn:
            drawn = b""
        answers.write(ANSWERED.pack(len(drawn)) + drawn)
        answers.flush()


if __name__ == "__main__":
    os.nice(NICENESS)
    try:
        draw_all(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the bot has stopped, and nobody waits for the rest
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
