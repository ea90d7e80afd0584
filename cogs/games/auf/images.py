"""The images of Cake Auf!: its cards and recipes, the table as everybody sees it, and its moments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from cogs.games.auf.text import card_word, recipe_word
from cogs.games.images import FRONTS_KEPT, NameOf, Standing, everybody, hand_image, moment_image
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.images.svg import emoji_tile
from cogs.images.svg.avatar import named
from cogs.images.svg.card import back, back_defs, backs, front
from cogs.images.svg.moment import Moment
from cogs.images.svg.shapes import (
    CREAM,
    GOOD,
    LEAST_SIZE,
    PIXELS,
    WIDTH,
    box,
    in_row,
    label,
    placed,
    ribbon,
    sheet,
    text,
)
from cogs.images.svg.text import fitting, in_lines, width_of
from cogs.ui.panel import SvgImage
from games.auf import Card, DishView, Phase, PlayerView, Recipe, View, cards
from games.auf.events import HandsSwapped, RecipeFinished, RecipesSwapped, RoundEnded
from games.engine import Event, Seat
from games.views import PublicView, SeatView

# Cards and recipes

INGREDIENT_COLOUR, ACTION_COLOUR = "#f2c14e", "#a79be0"

INGREDIENTS: Mapping[Card, tuple[str, ...]] = {card: (card.value,) for card in cards.INGREDIENTS}
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
"""The symbols of the action cards, from the back to the front."""

BACK = back(layers=("batter",), colour="#7fa876")


@lru_cache(FRONTS_KEPT)
def card_front(card: Card, messages: Messages) -> str:
    """Return a card's front as SVG, in a language."""
    is_ingredient = card in INGREDIENTS
    return front(
        layers=INGREDIENTS[card] if is_ingredient else ACTIONS[card],
        name=messages(f"card-auf-{card}"),
        kind=messages("card-class-ingredient" if is_ingredient else "card-class-action"),
        effect="" if is_ingredient else messages(f"card-auf-does-{card}"),
        colour=INGREDIENT_COLOUR if is_ingredient else ACTION_COLOUR,
    )


DISHES: Mapping[Recipe, str] = {
    **{recipe: f"dish-{recipe}" for recipe in Recipe},
    Recipe.BLACK_FOREST_CAKE: "forest",
}
"""The symbol of each recipe's dish; the cake is also one of You Take the Cake."""

RECIPE_COLOUR = "#f4b7b0"


def emoji_images() -> dict[str, str]:
    """Return each card and each recipe's dish as an emoji, by its name."""
    shown = [(card.value, layers, INGREDIENT_COLOUR) for card, layers in INGREDIENTS.items()]
    shown += [(card.value, layers, ACTION_COLOUR) for card, layers in ACTIONS.items()]
    shown += [(recipe.value, (dish,), RECIPE_COLOUR) for recipe, dish in DISHES.items()]
    return {name: emoji_tile.draw(*layers, colour=colour) for name, layers, colour in shown}


def hand(own: SeatView[View], say: TableMessages) -> SvgImage | None:
    """Return the cards of a seat in order; in its turn those are raised that a recipe lacks, or that do something."""
    view = own.view
    if view.seat is None:
        return None
    is_turn = view.phase is Phase.TURN and view.seat in view.to_act
    wanted = {lacked for dish in view.players[view.seat].dishes for lacked in dish.missing or ()}
    playable = [card for card in view.hand if card in wanted or card not in INGREDIENTS]
    return hand_image(view.hand, card_front, card_word, say, playable if is_turn else ())


# The table

MANY_SHELVES, MANY_SHELVES_PIXELS = 4, 1000
"""The number of shelves from which on an image has fewer pixels, so that it stays small and fast."""
_EDGE, _GAP, _LEFT, _SHELF, _BAND = 8, 6, 130, 130, 48
_FOOT, _ACROSS = 44, 3
MANY, _LOW_SHELF, _LOW_BAND = 3, 88, 36
"""The number of shelves from which on each is lower, so that the post fits on a phone; and the lower heights."""
_LOW_DISH, _LEAST_NEED = 34, 18
"""The least size of an ingredient on a low shelf: one that would be smaller is left out."""
_WIDE = 180
"""The width from which on a ban stands beside the dish in its full size."""


