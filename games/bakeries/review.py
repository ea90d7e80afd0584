"""A game of You Take the Cake that is over: the decisions that cost a player most, in dollars.

Each is weighed by the odds that the strong AI player goes by, from the player's view at the time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import assert_never

from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    Pass,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Roll,
    Stop,
    TryAgain,
)
from games.bakeries.ai.heuristic import STRONG, HeuristicPlayer
from games.bakeries.ai.hiring_odds import (
    HIRING,
    OTHER_HIRES,
    OTHER_HIRES_CLOSED,
    worth,
    worth_of_stock_card,
    worth_with,
    worth_without,
)
from games.bakeries.ai.worths import chance_of_a_hit, doors_of, gain, loss, seat_of, usual_price, won_with
from games.bakeries.kitchen import Source
from games.bakeries.money import BEHIND, FIRST_HIT, SECOND_HIT, STALE_PERCENT, WHOLE_TAB
from games.bakeries.options import Options
from games.bakeries.rules import Bakeries
from games.bakeries.state import ROUNDS
from games.bakeries.view import View
from games.decisions import CostlyDecision, costliest
from games.engine import Seat
from games.entropy import Entropy
from games.record import PlayedMove

LEAST_COST = 25.0
"""In dollars; less is not worth a word."""
DOLLARS_A_MULTIPLIER = 2_500
"""What a bakery takes home in a round for each multiplier of its chef, between two strong players."""
DOLLARS_A_WIN = 7_000
"""What a game won for certain counts beside dollars: about two rounds with a chef against a bakery without."""
_SIGN = 1.0
"""What a sign that can be played now is worth, in multipliers."""

_GAME = Bakeries()
_PLAYER = HeuristicPlayer(STRONG)
_NO_LUCK = Entropy(bytes(32))
"""Strong leaves nothing to chance."""


def review(
    options: Options,  # noqa: ARG001 - the review of another game needs them
    moves: Iterable[PlayedMove],
    seat: Seat,
) -> tuple[CostlyDecision, ...]:
    """Return the costliest decisions of a seat, in dollars that it could have expected to lead by more."""
    found = []
    for move in moves:
        if move.seat != seat:
            continue
        legal = tuple(_GAME.legal_actions(move.before, seat))
        view = _GAME.view(move.before, seat)
        better = _PLAYER.choose(view, legal, _NO_LUCK)
        if better != move.action:
            cost = _worth(view, better, legal) - _worth(view, move.action, legal)
            found.append(CostlyDecision(view, move.action, better, cost))
    return costliest(found, least=LEAST_COST)


def _worth(view: View, action: BakeryAction, legal: Collection[BakeryAction]) -> float:
    """Return the worth of an action in dollars; only differences between actions of one decision mean anything."""
    match action:
        case LaySet() | Draw() | CloseBakery() | ReopenBakery() | Pass():
            return DOLLARS_A_MULTIPLIER * _of_turn(view, action, legal)
        case Discard(card):
            return DOLLARS_A_MULTIPLIER * worth_without(view.hand, card, doors_of(view))
        case PlaceCake():
            return gain(view, action, usual_price(view))
        case PlaceStale(slot):
            multiplier = view.cases[1 - seat_of(view)].chef_multiplier
            return multiplier * loss(view, slot) * STALE_PERCENT / WHOLE_TAB
        case TryAgain():
            hit = chance_of_a_hit(view)
            return hit * _kept(view, SECOND_HIT) + (1 - hit) * _kept(view, BEHIND)
        case Stop():
            return _kept(view, FIRST_HIT)
        case Roll():
            return 0.0
        case _:
            assert_never(action)


def _of_turn(
    view: View,
    action: LaySet | Draw | CloseBakery | ReopenBakery | Pass,
    legal: Collection[BakeryAction],
) -> float:
    """Return the worth of a turn of phase one in multipliers.

    What could be laid or played at once and is not may come too late: the other bakery may hire in its next turn.
    """
    doors = doors_of(view)
    if isinstance(action, LaySet):
        return action.chef.multiplier + HIRING
    is_sign = isinstance(action, (CloseBakery, ReopenBakery))
    is_other_closed = doors.other_closed or isinstance(action, CloseBakery)
    other_hires = OTHER_HIRES_CLOSED if is_other_closed else OTHER_HIRES
    sets = [each.chef.multiplier for each in legal if isinstance(each, LaySet)]
    if sets:
        return (max(sets) + HIRING) * (1 - other_hires)
    has_sign = any(isinstance(each, (CloseBakery, ReopenBakery)) for each in legal)
    missed = OTHER_HIRES * _SIGN if has_sign and not is_sign else 0.0
    match action:
        case Draw(Source.DISCARD) if view.top_discard is not None:
            return worth_with(view.hand, view.top_discard, doors) - missed
        case Draw():
            return worth_of_stock_card(view.hand, doors) - missed
        case _:
            return worth(view.hand, doors) - missed


def _kept(view: View, percent: int) -> float:
    """Return the worth of keeping this part of the tab; in the last round only winning counts (BB-43)."""
    if view.round == ROUNDS:
        return DOLLARS_A_WIN * won_with(view, percent)
    return view.cases[seat_of(view)].tab * percent / WHOLE_TAB
