"""The images of the cards of Cake Auf!: the kitchen's ingredients, and symbols for the action cards."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.images.svg import emoji_tile
from cogs.images.svg.card import back, front
from games.auf import Card, Recipe

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

BACK = back(layers=("batter",), colour="#7fa876")


def face(card: Card, *, name: str, effect: str, class_name: str) -> str:
    """Return a card's front as SVG; the words are the reader's."""
    is_ingredient = card in INGREDIENTS
    return front(
        layers=INGREDIENTS[card] if is_ingredient else ACTIONS[card],
        name=name,
        kind=class_name,
        effect=effect,
        colour=INGREDIENT_COLOUR if is_ingredient else ACTION_COLOUR,
    )


DISHES: Mapping[Recipe, str] = {
    Recipe.APFELSTRUDEL: "dish-strudel",
    Recipe.BAKLAVA: "dish-baklava",
    Recipe.BLACK_FOREST_CAKE: "forest",
    Recipe.BRIGADEIRO: "dish-brigadeiro",
    Recipe.BROWNIES: "dish-brownies",
    Recipe.CASTELLA: "dish-castella",
    Recipe.CHEESECAKE: "dish-cheesecake",
    Recipe.CREME_BRULEE: "dish-creme-brulee",
    Recipe.CREPES: "dish-crepes",
    Recipe.EGG_TART: "dish-egg-tart",
    Recipe.GELATO: "dish-gelato",
    Recipe.GULAB_JAMUN: "dish-gulab",
    Recipe.KULFI: "dish-kulfi",
    Recipe.LINZER_TORTE: "dish-linzer",
    Recipe.MACARONS: "dish-macarons",
    Recipe.MOCHI: "dish-mochi",
    Recipe.PANNA_COTTA: "dish-panna-cotta",
    Recipe.PAVLOVA: "dish-pavlova",
    Recipe.PECAN_PIE: "dish-pecan",
    Recipe.POUND_CAKE: "dish-pound",
    Recipe.SHORTBREAD: "dish-shortbread",
    Recipe.TIRAMISU: "dish-tiramisu",
    Recipe.TRIFLE: "dish-trifle",
}
"""The symbol of each recipe's dish."""

RECIPE_COLOUR = "#f4b7b0"


def badges(recipe: Recipe) -> tuple[str, ...]:
    """Return the symbols of what is printed on a recipe: it needs power, it needs fire, it may stay overnight."""
    printed = ((recipe.needs_power, "bolt"), (recipe.needs_fire, "flame"), (recipe.is_overnight, "moon"))
    return tuple(name for is_printed, name in printed if is_printed)


def emoji_images() -> dict[str, str]:
    """Return each card and each recipe's dish as an emoji, by its name."""
    shown = [(card.value, layers, INGREDIENT_COLOUR) for card, layers in INGREDIENTS.items()]
    shown += [(card.value, layers, ACTION_COLOUR) for card, layers in ACTIONS.items()]
    shown += [(recipe.value, (dish,), RECIPE_COLOUR) for recipe, dish in DISHES.items()]
    return {name: emoji_tile.draw(*layers, colour=colour) for name, layers, colour in shown}