_MOMENTS = RecipeFinished, RecipesSwapped, HandsSwapped
"""The events that are worth a ribbon."""


def table(public: PublicView[View], events: Sequence[Event], say: TableMessages) -> SvgImage:
    """Return the table as a spectator sees it: each player's recipes, how many ingredients lie there, and the bans."""
    view = public.view
    newest = next((event for event in reversed(events) if isinstance(event, _MOMENTS)), None)
    ribbon_words, count = _ribbon_words(newest, say), len(view.players)
    low, draw_shelf = (_LOW_SHELF, _low_shelf) if count >= MANY else (_SHELF, _shelf)
    step = low + _GAP
    height = _EDGE + step * count + _FOOT
    inside = "".join([draw_shelf(player, view, say, y=_EDGE + step * player.seat) for player in view.players])
    if ribbon_words:
        inside += ribbon(ribbon_words, x=WIDTH / 2, y=height - 25, colour=GOOD)
    else:
        piles = say("auf-piles", deck=view.deck, discard=len(view.discard), recipes=view.recipes)
        inside += label(piles, x=WIDTH / 2, y=height - 25, size=22, width=WIDTH - 40)
    if isinstance(newest, RecipeFinished):
        inside += placed(DISHES[newest.recipe], x=42, y=height - 54, size=54)
    svg = sheet(inside, height=height, defs=back_defs(BACK))
    words = [*(_player_words(player, say) for player in view.players), ribbon_words]
    pixels = MANY_SHELVES_PIXELS if count >= MANY_SHELVES else PIXELS
    return SvgImage(svg, pixels, " ".join(filter(None, words)))


def _player_words(player: PlayerView, say: TableMessages) -> str:
    laid = [
        say(
            "image-auf-recipe",
            recipe=recipe_word(dish.recipe, say),
            laid=dish.count,
            of=len(dish.recipe.needs),
        )
        for dish in player.dishes
    ]
    recipes_laid = say.all_of(laid) if laid else say("auf-no-recipes")
    return say("image-auf-player", who=say.name(player.seat), points=player.points, recipes=recipes_laid)


def _ribbon_words(newest: Event | None, say: TableMessages) -> str:
    match newest:
        case RecipeFinished(recipe=recipe):
            return say("image-auf-finished", recipe=recipe_word(recipe, say))
        case RecipesSwapped():
            return say("image-auf-recipes-swapped")
        case HandsSwapped():
            return say("image-auf-hands-swapped")
        case _:
            return ""


