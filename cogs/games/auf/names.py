"""The words for Cake Auf!'s cards, recipes and signs, and the icons beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from games.auf import Card, Recipe, Sign

ICONS = {
    Card.FLOUR: "🌾",
    Card.SUGAR: "🍬",
    Card.EGGS: "🥚",
    Card.BUTTER: "🧈",
    Card.MILK: "🥛",
    Card.FRUIT: "🍓",
    Card.CHOCOLATE: "🍫",
    Card.NUTS: "🥜",
    Card.POWER_OUTAGE: "🔌",
    Card.FIRE_ALARM: "🚨",
    Card.POWER_RESTORED: "💡",
    Card.FIRE_EXTINGUISHER: "🧯",
    Card.RECIPE_SWITCHEROO: "🔀",
    Card.HAND_SWITCHEROO: "🔁",
    Card.PICKY_EATER: "🧐",
    Card.ONE_FOR_ONE: "🤝",
}
"""An icon for each card, always beside its name."""

SIGNS = {Sign.ROCK: "✊", Sign.PAPER: "✋", Sign.SCISSORS: "✌️"}
"""The hands of Rock Paper Scissors."""

POWER, FIRE, OVERNIGHT = "⚡", "🔥", "🌙"
"""The icons that are printed on recipes."""


def card_word(card: Card, say: TableMessages) -> str:
    """Return the name of a card."""
    return say(f"auf-card-{card}")


def icon_of(card: Card, say: TableMessages) -> Emoji:
    """Return the emoji of a card, or its icon."""
    return say.emoji(card.value, ICONS[card])


def with_icon(card: Card, say: TableMessages) -> str:
    """Return the name of a card in a line, after its emoji or icon."""
    return icon_of(card, say).before(card_word(card, say))


def card_line(card: Card, say: TableMessages) -> str:
    """Return the name of a card in a line, after its emoji if there is one."""
    return say.emoji(card.value).before(card_word(card, say))


def about(card: Card, say: TableMessages) -> str:
    """Return what an action card does, in a line."""
    return say(f"auf-effect-{card}")


def names(cards: Iterable[Card], say: TableMessages) -> str:
    """Cards by name, one after the other: `Flour, Eggs`."""
    return ", ".join([card_word(card, say) for card in cards])


def card_list(cards: Iterable[Card], say: TableMessages) -> str:
    """Return a list of cards, equal ones counted."""
    return _list(cards, card_word, say)


def cards_line(cards: Iterable[Card], say: TableMessages) -> str:
    """Return the same in a line, each after its emoji."""
    return _list(cards, card_line, say)


def _list(cards: Iterable[Card], one: Callable[[Card, TableMessages], str], say: TableMessages) -> str:
    counted = Counter(cards)
    if not counted:
        return say("auf-no-cards")
    return say.all_of(say("auf-copies", card=one(card, say), count=count) for card, count in counted.items())


def recipe_word(recipe: Recipe, say: TableMessages) -> str:
    """Return the name of a recipe."""
    return say(f"auf-recipe-{recipe}")


def dish_of(recipe: Recipe, say: TableMessages) -> Emoji:
    """Return the emoji of a recipe's dish, if there is one."""
    return say.emoji(recipe.value)


def recipe_line(recipe: Recipe, say: TableMessages) -> str:
    """Return the name of a recipe in a line, after the emoji of its dish if there is one."""
    return dish_of(recipe, say).before(recipe_word(recipe, say))


def recipes_line(recipes: Iterable[Recipe], say: TableMessages) -> str:
    """Return a list of recipes, each after its emoji."""
    named = [recipe_line(recipe, say) for recipe in recipes]
    return say.all_of(named) if named else say("auf-no-recipes")


def recipe_list(recipes: Iterable[Recipe], say: TableMessages) -> str:
    """Return a list of recipes."""
    named = [recipe_word(recipe, say) for recipe in recipes]
    return say.all_of(named) if named else say("auf-no-recipes")


def icons(recipe: Recipe) -> str:
    """Return the icons printed on a recipe, in their order; there is always one."""
    printed = ((recipe.needs_power, POWER), (recipe.needs_fire, FIRE), (recipe.is_overnight, OVERNIGHT))
    return "".join([icon for is_printed, icon in printed if is_printed])


def sign_word(sign: Sign, say: TableMessages) -> str:
    """Return a sign of Rock Paper Scissors, with its hand."""
    return f"{SIGNS[sign]} {say(f'auf-sign-{sign}')}"
