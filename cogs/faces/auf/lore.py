"""The words for Cake Auf!'s cards, recipes and signs, and the icons that stand beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cogs.say import Say
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
"""An icon for each card: never the name's only carrier."""

SIGNS = {Sign.ROCK: "✊", Sign.PAPER: "✋", Sign.SCISSORS: "✌️"}
"""The hands of Rock Paper Scissors."""

POWER, FIRE, OVERNIGHT = "⚡", "🔥", "🌙"
"""The icons that are printed on recipes."""


def card_word(card: Card, say: Say) -> str:
    """The name of a card."""
    return say(f"auf-card-{card}")


def signed(card: Card, say: Say) -> str:
    """The name of a card behind its icon."""
    return f"{ICONS[card]} {card_word(card, say)}"


def about(card: Card, say: Say) -> str:
    """What an action card does, in a line."""
    return say(f"auf-effect-{card}")


def names(cards: Iterable[Card], say: Say) -> str:
    """Cards by name, one after the other: `Flour, Eggs`."""
    return ", ".join(card_word(card, say) for card in cards)


def card_list(cards: Iterable[Card], say: Say) -> str:
    """Several cards in one breath, equal ones counted."""
    counted = Counter(cards)
    if not counted:
        return say("auf-no-cards")
    return say.all_of(
        say("auf-copies", card=card_word(card, say), count=count) for card, count in counted.items()
    )


def recipe_word(recipe: Recipe, say: Say) -> str:
    """The name of a recipe."""
    return say(f"auf-recipe-{recipe}")


def recipe_list(recipes: Iterable[Recipe], say: Say) -> str:
    """Several recipes in one breath."""
    named = [recipe_word(recipe, say) for recipe in recipes]
    return say.all_of(named) if named else say("auf-no-recipes")


def icons(recipe: Recipe) -> str:
    """The icons printed on a recipe, in their order; there is always one."""
    printed = ((recipe.needs_power, POWER), (recipe.needs_fire, FIRE), (recipe.is_overnight, OVERNIGHT))
    return "".join(icon for is_printed, icon in printed if is_printed)


def sign_word(sign: Sign, say: Say) -> str:
    """A sign of Rock Paper Scissors, with its hand."""
    return f"{SIGNS[sign]} {say(f'auf-sign-{sign}')}"
