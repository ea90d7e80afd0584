"""What a review says of a game of Cake Auf!: the decisions that cost a player most, from what they knew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.auf.actions import AufAction, Pass, Place
from games.auf.redeal import redealt
from games.auf.review import LEAST_COST, review
from games.auf.state import Phase, State
from games.catalog import ENTRIES
from games.decisions import SHOWN
from games.engine import Seat
from games.entropy import Entropy
from games.record import PlayedMove
from tests.games.auf.lab import GAME, VARIANTS, twin

AUF = ENTRIES["auf"].ai_players
TWO, THREE = (next(each for each in VARIANTS if each[0] == seats) for seats in (2, 3))
Choose = Callable[[State, Seat, AufAction], AufAction]
"""Returns the action of a seat; it is told strong's choice."""


def as_strong(state: State, seat: Seat, better: AufAction) -> AufAction:
    return better


def played(choose: Choose = as_strong, seats: int = 2, moves: int = 400) -> list[PlayedMove]:
    """Return a game of strong players, in which the first seat does what ``choose`` says."""
    options = next(options for number, options in VARIANTS if number == seats)
    state = GAME.deal(seats, options, Entropy(b"review")).state
    made: list[PlayedMove] = []
    while (clocked := GAME.clocked(state)) and len(made) < moves:
        seat = min(clocked)
        legal, luck = tuple(GAME.legal_actions(state, seat)), Entropy(b"move %d" % len(made))
        action = AUF["strong"].choose(GAME.view(state, seat), legal, luck)
        if seat == 0:
            action = choose(state, seat, action)
        step = GAME.apply(state, seat, action)
        made.append(PlayedMove(state, seat, action, step.events, step.state))
        state = step.state
    return made


def lazy(state: State, seat: Seat, better: AufAction) -> AufAction:
    """Never lay an ingredient in the first round."""
    return Pass(1) if state.round == 1 and isinstance(better, Place) else better


def test_who_plays_as_strong_does_has_no_costly_decision() -> None:
    assert review(TWO[1], played(), 0) == ()


def test_turns_without_laying_what_is_at_hand_are_the_costliest() -> None:
    found = review(TWO[1], played(lazy), 0)
    assert 1 <= len(found) <= SHOWN
    assert [each.cost for each in found] == sorted((each.cost for each in found), reverse=True)
    for each in found:
        assert each.view.seat == 0 and each.view.round == 1
        assert each.taken == Pass(1) and isinstance(each.better, Place)
        assert each.cost >= LEAST_COST


def test_the_same_game_always_has_the_same_review() -> None:
    game = played(lazy, moves=60)
    assert review(TWO[1], game, 0) == review(TWO[1], game, 0)


def test_a_review_uses_nothing_that_its_player_could_not_know() -> None:
    """Each state before a decision is exchanged for another one that looks the same to the player."""
    game = played(lazy, moves=40)
    other = [
        move._replace(before=twin(move.before, 0, Entropy(b"twin %d" % number)))
        for number, move in enumerate(game)
    ]
    assert [move.before for move in game] != [move.before for move in other]
    costs = [
        [(each.taken, each.better, each.cost) for each in review(TWO[1], moves, 0)] for moves in (game, other)
    ]
    assert costs[0] == costs[1] != []


@pytest.mark.parametrize(("seats", "options"), [TWO, THREE])
def test_hidden_cards_are_dealt_anew_as_the_player_may_imagine_them(seats: int, options: object) -> None:
    for number, move in enumerate(played(seats=seats, moves=60)):
        if move.before.phase is Phase.SHOWDOWN:
            continue
        state, seat = move.before, move.seat
        dealt = redealt(state, seat, Entropy(b"deal %d" % number))
        assert GAME.view(dealt, seat) == GAME.view(state, seat)
        assert sorted(_all_cards(dealt)) == sorted(_all_cards(state))
        for player in dealt.players:
            for dish in player.dishes:
                assert set(dish.placed) <= set(dish.recipe.needs)
        assert dealt == redealt(twin(state, seat, Entropy(b"twin")), seat, Entropy(b"deal %d" % number))


def _all_cards(state: State) -> list[str]:
    under = [card for player in state.players for dish in player.dishes for card in dish.placed]
    return [*state.deck, *(card for player in state.players for card in player.hand), *under]
