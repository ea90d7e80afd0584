"""The images on the pages of Cake Auf!'s rules: example tables, recipes and cards."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.auf.images import Shelf, card_front, draw, player_words, recipes
from cogs.games.auf.text import card_word
from cogs.games.images import cards_image, example_image, example_name
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.auf import DishView, PlayerView, Recipe
from games.auf.cards import ACTION_CARDS, INGREDIENTS


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":
            mine = [_dish(Recipe.APFELSTRUDEL, 2), _dish(Recipe.MOCHI), _dish(Recipe.BROWNIES, 1)]
            theirs = [_dish(Recipe.CHEESECAKE), _dish(Recipe.CREPES, 1), _dish(Recipe.PECAN_PIE)]
            return _table((mine, theirs), (0, 0), say)
        case "overnight":
            kept, baklava = _dish(Recipe.PANNA_COTTA, 2, is_kept=True), _dish(Recipe.BAKLAVA, 3)
            mine = [kept, baklava, _dish(Recipe.MACARONS), _dish(Recipe.BROWNIES)]
            theirs = [_dish(Recipe.SHORTBREAD), _dish(Recipe.KULFI, 1), _dish(Recipe.PAVLOVA)]
            return _table((mine, theirs), (2, 3), say)
        case "recipes":
            return recipes(list(Recipe), say)
        case "turn":
            return cards_image(INGREDIENTS, card_front, card_word, say)
        case "cards":
            return cards_image(ACTION_CARDS, card_front, card_word, say)
        case _:
            return None


def _dish(recipe: Recipe, laid: int = 0, *, is_kept: bool = False) -> DishView:
    return DishView(recipe, laid, (), kept=is_kept, waits=False, ingredients=None, missing=None)


def _table(dishes: Sequence[Sequence[DishView]], points: tuple[int, ...], say: TableMessages) -> SvgImage:
    """Return a table at which seat 0 is asked and everybody holds five cards."""
    players = [
        PlayerView(seat, 5, tuple(before), (), points[seat], mulligans=0)
        for seat, before in enumerate(dishes)
    ]
    shelves = [Shelf(player, example_name(player.seat, say), player.seat == 0) for player in players]
    svg = draw(shelves, say, piles=say("auf-piles", deck=50, discard=5, recipes=17))
    return example_image(svg, [player_words(shelf.player, shelf.name, say) for shelf in shelves], say)
