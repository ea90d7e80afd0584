"""What a review says of a game of You Take the Cake: the decisions that cost a player most, from what they knew."""

from __future__ import annotations

from collections.abc import Callable

from games.bakeries.actions import BakeryAction, Discard, Draw, LaySet, PlaceCake, Side
from games.bakeries.ai.heuristic import STRONG, HeuristicPlayer
from games.bakeries.kitchen import Source
from games.bakeries.review import LEAST_COST, review
from games.bakeries.state import Question, State
from games.decisions import SHOWN, CostlyDecision
from games.entropy import Entropy
from games.record import PlayedMove
from tests.games.bakeries.lab import GAME, VARIANTS, twin

((SEATS, OPTIONS),) = VARIANTS
Choose = Callable[[State, BakeryAction], BakeryAction]
"""Returns the action of the first seat; it is told strong's choice."""


def played(choose: Choose = lambda state, better: better) -> list[PlayedMove]:
    """Return a game of strong players, in which the first seat does what ``choose`` says."""
    state, made = GAME.deal(SEATS, OPTIONS, Entropy(b"review")).state, []
    while asked := GAME.actors(state):
        seat = min(asked)
        legal = tuple(GAME.legal_actions(state, seat))
        action = HeuristicPlayer(STRONG).choose(GAME.view(state, seat), legal, Entropy(b"any"))
        if seat == 0:
            action = choose(state, action)
        step = GAME.apply(state, seat, action)
        made.append(PlayedMove(state, seat, action, step.events, step.state))
        state = step.state
    return made


def found(choose: Choose) -> tuple[CostlyDecision, ...]:
    return review(OPTIONS, played(choose), 0)


def test_who_plays_as_strong_does_has_no_costly_decision() -> None:
    assert found(lambda state, better: better) == ()


def test_cakes_that_are_given_to_the_wrong_case_are_told_with_what_they_cost() -> None:
    def generous(state: State, better: BakeryAction) -> BakeryAction:
        theirs = [
            action
            for action in GAME.legal_actions(state, 0)
            if isinstance(action, PlaceCake) and action.side is Side.THEIRS
        ]
        return theirs[0] if isinstance(better, PlaceCake) and better.side is Side.OWN and theirs else better

    decisions = found(generous)
    assert len(decisions) == SHOWN
    for each in decisions:
        assert each.view.question is Question.PLACE and each.view.seat == 0
        assert each.taken.side is Side.THEIRS and each.better.side is Side.OWN
        assert each.cost >= LEAST_COST


def test_a_set_that_is_not_laid_costs_more_than_a_worse_discard() -> None:
    waited: list[BakeryAction] = []

    def waits(state: State, better: BakeryAction) -> BakeryAction:
        if isinstance(better, LaySet) and not waited:
            waited.append(better)
            return Draw(Source.STOCK)
        if isinstance(better, Discard) and not waited:
            return next(action for action in GAME.legal_actions(state, 0) if isinstance(action, Discard))
        return better

    decisions = found(waits)
    assert waited and decisions[0].better == waited[0]
    assert decisions[0].taken == Draw(Source.STOCK)


def test_a_review_uses_nothing_that_its_player_could_not_know() -> None:
    def careless(state: State, better: BakeryAction) -> BakeryAction:
        return next(iter(GAME.legal_actions(state, 0)))

    game = played(careless)
    other = [
        move._replace(before=twin(move.before, 0, Entropy(b"twin %d" % number)))
        for number, move in enumerate(game)
    ]
    assert [move.before for move in game] != [move.before for move in other]
    assert review(OPTIONS, game, 0) == review(OPTIONS, other, 0) != ()
