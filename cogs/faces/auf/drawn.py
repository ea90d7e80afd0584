"""The pictures of Cake Auf!: its cards and recipes with their words."""

from __future__ import annotations

from cogs.art import auf
from cogs.say import Say
from games.auf import Card, Recipe
from games.auf.cards import INGREDIENTS


def card(shown: Card, say: Say) -> str:
    """A card's front as SVG."""
    is_ingredient = shown in INGREDIENTS
    return auf.face(
        shown,
        name=say(f"card-auf-{shown}"),
        effect="" if is_ingredient else say(f"card-auf-does-{shown}"),
        class_name=say("card-class-ingredient" if is_ingredient else "card-class-action"),
    )


def recipe(shown: Recipe, say: Say) -> str:
    """A recipe's front as SVG."""
    return auf.recipe_face(shown, name=say(f"auf-recipe-{shown}"), class_name=say("card-class-recipe"))
