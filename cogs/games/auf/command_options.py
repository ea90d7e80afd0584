"""What is offered for the options of Cake Auf!'s commands, and what somebody typed into them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping

from bot.errors import Refused
from cogs.games.auf.names import card_list, card_word, recipe_list, recipe_word, sign_word
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

_BEFORE = re.compile(r"(?P<count>[1-9])\s*[x×]?\s+(?P<name>.+)")
_BEHIND = re.compile(r"(?P<name>.+?)\s*[x×]\s*(?P<count>[1-9])")

_SEAT = "="
"""How a player who was chosen from the list begins: the number of a seat may be somebody's name."""

OPTIONS = (
    "place-recipe",
    "ingredients",
    "ban",
    "ban-recipe",
    "counter",
    "lift-recipe",
    "mine",
    "theirs",
    "hands-player",
    "trade-player",
    "taken",
    "given",
    "discards",
    "keep",
    "sign",
)
"""The options of the commands that have something to offer."""


def offers(option: str, legal: Collection[AufAction], say: TableMessages) -> dict[str, str]:
    """Return what may be typed into an option now, and what it says."""
    match option:
        case "ingredients":
            return _card_sets((action.ingredients for action in legal if isinstance(action, Place)), say)
        case "discards":
            return _card_sets(
                (action.discards for action in legal if isinstance(action, Pass) and action.discards), say
            )
        case "ban":
            return _cards((action.ban for action in legal if isinstance(action, Ban)), say)
        case "counter":
            return _cards((LIFTED_BY[action.ban] for action in legal if isinstance(action, Lift)), say)
        case "hands-player":
            return _players((action.other for action in legal if isinstance(action, SwapHands)), say)
        case "trade-player":
            return _players((action.other for action in legal if isinstance(action, Trade)), say)
        case "sign":
            signs = (action.sign for action in legal if isinstance(action, Throw))
            return {sign.value: sign_word(sign, say) for sign in signs if sign is not None}
        case _:
            return _offered_recipes(option, legal, say)


def _offered_recipes(option: str, legal: Collection[AufAction], say: TableMessages) -> dict[str, str]:
    match option:
        case "place-recipe":
            return _recipes((action.recipe for action in legal if isinstance(action, Place)), say)
        case "ban-recipe":
            return _recipes((action.recipe for action in legal if isinstance(action, Ban)), say)
        case "lift-recipe":
            return _recipes((action.recipe for action in legal if isinstance(action, Lift)), say)
        case "mine":
            return _recipes((action.mine for action in legal if isinstance(action, SwapRecipes)), say)
        case "theirs":
            return _recipes((action.theirs for action in legal if isinstance(action, SwapRecipes)), say)
        case "taken":
            return _recipes((action.taken for action in legal if isinstance(action, Choose)), say)
        case "given":
            return _recipes((action.given for action in legal if isinstance(action, Choose)), say)
        case "keep":
            kept = (action.recipes for action in legal if isinstance(action, Keep) and action.recipes)
            return {",".join(recipes): recipe_list(recipes, say) for recipes in kept}
    raise LookupError(option)


def _card_sets(chosen: Iterable[tuple[Card, ...]], say: TableMessages) -> dict[str, str]:
    return {",".join(cards): card_list(cards, say) for cards in dict.fromkeys(chosen)}


def _cards(cards: Iterable[Card], say: TableMessages) -> dict[str, str]:
    return {card.value: card_word(card, say) for card in dict.fromkeys(cards)}


def _recipes(recipes: Iterable[Recipe], say: TableMessages) -> dict[str, str]:
    return {recipe.value: recipe_word(recipe, say) for recipe in dict.fromkeys(recipes)}


def _players(seats: Iterable[int], say: TableMessages) -> dict[str, str]:
    return {f"{_SEAT}{seat}": say.name(seat) for seat in dict.fromkeys(seats)}


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
        raise Refused("auf-no-such-card", card=text[:40])
    return card.value


def _card_named(text: str, say: TableMessages) -> Card | None:
    wanted = folded(text)
    named = (card for card in Card if wanted in (card.value, folded(card_word(card, say))))
    return next(named, None)


def recipe_of(text: str, say: TableMessages) -> str:
    """Return the recipe of a name, in the player's language or as it is offered. Refused when it names none."""
    wanted = folded(text)
    for recipe in Recipe:
        if wanted in (recipe.value, folded(recipe_word(recipe, say))):
            return recipe.value
    _check_clear(text, (recipe_word(recipe, say) for recipe in Recipe), say)
    raise Refused("auf-no-such-recipe", recipe=text[:40])


def _check_clear(text: str, names: Iterable[str], say: TableMessages) -> None:
    """Refused, with the names that can be meant, when a text is a part of several of them."""
    wanted = folded(text)
    meant = [name for name in names if wanted and wanted in folded(name)]
    if len(meant) > 1:
        raise Refused("auf-which", text=text[:40], names=say.all_of(meant))


def _player_of(text: str, say: TableMessages) -> str:
    """Return the seat that is meant: as it is offered, by mention, or by the player's name."""
    wanted = text.strip().casefold().replace("<@!", "<@")
    seats = range(say.seats)
    if wanted in (f"{_SEAT}{seat}" for seat in seats):
        return wanted.removeprefix(_SEAT)
    mentioned = [seat for seat in seats if wanted in (say.who(seat), say.member(seat))]
    meant = mentioned or say.named(wanted.removeprefix("@"))
    if len(meant) > 1:
        raise Refused("auf-which", text=text[:40], names=say.whos(meant))
    if not meant:
        raise Refused("auf-player-not-there")
    return str(meant[0])


def _sign_of(text: str, say: TableMessages) -> str:
    wanted = folded(text)
    for sign in Sign:
        if wanted in (sign.value, folded(say(f"auf-sign-{sign}"))):
            return sign.value
    raise Refused("auf-no-such-sign")


def _counted(part: str, say: TableMessages) -> tuple[str, ...]:
    """Return the cards of a name with a number before or behind it; but `1 For One` is a single name."""
    if _card_named(part, say) is not None:
        return (card_of(part, say),)
    match = _BEHIND.fullmatch(part) or _BEFORE.fullmatch(part)
    name, count = (match["name"], int(match["count"])) if match else (part, 1)
    return (card_of(name, say),) * count
