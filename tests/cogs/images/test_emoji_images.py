"""The small signs that stand among words."""

from __future__ import annotations

import io
import re
from functools import cache

import pytest
from PIL import Image

from cogs.games.auf import images as auf
from cogs.games.bakeries import images as bakeries
from cogs.games.duel import images as duel
from cogs.games.images import die
from cogs.games.registry import all_emojis
from cogs.images import rasterize
from cogs.images.svg import emoji_tile
from games.auf import Card as AufCard
from games.auf import Recipe
from games.bakeries import Cake
from games.bakeries import Card as BakeryCard
from games.duel import Card as DuelCard

EMOJI_BYTES = 8_000
"""Discord takes 256 KiB; so small a picture needs next to nothing."""
READ_AT = 22
"""So many pixels wide an emoji stands in a line."""
PAGES = {"dark": (49, 51, 56), "light": (255, 255, 255)}

EMOJIS = all_emojis()


@cache
def drawn(name: str) -> bytes:
    return rasterize.png(EMOJIS[name], width=emoji_tile.PIXELS)


def seen(name: str, page: tuple[int, int, int], *, size: int = READ_AT) -> Image.Image:
    """An emoji as somebody sees it in a line on a page of this colour."""
    picture = Image.open(io.BytesIO(drawn(name))).convert("RGBA").resize((size, size))
    paper = Image.new("RGB", picture.size, page)
    paper.paste(picture, (0, 0), picture)
    return paper


def test_every_kind_of_card_of_every_game_has_one() -> None:
    kinds = [*DuelCard, *AufCard, *Recipe, *BakeryCard, *Cake]
    assert len({kind.value for kind in kinds}) == len(kinds), "two games call different cards by one name"
    assert {kind.value for kind in kinds} < set(EMOJIS)
    assert {die(points) for points in range(1, 7)} < set(EMOJIS)
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name) for name in EMOJIS)


@pytest.mark.parametrize("drawings", [duel.emoji_images(), auf.emoji_images(), bakeries.emoji_images()])
def test_no_two_of_a_game_look_the_same_not_even_at_the_size_of_a_line(drawings: dict[str, str]) -> None:
    assert len({seen(name, PAGES["dark"]).tobytes() for name in drawings}) == len(drawings)


@pytest.mark.parametrize("page", PAGES)
def test_each_stands_out_from_the_page(page: str) -> None:
    for name in EMOJIS:
        ground = PAGES[page]
        pixels = seen(name, ground).tobytes()
        far = sum(
            sum(abs(pixels[at + part] - ground[part]) for part in range(3)) > 150
            for at in range(0, len(pixels), 3)
        )
        assert far > READ_AT**2 / 6, f"{name} is hard to see on a {page} page"


def test_they_are_small_squares_of_the_same_bytes_every_time() -> None:
    for name in EMOJIS:
        picture = drawn(name)
        assert len(picture) < EMOJI_BYTES, name
        assert Image.open(io.BytesIO(picture)).size == (emoji_tile.PIXELS, emoji_tile.PIXELS)
    assert all_emojis() == EMOJIS
    assert rasterize.png(EMOJIS["soldier"], width=emoji_tile.PIXELS) == drawn("soldier")


def test_a_die_has_its_points() -> None:
    for points in range(1, 7):
        assert emoji_tile.die(points).count("<circle") == points
    with pytest.raises(KeyError):
        emoji_tile.die(7)
