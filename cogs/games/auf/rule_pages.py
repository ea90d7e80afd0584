"""The images on the pages of Cake Auf!'s rules: example tables, recipes and cards."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.auf.images import card_front, recipes, table
from cogs.games.auf.text import card_word
from cogs.games.images import cards_image, example_image, example_seats
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import SvgImage
from games.auf import Auf, Card, DishView, Options, Recipe
from games.auf.cards import ACTION_CARDS, INGREDIENTS
from games.entropy import Entropy
from games.views import PublicView


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
    dealt = Auf().view(Auf().deal(len(dishes), Options(), Entropy(b"")).state, None)
    players = [
        player._replace(cards=5, dishes=tuple(laid), points=won)
        for player, laid, won in zip(dealt.players, dishes, points, strict=True)
    ]
    discard = (Card.FLOUR,) * 5
    view = dealt._replace(to_act=(0,), players=tuple(players), deck=50, discard=discard, recipes=17)
    return example_image(table(PublicView(view), (), example_seats(len(dishes), say)), say)
