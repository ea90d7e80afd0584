"""Why an action is not allowed, in one word for each mistake that a person can make."""

from __future__ import annotations

from enum import StrEnum
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


class BakeryReason(StrEnum):
    """The mistakes that ``objection`` finds; each has a sentence ``refused-bakeries-…``."""

    ALREADY_CLOSED = "already-closed"
    ANOTHER_QUESTION = "another-question"
    BAKERY_CLOSED = "bakery-closed"
    BAKERY_OPEN = "bakery-open"
    CAKE_SOLD = "cake-sold"
    CANNOT_PASS = "cannot-pass"  # noqa: S105 - no password
    CARD_JUST_TAKEN = "card-just-taken"
    CARD_NOT_HELD = "card-not-held"
    CLOSED_NOT_HELD = "closed-not-held"
    DISCARD_PILE_EMPTY = "discard-pile-empty"
    FIFTH_STALE = "fifth-stale"
    NO_SUCH_SLOT = "no-such-slot"
    NOTHING_ELSE_TO_DISCARD = "nothing-else-to-discard"
    REOPENED_NOT_HELD = "reopened-not-held"
    SET_INCOMPLETE = "set-incomplete"
    SLOT_FILLED = "slot-filled"
    STOCK_EMPTY = "stock-empty"


def objection(state: State, action: BakeryAction) -> BakeryReason:
    """Return the mistake in the player's illegal action."""
    match state.phase:
        case Phase.HIRE:
            return _hiring_objection(state, action)
        case Phase.PLACE:
            return _placing_objection(state, action)
        case Phase.SALE | Phase.OVER:
            return _sale_objection(state, action)
        case _:
            assert_never(state.phase)


def _hiring_objection(state: State, action: BakeryAction) -> BakeryReason:
    kitchen, player = state.kitchen, state.player
    hand, is_closed = kitchen.hands[player], kitchen.closed[player]
    if isinstance(action, Discard) != (state.question is Question.DISCARD):
        return BakeryReason.ANOTHER_QUESTION
    match action:
        case Discard(card):
            return BakeryReason.CARD_JUST_TAKEN if card in hand else BakeryReason.CARD_NOT_HELD
        case Draw(Source.STOCK):
            return BakeryReason.STOCK_EMPTY
        case Draw():
            return (
                BakeryReason.NOTHING_ELSE_TO_DISCARD if kitchen.discards else BakeryReason.DISCARD_PILE_EMPTY
            )
        case LaySet():
            return BakeryReason.BAKERY_CLOSED if is_closed else BakeryReason.SET_INCOMPLETE
        case CloseBakery():
            return BakeryReason.ALREADY_CLOSED if kitchen.closed[1 - player] else BakeryReason.CLOSED_NOT_HELD
        case ReopenBakery():
            return BakeryReason.REOPENED_NOT_HELD if is_closed else BakeryReason.BAKERY_OPEN
        case Pass():
            return BakeryReason.CANNOT_PASS
        case PlaceCake() | Roll() | PlaceStale() | TryAgain() | Stop():
            return BakeryReason.ANOTHER_QUESTION
        case _:
            assert_never(action)


def _placing_objection(state: State, action: BakeryAction) -> BakeryReason:
    if not isinstance(action, PlaceCake):
        return BakeryReason.ANOTHER_QUESTION
    if action.slot not in SLOTS:
        return BakeryReason.NO_SUCH_SLOT
    return BakeryReason.ANOTHER_QUESTION if action.number != state.cake_number else BakeryReason.SLOT_FILLED


def _sale_objection(state: State, action: BakeryAction) -> BakeryReason:
    if not isinstance(action, PlaceStale) or state.question is not Question.STALE:
        return BakeryReason.ANOTHER_QUESTION
    if action.slot not in SLOTS:
        return BakeryReason.NO_SUCH_SLOT
    return (
        BakeryReason.CAKE_SOLD
        if action.slot in state.cases[1 - state.player].sold_slots
        else BakeryReason.FIFTH_STALE
    )
