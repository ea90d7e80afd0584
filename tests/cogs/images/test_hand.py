"""A hand's cards are as large in a small hand as in a large one."""

from __future__ import annotations

import re

import pytest

from cogs.games.duel import images as duel
from cogs.images.svg import hand
from cogs.images.svg.card import WIDTH
from cogs.images.svg.hand import Held


def places(count: int) -> list[tuple[float, float]]:
    svg = hand.hand([Held(duel.BACK)] * count)
    return [(float(x), float(y)) for x, y in re.findall(r'overflow="visible" x="([\d.]+)" y="([\d.]+)"', svg)]


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_is_three_cards_wide_and_its_rows_stand_in_the_middle(count: int) -> None:
    svg = hand.hand([Held(duel.BACK)] * count)
    width = float(svg.split('viewBox="0 0 ')[1].split()[0])
    assert width == hand.ACROSS * (WIDTH + 14)
    found = places(count)
    assert len(set(found)) == count
    for row in {y for _, y in found}:
        xs = [x for x, y in found if y == row]
        assert min(xs) == pytest.approx(width - max(xs) - WIDTH)
        assert len(xs) <= hand.ACROSS


def test_four_cards_stand_in_two_rows_of_two() -> None:
    assert [y for _, y in places(4)] == sorted(y for _, y in places(4))
    assert len({y for _, y in places(4)}) == len({x for x, _ in places(4)}) == 2


def test_an_empty_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="empty hand"):
        hand.hand([])
