"""Draws the pictures of a listing in Discord's App Directory: icon, banner, and a picture of each game."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from PIL import Image

from cogs.i18n.messages import Messages
from cogs.images.rasterize import png
from cogs.images.svg import card
from cogs.images.svg.shapes import CREAM, INK, inlaid, placed, text
from tools.pictures.card_sheets import cards

LISTING_BYTES = 1_000_000
SIZES: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"icon": (1024, 1024), "banner": (680, 240)} | dict.fromkeys(("duel", "bakeries", "auf"), (1920, 1080))
)
"""Each picture and its size in pixels; docs/listing.md names the source of each size."""

PINK, ROSE = "#e8a0bf", "#f4cbdc"
SHOWN: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {"duel": (0, 1, 2, 3, 5), "bakeries": (0, 2, 4, 6, 8), "auf": (0, 2, 4, 6, 8)}
)
"""Which cards of each game's sheet its picture shows."""
_CARD_WIDTH, _CARD_GAP, _TILT_DEGREES = 300, 36, 3
_CAKES = ("birthday", "slice", "bundt", "wedding")


def draw(folder: Path) -> None:
    """Draw every picture into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    fronts = cards(Messages())
    drawings = {"icon": icon(), "banner": banner()}
    drawings |= {game: game_picture(game, [fronts[game][number] for number in SHOWN[game]]) for game in SHOWN}
    for name, svg in drawings.items():
        file = folder / f"{name}.png"
        file.write_bytes(opaque(png(svg, width=SIZES[name][0], limit=LISTING_BYTES)))
        print(file)


def opaque(drawn: bytes) -> bytes:
    """Return a picture without transparency, which Discord would show as black in places."""
    whole = io.BytesIO()
    with Image.open(io.BytesIO(drawn)) as image:
        image.convert("RGBA").convert("RGB").quantize(128, dither=Image.Dither.NONE).save(
            whole, "PNG", optimize=True
        )
    return whole.getvalue()


def icon() -> str:
    """Return the icon: a cake that stays whole when Discord cuts a circle out of the picture."""
    width, height = SIZES["icon"]
    plate = f'<circle cx="{width / 2:g}" cy="{height / 2:g}" r="360" fill="{CREAM}" stroke="{INK}" stroke-width="18"/>'
    return _picture(
        "icon", plate + placed("birthday", x=width / 2 - 250, y=height / 2 - 270, size=500), dot_gap=96
    )


def banner() -> str:
    """Return the banner of the profile; its lower left corner stays empty, because the icon covers it."""
    width, _ = SIZES["banner"]
    slices = "".join(placed(name, x=250 + 104 * at, y=118, size=92) for at, name in enumerate(_CAKES))
    return _picture("banner", text("Cake Club", x=width / 2 + 110, y=88, size=72) + slices, dot_gap=32)


def game_picture(game: str, fronts: Sequence[str]) -> str:
    """Return a game's name above some of its cards."""
    width, height = SIZES[game]
    card_height = _CARD_WIDTH * card.HEIGHT / card.WIDTH
    step = _CARD_WIDTH + _CARD_GAP
    left = (width - step * len(fronts) + _CARD_GAP) / 2
    top = (height - card_height) / 2 + 90
    fan = []
    for number, front in enumerate(fronts):
        off = number - (len(fronts) - 1) / 2
        x, y = left + step * number, top + 14 * off * off
        middle = f"{x + _CARD_WIDTH / 2:g} {y + card_height / 2:g}"
        shown = inlaid(front, x=x, y=y, width=_CARD_WIDTH, height=card_height)
        fan.append(f'<g transform="rotate({off * _TILT_DEGREES:g} {middle})">{shown}</g>')
    name = text(Messages()(f"{game}-name"), x=width / 2, y=250, size=150)
    return _picture(game, name + "".join(fan), dot_gap=64)


def _picture(name: str, inside: str, *, dot_gap: float) -> str:
    """Return a picture on a pink ground with dots."""
    width, height = SIZES[name]
    dots = "".join(
        f'<circle cx="{dot_gap * (column + row % 2 / 2):g}" cy="{dot_gap * row:g}" r="{dot_gap / 9:g}" fill="{ROSE}"/>'
        for row in range(int(height / dot_gap) + 2)
        for column in range(int(width / dot_gap) + 2)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="100%" height="100%" fill="{PINK}"/>{dots}{inside}</svg>'
    )
