"""The words of Cake Auf!: its cards, recipes and signs with the icons beside them, and the values of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from cogs.games.presenter import Said
from cogs.i18n.emoji import Emoji
from cogs.i18n.table_messages import TableMessages
from games.auf import Card, Recipe, Sign, events, private_events

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


def card_line(card: Card, say: TableMessages) -> str:
    """Return the name of a card in a line, after its emoji if there is one."""
    return say.emoji(card.value).before(card_word(card, say))


def names(cards: Iterable[Card], say: TableMessages) -> str:
    """Return cards by name, one after the other: `Flour, Eggs`."""
    return say.listed(card_word(card, say) for card in cards)


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


def recipe_line(recipe: Recipe, say: TableMessages) -> str:
    """Return the name of a recipe in a line, after the emoji of its dish if there is one."""
    return say.emoji(recipe.value).before(recipe_word(recipe, say))


def recipe_list(recipes: Iterable[Recipe], say: TableMessages) -> str:
    """Return a list of recipes."""
    named = [recipe_word(recipe, say) for recipe in recipes]
    return say.all_of(named) if named else say("auf-no-recipes")


def recipes_line(recipes: Iterable[Recipe], say: TableMessages) -> str:
    """Return the same in a line, each after its emoji."""
    named = [recipe_line(recipe, say) for recipe in recipes]
    return say.all_of(named) if named else say("auf-no-recipes")


def icons(recipe: Recipe) -> str:
    """Return the icons printed on a recipe, in their order; there is always one."""
    printed = ((recipe.needs_power, POWER), (recipe.needs_fire, FIRE), (recipe.is_overnight, OVERNIGHT))
    return "".join([icon for is_printed, icon in printed if is_printed])


def sign_word(sign: Sign, say: TableMessages) -> str:
    """Return a sign of Rock Paper Scissors, with its hand."""
    return f"{SIGNS[sign]} {say(f'auf-sign-{sign}')}"


# Events


SAID: Said = {
    "cards": cards_line,
    "ban": card_line,
    "recipe": recipe_line,
    "recipes": recipes_line,
    "kept": recipes_line,
    "returned": recipes_line,
    "sign": sign_word,
}
"""How events say what stands in their fields."""


def event_values(event: events.AufEvent, say: TableMessages) -> dict[str, Any]:
    """Return the values of an event's sentence that depend on more than one field each."""
    match event:
        case events.RoundBegan():
            return {"who": say.who(event.first)}
        case events.RoundEnded():
            return {"winners": say.whos(event.winners) if event.winners else ""}
        case events.GameEnded():
            points = [(say.who(seat), score) for seat, score in enumerate(event.scores)]
            return {"scores": say.all_of(say("auf-score", who=who, points=score) for who, score in points)}
        case events.ShowdownBegan():
            return {"who": say.whos(event.seats)}
        case events.MatchBegan(pair=(left, right)):
            return {"who": say.who(left), "other": say.who(right)}
        case events.SignsShown(pair=(left, right), signs=(sign, reply), winner=winner):
            return {
                "who": say.who(left),
                "other": say.who(right),
                "sign": sign_word(sign, say),
                "reply": sign_word(reply, say),
                "winner": "none" if winner is None else say.who(winner),
            }
        case events.MatchWon():
            return {"who": say.who(event.winner), "other": say.who(event.loser)}
        case events.MulliganTaken():
            return _lost(event.discarded, say)
        case events.TurnEnded():
            return {**_lost(event.discarded, say), "number": 0}
        case private_events.TradeSeen():
            given = "none" if event.given is None else card_line(event.given, say)
            return {"taken": card_line(event.taken, say), "given": given}
        case events.BanPlaced() | events.BanLifted():
            return {"own": str(event.seat == event.owner)}
        case events.RecipesSwapped():
            return {"given": recipe_line(event.given, say), "taken": recipe_line(event.taken, say)}
        case events.RecipeChosen():
            swapped = {"given": recipe_line(event.given, say), "taken": recipe_line(event.taken, say)}
            return {**swapped, **_lost(event.ingredients + event.bans, say)}
        case events.RecipeReturned():
            return _lost(event.ingredients + event.bans, say)
        case events.OvernightChosen():
            return {"back": len(event.returned)}
        case private_events.IngredientsSeen():
            reader = "owner" if say.is_reader(event.seat) else "other"
            return {"cards": cards_line(event.ingredients, say), "reader": reader}
        case _:
            return {}


def _lost(cards: tuple[Card, ...], say: TableMessages) -> dict[str, Any]:
    return {"cards": cards_line(cards, say), "count": len(cards)}
