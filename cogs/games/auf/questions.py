"""The decisions of Cake Auf!: what a player chooses for each, in forms and in commands."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias, assert_never

from bot.errors import Reason, Refused
from bot.names import shortened
from cogs.games.auf.text import (
    card_list,
    card_word,
    icon_of,
    icons,
    names,
    recipe_list,
    recipe_word,
    sign_word,
)
from cogs.games.questions import (
    OPTIONS_AT_MOST,
    FormField,
    FromView,
    Player,
    Question,
    QuestionContext,
    Questions,
    Several,
    Thing,
    Things,
    Values,
    copies,
)
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Choice, Field, Filled, Form, Shape
from games.auf import Card, DishView, Recipe, Sign, View, actions
from games.auf.cards import LIFTED_BY
from games.auf.state import DISCARDS_AT_MOST
from games.auf.tokens import decode, encode
from games.engine import UnknownAction


class FormReason(StrEnum):
    """Why forms and typed words are refused, before the rules see an action: ``refused-`` opens a sentence's key."""

    MULLIGANS_USED = "auf-mulligans-used"
    NO_COUNTERACTION = "auf-no-counteraction"
    NO_PLAY_CHOSEN = "auf-no-play-chosen"
    NO_RECIPE_CHOSEN = "auf-no-recipe-chosen"
    NO_SUCH_CARD = "auf-no-such-card"
    NO_SUCH_RECIPE = "auf-no-such-recipe"
    NO_SUCH_SIGN = "auf-no-such-sign"
    NOT_A_BAN = "auf-not-a-ban"
    NOTHING_TO_DISCARD = "auf-nothing-to-discard"
    NOTHING_TO_LAY = "auf-nothing-to-lay"
    NOTHING_TO_PLAY = "auf-nothing-to-play"
    ONE_PLAY = "auf-one-play"
    OTHER_QUESTION = "auf-other-question"
    PLAYER_NOT_THERE = "auf-player-not-there"
    WHICH = "auf-which"


_LIFTS = {counter: ban for ban, counter in LIFTED_BY.items()}

CardPlay: TypeAlias = (
    actions.Ban | actions.Lift | actions.SwapRecipes | actions.SwapHands | actions.Look | actions.Trade
)

CARDS = Things(Card, lambda card, say: [card_word(card, say)], FormReason.NO_SUCH_CARD, FormReason.WHICH)
RECIPES = Things(
    Recipe,
    lambda recipe, say: [recipe_word(recipe, say)],
    FormReason.NO_SUCH_RECIPE,
    FormReason.WHICH,
    none=FormReason.NO_RECIPE_CHOSEN,
    several=FormReason.NO_RECIPE_CHOSEN,
)
SIGNS = Things(Sign, lambda sign, say: [say(f"auf-sign-{sign}")], FormReason.NO_SUCH_SIGN)


# What is chosen


def own_dishes(view: View) -> tuple[DishView, ...]:
    """Return the unfinished recipes of the view's own seat."""
    assert view.seat is not None
    return view.players[view.seat].dishes


def _useful(dish: DishView, view: View) -> tuple[Card, ...]:
    """Return the cards of the hand that are still missing there."""
    return tuple(card for card in dish.missing or () if card in view.hand)


def _waiting_for_cards(view: View) -> list[DishView]:
    return [dish for dish in own_dishes(view) if _useful(dish, view)]


def _recipe_choice(dish: DishView, note: str, say: TableMessages, *, is_taken: bool = False) -> Choice:
    recipe = dish.recipe
    return Choice(recipe, recipe_word(recipe, say), note, is_taken, say.emoji(recipe.value))


def _ingredients(_: Values, asking: QuestionContext[View]) -> list[Choice]:
    view, say = asking.view, asking.say
    dishes = _waiting_for_cards(view)

    def wanted_by(card: Card) -> str:
        wanting = [dish.recipe for dish in dishes if card in (dish.missing or ())]
        return shortened(say("auf-note-for", recipes=recipe_list(wanting, say)), 100)

    useful = [card for card in view.hand if any(card in _useful(dish, view) for dish in dishes)]
    return [
        Choice(card, card_word(card, say), wanted_by(card), emoji=icon_of(card, say))
        for card in dict.fromkeys(useful)
    ]


