"""The pictures of Cake Auf!: its cards and recipes with their words."""

from __future__ import annotations

from cogs.art import auf
from cogs.art.hand import Held
from cogs.faces.auf.lore import card_word, recipe_word
from cogs.faces.drawings import hand_drawing, page_drawing
from cogs.panels import Drawing
from cogs.say import Say
from games.auf import Card, Phase, Recipe, View
from games.auf.cards import ACTION_CARDS, INGREDIENTS


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


def hand(view: View, say: Say) -> Drawing | None:
    """The cards of a seat in order; in its turn those are raised that a recipe lacks, or that do something."""
    if not view.hand or view.seat is None:
        return None
    is_turn = view.phase is Phase.TURN and view.seat in view.asked
    wanted = {card for dish in view.players[view.seat].dishes for card in dish.missing or ()}
    held = [
        Held(card(shown, say), is_turn and (shown in wanted or shown not in INGREDIENTS))
        for shown in view.hand
    ]
    return hand_drawing(held, [card_word(shown, say) for shown in view.hand], say)


def page(name: str, say: Say) -> Drawing | None:
    """The cards that a page of the rules explains."""
    if name == "recipes":
        fronts = [recipe(shown, say) for shown in Recipe]
        return page_drawing(fronts, [recipe_word(shown, say) for shown in Recipe], say)
    cards = {"turn": INGREDIENTS, "cards": ACTION_CARDS}.get(name, ())
    return page_drawing(
        [card(shown, say) for shown in cards], [card_word(shown, say) for shown in cards], say
    )
