"""The decisions of Cake Auf!: what a player chooses for each, in forms and in commands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias, assert_never

from bot.errors import Reason, Refused
from bot.names import shortened
from cogs.games.auf.form_reasons import FormReason
from cogs.games.auf.names import (
    card_list,
    card_word,
    dish_of,
    icon_of,
    icons,
    names,
    recipe_list,
    recipe_word,
    sign_word,
)
from cogs.games.questions import Asking, FromView, Part, Question, Questions, Values
from cogs.games.typed_options import named, seats_named
from cogs.i18n.names import folded
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import Choice, Field, Filled, Form, Shape
from games.auf import Card, DishView, Recipe, Sign, View
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
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import LIFTED_BY
from games.auf.state import DISCARDS_AT_MOST
from games.auf.tokens import decode, encode
from games.engine import Seat, UnknownAction

OPTIONS_AT_MOST = 25
"""What a menu holds; more plays than that go on in the form's next field."""

_BEFORE = re.compile(r"(?P<count>[1-9])\s?[x×]?\s(?P<name>.+)")
_BEHIND = re.compile(r"(?P<name>.+)[x×]\s?(?P<count>[1-9])")
_SEAT = "="
"""How a player who was chosen from the list begins: the number of a seat may be somebody's name."""
_LIFTS = {counter: ban for ban, counter in LIFTED_BY.items()}

CardPlay: TypeAlias = Ban | Lift | SwapRecipes | SwapHands | Look | Trade


# Words


def card_of(text: str, say: TableMessages) -> str:
    """Return the card of a name, in the player's language or as it is offered. Refused when it names none."""
    card = _card_named(text, say)
    if card is None:
        _check_clear(text, (card_word(card, say) for card in Card), say)
        raise Refused(FormReason.NO_SUCH_CARD, card=text[:40])
    return card.value


def _card_named(text: str, say: TableMessages) -> Card | None:
    return named(text, Card, lambda card: [card_word(card, say)])


def recipe_of(text: str, say: TableMessages) -> str:
    """Return the recipe of a name, in the player's language or as it is offered. Refused when it names none."""
    recipe = named(text, Recipe, lambda recipe: [recipe_word(recipe, say)])
    if recipe is None:
        _check_clear(text, (recipe_word(recipe, say) for recipe in Recipe), say)
        raise Refused(FormReason.NO_SUCH_RECIPE, recipe=text[:40])
    return recipe.value


def _check_clear(text: str, names: Iterable[str], say: TableMessages) -> None:
    """Refused, with the names that can be meant, when a text is a part of several of them."""
    wanted = folded(text)
    meant = [name for name in names if wanted and wanted in folded(name)]
    if len(meant) > 1:
        raise Refused(FormReason.WHICH, text=text[:40], names=say.all_of(meant))