def _discards(_: Values, asking: QuestionContext[View]) -> tuple[Choice, ...]:
    say = asking.say
    if not asking.view.hand:
        raise Refused(FormReason.NOTHING_TO_DISCARD)
    return copies(
        asking.view.hand,
        lambda card: Choice(card, card_word(card, say), emoji=icon_of(card, say)),
        "auf-copy",
        say,
    )


def _places_to_lay(_: Values, asking: QuestionContext[View]) -> list[Choice]:
    dishes, say = _waiting_for_cards(asking.view), asking.say
    if not dishes:
        raise Refused(FormReason.NOTHING_TO_LAY)
    return [
        _recipe_choice(dish, say("auf-note-missing", cards=names(dish.missing or (), say)), say)
        for dish in dishes
    ]


def _looked_at(_: Values, asking: QuestionContext[View]) -> list[Choice]:
    view, say = asking.view, asking.say

    def needs(recipe: Recipe) -> str:
        held = [card for card in recipe.needs if card in view.hand]
        return say("auf-note-needs", cards=names(recipe.needs, say), held=names(held, say), count=len(held))

    return [
        Choice(
            recipe,
            f"{recipe_word(recipe, say)} {icons(recipe)}",
            needs(recipe),
            emoji=say.emoji(recipe.value),
        )
        for recipe in view.looked
    ]


def _given_up(_: Values, asking: QuestionContext[View]) -> list[Choice]:
    say = asking.say
    return [
        _recipe_choice(dish, say("auf-note-lost", count=dish.count), say) for dish in own_dishes(asking.view)
    ]


def _overnight(_: Values, asking: QuestionContext[View]) -> list[Choice]:
    say = asking.say
    return [
        _recipe_choice(
            dish, say("auf-note-laid", count=dish.count, needed=len(dish.recipe.needs)), say, is_taken=True
        )
        for dish in own_dishes(asking.view)
        if dish.recipe.is_overnight
    ]


class _Banned(Thing[View, Card]):
    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card:
        ban = super().read(chosen, filled, view)
        if ban not in LIFTED_BY:
            raise Refused(FormReason.NOT_A_BAN)
        return ban


class _Lifted(Thing[View, Card]):
    """The ban that a counteraction lifts; its player names the counteraction."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card:
        counter = super().read(chosen, filled, view)
        if counter not in _LIFTS:
            raise Refused(FormReason.NO_COUNTERACTION)
        return _LIFTS[counter]

    def word(self, value: Card, say: TableMessages) -> str:
        return card_word(LIFTED_BY.get(value, value), say)

    def offers(self, values: Iterable[Card], asking: QuestionContext[View]) -> dict[str, str]:
        return {LIFTED_BY[ban].value: self.word(ban, asking.say) for ban in values}


class _LaidUnder(Thing[View, Recipe]):
    """The recipe under which ingredients go; it is not asked about where only one can be meant."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Recipe:
        laid = {CARDS.read(value) for value in filled.get("ingredients", ())}
        wanting = [dish.recipe for dish in own_dishes(view) if laid <= set(dish.missing or ())]
        return wanting[0] if not chosen and len(wanting) == 1 else super().read(chosen, filled, view)


