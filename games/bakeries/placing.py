"""Phase two: cakes are drawn out of the store and placed, until both bakery cases are full."""

from __future__ import annotations

from dataclasses import replace

from games.bakeries import sale
from games.bakeries.actions import PlaceCake
from games.bakeries.events import BakeryEvent, CakeDrawn, CakePlaced, CaseFilled, PhaseBegun
from games.bakeries.state import Phase, Question, State
from games.engine import Seat, Step


def first_placer(state: State) -> Seat:
    """Return the player without a chef (BB-24); without any chef the one who did not start phase one (BB-17)."""
    return 1 - (state.hire.seat if state.hire else state.starter)


def begin(state: State) -> Step[State, BakeryEvent]:
    """Phase one is over: the first cake is drawn."""
    placer = first_placer(state)
    drawn = _next_cake(state, placer)
    return Step(drawn.state, (PhaseBegun(phase=Phase.PLACE, seat=placer), *drawn.events))


def resolve(state: State, action: PlaceCake) -> Step[State, BakeryEvent]:
    """Place the cake; then comes the other player, or only the owner of the case not yet full (BB-22)."""
    if state.cake is None:
        raise AssertionError("no cake was drawn")
    player, owner = state.player, action.side.owner(state.player)
    case = state.cases[owner].with_cake(action.slot, state.cake)
    cases = (case, state.cases[1]) if owner == 0 else (state.cases[0], case)
    placed = replace(state, cases=cases, cake=None)
    events: tuple[BakeryEvent, ...] = (
        CakePlaced(seat=player, owner=owner, slot=action.slot, cake=state.cake),
    )
    if case.is_full:
        events = (*events, CaseFilled(owner=owner))
    match (cases[0].is_full, cases[1].is_full):
        case (True, True):
            step = sale.begin(placed, first_roller=1 - first_placer(state))
        case (True, False):
            step = _next_cake(placed, 1)
        case (False, True):
            step = _next_cake(placed, 0)
        case _:
            step = _next_cake(placed, 1 - player)
    return Step(step.state, (*events, *step.events))


def _next_cake(state: State, seat: Seat) -> Step[State, BakeryEvent]:
    """Return a cake at random out of the store, shown to both (BB-20)."""
    pick, entropy = state.entropy.below(len(state.store))
    cake = state.store[pick]
    drawn = replace(
        state,
        entropy=entropy,
        store=state.store[:pick] + state.store[pick + 1 :],
        cake=cake,
        question=Question.PLACE,
        player=seat,
        turn=state.turn + 1,
    )
    return Step(drawn, (CakeDrawn(seat=seat, cake=cake, number=drawn.cake_number),))
