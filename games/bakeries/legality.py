"""What a player may do now, and what a player does who stays silent."""

from __future__ import annotations

from typing import assert_never

from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    HiringAction,
    LaySet,
    Pass,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Roll,
    SaleAction,
    Side,
    Stop,
    TryAgain,
)
from games.bakeries.cards import CARD_ORDER, Card, layable_chefs, missing_parts
from games.bakeries.kitchen import Source
from games.bakeries.state import Phase, Question, State


def legal_actions(state: State) -> tuple[BakeryAction, ...]:
    """Return all that the player may do, in a stable order; at most 22 actions."""
    match state.phase:
        case Phase.HIRE:
            return _hiring_actions(state)
        case Phase.PLACE:
            return _placing_actions(state)
        case Phase.SALE:
            return _sale_actions(state)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def fallback(state: State) -> BakeryAction:
    """Return the action of a silent player (BB-50). ValueError when the game is over."""
    match state.phase:
        case Phase.HIRE:
            return _hiring_fallback(state)
        case Phase.PLACE:
            # The lowest empty slot of the player's own case, else of the opponent's.
            return _placing_actions(state)[0]
        case Phase.SALE:
            return _sale_fallback(state)
        case Phase.OVER:
            raise ValueError("the game is over")
        case _:
            assert_never(state.phase)


def _hiring_actions(state: State) -> tuple[HiringAction, ...]:
    if state.question is Question.DISCARD:
        kinds = dict.fromkeys(state.kitchen.hands[state.player])
        return tuple(Discard(card) for card in kinds if state.kitchen.may_discard(card))
    return tuple(_turn_actions(state))


def _turn_actions(state: State) -> list[HiringAction]:
    kitchen, player = state.kitchen, state.player
    hand, is_closed = kitchen.hands[player], kitchen.closed[player]
    actions: list[HiringAction] = [Draw(Source.STOCK) if kitchen.can_give_from_stock else Pass()]
    if kitchen.may_take_discard(player):
        actions.append(Draw(Source.DISCARD))
    if not is_closed:
        actions.extend(LaySet(chef) for chef in layable_chefs(hand))
    if Card.CLOSED in hand and not kitchen.closed[1 - player]:
        actions.append(CloseBakery())
    if Card.REOPENED in hand and is_closed:
        actions.append(ReopenBakery())
    return actions


def _hiring_fallback(state: State) -> HiringAction:
    """Return a draw from the stock, or a discard of the card drawn."""
    kitchen = state.kitchen
    if state.question is Question.TURN:
        return Draw(Source.STOCK) if kitchen.can_give_from_stock else Pass()
    if kitchen.drawn and kitchen.drawn.source is Source.STOCK:
        return Discard(kitchen.drawn.card)
    hand = kitchen.hands[state.player]

    def dispensability(card: Card) -> tuple[bool, int, int]:
        kinds = 0 if card.is_sign else len(card.chef.parts) - len(missing_parts(hand, card.chef))
        return card.is_sign, kinds, CARD_ORDER[card]

    return Discard(min((card for card in hand if kitchen.may_discard(card)), key=dispensability))


def _placing_actions(state: State) -> tuple[PlaceCake, ...]:
    """Return every empty slot, the player's own first, each side in the order of the dice (BB-21, BB-24)."""
    return tuple(
        PlaceCake(state.cake_number, side, slot)
        for side in Side
        for slot in state.cases[side.owner(state.player)].empty_slots
    )


def _sale_actions(state: State) -> tuple[SaleAction, ...]:
    match state.question:
        case Question.STALE:
            return tuple(PlaceStale(slot) for slot in state.cases[1 - state.player].staleable_slots)
        case Question.AGAIN:
            return (TryAgain(), Stop())
        case _:
            return (Roll(),)


def _sale_fallback(state: State) -> SaleAction:
    """Return a stale card on the dearest cake, no second try, or a roll."""
    match state.question:
        case Question.STALE:
            case = state.cases[1 - state.player]
            return PlaceStale(max(case.staleable_slots, key=lambda slot: (case.cake_at(slot).price, -slot)))
        case Question.AGAIN:
            return Stop()
        case _:
            return Roll()
