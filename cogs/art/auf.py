"""What the cards of Cake Auf! look like: the kitchen's ingredients, and signs for what the action cards do."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.art import card as drawing
from games.auf import Card

INGREDIENT_COLOUR, ACTION_COLOUR = "#f2c14e", "#a79be0"

INGREDIENTS: Mapping[Card, tuple[str, ...]] = {
    Card.FLOUR: ("flour",),
    Card.SUGAR: ("sugar",),
    Card.EGGS: ("eggs",),
    Card.BUTTER: ("butter",),
    Card.MILK: ("milk",),
    Card.FRUIT: ("fruit",),
    Card.CHOCOLATE: ("chocolate",),
    Card.NUTS: ("nuts",),
}
"""The symbols of the ingredients, from the back to the front."""

ACTIONS: Mapping[Card, tuple[str, ...]] = {
    Card.POWER_OUTAGE: ("bolt", "strike"),
    Card.FIRE_ALARM: ("flame", "strike"),
    Card.POWER_RESTORED: ("bolt", "tick"),
    Card.FIRE_EXTINGUISHER: ("extinguisher", "tick"),
    Card.RECIPE_SWITCHEROO: ("recipe", "swap"),
    Card.HAND_SWITCHEROO: ("cards", "swap"),
    Card.PICKY_EATER: ("picky",),
    Card.ONE_FOR_ONE: ("trade",),
}
"""The same for the action cards."""

BACK = drawing.back(layers=("batter",), colour="#7fa876")


def face(card: Card, *, name: str, effect: str, class_name: str) -> str:
    """A card's front as SVG; the words are the reader's. Its mark is its letter in tokens, an action's after a "!"."""
    is_ingredient = card in INGREDIENTS
    return drawing.face(
        drawing.Face(
            layers=INGREDIENTS[card] if is_ingredient else ACTIONS[card],
            name=name,
            kind=class_name,
            effect=effect,
            mark=card.code if is_ingredient else f"!{card.code}",
            colour=INGREDIENT_COLOUR if is_ingredient else ACTION_COLOUR,
        )
    )
