"""Figures of a game differ in their outlines, not only in their colours."""

from __future__ import annotations

import io
from collections.abc import Mapping
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.games.auf import images as auf
from cogs.games.bakeries import images as bakeries
from cogs.games.duel import images as duel
from cogs.images.rasterize import png
from cogs.images.svg.shapes import placed
from games.bakeries import Cake, Card

SIDE = 48
"""The size of an emoji in a message without words."""
LEAST_SHARE = 0.15
"""How much of the area that two figures cover together only one of them covers."""
GROUPS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "troops": {str(card): layers for card, layers in duel.FIGURES.items()},
    "dishes": {str(recipe): (dish,) for recipe, dish in auf.DISHES.items()},
    "ingredients": {str(card): layers for card, layers in auf.INGREDIENTS.items()},
    "cakes": {str(cake): (cake.value,) for cake in Cake},
    "parts": {str(card.piece): bakeries.layers(card) for card in Card if not card.is_sign},
}


def silhouette(layers: tuple[str, ...]) -> Image.Image:
    """Return the figure filled with black: 255 where it covers the ground."""
    figure = placed(*layers, x=0, y=0, size=100)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{figure}</svg>'
    with Image.open(io.BytesIO(png(svg, width=SIDE))) as image:
        alpha = image.convert("RGBA").getchannel("A")
    return alpha.point([0] * 128 + [255] * 128)


def area(mask: Image.Image) -> int:
    return mask.histogram()[255]


def different_share(one: Image.Image, other: Image.Image) -> float:
    return area(ImageChops.difference(one, other)) / area(ImageChops.lighter(one, other))


@pytest.mark.parametrize("group", ["troops", "dishes", "ingredients", "cakes", "parts"])
def test_the_outlines_of_any_two_figures_of_a_group_differ(group: str) -> None:
    drawn = {name: silhouette(layers) for name, layers in GROUPS[group].items()}
    alike = {
        (one, other): round(share, 3)
        for one, other in combinations(drawn, 2)
        if (share := different_share(drawn[one], drawn[other])) < LEAST_SHARE
    }
    assert not alike


def test_equal_outlines_do_not_differ_whatever_their_colour() -> None:
    assert different_share(silhouette(("bolt",)), silhouette(("bolt",))) == 0
    assert different_share(silhouette(("tick",)), silhouette(("cross",))) < LEAST_SHARE
