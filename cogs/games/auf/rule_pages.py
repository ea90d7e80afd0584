"""The images on the pages of Cake Auf!'s rules: example tables, recipes and cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cogs.games.auf import table_image
from cogs.games.auf.images import card, plate_of, recipes, shelf_words
from cogs.games.auf.names import card_word
from cogs.games.auf.table_image import Shelf
from cogs.games.shared_images import cards_image
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.auf import Card, Recipe
from games.auf.cards import ACTION_CARDS, INGREDIENTS


def page_image(page: str, say: TableMessages) -> SvgImage | None:
    """Return the table or the cards that a page explains; None for a page of words only."""
    match page:
        case "start":
            return _deal(say)
        case "overnight":
            return _kept(say)
        case "recipes":
            return recipes(list(Recipe), say)
        case "turn":
            return _cards(INGREDIENTS, say)
        case "cards":
            return _cards(ACTION_CARDS, say)
        case _:
            return None


def _cards(shown: Iterable[Card], say: TableMessages) -> SvgImage:
    return cards_image([(card(one, say.messages), card_word(one, say)) for one in shown], say)


@dataclass(frozen=True, slots=True)
class _Dish:
    recipe: Recipe
    laid: int = 0
    is_kept: bool = False


def _deal(say: TableMessages) -> SvgImage:
    dishes = (
        (_Dish(Recipe.APFELSTRUDEL, 2), _Dish(Recipe.MOCHI), _Dish(Recipe.BROWNIES, 1)),
        (_Dish(Recipe.CHEESECAKE), _Dish(Recipe.CREPES, 1), _Dish(Recipe.PECAN_PIE)),
    )
    return _drawn(dishes, (0, 0), say)


def _kept(say: TableMessages) -> SvgImage:
    dishes = (
        (
            _Dish(Recipe.PANNA_COTTA, 2, is_kept=True),
            _Dish(Recipe.BAKLAVA, 3),
            _Dish(Recipe.MACARONS),
            _Dish(Recipe.BROWNIES),
        ),
        (_Dish(Recipe.SHORTBREAD), _Dish(Recipe.KULFI, 1), _Dish(Recipe.PAVLOVA)),
    )
    return _drawn(dishes, (2, 3), say)


def _drawn(dishes: Sequence[Sequence[_Dish]], points: Sequence[int], say: TableMessages) -> SvgImage:
    shelves = tuple(
        Shelf(
            name=say("image-seat", number=seat + 1),
            points=points[seat],
            cards=5,
            plates=tuple(plate_of(one.recipe, say, laid=one.laid, is_kept=one.is_kept) for one in before),
            is_asked=seat == 0,
        )
        for seat, before in enumerate(dishes)
    )
    words = [shelf_words(shelf, shelf.name, say) for shelf in shelves]
    svg = table_image.draw(shelves, piles=say("auf-piles", deck=50, discard=5, recipes=17), ribbon_words=None)
    return SvgImage(svg, PIXELS, say("image-example", shown=" ".join(words)))
