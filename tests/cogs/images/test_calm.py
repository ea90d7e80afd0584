"""Calm images show the same without rays, bursts and strong stripes."""

from __future__ import annotations

import pytest

from cogs.games.images import poster_image
from cogs.games.registry import PRESENTERS
from cogs.images.rasterize import png
from cogs.images.svg.calm import calm
from cogs.images.svg.shapes import symbol
from cogs.ui.panel import SvgImage
from games.engine import Outcome
from tests.cogs.games.test_images import SAY, a_few, cases_of, hand_of, table
from tests.labs import Case, every_case

WHITE_STRIPE = 'fill="#ffffff" data-calm='


def made_calm(image: SvgImage) -> SvgImage:
    found = calm(image)
    assert found is not None
    return found


def is_loud(image: SvgImage) -> bool:
    return symbol("burst") in image.svg or "data-calm" in image.svg


@pytest.mark.parametrize("key", PRESENTERS)
def test_a_calm_poster_has_no_rays(key: str) -> None:
    poster = poster_image(key, PRESENTERS[key].emblem, Outcome((1, 2), (3, 1)), SAY)
    rays = poster.svg.count("data-calm")
    assert rays > 10
    drawn = made_calm(poster)
    assert (drawn.svg.count('fill="none" fill-opacity=".4"'), is_loud(drawn)) == (rays, False)
    assert (drawn.words, drawn.width, drawn.name != poster.name) == (poster.words, poster.width, True)
    assert png(drawn.svg, width=100) != png(poster.svg, width=100)


@pytest.mark.parametrize("key", ["auf", "bakeries"])
def test_a_calm_table_has_neither_bursts_nor_white_stripes(key: str) -> None:
    loud = 0
    for case in cases_of(key):
        for moment in a_few(case):
            image = table(case, moment.state, [])
            loud += symbol("burst") in image.svg
            drawn = made_calm(image)
            assert not is_loud(drawn)
            assert symbol("burst") not in image.svg or symbol("lamp") in drawn.svg, (
                "whose turn it is stays there"
            )
            assert WHITE_STRIPE not in drawn.svg
    assert loud


@every_case
def test_a_hand_is_calm_in_any_case(case: Case) -> None:
    for moment in a_few(case):
        for seat in range(case.seats):
            image = hand_of(case, moment.state, seat)
            assert image is None or made_calm(image).svg == image.svg


def test_no_image_stays_none() -> None:
    assert calm(None) is None
