"""The paragraphs of Cake Auf!: what the table shows everybody, and what a hand shows its player."""

from __future__ import annotations

from cogs.games.auf.names import (
    about,
    card_line,
    card_list,
    card_word,
    cards_line,
    icons,
    names,
    recipe_line,
    recipe_list,
    recipe_word,
    sign_word,
    with_icon,
)
from cogs.i18n.table_messages import TableMessages
from cogs.ui.panel import small
from games.auf import Card, DishView, Phase, PlayerView, Recipe, ShowdownView, View
from games.auf.cards import INGREDIENTS, LIFTED_BY
from games.auf.state import MULLIGANS_A_ROUND, ROUNDS, WINS_OF_A_MATCH
from games.views import PublicView, SeatView

LAID, LACKING = "●", "○"
BANNED, WAITS, DONE = "⛔", "⏳", "✅"


def heading(public: PublicView[View], say: TableMessages) -> str:
    """Return the round and the turn."""
    view = public.view
    return say("auf-heading", round=view.round, rounds=ROUNDS, turn=view.turn)


def table(public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
    """Return every player with their recipes, and the piles."""
    view = public.view
    players = [_player(player, view, say) for player in view.players]
    piles = say("auf-piles", deck=view.deck, discard=len(view.discard), recipes=view.recipes)
    return (*players, f"{piles}\n{say('auf-legend')}")


def notes(public: PublicView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the showdown if there is one."""
    showdown = public.view.showdown
    return () if showdown is None else (_showdown(showdown, say),)


def _player(player: PlayerView, view: View, say: TableMessages) -> str:
    is_asked = player.seat in view.to_act
    who = say(
        "auf-player",
        who=say.who(player.seat),
        asked=str(is_asked),
        points=player.points,
        cards=player.cards,
        mulligans=player.mulligans,
        allowed=MULLIGANS_A_ROUND,
    )
    return "\n".join((who, *(_dish(dish, say) for dish in player.dishes)))


def _dish(dish: DishView, say: TableMessages) -> str:
    """Return how full a recipe is, what it needs, and what holds it up: the same for everybody."""
    needs = dish.recipe.needs
    line = say(
        "auf-dish",
        circles=LAID * dish.count + LACKING * (len(needs) - dish.count),
        recipe=recipe_line(dish.recipe, say),
        icons=icons(dish.recipe),
        needs=names(needs, say),
    )
    return line + _held_up(dish, say)


def _held_up(dish: DishView, say: TableMessages) -> str:
    parts = []
    if dish.bans:
        parts.append(say("auf-banned", bans=", ".join([card_line(ban, say) for ban in dish.bans])))
    if dish.kept:
        parts.append(say("auf-kept"))
    if dish.waits:
        parts.append(say("auf-waits"))
    return "".join([f" · {part}" for part in parts])


def _showdown(showdown: ShowdownView, say: TableMessages) -> str:
    left, right = showdown.pair
    line = say(
        "auf-showdown",
        who=say.who(left),
        other=say.who(right),
        wins=showdown.wins[0],
        losses=showdown.wins[1],
        needed=WINS_OF_A_MATCH,
    )
    if showdown.waiting:
        line += " " + say("auf-showdown-next", who=say.whos(showdown.waiting), count=len(showdown.waiting))
    return line


def hand(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return the cards held, the player's recipes with what is missing, and what only they know."""
    view = own.view
    assert view.seat is not None
    player = view.players[view.seat]
    cards = "\n".join([_held(card, player, view, say) for card in dict.fromkeys(view.hand)])
    dishes = "\n".join([_own_dish(dish, view, say) for dish in player.dishes])
    secrets = "\n".join(_secrets(view, say))
    return cards or say("auf-hand-empty"), dishes, secrets, _known(player, view, say)


def beside_hand(own: SeatView[View], say: TableMessages) -> tuple[str, ...]:
    """Return what only the player knows, and what each of their recipes still needs, with the cards held in bold."""
    view = own.view
    assert view.seat is not None
    dishes = view.players[view.seat].dishes
    lines = [say("auf-looked", recipe=described(recipe, say)) for recipe in view.looked]
    lines += [say("auf-brief-legend")] if dishes else []
    lines += [_brief_dish(dish, view, say) for dish in dishes]
    return (*_own_sign(view, say), *map(small, lines))


def _brief_dish(dish: DishView, view: View, say: TableMessages) -> str:
    words = [(card in view.hand, card_word(card, say)) for card in dish.missing or ()]
    missing = ", ".join([f"**{word}**" if is_held else word for is_held, word in words])
    signs = (WAITS if dish.waits else "") + BANNED * len(dish.bans)
    line = f"{recipe_word(dish.recipe, say)} {icons(dish.recipe)}: {missing or DONE}"
    return f"{line} · {signs}" if signs else line


def _secrets(view: View, say: TableMessages) -> list[str]:
    secrets = []
    if view.looked:
        secrets.append(say("auf-look"))
        secrets += [say("auf-looked", recipe=described(recipe, say)) for recipe in view.looked]
    return [*secrets, *_own_sign(view, say)]


def _own_sign(view: View, say: TableMessages) -> list[str]:
    if view.showdown is None or view.showdown.own is None:
        return []
    key = "auf-own-sign" if view.showdown.may_change else "auf-own-sign-settled"
    return [say(key, sign=sign_word(view.showdown.own, say))]


def _held(card: Card, own: PlayerView, view: View, say: TableMessages) -> str:
    word = say("auf-copies", card=with_icon(card, say), count=view.hand.count(card))
    if card not in INGREDIENTS:
        return say("auf-hand-card", card=word, effect=about(card, say))
    wanted = [dish.recipe for dish in own.dishes if card in (dish.missing or ())]
    key = "auf-hand-ingredient" if wanted else "auf-hand-unwanted"
    return say(key, card=word, recipes=recipe_list(wanted, say))


def _own_dish(dish: DishView, view: View, say: TableMessages) -> str:
    placed, missing = dish.ingredients or (), dish.missing or ()
    held = [card for card in missing if card in view.hand]
    line = say(
        "auf-own-dish",
        recipe=recipe_line(dish.recipe, say),
        icons=icons(dish.recipe),
        placed=cards_line(placed, say),
        count=len(placed),
        missing=cards_line(missing, say),
        lacking=len(missing),
        held=card_list(held, say),
        ready=len(held),
    )
    lifts = [say("auf-lift-with", card=card_line(LIFTED_BY[ban], say)) for ban in dish.bans]
    return line + _held_up(dish, say) + "".join([f" · {lift}" for lift in lifts])


def described(recipe: Recipe, say: TableMessages) -> str:
    """Return a recipe's name, its icons and what it needs."""
    needs = names(recipe.needs, say)
    return say("auf-recipe", recipe=recipe_line(recipe, say), icons=icons(recipe), needs=needs)


def _known(own: PlayerView, view: View, say: TableMessages) -> str:
    lines = []
    if own.finished:
        lines.append(say("auf-finished", recipes=recipe_list(own.finished, say)))
    if view.discard and view.phase is not Phase.OVER:
        lines.append(say("auf-discard", cards=card_list(sorted(view.discard), say)))
    return "\n".join(lines)
