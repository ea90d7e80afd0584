"""What a filled form, or a command's options, mean as an action of Cake Auf!."""

from __future__ import annotations

from bot.errors import Reason, Refused
from cogs.games.auf.form_reasons import FormReason
from cogs.games.auf.forms import own_dishes
from cogs.ui.panel import Filled
from games.auf import Card, Recipe, Sign, View
from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import LIFTED_BY
from games.auf.tokens import decode
from games.engine import Seat, UnknownAction
from games.views import SeatView

_LIFTS = {counter: ban for ban, counter in LIFTED_BY.items()}


def action(name: str, filled: Filled, own: SeatView[View]) -> AufAction:
    """Return the action that is meant. Refused when something is missing or makes no sense."""
    view = own.view
    match name:
        case "place":
            return Place(view.round, _recipe_laid_under(filled, view), _cards(filled, "ingredients"))
        case "play":
            return _played(filled)
        case "pass":
            return Pass(view.round, _cards(filled, "discards"))
        case "choose":
            return Choose(_recipe(filled, "taken"), _given(filled, view))
        case "keep":
            return Keep(tuple(_read_recipe(value) for value in filled.get("recipes", ())))
        case "throw":
            return _throw(filled, view)
        case "ban":
            ban = _card(filled)
            if ban not in LIFTED_BY:
                raise Refused(FormReason.NOT_A_BAN)
            return Ban(view.round, ban, _recipe(filled, "recipe"))
        case "lift":
            counter = _card(filled)
            if counter not in _LIFTS:
                raise Refused(FormReason.NO_COUNTERACTION)
            return Lift(view.round, _LIFTS[counter], _recipe(filled, "recipe"))
        case "swap":
            return SwapRecipes(view.round, _recipe(filled, "mine"), _recipe(filled, "theirs"))
        case "hands":
            return SwapHands(view.round, _seat(filled))
        case "trade":
            return Trade(view.round, _seat(filled))
        case "picky":
            return Look(view.round)
        case "mulligan":
            return Mulligan(view.round)
    raise Refused(Reason.UNKNOWN_ACTION)


def _played(filled: Filled) -> AufAction:
    """Return the one play chosen, in whichever of the form's menus."""
    chosen = [value for values in filled.values() for value in values]
    if len(chosen) != 1:
        raise Refused(FormReason.ONE_PLAY if chosen else FormReason.NO_PLAY_CHOSEN)
    try:
        play: AufAction = decode(chosen[0])
    except UnknownAction as error:
        raise Refused(Reason.UNKNOWN_ACTION) from error
    return play


def _recipe_laid_under(filled: Filled, view: View) -> Recipe:
    """Return the recipe chosen; none was offered where only one could be meant."""
    if filled.get("recipe"):
        return _recipe(filled, "recipe")
    laid = {_read_card(value) for value in filled.get("ingredients", ())}
    wanting = [dish.recipe for dish in own_dishes(view) if laid <= set(dish.missing or ())]
    if len(wanting) != 1:
        raise Refused(FormReason.NO_RECIPE_CHOSEN)
    return wanting[0]


def _given(filled: Filled, view: View) -> Recipe:
    dishes = own_dishes(view)
    if not filled.get("given") and len(dishes) == 1:
        return dishes[0].recipe
    return _recipe(filled, "given")


def _throw(filled: Filled, view: View) -> Throw:
    if view.showdown is None:
        raise Refused(FormReason.OTHER_QUESTION)
    try:
        return Throw(view.showdown.throw, Sign(next(iter(filled.get("sign", ())), "")))
    except ValueError:
        raise Refused(FormReason.NO_SUCH_SIGN) from None


def _cards(filled: Filled, field: str) -> tuple[Card, ...]:
    """Return the cards ticked; a value is a card, and which copy of it where that matters."""
    return tuple(_read_card(value) for value in filled.get(field, ()))


def _card(filled: Filled) -> Card:
    return _read_card(next(iter(filled.get("card", ())), ""))


def _recipe(filled: Filled, field: str) -> Recipe:
    values = filled.get(field, ())
    if len(values) != 1:
        raise Refused(FormReason.NO_RECIPE_CHOSEN)
    return _read_recipe(values[0])


def _read_card(value: str) -> Card:
    try:
        return Card(value.partition(".")[0])
    except ValueError:
        raise Refused(FormReason.NO_SUCH_CARD, card=value[:40]) from None


def _read_recipe(value: str) -> Recipe:
    try:
        return Recipe(value)
    except ValueError:
        raise Refused(FormReason.NO_SUCH_RECIPE, recipe=value[:40]) from None


def _seat(filled: Filled) -> Seat:
    value = next(iter(filled.get("player", ())), "")
    if not (value.isascii() and value.isdecimal()):
        raise Refused(FormReason.PLAYER_NOT_THERE)
    return int(value)