def _counted(part: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards of a name with a number before or behind it; but `1 For One` is a single name."""
    if _card_named(part, say) is not None:
        return (card_of(part, say),)
    match = _BEHIND.fullmatch(part) or _BEFORE.fullmatch(part)
    name, count = (match["name"], int(match["count"])) if match else (part, 1)
    return (card_of(name, say),) * count


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


# What is chosen


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


def _recipe_choice(dish: DishView, note: str, say: TableMessages, *, is_taken: bool = False) -> Choice:
    recipe = dish.recipe
    return Choice(recipe, recipe_word(recipe, say), note, is_taken, dish_of(recipe, say))


class _Cards(Part[View]):
    """Several cards."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> tuple[Card, ...]:
        """Return the cards ticked; a value is a card, and which copy of it where that matters."""
        return tuple(_read_card(value) for value in chosen)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(name for part in say.parts_of(text) for name in _counted(part, say))

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
        numbered = [(card, hand[:place].count(card) + 1) for place, card in enumerate(hand)]
        choices = tuple(
            Choice(
                f"{card}.{copy}",
                card_word(card, say) if copy == 1 else say("auf-copy", card=card_word(card, say), copy=copy),
                emoji=icon_of(card, say),
            )
            for card, copy in numbered
        )
        return Field(
            name=name,
            label=say("auf-field-discards"),
            note=say("auf-field-discards-note"),
            choices=choices[:OPTIONS_AT_MOST],
            shape=Shape.CHECKS,
            least=0,
            most=DISCARDS_AT_MOST,
        )


class _Banned(Part[View]):
    """The card of a ban."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card:
        ban = _read_card(next(iter(chosen), ""))
        if ban not in LIFTED_BY:
            raise Refused(FormReason.NOT_A_BAN)
        return ban

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return (card_of(text, say),)

    def offers(self, values: Iterable[Card], asking: Asking[View]) -> dict[str, str]:
        return {card.value: card_word(card, asking.say) for card in values}


class _Lifted(_Banned):
    """The ban that a counteraction lifts; its player names the counteraction."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Card:
        counter = _read_card(next(iter(chosen), ""))
        if counter not in _LIFTS:
            raise Refused(FormReason.NO_COUNTERACTION)
        return _LIFTS[counter]

    def offers(self, values: Iterable[Card], asking: Asking[View]) -> dict[str, str]:
        return super().offers((LIFTED_BY[ban] for ban in values), asking)


class _Recipe(Part[View]):
    """One recipe."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Recipe:
        if len(chosen) != 1:
            raise Refused(FormReason.NO_RECIPE_CHOSEN)
        return _read_recipe(chosen[0])

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return (recipe_of(text, say),)

    def offers(self, values: Iterable[Recipe], asking: Asking[View]) -> dict[str, str]:
        return {recipe.value: recipe_word(recipe, asking.say) for recipe in values}


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
        laid = {_read_card(value) for value in filled.get("ingredients", ())}
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
                emoji=dish_of(recipe, say),
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
        return tuple(_read_recipe(value) for value in chosen)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        return tuple(recipe_of(part, say) for part in say.parts_of(text))

    def offers(self, values: Iterable[tuple[Recipe, ...]], asking: Asking[View]) -> dict[str, str]:
        return {",".join(recipes): recipe_list(recipes, asking.say) for recipes in values}


class _Player(Part[View]):
    """Another player."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Seat:
        value = next(iter(chosen), "")
        if not (value.isascii() and value.isdecimal()):
            raise Refused(FormReason.PLAYER_NOT_THERE)
        return int(value)

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        """Return the seat that is meant: as it is offered, by mention, or by the player's name."""
        if (chosen := text.strip()) in {f"{_SEAT}{seat}" for seat in range(say.seats)}:
            return (chosen.removeprefix(_SEAT),)
        meant = seats_named(text, say)
        if len(meant) > 1:
            raise Refused(FormReason.WHICH, text=text[:40], names=say.whos(meant))
        if not meant:
            raise Refused(FormReason.PLAYER_NOT_THERE)
        return (str(meant[0]),)

    def offers(self, values: Iterable[Seat], asking: Asking[View]) -> dict[str, str]:
        return {f"{_SEAT}{seat}": asking.say.name(seat) for seat in values}


class _Sign(Part[View]):
    """A sign of the showdown."""

    def read(self, chosen: tuple[str, ...], filled: Filled, view: View) -> Sign:
        try:
            return Sign(next(iter(chosen), ""))
        except ValueError:
            raise Refused(FormReason.NO_SUCH_SIGN) from None

    def typed(self, text: str, say: TableMessages) -> tuple[str, ...]:
        sign = named(text, Sign, lambda sign: [say(f"auf-sign-{sign}")])
        if sign is None:
            raise Refused(FormReason.NO_SUCH_SIGN)
        return (sign.value,)

    def offers(self, values: Iterable[Sign], asking: Asking[View]) -> dict[str, str]:
        return {sign.value: sign_word(sign, asking.say) for sign in values}


# The questions


def _is_turn(asking: Asking[View]) -> bool:
    return Pass(asking.view.round) in asking.legal


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
        super().__init__("play", Decline)

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

    def read(self, filled: Filled, view: View) -> AufAction:
        """Return the one play chosen, in whichever of the form's menus."""
        chosen = [value for values in filled.values() for value in values]
        if len(chosen) != 1:
            raise Refused(FormReason.ONE_PLAY if chosen else FormReason.NO_PLAY_CHOSEN)
        try:
            play: AufAction = decode(chosen[0])
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
        case Ban(ban=ban):
            return ban
        case Lift(ban=ban):
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
        case Ban(recipe=recipe) | Lift(recipe=recipe):
            return say("auf-play-on", card=card, **_aim(recipe, view, say))
        case SwapRecipes(mine=mine, theirs=theirs):
            return say("auf-play-swap", card=card, mine=recipe_word(mine, say), **_aim(theirs, view, say))
        case SwapHands(other=other) | Trade(other=other):
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


class _Sure(Question[View]):
    """A mulligan: it discards the whole hand, so its form asks once whether the player is sure."""

    def form(self, asking: Asking[View]) -> Form | None:
        view, say = asking.view, asking.say
        if not _is_turn(asking):
            return None
        if Mulligan(view.round) not in asking.legal:
            raise Refused(FormReason.MULLIGANS_USED if view.hand else FormReason.NOTHING_TO_DISCARD)
        sure = Choice("yes", say("auf-mulligan-sure", count=len(view.hand)))
        field = Field(name="sure", label=say("auf-field-mulligan"), choices=(sure,))
        return Form(say("auf-button-mulligan"), (field,))


_ROUND = FromView[View](lambda view: view.round)

PLACE = Question(
    "place",
    Place,
    title=_place_title,
    is_open=_is_turn,
    round=_ROUND,
    recipe=_LaidUnder(),
    ingredients=_Ingredients(),
)
PLAY = _AnyPlay()
BAN = Question("ban", Ban, round=_ROUND, ban=_Banned("card"), recipe=_Recipe())
LIFT = Question("lift", Lift, round=_ROUND, ban=_Lifted("card"), recipe=_Recipe())
SWAP = Question("swap", SwapRecipes, round=_ROUND, mine=_Recipe(), theirs=_Recipe())
HANDS = Question("hands", SwapHands, round=_ROUND, other=_Player("player", key="cmd-auf-player"))
TRADE = Question("trade", Trade, round=_ROUND, other=_Player("player", key="cmd-auf-player"))
PICKY = Question("picky", Look, round=_ROUND)
CHOOSE = Question(
    "choose",
    Choose,
    title="auf-form-choose",
    is_open=lambda asking: Decline() in asking.legal,
    taken=_Taken(),
    given=_Given(),
)
MULLIGAN = _Sure("mulligan", Mulligan, round=_ROUND)
PASS = Question(
    "pass",
    Pass,
    title="auf-form-pass",
    is_open=_is_turn,
    round=_ROUND,
    discards=_Discards(is_required=False),
)
KEEP = Question(
    "keep",
    Keep,
    title="auf-form-keep",
    is_open=lambda asking: Keep(()) in asking.legal,
    recipes=_Kept(is_required=False),
)
THROW = Question("throw", Throw, throw=FromView(_throw_of), sign=_Sign())

QUESTIONS = Questions(
    PLACE,
    PLAY,
    BAN,
    LIFT,
    SWAP,
    HANDS,
    TRADE,
    PICKY,
    CHOOSE,
    MULLIGAN,
    PASS,
    KEEP,
    THROW,
    other=FormReason.OTHER_QUESTION,
)
