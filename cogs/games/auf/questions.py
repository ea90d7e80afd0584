"""The decisions of Cake Auf!: what a player chooses for each, in forms and in commands."""

from __future__ import annotations

import re
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
    Asking,
    FromView,
    Part,
    Player,
    Question,
    Questions,
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
    """Why forms and typed words are refused, before the rules see an action.

    The sentence of each has the key ``refused-`` and its value.
    """

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


_BEFORE = re.compile(r"(?P<count>[1-9])\s?[x×]?\s(?P<name>.+)")
_BEHIND = re.compile(r"(?P<name>.+)[x×]\s?(?P<count>[1-9])")
_LIFTS = {counter: ban for ban, counter in LIFTED_BY.items()}

CardPlay: TypeAlias = (
    actions.Ban | actions.Lift | actions.SwapRecipes | actions.SwapHands | actions.Look | actions.Trade
)

CARDS = Things(Card, lambda card, say: [card_word(card, say)], FormReason.NO_SUCH_CARD, FormReason.WHICH)
RECIPES = Things(
    Recipe, lambda recipe, say: [recipe_word(recipe, say)], FormReason.NO_SUCH_RECIPE, FormReason.WHICH
)
SIGNS = Things(Sign, lambda sign, say: [say(f"auf-sign-{sign}")], FormReason.NO_SUCH_SIGN)