def recipes(shown: Sequence[Recipe], say: TableMessages) -> SvgImage:
    """Return recipes in rows of three, with what they need."""
    width, height = (WIDTH - 2 * _EDGE) / _ACROSS, _SHELF - 6
    inside = "".join(
        _plate(
            DishView(recipe, 0, (), kept=False, waits=False, ingredients=None, missing=None),
            say,
            x=_EDGE + 2 + width * (number % _ACROSS),
            y=_EDGE + 2 + height * (number // _ACROSS),
            width=width - 5,
            is_baked=False,
        )
        for number, recipe in enumerate(shown)
    )
    described = say("image-page", cards=say.listed(recipe_word(recipe, say) for recipe in shown))
    svg = sheet(inside, height=2 * _EDGE + height * -(-len(shown) // _ACROSS))
    return SvgImage(svg, PIXELS, described)


def _shelf(player: PlayerView, view: View, say: TableMessages, *, y: float) -> str:
    is_asked = player.seat in view.to_act
    inside = _ground(y=y, height=_SHELF, is_asked=is_asked)
    if is_asked:
        inside += placed("burst", x=_LEFT - 36, y=y + 50, size=32)
    inside += _name(player.seat, say, y=y + 24, disc=34)
    inside += placed("star", x=_EDGE + 6, y=y + 48, size=40)
    inside += text(f"×{player.points}", x=_EDGE + 52, y=y + 78, size=26, anchor="start")
    inside += backs(x=_EDGE + 12, y=y + 92, width=26, height=36)
    inside += text(f"×{player.cards}", x=_EDGE + 52, y=y + 120, size=26, anchor="start")
    return inside + _plates(player.dishes, _plate, say, y=y + 5)


def _low_shelf(player: PlayerView, view: View, say: TableMessages, *, y: float) -> str:
    is_asked = player.seat in view.to_act
    inside = _ground(y=y, height=_LOW_SHELF, is_asked=is_asked)
    inside += _name(player.seat, say, y=y + 25, disc=30)
    inside += placed("star", x=_EDGE + 6, y=y + 53, size=25)
    inside += text(f"{player.points}", x=_EDGE + 33, y=y + 75, size=24, anchor="start")
    inside += backs(x=_EDGE + 61, y=y + 53, width=18, height=26)
    inside += text(f"{player.cards}", x=_EDGE + 82, y=y + 75, size=24, anchor="start")
    if is_asked:
        inside += placed("burst", x=_LEFT - 25, y=y + 54, size=24)
    return inside + _plates(player.dishes, _low_plate, say, y=y + 4)


def _ground(*, y: float, height: float, is_asked: bool) -> str:
    fill = "#ffe3a3" if is_asked else "#eef0e2"
    return box(x=_EDGE, y=y, width=WIDTH - 2 * _EDGE, height=height, fill=fill)


def _name(seat: Seat, say: TableMessages, *, y: float, disc: float) -> str:
    room = _LEFT - _EDGE - 14
    return named(say.image_name(seat), say.avatar(seat), x=_EDGE + 10, y=y, size=24, width=room, disc=disc)


def _plates(
    dishes: Sequence[DishView], draw_plate: Callable[..., str], say: TableMessages, *, y: float
) -> str:
    width = min(232.0, (WIDTH - _EDGE - 4 - _LEFT) / max(1, len(dishes)))
    return "".join(
        [
            draw_plate(dish, say, x=_LEFT + width * number, y=y, width=width - 5)
            for number, dish in enumerate(dishes)
        ]
    )


def _low_plate(dish: DishView, say: TableMessages, *, x: float, y: float, width: float) -> str:
    """Return a recipe: in the band its dish and ingredients as far as they fit, and how much lies there; its name."""
    name, needs, badges = recipe_word(dish.recipe, say), _needs(dish.recipe), _badges(dish.recipe)
    inside = box(x=x, y=y, width=width, height=_LOW_SHELF - 8, fill=CREAM, line=2)
    inside += box(x=x + 3, y=y + 3, width=width - 6, height=_LOW_BAND, fill=RECIPE_COLOUR, stroke="none")
    right = x + width - 4
    badge = min(18.0, (_LOW_BAND - 2) / len(badges))
    right -= badge
    inside += _column(badges, x=right, y=y + 4, size=badge)
    laid = f"{dish.count}/{len(needs)}"
    inside += text(laid, x=right - 3, y=y + 29, size=24, anchor="end")
    right -= width_of(laid) * 24 + 6
    if dish.kept:
        inside += placed("moon", x=right - 24, y=y + 9, size=24)
        right -= 25
    left, room = x + 5, right - x - 5
    if room >= _LOW_DISH:
        inside += placed(DISHES[dish.recipe], x=left, y=y + 4, size=_LOW_DISH)
        left, room = left + _LOW_DISH + 4, room - _LOW_DISH - 4
    size, lines = in_lines(name, size=22, least=LEAST_SIZE, width=width - 8)
    step, middle, below = min(30.0, room / len(needs)), y + 59.0, y + 3 + _LOW_BAND / 2
    if step < _LEAST_NEED and len(lines) == 1:  # then there is room below the name
        step, middle, below = min(26.0, (width - 10) / len(needs)), y + 48.0, y + 68.0
        left = x + width / 2 - step * len(needs) / 2
    if step >= _LEAST_NEED:
        inside += in_row(needs, x=left, y=below - step / 2, size=step - 1, step=step)
    for number, ban in enumerate(dish.bans):
        inside += placed(ACTIONS[ban][0], "ban", x=x + 3 + 26 * number, y=y + 2, size=38)
    return inside + label(name, x=x + width / 2, y=middle, size=size, width=width - 8)


def _plate(
    dish: DishView, say: TableMessages, *, x: float, y: float, width: float, is_baked: bool = True
) -> str:
    """Return a recipe: its dish with how much of it lies there, its name, and all that goes into it."""
    name, needs, badges = recipe_word(dish.recipe, say), _needs(dish.recipe), _badges(dish.recipe)
    inside = box(x=x, y=y, width=width, height=_SHELF - 10, fill=CREAM, line=2)
    inside += box(x=x + 4, y=y + 4, width=width - 8, height=_BAND, fill=RECIPE_COLOUR, stroke="none")
    size = min(56.0, width * 0.36)
    inside += placed(DISHES[dish.recipe], x=x + 6, y=y + 4 + (_BAND - size) / 2, size=size)
    ban_size = 46.0 if width > _WIDE else 42.0
    for number, ban in enumerate(dish.bans):
        beside = x + ban_size * 0.7 * number + (2 + size if width > _WIDE else 6)
        inside += placed(ACTIONS[ban][0], "ban", x=beside, y=y + 4 + (_BAND - ban_size) / 2, size=ban_size)
    badge = min(26.0, (_BAND - 2) / len(badges))
    inside += _column(badges, x=x + width - 6 - badge, y=y + 5, size=badge)
    laid = f"{dish.count}/{len(needs)}" if is_baked else ""
    right = x + width - 32
    inside += text(
        laid,
        x=right,
        y=y + 37,
        size=max(LEAST_SIZE, fitting(laid, size=28, width=width - size - 42)),
        anchor="end",
    )
    if dish.kept:
        inside += placed("moon", x=right - 76, y=y + 16, size=30)
    inside += label(name, x=x + width / 2, y=y + 74, size=22, width=width - 8)
    step = min(38.0, (width - 8) / len(needs))
    left = x + width / 2 - step * len(needs) / 2
    need = min(step, 34)
    return inside + in_row(needs, x=left + 1, y=y + 106 - need / 2, size=need - 2, step=step)


def _needs(recipe: Recipe) -> tuple[str, ...]:
    return tuple([symbol for needed in recipe.needs for symbol in INGREDIENTS[needed]])


def _badges(recipe: Recipe) -> list[str]:
    """Return the symbols of what is printed on a recipe: it needs power, it needs fire, it may stay overnight."""
    printed = ((recipe.needs_power, "bolt"), (recipe.needs_fire, "flame"), (recipe.is_overnight, "moon"))
    return [name for is_printed, name in printed if is_printed]


def _column(symbols: Sequence[str], *, x: float, y: float, size: float) -> str:
    return "".join([placed(name, x=x, y=y + size * number, size=size) for number, name in enumerate(symbols)])


# Moments

_COLOUR = "#8fb36f"


def moment(
    public: PublicView[View],  # noqa: ARG001 - the events say all
    events: Sequence[Event],
    say: TableMessages,
) -> SvgImage | None:
    """Return the last round that ended; without one, the recipes that the last baker finished; None without."""
    finished = [event for event in events if isinstance(event, RecipeFinished)]
    ended = [event for event in events if isinstance(event, RoundEnded)]
    if ended:
        return _round(ended[-1], finished[-1] if finished else None, say)
    if finished:
        return _finished([event for event in finished if event.seat == finished[-1].seat], say)
    return None


def _round(ended: RoundEnded, last: RecipeFinished | None, say: TableMessages) -> SvgImage:
    def made(name_of: NameOf) -> Moment:
        winners = say.all_of(map(name_of, ended.winners)) if ended.winners else ""
        return Moment(
            title=say("auf-name"),
            headline=say("moment-round-over", round=ended.round),
            detail=say("moment-auf-round", reason=ended.reason.value, winners=winners),
            figure=("star",) if last is None else (DISHES[last.recipe],),
            colour=_COLOUR,
        )

    standings = everybody(ended.points, lambda points: say("image-score-auf", score=points))
    return moment_image(made, standings, say)


def _finished(finished: Sequence[RecipeFinished], say: TableMessages) -> SvgImage:
    last, names = finished[-1], say.all_of(recipe_word(event.recipe, say) for event in finished)
    made = Moment(
        title=say("auf-name"),
        headline=say("moment-finished", recipes=names),
        detail="",
        figure=(DISHES[last.recipe],),
        colour=_COLOUR,
    )
    score = say("image-score-auf", score=last.points)
    return moment_image(lambda _: made, [Standing((last.seat,), score, is_best=True)], say)
