"""The images of Cake Auf!: its cards and recipes with their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from cogs.games.auf import table_image
from cogs.games.auf.card_images import ACTIONS, DISHES, INGREDIENTS, badges, face
from cogs.games.auf.names import card_word, recipe_word
from cogs.games.shared_images import FRONTS_KEPT, hand_image
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg.hand import Held
from cogs.images.svg.shapes import PIXELS
from cogs.ui.panel import SvgImage
from games.auf import Card, Phase, PlayerView, Recipe, View
from games.auf.events import HandsSwapped, RecipeFinished, RecipesSwapped
from games.engine import Event
from games.views import PublicView, SeatView

_MOMENTS = RecipeFinished, RecipesSwapped, HandsSwapped
"""What is worth a ribbon."""


@lru_cache(FRONTS_KEPT)
def card(shown: Card, messages: Messages) -> str:
    """Return a card's front as SVG."""
    is_ingredient = shown in INGREDIENTS
    return face(
        shown,
        name=messages(f"card-auf-{shown}"),
        effect="" if is_ingredient else messages(f"card-auf-does-{shown}"),
        class_name=messages("card-class-ingredient" if is_ingredient else "card-class-action"),
    )


def hand(own: SeatView[View], say: TableMessages) -> SvgImage | None:
    """Return the cards of a seat in order; in its turn those are raised that a recipe lacks, or that do something."""
    view = own.view
    if not view.hand or view.seat is None:
        return None
    is_turn = view.phase is Phase.TURN and view.seat in view.to_act
    wanted = {lacked for dish in view.players[view.seat].dishes for lacked in dish.missing or ()}
    held = [
        Held(card(shown, say.messages), is_turn and (shown in wanted or shown not in INGREDIENTS))
        for shown in view.hand
    ]
    return hand_image(held, [card_word(shown, say) for shown in view.hand], say)


def table(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage:
    """Return the table as a spectator sees it: each player's recipes, how many ingredients lie there, and the bans."""
    view = public.view
    moment = next((event for event in reversed(events) if isinstance(event, _MOMENTS)), None)
    ribbon = _ribbon_words(moment, say)
    shelves = tuple(_shelf(player, view, say) for player in view.players)
    svg = table_image.draw(
        shelves,
        piles=say("auf-piles", deck=view.deck, discard=len(view.discard), recipes=view.recipes),
        ribbon_words=ribbon,
        finished=DISHES[moment.recipe] if isinstance(moment, RecipeFinished) else None,
    )
    words = [shelf_words(shelf, say.name(seat), say) for seat, shelf in enumerate(shelves)]
    words += [ribbon] if ribbon else []
    is_full = len(view.players) >= table_image.MANY_SHELVES
    return SvgImage(svg, table_image.MANY_SHELVES_PIXELS if is_full else PIXELS, " ".join(words))


def shelf_words(shelf: table_image.Shelf, name: str, say: TableMessages) -> str:
    """Return what the table shows of a baker, for people who do not see it."""
    laid = [
        say("image-auf-recipe", recipe=plate.name, laid=plate.laid, of=len(plate.needs))
        for plate in shelf.plates
    ]
    recipes_laid = say.all_of(laid) if laid else say("auf-no-recipes")
    return say("image-auf-player", who=name, points=shelf.points, recipes=recipes_laid)


def recipes(shown: Sequence[Recipe], say: TableMessages) -> SvgImage:
    """Return recipes with what they need."""
    plates = [plate_of(one, say, laid=None) for one in shown]
    described = say("image-page", cards=", ".join(recipe_word(one, say) for one in shown))
    return SvgImage(table_image.recipes(plates), PIXELS, described)


def _ribbon_words(moment: Event | None, say: TableMessages) -> str | None:
    """Return the words of the ribbon for a moment."""
    match moment:
        case RecipeFinished(recipe=recipe):
            return say("image-auf-finished", recipe=recipe_word(recipe, say))
        case RecipesSwapped():
            return say("image-auf-recipes-swapped")
        case HandsSwapped():
            return say("image-auf-hands-swapped")
        case _:
            return None


def _shelf(player: PlayerView, view: View, say: TableMessages) -> table_image.Shelf:
    return table_image.Shelf(
        name=say.image_name(player.seat),
        points=player.points,
        cards=player.cards,
        plates=tuple(
            plate_of(dish.recipe, say, laid=dish.count, bans=dish.bans, is_kept=dish.kept)
            for dish in player.dishes
        ),
        is_asked=player.seat in view.to_act,
        avatar=say.avatar(player.seat),
    )


def plate_of(
    recipe: Recipe, say: TableMessages, *, laid: int | None, bans: Iterable[Card] = (), is_kept: bool = False
) -> table_image.Plate:
    """Return a recipe as the table shows it."""
    return table_image.Plate(
        dish=DISHES[recipe],
        name=recipe_word(recipe, say),
        needs=tuple(symbol for needed in recipe.needs for symbol in INGREDIENTS[needed]),
        badges=badges(recipe),
        laid=laid,
        bans=tuple(ACTIONS[ban][0] for ban in bans),
        is_kept=is_kept,
    )
