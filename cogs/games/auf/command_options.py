"""What is offered for the options of Cake Auf!'s commands, and what somebody typed into them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from bot.errors import Refused
from cogs.games.auf.form_reasons import FormReason
from cogs.games.auf.names import card_list, card_word, recipe_list, recipe_word, sign_word
from cogs.games.typed_options import Part, named, offered, seats_named
from cogs.i18n.table_messages import TableMessages
from cogs.i18n.typed import folded
from cogs.ui.panel import Filled
from games.auf import Card, Recipe, Sign
from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Keep,
    Lift,
    Pass,
    Place,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import LIFTED_BY
from games.engine import Seat

_BEFORE = re.compile(r"(?P<count>[1-9])\s?[x×]?\s(?P<name>.+)")
_BEHIND = re.compile(r"(?P<name>.+)[x×]\s?(?P<count>[1-9])")

_SEAT = "="
"""How a player who was chosen from the list begins: the number of a seat may be somebody's name."""

OPTIONS: Mapping[str, Part] = {
    "place-recipe": (Place, "recipe"),
    "ingredients": (Place, "ingredients"),
    "ban": (Ban, "ban"),
    "ban-recipe": (Ban, "recipe"),
    "counter": (Lift, "ban"),
    "lift-recipe": (Lift, "recipe"),
    "mine": (SwapRecipes, "mine"),
    "theirs": (SwapRecipes, "theirs"),
    "hands-player": (SwapHands, "other"),
    "trade-player": (Trade, "other"),
    "taken": (Choose, "taken"),
    "given": (Choose, "given"),
    "discards": (Pass, "discards"),
    "keep": (Keep, "recipes"),
    "sign": (Throw, "sign"),
}
"""The options of the commands that have something to offer, each with what it stands for."""


def offers(option: str, legal: Collection[AufAction], say: TableMessages) -> dict[str, str]:
    """Return what may be typed into an option now, and what it says."""

    def written(
        value: Card | Recipe | Sign | Seat | tuple[Card, ...] | tuple[Recipe, ...],
    ) -> tuple[str, str]:
        match value:
            case Card() if option == "counter":
                return LIFTED_BY[value].value, card_word(LIFTED_BY[value], say)
            case Card():
                return value.value, card_word(value, say)
            case Recipe():
                return value.value, recipe_word(value, say)
            case Sign():
                return value.value, sign_word(value, say)
            case int():
                return f"{_SEAT}{value}", say.name(value)
            case _:
                return ",".join(value), _list(value, say)

    return offered(OPTIONS[option], legal, written)


def _list(chosen: tuple[Card, ...] | tuple[Recipe, ...], say: TableMessages) -> str:
    recipes = [each for each in chosen if isinstance(each, Recipe)]
    return recipe_list(recipes, say) if recipes else card_list([Card(each) for each in chosen], say)


def filled(texts: Mapping[str, str], say: TableMessages) -> Filled:
    """Return the options of a command as a form would give them. Refused when a word names nothing."""
    return {option: _read(option, text, say) for option, text in texts.items()}


def _read(option: str, text: str, say: TableMessages) -> tuple[str, ...]:
    match option:
        case "ingredients" | "discards":
            return tuple(name for part in say.parts_of(text) for name in _counted(part, say))
        case "card":
            return (card_of(text, say),)
        case "recipes":
            return tuple(recipe_of(part, say) for part in say.parts_of(text))
        case "player":
            return (_player_of(text, say),)
        case "sign":
            return (_sign_of(text, say),)
        case _:
            return (recipe_of(text, say),)


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


def _player_of(text: str, say: TableMessages) -> str:
    """Return the seat that is meant: as it is offered, by mention, or by the player's name."""
    if (chosen := text.strip()) in {f"{_SEAT}{seat}" for seat in range(say.seats)}:
        return chosen.removeprefix(_SEAT)
    meant = seats_named(text, say)
    if len(meant) > 1:
        raise Refused(FormReason.WHICH, text=text[:40], names=say.whos(meant))
    if not meant:
        raise Refused(FormReason.PLAYER_NOT_THERE)
    return str(meant[0])


def _sign_of(text: str, say: TableMessages) -> str:
    sign = named(text, Sign, lambda sign: [say(f"auf-sign-{sign}")])
    if sign is None:
        raise Refused(FormReason.NO_SUCH_SIGN)
    return sign.value


def _counted(part: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards of a name with a number before or behind it; but `1 For One` is a single name."""
    if _card_named(part, say) is not None:
        return (card_of(part, say),)
    match = _BEHIND.fullmatch(part) or _BEFORE.fullmatch(part)
    name, count = (match["name"], int(match["count"])) if match else (part, 1)
    return (card_of(name, say),) * count
