"""The images that the playground draws: avatars with a letter, and a head where a PNG is required."""

import struct
import zlib
from html import escape

PALETTE = ("#d1607f", "#c7792b", "#4f8a5b", "#4a7fb5", "#8a62b8", "#2f8f8f")
SIDE = 64


def letter_avatar(name: str, number: int) -> bytes:
    """Return an SVG disc in one of six colours with the name's first letter."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" fill="{PALETTE[number % len(PALETTE)]}"/>'
        '<text x="32" y="43" text-anchor="middle" font-family="sans-serif" font-size="32" '
        f'font-weight="600" fill="#fff">{escape(name[:1].upper())}</text></svg>'
    ).encode()


def head_avatar(number: int) -> bytes:
    """Return a PNG square in one of the six colours with a white head and shoulders."""
    colours = bytes.fromhex(PALETTE[number % len(PALETTE)][1:]), b"\xff\xff\xff"
    rows = b"".join(
        b"\0" + b"".join(colours[_is_head(x - SIDE / 2, y)] for x in range(SIDE)) for y in range(SIDE)
    )
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    chunks = (b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _is_head(x: float, y: float) -> bool:
    """Return True if a point is of the head or the shoulders; ``x`` is counted from the middle."""
    return x**2 + (y - 25) ** 2 < 13**2 or (x / 22) ** 2 + ((y - 62) / 20) ** 2 < 1


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
