"""Points, Buchholz and the bracket of a knockout."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments import knockout, swiss
from bot.tournaments.standings import match_winner, standings, winners
from data.records.tournaments import (
    Entrant,
    MatchResult,
    Pairing,
    Tournament,
    TournamentFormat,
    TournamentPhase,
)

FIRST, SECOND, DRAW, NOBODY = MatchResult


def pairing(
    round_number: int, first: int, second: int | None, result: MatchResult, number: int = 0
) -> Pairing:
    return Pairing(round=round_number, number=number, first=first, second=second, result=result)


def tournament(
    count: int,
    pairings: tuple[Pairing, ...],
    format: TournamentFormat = TournamentFormat.SWISS,  # noqa: A002
) -> Tournament:
    return Tournament(
        id="cup",
        guild_id=1,
        channel_id=2,
        organiser_id=3,
        game="duel",
        options={},
        seconds=90,
        format=format,
        rounds=max((one.round for one in pairings), default=0),
        round=max((one.round for one in pairings), default=0),
        sign_up_until=0.0,
        phase=TournamentPhase.OVER,
        created_at=0.0,
        changed_at=0.0,
        entrants=tuple(
            Entrant(number=number, user_id=number, name="", joined_at=0.0) for number in range(1, count + 1)
        ),
        pairings=pairings,
    )


def test_points_come_first_then_the_opponents_points() -> None:
    """Three have one win each; the bye counts as an opponent with the same points."""
    row = tournament(
        3,
        (
            pairing(1, 1, 2, FIRST),
            pairing(1, 3, None, FIRST, 1),
            pairing(2, 3, 1, DRAW),
            pairing(2, 2, None, FIRST, 1),
        ),
    )
    assert [(line.entrant.number, line.place, line.points, line.buchholz) for line in standings(row)] == [
        (3, 1, 3, 6),
        (1, 2, 3, 5),
        (2, 3, 2, 5),
    ]
    assert [entrant.number for entrant in winners(row)] == [3]


def test_equals_share_a_place_and_the_first_place_too() -> None:
    row = tournament(4, (pairing(1, 1, 2, FIRST), pairing(1, 3, 4, FIRST, 1)))
    assert [line.place for line in standings(row)] == [1, 1, 3, 3]
    assert [entrant.number for entrant in winners(row)] == [1, 3]


def test_nobody_wins_where_nobody_has_a_point() -> None:
    row = tournament(2, (pairing(1, 1, 2, NOBODY),))
    assert winners(row) == ()


@given(st.integers(2, 32), st.data())
def test_a_knockout_has_one_winner_and_everybody_else_loses_once(count: int, draw: st.DataObject) -> None:
    rounds, pairings = swiss.rounds_for(count), list(knockout.first_round(count))
    active = set(range(1, count + 1))
    for last in range(1, rounds + 1):
        pairings = [
            one if one.result else replace(one, result=draw.draw(st.sampled_from((FIRST, SECOND))))
            for one in pairings
        ]
        if last < rounds:
            pairings += knockout.next_round(pairings, last, active)
    row = tournament(count, tuple(pairings), TournamentFormat.KNOCKOUT)
    lost = [one.second if one.result is FIRST else one.first for one in pairings if one.second is not None]
    assert len(lost) == len(set(lost)) == count - 1
    (winner,) = winners(row)
    assert winner.number == (set(active) - set(lost)).pop()


@given(st.integers(2, 32))
def test_the_best_numbers_have_the_byes_and_meet_last(count: int) -> None:
    first = knockout.first_round(count)
    byes = {one.first for one in first if one.second is None}
    assert byes == set(range(1, len(byes) + 1))
    half = len(first) // 2
    if half:
        upper = {number for one in first[:half] for number in (one.first, one.second)}
        assert (1 in upper) != (2 in upper)


def test_the_better_number_goes_on_after_two_draws() -> None:
    games = [pairing(1, 1, 4, DRAW), replace(pairing(1, 4, 1, DRAW), game=2)]
    assert match_winner(games[:1]) is None
    assert match_winner(games) == 1


def test_an_opponent_who_has_left_gives_a_bye_in_the_next_round() -> None:
    played = (pairing(1, 1, 4, FIRST), pairing(1, 2, 3, SECOND, 1))
    (bye,) = knockout.next_round(played, 1, {3})
    assert (bye.first, bye.second, bye.result) == (3, None, FIRST)
    assert knockout.next_round(played, 1, set()) == ()
