"""A game of Cake Auf! that is over: the decisions that cost a player most.

Each decision of the player that the strong AI player would not have made is played on both ways, on the same deals of
the hidden cards, until their next turn. Nothing is used that they could not know at the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from games.auf.actions import AufAction
from games.auf.ai.heuristic import STRONG, HeuristicPlayer
from games.auf.ai.prospects import Prospects, plan
from games.auf.options import Options
from games.auf.redeal import redealt
from games.auf.rules import Auf
from games.auf.state import Phase, State
from games.auf.view import View
from games.decisions import CostlyDecision, costliest
from games.engine import Seat
from games.entropy import Entropy
from games.record import PlayedMove

FIRST_DEALS, MORE_DEALS = 6, 40
"""On how many deals every decision is tried, and on how many others the costliest of them."""
TRIED_AGAIN = 6
LEAST_COST = 0.1
"""In recipes; less is not worth a word."""
_STEPS_AT_MOST = 80

_GAME = Auf()
_PLAYER = HeuristicPlayer(STRONG)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of a seat, and what strong would do; the state before it is used through the seat's view only."""

    number: int
    state: State
    seat: Seat
    taken: AufAction
    better: AufAction

    @property
    def turn(self) -> int:
        """The turn in which it was made."""
        return self.state.turn

    def cost(self, deals: range) -> float:
        """Return the average advantage of the other action."""
        return sum(self._difference(deal) for deal in deals) / len(deals)

    def _difference(self, deal: int) -> float:
        seed = sha256(f"review {self.number} {deal}".encode()).digest()
        state = redealt(self.state, self.seat, Entropy(seed))
        return self._worth(state, self.better) - self._worth(state, self.taken)

    def _worth(self, state: State, action: AufAction) -> float:
        """Return the player's lead at their next turn, or at the end of the round, when all play on as strong does."""
        asked = state
        state = _GAME.apply(state, self.seat, action).state
        for step in range(_STEPS_AT_MOST):
            if _is_played_out(asked, state, self.seat):
                break
            mover = min(_GAME.actors(state))
            legal = tuple(_GAME.legal_actions(state, mover))
            luck = Entropy(sha256(f"{self.number} {step}".encode()).digest())
            choice = _PLAYER.choose(_GAME.view(state, mover), legal, luck)
            state = _GAME.apply(state, mover, choice).state
        return _lead(_GAME.view(state, self.seat), asked)


def review(
    options: Options,  # noqa: ARG001 - the review of another game needs them
    moves: Iterable[PlayedMove],
    seat: Seat,
) -> tuple[CostlyDecision, ...]:
    """Return the costliest decisions of a seat, in recipes that it could have led by more."""
    asked = [question for question in questions(moves, seat) if question.taken != question.better]
    first = [(question.cost(range(FIRST_DEALS)), question) for question in asked]
    first.sort(key=lambda each: -each[0])
    again = range(FIRST_DEALS, FIRST_DEALS + MORE_DEALS)
    return costliest(
        (
            CostlyDecision(
                _GAME.view(question.state, seat), question.taken, question.better, question.cost(again)
            )
            for _, question in first[:TRIED_AGAIN]
        ),
        least=LEAST_COST,
    )


def questions(moves: Iterable[PlayedMove], seat: Seat) -> Iterable[Question]:
    """Yield the decisions of a seat with the choice of strong; a throw of the showdown is none."""
    for number, move in enumerate(moves):
        if move.seat != seat or move.before.phase is Phase.SHOWDOWN:
            continue
        legal = tuple(_GAME.legal_actions(move.before, seat))
        if len(legal) > 1:
            luck = Entropy(sha256(f"review {number}".encode()).digest())
            better = _PLAYER.choose(_GAME.view(move.before, seat), legal, luck)
            yield Question(number, move.before, seat, move.action, better)


def _is_played_out(asked: State, state: State, seat: Seat) -> bool:
    """Return True at the seat's next turn, and when the round of the question is over."""
    if state.phase in (Phase.OVER, Phase.SHOWDOWN):
        return True
    if asked.phase is not Phase.OVERNIGHT and (state.round != asked.round or state.phase is Phase.OVERNIGHT):
        return True
    return state.phase is Phase.TURN and state.current == seat and state.turn != asked.turn


def _lead(view: View, asked: State) -> float:
    """Return the seat's average lead in recipes, with those that are likely to be finished."""
    assert view.seat is not None
    is_running = view.phase is Phase.TURN and (view.round == asked.round or asked.phase is Phase.OVERNIGHT)
    prospects = Prospects(view)
    own, others = 0.0, 0.0
    for player in view.players:
        worth = float(player.points)
        if is_running and player.seat == view.seat:
            worth += prospects.of_hand([plan(dish) for dish in player.dishes], view.hand)
        elif is_running:
            worth += sum(
                prospects.of_other(len(dish.recipe.needs) - dish.count, dish.bans) for dish in player.dishes
            )
        if player.seat == view.seat:
            own = worth
        else:
            others += worth
    return own - others / (len(view.players) - 1)
