"""Open hands stand below a table or, where there are many, beside it."""

from __future__ import annotations

import re

import pytest

from cogs.images.svg.hand import OpenHand, spread
from cogs.images.svg.shapes import WIDTH

TABLE = f'<svg viewBox="0 0 {WIDTH} 300"></svg>'
NAMES = ("Ada", "Ben", "Cleo", "Dov")
CARDS = f'<svg viewBox="0 0 {WIDTH} 200"></svg>'


def sheet_of(hands: int) -> tuple[str, float]:
    svg = spread(TABLE, [OpenHand(name, CARDS) for name in NAMES[:hands]])
    found = re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', svg)
    assert found is not None
    return svg, float(found[1])


@pytest.mark.parametrize("hands", [1, 2, 3, 4])
def test_every_hand_has_its_name_on_the_sheet(hands: int) -> None:
    svg, _ = sheet_of(hands)
    assert [name for name in NAMES if f">{name}<" in svg] == list(NAMES[:hands])


def test_few_hands_stand_below_the_table_and_many_beside_it() -> None:
    heights = [sheet_of(hands)[1] for hands in (1, 2, 3, 4)]
    assert 300 < heights[0] < heights[1]
    assert heights[2] == heights[3] < 300


def test_what_is_no_svg_is_refused() -> None:
    with pytest.raises(ValueError, match="svg"):
        spread("no picture", [])
