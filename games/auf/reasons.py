"""Why a player may not do something now."""

from __future__ import annotations

from typing import assert_never

from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    Play,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import INGREDIENTS, LIFTED_BY, Card, Recipe
from games.auf.state import DISCARDS_AT_MOST, MULLIGANS_A_ROUND, Dish, Phase, Player, State, overnight
from games.engine import Seat

REASONS = frozenset(
    {
        "other-question",
        "round-over",
        "throw-over",
        "sign-settled",  # CA-33: it was changed too often
        "card-not-held",
        "recipe-not-yours",
        "recipe-finished",
        "recipe-not-there",
        "recipe-yours",
        "ingredient-not-named",
        "not-an-ingredient",
        "ingredient-not-needed",
        "ingredient-already-there",
        "not-a-ban",
        "icon-missing",
        "ban-already-there",
        "nothing-to-lift",
        "player-not-there",
        "yourself",
        "hand-empty",
        "recipes-gone",
        "nothing-to-discard",
        "mulligans-used",
        "too-many-discards",
        "recipe-not-seen",
        "recipe-not-overnight",
    }
)


def objection(state: State, seat: Seat, action: AufAction) -> str | None:
    """Return why an actor may not do this now, as one of REASONS; None when they may."""
    match action:
        case Choose() | Decline():
            asked = Phase.LOOK
        case Keep():
            asked = Phase.OVERNIGHT
        case Throw():
            asked = Phase.SHOWDOWN
        case _:
            asked = Phase.TURN
            if action.round != state.round:
                return "round-over"
    if asked is not state.phase:
        return "other-question"
    match action:
        case Decline():
            return None
        case Choose(taken, given):
            if taken not in state.looked:
                return "recipe-not-seen"
            return None if state.players[seat].dish(given) else _not_mine(state, given)
        case Keep(recipes):
            mine = overnight(state.players[seat])
            named_once = len(set(recipes)) == len(recipes)
            return None if named_once and set(recipes) <= set(mine) else "recipe-not-overnight"
        case Throw(throw, sign):
            assert state.showdown is not None
            if throw != state.showdown.throw:
                return "throw-over"
            is_kept = sign is not None and sign is state.showdown.chosen.get(seat)
            return None if is_kept or state.showdown.may_change(seat) else "sign-settled"
        case _:
            return _objection_to_play(state, seat, action)


def _objection_to_play(state: State, seat: Seat, action: Play) -> str | None:
    player = state.players[seat]
    match action:
        case Place(_, recipe, ingredients):
            dish = player.dish(recipe)
            return _objection_to_place(player, dish, ingredients) if dish else _not_mine(state, recipe)
        case Ban(_, ban, recipe):
            return _objection_to_ban(state, seat, ban, recipe)
        case Lift(_, ban, recipe):
            if ban not in LIFTED_BY:
                return "not-a-ban"
            if LIFTED_BY[ban] not in player.hand:
                return "card-not-held"
            lying = next((dish for other in state.players if (dish := other.dish(recipe))), None)
            return None if lying and ban in lying.bans else "nothing-to-lift"
        case SwapRecipes(_, mine, theirs):
            if Card.RECIPE_SWITCHEROO not in player.hand:
                return "card-not-held"
            return _not_mine(state, mine) if not player.dish(mine) else _not_theirs(state, seat, theirs)
        case SwapHands(_, other):
            return _objection_to_other(state, seat, other, Card.HAND_SWITCHEROO)
        case Trade(_, other):
            return _objection_to_other(state, seat, other, Card.ONE_FOR_ONE) or (
                None if state.players[other].hand else "hand-empty"
            )
        case Look():
            if Card.PICKY_EATER not in player.hand:
                return "card-not-held"
            return None if state.recipes else "recipes-gone"
        case Mulligan():
            if player.mulligans >= MULLIGANS_A_ROUND:
                return "mulligans-used"
            return None if player.hand else "nothing-to-discard"
        case Pass(_, discards):
            if len(discards) > DISCARDS_AT_MOST:
                return "too-many-discards"
            return None if _holds(player.hand, discards) else "card-not-held"
        case _:
            assert_never(action)


def _objection_to_place(player: Player, dish: Dish, ingredients: tuple[Card, ...]) -> str | None:
    if not ingredients:
        return "ingredient-not-named"
    for card in ingredients:
        if card not in INGREDIENTS:
            return "not-an-ingredient"
        if card not in dish.recipe.needs:
            return "ingredient-not-needed"
        if card in dish.placed:
            return "ingredient-already-there"
    if len(set(ingredients)) < len(ingredients):
        return "ingredient-not-needed"
    return None if _holds(player.hand, ingredients) else "card-not-held"


def _objection_to_ban(state: State, seat: Seat, ban: Card, recipe: Recipe) -> str | None:
    if ban not in LIFTED_BY:
        return "not-a-ban"
    if ban not in state.players[seat].hand:
        return "card-not-held"
    if misplaced := _not_theirs(state, seat, recipe):
        return misplaced
    if state.options.bans_need_icons and not recipe.has_icon_for(ban):
        return "icon-missing"
    banned = any(ban in dish.bans for player in state.players if (dish := player.dish(recipe)))
    return "ban-already-there" if banned else None


def _objection_to_other(state: State, seat: Seat, other: Seat, card: Card) -> str | None:
    if card not in state.players[seat].hand:
        return "card-not-held"
    if not 0 <= other < len(state.players):
        return "player-not-there"
    return "yourself" if other == seat else None


def _not_mine(state: State, recipe: Recipe) -> str:
    """Return why a recipe is not among the player's dishes."""
    if any(recipe in player.finished for player in state.players):
        return "recipe-finished"
    return "recipe-not-yours"


def _not_theirs(state: State, seat: Seat, recipe: Recipe) -> str | None:
    """Return why a recipe is no other player's dish; None when it is one."""
    for owner, player in enumerate(state.players):
        if player.dish(recipe):
            return "recipe-yours" if owner == seat else None
    finished = any(recipe in player.finished for player in state.players)
    return "recipe-finished" if finished else "recipe-not-there"


def _holds(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    return all(cards.count(card) <= hand.count(card) for card in cards)
