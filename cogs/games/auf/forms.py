"""The choices of Cake Auf! that are made in a form: what to lay, play, discard, take and keep."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias, assert_never

from bot.errors import Refused
from bot.names import shortened
from cogs.games.auf.form_reasons import FormReason
from cogs.games.auf.names import card_word, dish_of, icon_of, icons, names, recipe_list, recipe_word
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Choice, Field, Form, Shape
from games.auf import Card, DishView, Recipe, View
from games.auf.actions import (
    AufAction,
    Ban,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    SwapHands,
    SwapRecipes,
    Trade,
)
from games.auf.cards import LIFTED_BY
from games.auf.state import DISCARDS_AT_MOST
from games.auf.tokens import encode
from games.views import SeatView

OPTIONS_AT_MOST = 25
"""What a menu holds; more plays than that go on in the form's next field."""

CardPlay: TypeAlias = Ban | Lift | SwapRecipes | SwapHands | Look | Trade


def form(name: str, own: SeatView[View], legal: Collection[AufAction], say: TableMessages) -> Form:
    """Return the form of this name; Refused when the seat is asked something else or has nothing to choose."""
    view = own.view
    match name:
        case "place" if Pass(view.round) in legal:
            return _place(view, say)
        case "play" if Pass(view.round) in legal:
            return _play([action for action in legal if isinstance(action, CardPlay)], view, say)
        case "pass" if Pass(view.round) in legal:
            return _pass(view, say)
        case "mulligan" if Pass(view.round) in legal:
            return _mulligan(view, legal, say)
        case "choose" if Decline() in legal:
            return _choose(view, say)
        case "keep" if Keep(()) in legal:
            return _keep(view, say)
    raise Refused(FormReason.OTHER_QUESTION)


def own_dishes(view: View) -> tuple[DishView, ...]:
    """Return the unfinished recipes of the view's own seat."""
    assert view.seat is not None
    return view.players[view.seat].dishes


def _useful(dish: DishView, view: View) -> tuple[Card, ...]:
    """Return what of the hand is still missing there."""
    return tuple(card for card in dish.missing or () if card in view.hand)


def _waiting_for_cards(view: View) -> list[DishView]:
    """Return the own recipes under which something of the hand can be laid."""
    return [dish for dish in own_dishes(view) if _useful(dish, view)]


def _place(view: View, say: TableMessages) -> Form:
    dishes = _waiting_for_cards(view)
    if not dishes:
        raise Refused(FormReason.NOTHING_TO_LAY)
    useful = dict.fromkeys(card for card in view.hand if any(card in _useful(dish, view) for dish in dishes))
    choices = tuple(
        Choice(card, card_word(card, say), _wanted_by(card, dishes, say), emoji=icon_of(card, say))
        for card in useful
    )
    ingredients = Field(
        name="ingredients",
        label=say("auf-field-ingredients"),
        note=say("auf-field-ingredients-note"),
        choices=choices,
        shape=Shape.CHECKS,
        most=len(choices),
    )
    if len(dishes) == 1:
        return Form(say("auf-form-place-under", recipe=recipe_word(dishes[0].recipe, say)), (ingredients,))
    recipes = tuple(
        _recipe_choice(dish, say("auf-note-missing", cards=names(dish.missing or (), say)), say)
        for dish in dishes
    )
    field = Field(name="recipe", label=say("auf-field-recipe"), choices=recipes)
    return Form(say("auf-form-place"), (field, ingredients))


def _recipe_choice(dish: DishView, note: str, say: TableMessages, *, is_taken: bool = False) -> Choice:
    recipe = dish.recipe
    return Choice(recipe, recipe_word(recipe, say), note, is_taken, dish_of(recipe, say))


def _wanted_by(card: Card, dishes: Iterable[DishView], say: TableMessages) -> str:
    wanting = [dish.recipe for dish in dishes if card in (dish.missing or ())]
    return shortened(say("auf-note-for", recipes=recipe_list(wanting, say)), 100)


def _play(plays: list[CardPlay], view: View, say: TableMessages) -> Form:
    """Return all plays of the action cards, each complete: a menu, or more when there are too many for one."""
    if not plays:
        raise Refused(FormReason.NOTHING_TO_PLAY)
    pages = [plays[start : start + OPTIONS_AT_MOST] for start in range(0, len(plays), OPTIONS_AT_MOST)]
    fields = [
        Field(
            name=f"play{number}",
            label=say("auf-field-play" if number == 1 else "auf-field-play-more"),
            choices=tuple(_choice(play, view, say) for play in page),
            shape=Shape.MENU,
            least=int(len(pages) == 1),
        )
        for number, page in enumerate(pages, start=1)
    ]
    return Form(say("auf-form-play"), tuple(fields))