class _Given(Thing[View, Recipe]):
    """The own recipe that is given up for another; it is not asked about where there is only one."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Recipe:
        dishes = own_dishes(view)
        return dishes[0].recipe if not chosen and len(dishes) == 1 else super().read(chosen, filled, view)


# The questions


def _is_turn(asking: QuestionContext[View]) -> bool:
    return actions.Pass(asking.view.round) in asking.legal


def _place_title(asking: QuestionContext[View]) -> str:
    dishes, say = _waiting_for_cards(asking.view), asking.say
    if len(dishes) != 1:
        return say("auf-form-place")
    return say("auf-form-place-under", recipe=recipe_word(dishes[0].recipe, say))


def _throw_of(view: View) -> int:
    if view.showdown is None:
        raise Refused(FormReason.OTHER_QUESTION)
    return view.showdown.throw


class _AnyPlay(Question[View]):
    """The choice of an action card and its aim: one menu of all plays, or more when there are too many for one."""

    def __init__(self) -> None:
        super().__init__("play", actions.Decline, label="auf-button-decline")

    def form(self, asking: QuestionContext[View]) -> Form | None:
        if not _is_turn(asking):
            return None
        plays = [action for action in asking.legal if isinstance(action, CardPlay)]
        if not plays:
            raise Refused(FormReason.NOTHING_TO_PLAY)
        say = asking.say
        pages = [plays[start : start + OPTIONS_AT_MOST] for start in range(0, len(plays), OPTIONS_AT_MOST)]
        fields = [
            Field(
                name=f"play{number}",
                label=say("auf-field-play" if number == 1 else "auf-field-play-more"),
                choices=tuple(_play_choice(play, asking.view, say) for play in page),
                shape=Shape.MENU,
                least=int(len(pages) == 1),
            )
            for number, page in enumerate(pages, start=1)
        ]
        return Form(say("auf-form-play"), tuple(fields))

    def read(self, filled: Filled, view: View) -> actions.AufAction:
        chosen = [value for values in filled.values() for value in values]
        if len(chosen) != 1:
            raise Refused(FormReason.ONE_PLAY if chosen else FormReason.NO_PLAY_CHOSEN)
        try:
            play: actions.AufAction = decode(chosen[0])
        except UnknownAction as error:
            raise Refused(Reason.UNKNOWN_ACTION) from error
        return play


def _play_choice(play: CardPlay, view: View, say: TableMessages) -> Choice:
    """Return an action card and its aim in a few words, with whose recipe it is."""
    card = _card_of(play)
    described = shortened(_described(play, card_word(card, say), view, say), 100)
    return Choice(encode(play), described, emoji=icon_of(card, say))


def _card_of(play: CardPlay) -> Card:
    match play:
        case actions.Ban(ban=ban):
            return ban
        case actions.Lift(ban=ban):
            return LIFTED_BY[ban]
        case actions.SwapRecipes():
            return Card.RECIPE_SWITCHEROO
        case actions.SwapHands():
            return Card.HAND_SWITCHEROO
        case actions.Trade():
            return Card.ONE_FOR_ONE
        case actions.Look():
            return Card.PICKY_EATER
        case _:
            assert_never(play)


def _described(play: CardPlay, card: str, view: View, say: TableMessages) -> str:
    match play:
        case actions.Ban(recipe=recipe) | actions.Lift(recipe=recipe):
            return say("auf-play-on", card=card, **_aim(recipe, view, say))
        case actions.SwapRecipes(mine=mine, theirs=theirs):
            return say("auf-play-swap", card=card, mine=recipe_word(mine, say), **_aim(theirs, view, say))
        case actions.SwapHands(other=other) | actions.Trade(other=other):
            return say("auf-play-with", card=card, other=say.name(other))
        case actions.Look():
            return say("auf-play-look", card=card)
        case _:
            assert_never(play)


def _aim(recipe: Recipe, view: View, say: TableMessages) -> dict[str, str]:
    owner = next(
        player.seat for player in view.players if any(dish.recipe is recipe for dish in player.dishes)
    )
    whose = say("auf-yours") if owner == view.seat else say.name(owner)
    return {"recipe": recipe_word(recipe, say), "owner": whose}


class _Sure(Question[View]):
    """A mulligan: it discards the whole hand, so its form asks once whether the player is sure."""

    def form(self, asking: QuestionContext[View]) -> Form | None:
        view, say = asking.view, asking.say
        if not _is_turn(asking):
            return None
        if actions.Mulligan(view.round) not in asking.legal:
            raise Refused(FormReason.MULLIGANS_USED if view.hand else FormReason.NOTHING_TO_DISCARD)
        sure = Choice("yes", say("auf-mulligan-sure", count=len(view.hand)))
        field = Field(name="sure", label=say("auf-field-mulligan"), choices=(sure,))
        return Form(say("auf-button-mulligan"), (field,))


_ROUND = FromView[View](lambda view: view.round)
_RECIPE = Thing[View, Recipe](RECIPES)
_PLAYER = Player[View](
    "player",
    seats=lambda view: len(view.players),
    unknown=FormReason.PLAYER_NOT_THERE,
    which=FormReason.WHICH,
    sign="=",  # tells the seat of a suggested player from a player whose name is a number
    key="cmd-auf-player",
)


def _laid(place: actions.Place, say: TableMessages) -> str:
    cards, recipe = card_list(place.ingredients, say), recipe_word(place.recipe, say)
    return say("auf-label-place", cards=cards, recipe=recipe)


def _swapped(swap: actions.SwapRecipes, say: TableMessages) -> str:
    given, taken = recipe_word(swap.mine, say), recipe_word(swap.theirs, say)
    return say("auf-label-swap", given=given, taken=taken)


def _aimed(play: actions.Ban | actions.Lift, say: TableMessages) -> str:
    return say("auf-label-on", card=card_word(_card_of(play), say), recipe=recipe_word(play.recipe, say))


QUESTIONS = Questions(
    Question(
        "place",
        actions.Place,
        label=_laid,
        title=_place_title,
        is_open=_is_turn,
        round=_ROUND,
        recipe=_LaidUnder(RECIPES, form=FormField("auf-field-recipe", _places_to_lay, is_asked_of_one=False)),
        ingredients=Several(
            CARDS, word=card_list, form=FormField("auf-field-ingredients", _ingredients, Shape.CHECKS)
        ),
    ),
    _AnyPlay(),
    Question("ban", actions.Ban, label=_aimed, round=_ROUND, ban=_Banned(CARDS, "card"), recipe=_RECIPE),
    Question("lift", actions.Lift, label=_aimed, round=_ROUND, ban=_Lifted(CARDS, "card"), recipe=_RECIPE),
    Question("swap", actions.SwapRecipes, label=_swapped, round=_ROUND, mine=_RECIPE, theirs=_RECIPE),
    Question("hands", actions.SwapHands, label="auf-label-hands", round=_ROUND, other=_PLAYER),
    Question("trade", actions.Trade, label="auf-label-trade", round=_ROUND, other=_PLAYER),
    Question("picky", actions.Look, label=lambda _, say: card_word(Card.PICKY_EATER, say), round=_ROUND),
    Question(
        "choose",
        actions.Choose,
        label="auf-label-choose",
        title="auf-form-choose",
        is_open=lambda asking: actions.Decline() in asking.legal,
        taken=Thing(RECIPES, form=FormField("auf-field-taken", _looked_at)),
        given=_Given(RECIPES, form=FormField("auf-field-given", _given_up, is_asked_of_one=False)),
    ),
    Question[View]("decline", actions.Decline, label="auf-button-decline"),
    _Sure("mulligan", actions.Mulligan, label="auf-button-mulligan", round=_ROUND),
    Question(
        "pass",
        actions.Pass,
        label=lambda action, say: say(
            "auf-label-pass", cards=card_list(action.discards, say), count=len(action.discards)
        ),
        title="auf-form-pass",
        is_open=_is_turn,
        round=_ROUND,
        discards=Several(
            CARDS,
            word=card_list,
            is_required=False,
            form=FormField("auf-field-discards", _discards, Shape.CHECKS, least=0, most=DISCARDS_AT_MOST),
        ),
    ),
    Question(
        "keep",
        actions.Keep,
        label="auf-label-keep",
        title="auf-form-keep",
        is_open=lambda asking: actions.Keep(()) in asking.legal,
        recipes=Several(
            RECIPES,
            word=recipe_list,
            is_required=False,
            form=FormField("auf-field-keep", _overnight, Shape.CHECKS, least=0),
        ),
    ),
    Question(
        "throw",
        actions.Throw,
        label="auf-label-throw",
        throw=FromView(_throw_of),
        sign=Thing(SIGNS, word=sign_word),
    ),
    other=FormReason.OTHER_QUESTION,
    no_command="play",
)
