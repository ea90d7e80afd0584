"""The charts of a player's figures."""

from __future__ import annotations

import pytest

from cogs.art import charts, raster


def test_a_rating_that_rises_ends_at_the_top() -> None:
    assert "70.0,270.0 335.0,155.0 600.0,40.0" in charts.rating_chart([1000, 1050, 1100])


@pytest.mark.parametrize("series", [[1000.0], [1000.0, 1000.0]])
def test_a_course_without_a_change_can_be_drawn(series: list[float]) -> None:
    assert raster.png(charts.rating_chart(series), width=320)


def test_the_greatest_count_has_the_longest_bar_and_none_has_no_length() -> None:
    drawn = charts.bluff_chart([("Held", 8), ("Caught", 0)])
    assert 'width="340.0"' in drawn
    assert 'width="0.0"' in drawn


def test_a_chart_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="one rating"):
        charts.rating_chart([])
    with pytest.raises(ValueError, match="zero or more"):
        charts.bluff_chart([])
