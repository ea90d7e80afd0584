"""Why an action is not allowed, in one word for each mistake that a person can make."""

from __future__ import annotations

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
from games.bakeries.cards import SLOTS
from games.bakeries.kitchen import Source
from games.bakeries.state import Phase, Question, State

REASONS = frozenset(
    {
        "already-closed",
        "another-question",
        "bakery-closed",
        "bakery-open",
        "cake-sold",
        "cannot-pass",
        "card-just-taken",
        "card-not-held",
        "closed-not-held",
        "discard-pile-empty",
        "fifth-stale",
        "no-such-slot",
        "nothing-else-to-discard",
        "reopened-not-held",
        "set-incomplete",
        "slot-filled",
        "stock-empty",
    }
)
"""Every word that ``objection`` returns."""


def objection(state: State, action: BakeryAction) -> str:
    """Return the mistake in the player's illegal action: one of REASONS."""
    match state.phase:
        case Phase.HIRE:
            return _hiring_objection(state, action)
        case Phase.PLACE:
            return _placing_objection(state, action)
        case Phase.SALE | Phase.OVER:
            return _sale_objection(state, action)
        case _:
            assert_never(state.phase)


def _hiring_objection(state: State, action: BakeryAction) -> str:
    kitchen, player = state.kitchen, state.player
    hand, is_closed = kitchen.hands[player], kitchen.closed[player]
    if isinstance(action, Discard) != (state.question is Question.DISCARD):
        return "another-question"
    match action:
        case Discard(card):
            return "card-just-taken" if card in hand else "card-not-held"
        case Draw(Source.STOCK):
            return "stock-empty"
        case Draw():
            return "nothing-else-to-discard" if kitchen.discards else "discard-pile-empty"
        case LaySet():
            return "bakery-closed" if is_closed else "set-incomplete"
        case CloseBakery():
            return "already-closed" if kitchen.closed[1 - player] else "closed-not-held"
        case ReopenBakery():
            return "reopened-not-held" if is_closed else "bakery-open"
        case Pass():
            return "cannot-pass"
        case PlaceCake() | Roll() | PlaceStale() | TryAgain() | Stop():
            return "another-question"
        case _:
            assert_never(action)


def _placing_objection(state: State, action: BakeryAction) -> str:
    if not isinstance(action, PlaceCake):
        return "another-question"
    if action.slot not in SLOTS:
        return "no-such-slot"
    return "another-question" if action.number != state.cake_number else "slot-filled"


def _sale_objection(state: State, action: BakeryAction) -> str:
    if not isinstance(action, PlaceStale) or state.question is not Question.STALE:
        return "another-question"
    if action.slot not in SLOTS:
        return "no-such-slot"
    return "cake-sold" if action.slot in state.cases[1 - state.player].sold_slots else "fifth-stale"
