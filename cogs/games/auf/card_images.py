"""The images of the cards of Cake Auf!: the kitchen's ingredients, and symbols for the action cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.images.svg import card as drawing
from cogs.images.svg import emoji_tile
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

BACK = drawing.back(layers=("batter",), colour="#7fa876")
SMALL_BACK = drawing.small_back(layers=("batter",), colour="#7fa876")


def face(card: Card, *, name: str, effect: str, class_name: str) -> str:
    """A card's front as SVG; the words are the reader's."""
    is_ingredient = card in INGREDIENTS
    return drawing.face(
        drawing.Face(
            layers=INGREDIENTS[card] if is_ingredient else ACTIONS[card],
            name=name,
            kind=class_name,
            effect=effect,
            colour=INGREDIENT_COLOUR if is_ingredient else ACTION_COLOUR,
        )
    )


@dataclass(frozen=True, slots=True)
class Dish:
    """What a recipe's dish looks like: a shape, and the colour that the shape leaves open."""

    shape: str
    colour: str


_RED, _BROWN, _YELLOW, _GREEN, _NUT, _WHITE = "#d9485a", "#7b4a32", "#f2c14e", "#8fb36f", "#c98b4f", "#fffaf0"

DISHES: Mapping[Recipe, Dish] = {
    Recipe.APFELSTRUDEL: Dish("dish-roll", _GREEN),
    Recipe.BAKLAVA: Dish("dish-squares", _NUT),
    Recipe.BLACK_FOREST_CAKE: Dish("forest", _RED),
    Recipe.BRIGADEIRO: Dish("dish-biscuits", _BROWN),
    Recipe.BROWNIES: Dish("dish-squares", _BROWN),
    Recipe.CASTELLA: Dish("dish-squares", _YELLOW),
    Recipe.CHEESECAKE: Dish("dish-slice", _WHITE),
    Recipe.CREME_BRULEE: Dish("dish-ramekin", _NUT),
    Recipe.CREPES: Dish("dish-pancakes", "#f3d6a0"),
    Recipe.EGG_TART: Dish("dish-pie", _YELLOW),
    Recipe.GELATO: Dish("dish-ice", _BROWN),
    Recipe.GULAB_JAMUN: Dish("dish-balls", "#b5652f"),
    Recipe.KULFI: Dish("dish-ice", _GREEN),
    Recipe.LINZER_TORTE: Dish("dish-pie", _RED),
    Recipe.MACARONS: Dish("dish-biscuits", "#f0a3b4"),
    Recipe.MOCHI: Dish("dish-balls", "#f4d3dc"),
    Recipe.PANNA_COTTA: Dish("dish-ramekin", _RED),
    Recipe.PAVLOVA: Dish("dish-cloud", _RED),
    Recipe.PECAN_PIE: Dish("dish-pie", _BROWN),
    Recipe.POUND_CAKE: Dish("dish-torte", _YELLOW),
    Recipe.SHORTBREAD: Dish("dish-biscuits", "#f3d6a0"),
    Recipe.TIRAMISU: Dish("dish-torte", _BROWN),
    Recipe.TRIFLE: Dish("dish-glass", _RED),
}
"""The dish of each recipe."""

RECIPE_COLOUR = "#f4b7b0"


def badges(recipe: Recipe) -> tuple[str, ...]:
    """Return the symbols of what is printed on a recipe: it needs power, it needs fire, it may stay overnight."""
    printed = ((recipe.needs_power, "bolt"), (recipe.needs_fire, "flame"), (recipe.is_overnight, "moon"))
    return tuple(name for is_printed, name in printed if is_printed)


def recipe_face(recipe: Recipe, *, name: str, class_name: str) -> str:
    """Return a recipe's front as SVG, with the symbols of what it needs."""
    dish = DISHES[recipe]
    return drawing.face(
        drawing.Face(
            layers=(dish.shape,),
            tint=dish.colour,
            name=name,
            kind=class_name,
            effect="",
            colour=RECIPE_COLOUR,
            row=tuple(symbol for card in recipe.needs for symbol in INGREDIENTS[card]),
            badges=badges(recipe),
        )
    )


def emoji_images() -> dict[str, str]:
    """Return each card and each recipe's dish as an emoji, by its name."""
    cards = [(card, layers, INGREDIENT_COLOUR) for card, layers in INGREDIENTS.items()]
    cards += [(card, layers, ACTION_COLOUR) for card, layers in ACTIONS.items()]
    drawn = {
        card.value: emoji_tile.draw(emoji_tile.Tile(layers=layers, colour=colour))
        for card, layers, colour in cards
    }
    for recipe, dish in DISHES.items():
        shown = emoji_tile.Tile(layers=(dish.shape,), tint=dish.colour, colour=RECIPE_COLOUR)
        drawn[recipe.value] = emoji_tile.draw(shown)
    return drawn
