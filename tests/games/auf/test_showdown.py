"""The tie by Rock Paper Scissors."""

from __future__ import annotations

import pytest

from games.auf.actions import Sign, Throw
from games.auf.cards import Recipe
from games.auf.events import GameEnded, MatchBegan, MatchWon, ShowdownBegan, SignsShown
from games.auf.private_events import SignChosen
from games.auf.state import Phase
from games.engine import IllegalAction
from tests.games.auf.kitchen import GAME, Kitchen, baker, refused


def tie(*others: str) -> Kitchen:
    """Round 3 ends with seat 0 at one point; the others have finished these."""
    players = [
        baker(name, finished=done) for name, done in zip(["gelato", "kulfi", "crepes"], others, strict=False)
    ]
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate"), *players, round=3)
    return kitchen.place("brownies", "chocolate")


def places(kitchen: Kitchen) -> tuple[int, ...] | None:
    result = GAME.outcome(kitchen.state)
    return None if result is None else result.places


def test_no_showdown_without_a_tie_for_the_first_place() -> None:
    kitchen = tie("mochi pavlova", "trifle")
    assert kitchen.state.phase is Phase.OVER
    assert places(kitchen) == (2, 1, 2)


def test_ca_33_the_tied_play() -> None:
    """CA-33"""
    kitchen = tie("mochi", "")
    assert [told.seats for told in kitchen.told(ShowdownBegan)] == [(0, 1)]
    assert GAME.actors(kitchen.state) == {0, 1}
    assert places(kitchen) is None


