"""The charts of a member's figures."""

from __future__ import annotations

import pytest

from cogs.images import rasterize
from cogs.images.svg import charts
from cogs.images.svg.charts import Bluffs

WORDS = {"title": "Bluffs by card", "away": "got away", "caught": "caught"}


def test_a_rating_that_rises_ends_at_the_top() -> None:
    assert (
        "70.0,270.0 335.0,175.0 600.0,80.0" in charts.course([1000, 1050, 1100], title="", figure=str).inside
    )


@pytest.mark.parametrize("series", [[1000.0], [1000.0, 1000.0]])
def test_a_course_without_a_change_can_be_drawn_and_names_its_height_once(series: list[float]) -> None:
    chart = charts.course(series, title="Cake Duel", figure=str)
    assert chart.inside.count("1000.0<") == 1
    assert rasterize.png(charts.drawn([chart]), width=320)


def test_the_name_with_most_bluffs_has_the_longest_bar_and_what_was_not_has_no_part() -> None:
    drawn = charts.bluffs([Bluffs("Wizards", 3, 1), Bluffs("Archers", 0, 2)], **WORDS).inside
    assert 'width="247.5"' in drawn
    assert 'width="82.5"' in drawn
    assert 'width="165.0"' in drawn
    assert 'width="0.0"' not in drawn
    assert "3 + 1<" in drawn


def test_charts_stand_under_one_another_on_one_sheet() -> None:
    first, second = (
        charts.course([1.0, 2.0], title="A", figure=str),
        charts.bluffs([Bluffs("B", 1, 1)], **WORDS),
    )
    drawn = charts.drawn([first, second])
    assert f"translate(0 {first.height:g})" in drawn
    assert rasterize.png(drawn, width=320)


def test_a_chart_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="a chart at least"):
        charts.drawn([])
    with pytest.raises(ValueError, match="one rating"):
        charts.course([], title="", figure=str)
    with pytest.raises(ValueError, match="one at least"):
        charts.bluffs([], **WORDS)
    with pytest.raises(ValueError, match="one at least"):
        charts.bluffs([Bluffs("Wizards", 0, 0)], **WORDS)
