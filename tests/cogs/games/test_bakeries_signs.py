"""The buttons of signs name the bakery that they close or reopen."""

from __future__ import annotations

import pytest

from cogs.i18n.messages import LOCALES, Messages
from cogs.table_post import render
from cogs.ui.custom_id import PlayMove
from cogs.ui.panel import Panel
from games.bakeries.actions import CloseBakery, ReopenBakery
from games.bakeries.tokens import encode
from tests.cogs.games.bakeries_views import opened, playing


@pytest.mark.parametrize("locale", LOCALES)
def test_the_button_that_closes_a_bakery_names_the_other_players(locale: str) -> None:
    session = opened(b"a sign")
    closes = PlayMove(encode(CloseBakery()))
    (label,) = labels(render.table(session, Messages(locale)), closes)
    other = 1 - next(iter(session.actors))
    assert session.table.seats[other].name[:1] * 5 in label


def test_the_button_that_reopens_a_bakery_names_the_players_own() -> None:
    reopens, seen = PlayMove(encode(ReopenBakery())), 0
    for moment in playing(b"a sign", carelessness=0.3):
        for label in labels(render.table(moment.session, Messages()), reopens):
            seat = next(iter(moment.session.actors))
            assert label.startswith("Reopen " + moment.session.table.seats[seat].name[:1])
            seen += 1
    assert seen


def labels(panel: Panel, target: PlayMove) -> list[str]:
    buttons = [button for row in panel.rows if isinstance(row, tuple) for button in row]
    return [button.label for button in buttons if button.target == target]
