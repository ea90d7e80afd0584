"""Why a player may not do something now."""

from __future__ import annotations

from enum import StrEnum
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


class AufReason(StrEnum):
    """The mistakes that ``objection`` finds; each has a sentence ``refused-auf-…``."""

    OTHER_QUESTION = "other-question"
    ROUND_OVER = "round-over"
    THROW_OVER = "throw-over"
    SIGN_SETTLED = "sign-settled"  # CA-33: it was changed too often
    CARD_NOT_HELD = "card-not-held"
    RECIPE_NOT_YOURS = "recipe-not-yours"
    RECIPE_FINISHED = "recipe-finished"
    RECIPE_NOT_THERE = "recipe-not-there"
    RECIPE_YOURS = "recipe-yours"
    INGREDIENT_NOT_NAMED = "ingredient-not-named"
    NOT_AN_INGREDIENT = "not-an-ingredient"
    INGREDIENT_NOT_NEEDED = "ingredient-not-needed"
    INGREDIENT_ALREADY_THERE = "ingredient-already-there"
    NOT_A_BAN = "not-a-ban"
    ICON_MISSING = "icon-missing"
    BAN_ALREADY_THERE = "ban-already-there"
    NOTHING_TO_LIFT = "nothing-to-lift"
    PLAYER_NOT_THERE = "player-not-there"
    YOURSELF = "yourself"
    HAND_EMPTY = "hand-empty"
    RECIPES_GONE = "recipes-gone"
    NOTHING_TO_DISCARD = "nothing-to-discard"
    MULLIGANS_USED = "mulligans-used"
    TOO_MANY_DISCARDS = "too-many-discards"
    RECIPE_NOT_SEEN = "recipe-not-seen"
    RECIPE_NOT_OVERNIGHT = "recipe-not-overnight"


def objection(state: State, seat: Seat, action: AufAction) -> AufReason | None:
    """Return the reason against this action now; None when it is legal."""
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
                return AufReason.ROUND_OVER
    if asked is not state.phase:
        return AufReason.OTHER_QUESTION
    match action:
        case Decline():
            return None
        case Choose(taken, given):
            if taken not in state.looked:
                return AufReason.RECIPE_NOT_SEEN
            return None if state.players[seat].dish(given) else _not_mine(state, given)
        case Keep(recipes):
            mine = overnight(state.players[seat])
            named_once = len(set(recipes)) == len(recipes)
            return None if named_once and set(recipes) <= set(mine) else AufReason.RECIPE_NOT_OVERNIGHT
        case Throw(throw, sign):
            assert state.showdown is not None
            if throw != state.showdown.throw:
                return AufReason.THROW_OVER
            is_kept = sign is not None and sign is state.showdown.chosen.get(seat)
            return None if is_kept or state.showdown.may_change(seat) else AufReason.SIGN_SETTLED
        case _:
            return _objection_to_play(state, seat, action)


def _objection_to_play(state: State, seat: Seat, action: Play) -> AufReason | None:
    player = state.players[seat]
    match action:
        case Place(_, recipe, ingredients):
            dish = player.dish(recipe)
            return _objection_to_place(player, dish, ingredients) if dish else _not_mine(state, recipe)
        case Ban(_, ban, recipe):
            return _objection_to_ban(state, seat, ban, recipe)
        case Lift(_, ban, recipe):
            if ban not in LIFTED_BY:
                return AufReason.NOT_A_BAN
            if LIFTED_BY[ban] not in player.hand:
                return AufReason.CARD_NOT_HELD
            lying = next((dish for other in state.players if (dish := other.dish(recipe))), None)
            return None if lying and ban in lying.bans else AufReason.NOTHING_TO_LIFT
        case SwapRecipes(_, mine, theirs):
            if Card.RECIPE_SWITCHEROO not in player.hand:
                return AufReason.CARD_NOT_HELD
            return _not_mine(state, mine) if not player.dish(mine) else _not_theirs(state, seat, theirs)
        case SwapHands(_, other):
            return _objection_to_other(state, seat, other, Card.HAND_SWITCHEROO)
        case Trade(_, other):
            return _objection_to_other(state, seat, other, Card.ONE_FOR_ONE) or (
                None if state.players[other].hand else AufReason.HAND_EMPTY
            )
        case Look():
            if Card.PICKY_EATER not in player.hand:
                return AufReason.CARD_NOT_HELD
            return None if state.recipes else AufReason.RECIPES_GONE
        case Mulligan():
            if player.mulligans >= MULLIGANS_A_ROUND:
                return AufReason.MULLIGANS_USED
            return None if player.hand else AufReason.NOTHING_TO_DISCARD
        case Pass(_, discards):
            if len(discards) > DISCARDS_AT_MOST:
                return AufReason.TOO_MANY_DISCARDS
            return None if _holds(player.hand, discards) else AufReason.CARD_NOT_HELD
        case _:
            assert_never(action)


def _objection_to_place(player: Player, dish: Dish, ingredients: tuple[Card, ...]) -> AufReason | None:
    if not ingredients:
        return AufReason.INGREDIENT_NOT_NAMED
    for card in ingredients:
        if card not in INGREDIENTS:
            return AufReason.NOT_AN_INGREDIENT
        if card not in dish.recipe.needs:
            return AufReason.INGREDIENT_NOT_NEEDED
        if card in dish.placed:
            return AufReason.INGREDIENT_ALREADY_THERE
    if len(set(ingredients)) < len(ingredients):
        return AufReason.INGREDIENT_NOT_NEEDED
    return None if _holds(player.hand, ingredients) else AufReason.CARD_NOT_HELD


def _objection_to_ban(state: State, seat: Seat, ban: Card, recipe: Recipe) -> AufReason | None:
    if ban not in LIFTED_BY:
        return AufReason.NOT_A_BAN
    if ban not in state.players[seat].hand:
        return AufReason.CARD_NOT_HELD
    if misplaced := _not_theirs(state, seat, recipe):
        return misplaced
    if state.options.bans_need_icons and not recipe.has_icon_for(ban):
        return AufReason.ICON_MISSING
    banned = any(ban in dish.bans for player in state.players if (dish := player.dish(recipe)))
    return AufReason.BAN_ALREADY_THERE if banned else None


def _objection_to_other(state: State, seat: Seat, other: Seat, card: Card) -> AufReason | None:
    if card not in state.players[seat].hand:
        return AufReason.CARD_NOT_HELD
    if not 0 <= other < len(state.players):
        return AufReason.PLAYER_NOT_THERE
    return AufReason.YOURSELF if other == seat else None


def _not_mine(state: State, recipe: Recipe) -> AufReason:
    if any(recipe in player.finished for player in state.players):
        return AufReason.RECIPE_FINISHED
    return AufReason.RECIPE_NOT_YOURS


def _not_theirs(state: State, seat: Seat, recipe: Recipe) -> AufReason | None:
    for owner, player in enumerate(state.players):
        if player.dish(recipe):
            return AufReason.RECIPE_YOURS if owner == seat else None
    finished = any(recipe in player.finished for player in state.players)
    return AufReason.RECIPE_FINISHED if finished else AufReason.RECIPE_NOT_THERE


def _holds(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    return all(cards.count(card) <= hand.count(card) for card in cards)