def _mulligan(view: View, legal: Collection[AufAction], say: TableMessages) -> Form:
    """Ask once whether the player is sure: a mulligan discards the whole hand."""
    if Mulligan(view.round) not in legal:
        raise Refused(FormReason.MULLIGANS_USED if view.hand else FormReason.NOTHING_TO_DISCARD)
    sure = Choice("yes", say("auf-mulligan-sure", count=len(view.hand)))
    return Form(
        say("auf-button-mulligan"), (Field(name="sure", label=say("auf-field-mulligan"), choices=(sure,)),)
    )


def _choice(play: CardPlay, view: View, say: TableMessages) -> Choice:
    """Return an action card and its aim in a few words, with whose recipe it is."""
    card = _card_of(play)
    described = shortened(_described(play, card_word(card, say), view, say), 100)
    return Choice(encode(play), described, emoji=icon_of(card, say))


def _card_of(play: CardPlay) -> Card:
    match play:
        case Ban(_, ban, _):
            return ban
        case Lift(_, ban, _):
            return LIFTED_BY[ban]
        case SwapRecipes():
            return Card.RECIPE_SWITCHEROO
        case SwapHands():
            return Card.HAND_SWITCHEROO
        case Trade():
            return Card.ONE_FOR_ONE
        case Look():
            return Card.PICKY_EATER
        case _:
            assert_never(play)


def _described(play: CardPlay, card: str, view: View, say: TableMessages) -> str:
    match play:
        case Ban(_, _, recipe) | Lift(_, _, recipe):
            return say("auf-play-on", card=card, **_aim(recipe, view, say))
        case SwapRecipes(_, mine, theirs):
            return say("auf-play-swap", card=card, mine=recipe_word(mine, say), **_aim(theirs, view, say))
        case SwapHands(_, other) | Trade(_, other):
            return say("auf-play-with", card=card, other=say.name(other))
        case Look():
            return say("auf-play-look", card=card)
        case _:
            assert_never(play)


def _aim(recipe: Recipe, view: View, say: TableMessages) -> dict[str, str]:
    owner = next(
        player.seat for player in view.players if any(dish.recipe is recipe for dish in player.dishes)
    )
    whose = say("auf-yours") if owner == view.seat else say.name(owner)
    return {"recipe": recipe_word(recipe, say), "owner": whose}


def _pass(view: View, say: TableMessages) -> Form:
    if not view.hand:
        raise Refused(FormReason.NOTHING_TO_DISCARD)
    numbered = [(card, view.hand[:place].count(card) + 1) for place, card in enumerate(view.hand)]
    choices = tuple(
        Choice(
            f"{card}.{copy}",
            card_word(card, say) if copy == 1 else say("auf-copy", card=card_word(card, say), copy=copy),
            emoji=icon_of(card, say),
        )
        for card, copy in numbered
    )
    field = Field(
        name="discards",
        label=say("auf-field-discards"),
        note=say("auf-field-discards-note"),
        choices=choices[:OPTIONS_AT_MOST],
        shape=Shape.CHECKS,
        least=0,
        most=DISCARDS_AT_MOST,
    )
    return Form(say("auf-form-pass"), (field,))


def _choose(view: View, say: TableMessages) -> Form:
    seen = tuple(
        Choice(
            recipe,
            f"{recipe_word(recipe, say)} {icons(recipe)}",
            _needs(recipe, view, say),
            emoji=dish_of(recipe, say),
        )
        for recipe in view.looked
    )
    fields = [Field(name="taken", label=say("auf-field-taken"), choices=seen)]
    dishes = own_dishes(view)
    if len(dishes) > 1:
        given = tuple(_recipe_choice(dish, say("auf-note-lost", count=dish.count), say) for dish in dishes)
        fields.append(Field(name="given", label=say("auf-field-given"), choices=given))
    return Form(say("auf-form-choose"), tuple(fields))


def _needs(recipe: Recipe, view: View, say: TableMessages) -> str:
    held = [card for card in recipe.needs if card in view.hand]
    needs = names(recipe.needs, say)
    return say("auf-note-needs", cards=needs, held=names(held, say), count=len(held))


def _keep(view: View, say: TableMessages) -> Form:
    dishes = [dish for dish in own_dishes(view) if dish.recipe.is_overnight]
    choices = tuple(
        _recipe_choice(
            dish,
            say("auf-note-laid", count=dish.count, needed=len(dish.recipe.needs)),
            say,
            is_taken=True,
        )
        for dish in dishes
    )
    field = Field(
        name="recipes",
        label=say("auf-field-keep"),
        note=say("auf-field-keep-note"),
        choices=choices,
        shape=Shape.CHECKS,
        least=0,
        most=len(choices),
    )
    return Form(say("auf-form-keep"), (field,))