def _counted(part: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards of a name with a number before or behind it; but `1 For One` is a single name."""
    match = _BEHIND.fullmatch(part) or _BEFORE.fullmatch(part)
    if match is None or CARDS.named(part, say) is not None:
        return (CARDS.typed(part, say),)
    return (CARDS.typed(match["name"], say),) * int(match["count"])


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


class _Cards(Part[View]):
    """Several cards."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> tuple[Card, ...]:
        return tuple(map(CARDS.read, chosen))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(name for part in say.parts_of(text) for name in _counted(part, say))

    def word(self, value: tuple[Card, ...], say: TableMessages) -> str:
        return card_list(value, say)

    def offers(self, values: Iterable[tuple[Card, ...]], asking: Asking[View]) -> dict[str, str]:
        return {",".join(cards): card_list(cards, asking.say) for cards in values}


class _Ingredients(_Cards):
    """What of the hand goes under a recipe."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        view, say = asking.view, asking.say
        dishes = _waiting_for_cards(view)
        useful = dict.fromkeys(
            card for card in view.hand if any(card in _useful(dish, view) for dish in dishes)
        )

        def wanted_by(card: Card) -> str:
            wanting = [dish.recipe for dish in dishes if card in (dish.missing or ())]
            return shortened(say("auf-note-for", recipes=recipe_list(wanting, say)), 100)

        choices = tuple(
            Choice(card, card_word(card, say), wanted_by(card), emoji=icon_of(card, say)) for card in useful
        )
        return Field(
            name=name,
            label=say("auf-field-ingredients"),
            note=say("auf-field-ingredients-note"),
            choices=choices,
            shape=Shape.CHECKS,
            most=len(choices),
        )


class _Discards(_Cards):
    """What of the hand is discarded at the end of a turn."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        say, hand = asking.say, asking.view.hand
        if not hand:
            raise Refused(FormReason.NOTHING_TO_DISCARD)
        return Field(
            name=name,
            label=say("auf-field-discards"),
            note=say("auf-field-discards-note"),
            choices=copies(
                hand,
                lambda card: Choice(card, card_word(card, say), emoji=icon_of(card, say)),
                lambda card, copy: say("auf-copy", card=card, copy=copy),
            ),
            shape=Shape.CHECKS,
            least=0,
            most=DISCARDS_AT_MOST,
        )


class _Banned(Thing[View, Card]):
    """The card of a ban."""

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

    def offers(self, values: Iterable[Card], asking: Asking[View]) -> dict[str, str]:
        return {LIFTED_BY[ban].value: self.word(ban, asking.say) for ban in values}


class _Recipe(Thing[View, Recipe]):
    """One recipe."""

    def __init__(self) -> None:
        super().__init__(RECIPES)

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Recipe:
        if len(chosen) != 1:
            raise Refused(FormReason.NO_RECIPE_CHOSEN)
        return super().read(chosen, filled, view)


class _LaidUnder(_Recipe):
    """The recipe under which ingredients go; it is not asked about where only one can be meant."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field | None:
        dishes, say = _waiting_for_cards(asking.view), asking.say
        if not dishes:
            raise Refused(FormReason.NOTHING_TO_LAY)
        if len(dishes) == 1:
            return None
        choices = tuple(
            _recipe_choice(dish, say("auf-note-missing", cards=names(dish.missing or (), say)), say)
            for dish in dishes
        )
        return Field(name=name, label=say("auf-field-recipe"), choices=choices)

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Recipe:
        if chosen:
            return super().read(chosen, filled, view)
        laid = {CARDS.read(value) for value in filled.get("ingredients", ())}
        wanting = [dish.recipe for dish in own_dishes(view) if laid <= set(dish.missing or ())]
        if len(wanting) != 1:
            raise Refused(FormReason.NO_RECIPE_CHOSEN)
        return wanting[0]


class _Taken(_Recipe):
    """The recipe that is taken of those looked at."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        view, say = asking.view, asking.say

        def needs(recipe: Recipe) -> str:
            held = [card for card in recipe.needs if card in view.hand]
            return say(
                "auf-note-needs", cards=names(recipe.needs, say), held=names(held, say), count=len(held)
            )

        seen = tuple(
            Choice(
                recipe,
                f"{recipe_word(recipe, say)} {icons(recipe)}",
                needs(recipe),
                emoji=say.emoji(recipe.value),
            )
            for recipe in view.looked
        )
        return Field(name=name, label=say("auf-field-taken"), choices=seen)


class _Given(_Recipe):
    """The own recipe that is given up for it; it is not asked about where there is only one."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field | None:
        dishes, say = own_dishes(asking.view), asking.say
        if len(dishes) == 1:
            return None
        given = tuple(_recipe_choice(dish, say("auf-note-lost", count=dish.count), say) for dish in dishes)
        return Field(name=name, label=say("auf-field-given"), choices=given)

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Recipe:
        dishes = own_dishes(view)
        if not chosen and len(dishes) == 1:
            return dishes[0].recipe
        return super().read(chosen, filled, view)


class _Kept(Part[View]):
    """The Overnight recipes that are kept."""

    def field(self, name: str, values: Values, asking: Asking[View]) -> Field:
        say = asking.say
        choices = tuple(
            _recipe_choice(
                dish,
                say("auf-note-laid", count=dish.count, needed=len(dish.recipe.needs)),
                say,
                is_taken=True,
            )
            for dish in own_dishes(asking.view)
            if dish.recipe.is_overnight
        )
        return Field(
            name=name,
            label=say("auf-field-keep"),
            note=say("auf-field-keep-note"),
            choices=choices,
            shape=Shape.CHECKS,
            least=0,
            most=len(choices),
        )

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> tuple[Recipe, ...]:
        return tuple(map(RECIPES.read, chosen))

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(RECIPES.typed(part, say) for part in say.parts_of(text))

    def word(self, value: tuple[Recipe, ...], say: TableMessages) -> str:
        return recipe_list(value, say)

    def offers(self, values: Iterable[tuple[Recipe, ...]], asking: Asking[View]) -> dict[str, str]:
        return {",".join(recipes): recipe_list(recipes, asking.say) for recipes in values}


class _Player(Player[View]):
    """Another player. A sign tells the seat of a suggested one from a player whose name is a number."""

    def __init__(self) -> None:
        super().__init__(
            "player",
            seats=lambda view: len(view.players),
            unknown=FormReason.PLAYER_NOT_THERE,
            which=FormReason.WHICH,
            sign="=",
            key="cmd-auf-player",
        )


class _Sign(Thing[View, Sign]):
    """A sign of the showdown."""

    def word(self, value: Sign | None, say: TableMessages) -> str:
        return say("auf-any-sign") if value is None else sign_word(value, say)


# The questions


def _is_turn(asking: Asking[View]) -> bool:
    return actions.Pass(asking.view.round) in asking.legal


def _place_title(asking: Asking[View]) -> str:
    dishes, say = _waiting_for_cards(asking.view), asking.say
    if len(dishes) != 1:
        return say("auf-form-place")
    return say("auf-form-place-under", recipe=recipe_word(dishes[0].recipe, say))


def _throw_of(view: View) -> int:
    if view.showdown is None:
        raise Refused(FormReason.OTHER_QUESTION)
    return view.showdown.throw


class _AnyPlay(Question[View]):
    """Which action card is played, and on what: one menu of all plays, or more when there are too many for one."""

    def __init__(self) -> None:
        super().__init__("play", actions.Decline, label="auf-button-decline")

    def form(self, asking: Asking[View]) -> Form | None:
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
        """Return the one play chosen, in whichever of the form's menus."""
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

    def form(self, asking: Asking[View]) -> Form | None:
        view, say = asking.view, asking.say
        if not _is_turn(asking):
            return None
        if actions.Mulligan(view.round) not in asking.legal:
            raise Refused(FormReason.MULLIGANS_USED if view.hand else FormReason.NOTHING_TO_DISCARD)
        sure = Choice("yes", say("auf-mulligan-sure", count=len(view.hand)))
        field = Field(name="sure", label=say("auf-field-mulligan"), choices=(sure,))
        return Form(say("auf-button-mulligan"), (field,))


_ROUND = FromView[View](lambda view: view.round)


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
        recipe=_LaidUnder(),
        ingredients=_Ingredients(),
    ),
    _AnyPlay(),
    Question("ban", actions.Ban, label=_aimed, round=_ROUND, ban=_Banned(CARDS, "card"), recipe=_Recipe()),
    Question("lift", actions.Lift, label=_aimed, round=_ROUND, ban=_Lifted(CARDS, "card"), recipe=_Recipe()),
    Question("swap", actions.SwapRecipes, label=_swapped, round=_ROUND, mine=_Recipe(), theirs=_Recipe()),
    Question("hands", actions.SwapHands, label="auf-label-hands", round=_ROUND, other=_Player()),
    Question("trade", actions.Trade, label="auf-label-trade", round=_ROUND, other=_Player()),
    Question("picky", actions.Look, label=lambda _, say: card_word(Card.PICKY_EATER, say), round=_ROUND),
    Question(
        "choose",
        actions.Choose,
        label="auf-label-choose",
        title="auf-form-choose",
        is_open=lambda asking: actions.Decline() in asking.legal,
        taken=_Taken(),
        given=_Given(),
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
        discards=_Discards(is_required=False),
    ),
    Question(
        "keep",
        actions.Keep,
        label="auf-label-keep",
        title="auf-form-keep",
        is_open=lambda asking: actions.Keep(()) in asking.legal,
        recipes=_Kept(is_required=False),
    ),
    Question("throw", actions.Throw, label="auf-label-throw", throw=FromView(_throw_of), sign=_Sign(SIGNS)),
    other=FormReason.OTHER_QUESTION,
    no_command="play",
)
