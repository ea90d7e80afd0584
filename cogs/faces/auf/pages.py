"""Which tables and cards of Cake Auf! the pages of its rules show."""

from __future__ import annotations

from cogs.faces.auf.drawn import card, recipe
from cogs.faces.auf.examples import TABLES
from cogs.faces.auf.lore import card_word, recipe_word
from cogs.faces.pages import page_drawing
from cogs.panels import Drawing
from cogs.say import Say
from games.auf import Recipe
from games.auf.cards import ACTION_CARDS, INGREDIENTS


def shown_on(name: str, say: Say) -> Drawing | None:
    """A table as a page tells of it, or the cards that it explains."""
    if name in TABLES:
        return TABLES[name](say)
    if name == "recipes":
        fronts = [recipe(one, say) for one in Recipe]
        return page_drawing(fronts, [recipe_word(one, say) for one in Recipe], say)
    shown = {"turn": INGREDIENTS, "cards": ACTION_CARDS}.get(name, {})
    return page_drawing([card(one, say) for one in shown], [card_word(one, say) for one in shown], say)
