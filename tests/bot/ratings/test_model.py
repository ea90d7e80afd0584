"""How a finished game changes its players' ratings."""

from __future__ import annotations

import pytest
from openskill.models import PlackettLuce

from bot.ratings.model import RatedSeat, Rating, rate, weight

PAIR = ((0,), (1,))
TRIO = ((0,), (1,), (2,))


def test_a_new_player_has_openskills_default_rating() -> None:
    assert Rating() == (25.0, 25.0 / 3)
    assert Rating().sure == pytest.approx(0)


def test_a_game_of_two_gives_the_figures_of_openskills_own_example() -> None:
    won, lost = rate([RatedSeat(1), RatedSeat(2)], PAIR)
    assert won == pytest.approx((27.635389493140497, 8.06590141354368))
    assert lost == pytest.approx((22.364610506859503, 8.06590141354368))


def test_teams_and_several_players_are_rated_as_openskill_does() -> None:
    model = PlackettLuce()
    teams = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]], ranks=[2, 1])
    ours = rate([RatedSeat(2), RatedSeat(1), RatedSeat(2), RatedSeat(1)], ((0, 2), (1, 3)))
    assert [ours[0], ours[2], ours[1], ours[3]] == [
        pytest.approx((player.mu, player.sigma)) for team in teams for player in team
    ]
    alone = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[1, 2, 3])
    assert rate([RatedSeat(1), RatedSeat(2), RatedSeat(3)], TRIO) == tuple(
        pytest.approx((team[0].mu, team[0].sigma)) for team in alone
    )


def test_a_shared_place_is_a_tie() -> None:
    first, second = rate([RatedSeat(1), RatedSeat(1)], PAIR)
    assert first == pytest.approx(second)
    assert first.mu == pytest.approx(25)
    assert first.sigma < Rating().sigma


def test_players_who_left_come_last_and_the_others_keep_their_order() -> None:
    left = rate([RatedSeat(1, has_left=True), RatedSeat(2), RatedSeat(3)], TRIO)
    assert left == rate([RatedSeat(3), RatedSeat(1), RatedSeat(2)], TRIO)


def test_a_player_who_left_does_not_pull_their_teammate_down() -> None:
    sides = ((0, 2), (1, 3))
    whole = rate([RatedSeat(1), RatedSeat(2), RatedSeat(1), RatedSeat(2)], sides)
    left = rate([RatedSeat(1, has_left=True), RatedSeat(2), RatedSeat(1), RatedSeat(2)], sides)
    assert left[1:] == whole[1:]
    assert left[0].mu < Rating().mu


def test_each_further_game_of_the_same_pair_within_a_day_counts_less() -> None:
    assert [weight([met]) for met in (0, 1, 3)] == [1, 1 / 2, 1 / 4]
    assert weight([0, 1]) == 3 / 4
    whole, _ = rate([RatedSeat(1), RatedSeat(2)], PAIR)
    half, _ = rate([RatedSeat(1, weight=1 / 2), RatedSeat(2, weight=1 / 2)], PAIR)
    assert half.mu - 25 == pytest.approx((whole.mu - 25) / 2)
    assert half.sigma - Rating().sigma == pytest.approx((whole.sigma - Rating().sigma) / 2)