@pytest.mark.parametrize(
    ("winner", "loser"), [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")]
)
def test_ca_33_what_beats_what(winner: str, loser: str) -> None:
    """CA-33"""
    kitchen = tie("mochi").throws(f"{loser}-{winner}")
    assert [(told.winner, told.wins) for told in kitchen.told(SignsShown)] == [(1, (0, 1))]
    assert Sign(winner).beats(Sign(loser))
    assert not Sign(loser).beats(Sign(winner))


def test_ca_33_first_to_two_won_throws_drawn_ones_repeated() -> None:
    """CA-33"""
    kitchen = tie("mochi").throws("rock-rock", "rock-paper", "paper-rock", "scissors-scissors")
    assert places(kitchen) is None
    kitchen.throws("scissors-rock")
    assert places(kitchen) == (2, 1)
    assert kitchen.told(GameEnded) == [GameEnded(places=(2, 1), scores=(1, 1))]


def test_ca_33_chosen_in_secret() -> None:
    """CA-33: nobody else learns what was chosen, nor that anything was."""
    kitchen = tie("mochi", "")
    before = {seat: (GAME.view(kitchen.state, seat), GAME.actors(kitchen.state)) for seat in (1, 2, None)}
    kitchen.throw(0, "rock")
    for seat, seen in before.items():
        assert (GAME.view(kitchen.state, seat), GAME.actors(kitchen.state)) == seen
        assert not any(event.reaches(seat) for event in kitchen.events)
    own = GAME.view(kitchen.state, 0).showdown
    assert own is not None
    assert own.own is Sign.ROCK
    assert [told.audience for told in kitchen.told(SignChosen)] == [frozenset({0})]


def test_ca_33_a_sign_may_be_changed_until_both_are_in() -> None:
    """CA-33"""
    kitchen = tie("mochi").throw(0, "rock").throw(0, "paper")
    assert GAME.clocked(kitchen.state) == {1}
    kitchen.throw(1, "rock")
    assert [told.winner for told in kitchen.told(SignsShown)] == [0]


def test_ca_33_a_ladder_in_seat_order() -> None:
    """CA-33"""
    kitchen = tie("mochi", "", "trifle")
    assert [told.pair for told in kitchen.told(MatchBegan)] == [(0, 1)]
    kitchen.throws("rock-paper", "rock-paper")
    assert [(told.winner, told.loser) for told in kitchen.told(MatchWon)] == [(1, 0)]
    assert [told.pair for told in kitchen.told(MatchBegan)] == [(1, 3)]
    with refused(kitchen, "not-asked"):
        kitchen.throw(0, "rock")
    kitchen.throws("rock-paper", "rock-scissors", "rock-scissors")
    assert places(kitchen) == (2, 1, 4, 2)


def test_ca_33_a_throw_that_is_over_does_not_count() -> None:
    """CA-33"""
    kitchen = tie("mochi")
    late = GAME.decode("throw1.rock")
    kitchen.throws("rock-rock")
    with refused(kitchen, "throw-over"):
        kitchen.act(late, seat=0)
    assert GAME.question(kitchen.state, 0) == "throw2"


def test_ca_40_silence_is_a_random_sign() -> None:
    """CA-40"""
    shown = set()
    for seed in range(40):
        kitchen = tie("mochi").amend(entropy=Kitchen(baker("mochi"), seed=bytes([seed])).state.entropy)
        for seat in (0, 1):
            fallback = GAME.fallback(kitchen.state, seat)
            assert GAME.encode(fallback) == "throw1.any"
            kitchen.act(fallback, seat)
        shown |= {told.signs for told in kitchen.told(SignsShown)}
    assert len(shown) == 9


def test_ca_40_silence_after_a_choice_lets_it_stand() -> None:
    """CA-40"""
    kitchen = tie("mochi").throw(1, "paper")
    assert GAME.encode(GAME.fallback(kitchen.state, 1)) == "throw1.paper"
    assert GAME.encode(GAME.fallback(kitchen.state, 0)) == "throw1.any"


def test_the_scores_are_points() -> None:
    result = GAME.outcome(tie("mochi pavlova").state)
    assert result is not None
    assert result.scores == (1, 2)
    assert Recipe.BROWNIES in tie("mochi").state.players[0].finished


def test_ca_33_the_same_sign_again_changes_nothing() -> None:
    kitchen = tie("mochi")
    first = GAME.apply(kitchen.state, 0, Throw(1, Sign.ROCK))
    again = GAME.apply(first.state, 0, Throw(1, Sign.ROCK))
    assert again.state == first.state
    assert not any(event.reaches(1) or event.reaches(None) for event in again.events)


def test_ca_33_a_sign_is_changed_five_times_at_most() -> None:
    signs = [Sign.ROCK, Sign.PAPER] * 3
    state = tie("mochi").state
    for sign in signs:
        state = GAME.apply(state, 0, Throw(1, sign)).state
    for other in (Sign.ROCK, Sign.SCISSORS, None):
        with pytest.raises(IllegalAction, match="sign-settled"):
            GAME.apply(state, 0, Throw(1, other))
    assert list(GAME.legal_actions(state, 0)) == [Throw(1, Sign.PAPER)] == [GAME.fallback(state, 0)]
    assert GAME.apply(state, 0, Throw(1, Sign.PAPER)).state == state
    views = [GAME.view(moment, 0).showdown for moment in (tie("mochi").state, state)]
    assert [view.may_change for view in views if view] == [True, False], "what is legal follows from the view"
    shown = GAME.apply(state, 1, Throw(1, Sign.PAPER)).state
    assert len(list(GAME.legal_actions(shown, 0))) == 4, "the next throw begins without any changes"


def test_ca_33_how_often_a_sign_was_changed_shows_to_nobody_else() -> None:
    once = GAME.apply(tie("mochi").state, 0, Throw(1, Sign.ROCK)).state
    often = once
    for sign in (Sign.PAPER, Sign.ROCK) * 2:
        often = GAME.apply(often, 0, Throw(1, sign)).state
    for seat in (None, 0, 1):
        assert GAME.view(once, seat) == GAME.view(often, seat)
    assert list(GAME.legal_actions(once, 1)) == list(GAME.legal_actions(often, 1))
