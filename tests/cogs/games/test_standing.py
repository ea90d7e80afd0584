"""Who leads, in a sentence: the leader's points first."""

from __future__ import annotations

import pytest

from cogs.games.presenter import Side, standing
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from data.records.tables import TableSeat
from games.views import PublicView
from tests.labs import Case, every_case, played

SAY = TableMessages(
    Messages(), [TableSeat(seat=seat, user_id=seat + 1, name=f"P{seat}") for seat in range(4)]
)


@pytest.mark.parametrize(
    ("sides", "told"),
    [
        ((Side((0,), (1,)), Side((1,), (2,))), "<@2> leads 2 : 1"),
        ((Side((0,), (1,)), Side((1,), (1,))), "Tied at 1 : 1"),
        ((Side((0, 2), (2,)), Side((1, 3), (0,))), "<@1> and <@3> lead 2 : 0"),
        ((Side((0,), (0, 2)), Side((1,), (1, 1))), "<@2> leads 1 : 0 (1 : 2)"),
        ((Side((0,), (1,)), Side((1,), (4,)), Side((2,), (3,))), "<@2> leads 4 : 3 : 1"),
    ],
)
def test_the_leader_comes_first(sides: tuple[Side, ...], told: str) -> None:
    assert standing(sides, str, SAY) == told


@every_case
def test_every_game_says_who_leads_as_its_outcome_does(case: Case) -> None:
    presenter = PRESENTERS[case.game.key]
    last = played(case).moments[-1].step.state
    outcome = case.game.outcome(last)
    assert outcome is not None
    sides = presenter.sides(PublicView(case.game.view(last, None)))
    assert sorted(seat for side in sides for seat in side.seats) == list(range(case.seats))
    best = max(side.points for side in sides)
    winners = {seat for side in sides if side.points == best for seat in side.seats}
    assert set(outcome.winners) <= winners
