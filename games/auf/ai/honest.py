"""An AI player for Cake Auf! that bakes what it can and hinders the leader."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from games.auf.actions import (
    AufAction,
    Ban,
    Choose,
    Decline,
    Keep,
    Lift,
    Look,
    Mulligan,
    Pass,
    Place,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import INGREDIENTS, Card, Recipe
from games.auf.state import DISCARDS_AT_MOST
from games.auf.view import DishView, PlayerView, View
from games.engine import Seat
from games.entropy import Entropy

_DEAD_CARDS_FOR_A_MULLIGAN = 3
"""With this many useless cards and no play left, five new ones are worth the good ones among them."""
_GAIN_OF_A_SWAP = 2
"""The least number of ingredients that a swap of recipes must save, or a swap of hands must add."""


class HonestBaker:
    """Lays ingredients where most already lie, frees its own recipes, bans the fullest of the others."""

    def choose(self, view: View, legal: Collection[AufAction], entropy: Entropy) -> AufAction:
        """Return the action to take, from the seat's view only."""
        actions = list(legal)
        match actions[0]:
            case Throw():
                return _throw(actions, entropy)
            case Keep():
                return actions[0]  # all of them
            case Choose() | Decline():
                return _choice(view, actions)
            case _:
                return _play(view, actions)


def _throw(actions: list[AufAction], entropy: Entropy) -> AufAction:
    signs = [action for action in actions if isinstance(action, Throw) and action.sign is not None]
    pick, _ = entropy.below(len(signs))
    return signs[pick]


def _choice(view: View, actions: list[AufAction]) -> AufAction:
    """Return the recipe that needs the fewest cards, unless what lies there needs no more."""
    choices = [action for action in actions if isinstance(action, Choose)]
    dishes = {dish.recipe: dish for dish in _own(view).dishes}

    def saved(choice: Choose) -> int:
        return _lacking(dishes[choice.given], view) - _unheld(choice.taken.needs, view)

    best = max(choices, key=saved, default=None)
    return best if best is not None and saved(best) > 0 else Decline()


def _play(view: View, actions: list[AufAction]) -> AufAction:
    places = [action for action in actions if isinstance(action, Place)]
    if places:
        return max(places, key=lambda place: _worth(place, view))
    return _take_that(view, actions) or _end(view, actions)


def _worth(place: Place, view: View) -> tuple[bool, int, int]:
    """Return a recipe that can be finished now first, then the one that comes nearest to it."""
    dish = next(dish for dish in _own(view).dishes if dish.recipe is place.recipe)
    left = len(place.recipe.needs) - dish.count - len(place.ingredients)
    is_held_up = bool(dish.bans) or dish.waits
    return left == 0 and not is_held_up, -left, len(place.ingredients)


def _take_that(view: View, actions: list[AufAction]) -> AufAction | None:
    """Return the play of an action card that helps, if there is one."""
    own = {dish.recipe: dish for dish in _own(view).dishes}
    lifts = [action for action in actions if isinstance(action, Lift) and action.recipe in own]
    if lifts:
        return max(lifts, key=lambda lift: own[lift.recipe].count)
    swaps = [action for action in actions if isinstance(action, SwapRecipes)]
    swap = max(swaps, key=lambda action: _saved(action, view), default=None)
    if swap is not None and _saved(swap, view) >= _GAIN_OF_A_SWAP:
        return swap
    bans = [action for action in actions if isinstance(action, Ban)]
    if bans:
        return max(bans, key=lambda ban: _threat(ban.recipe, view))
    return _change_of_cards(view, actions)


def _change_of_cards(view: View, actions: list[AufAction]) -> AufAction | None:
    """Return a look at other recipes, or other cards for those that are left after everything else."""
    looks = [action for action in actions if isinstance(action, Look)]
    if looks and any(dish.count == 0 or dish.bans for dish in _own(view).dishes):
        return looks[0]
    trades = [action for action in actions if isinstance(action, Trade)]
    if trades:
        return max(trades, key=lambda trade: view.players[trade.other].cards)
    hands = [action for action in actions if isinstance(action, SwapHands)]
    richest = max(hands, key=lambda swap: view.players[swap.other].cards, default=None)
    if richest is not None and view.players[richest.other].cards >= len(view.hand) - 1 + _GAIN_OF_A_SWAP:
        return richest
    return None


def _end(view: View, actions: list[AufAction]) -> AufAction:
    """Return a mulligan for a hand that is mostly useless, else pass without the worst of it."""
    dead = [card for card in view.hand if _is_dead(card, view)]
    mulligans = [action for action in actions if isinstance(action, Mulligan)]
    if mulligans and len(dead) >= _DEAD_CARDS_FOR_A_MULLIGAN:
        return mulligans[0]
    return Pass(view.round, tuple(dead[:DISCARDS_AT_MOST]))


def _is_dead(card: Card, view: View) -> bool:
    if card in INGREDIENTS:
        return all(card not in dish.recipe.needs for dish in _own(view).dishes)
    return card not in (Card.POWER_RESTORED, Card.FIRE_EXTINGUISHER)


def _saved(swap: SwapRecipes, view: View) -> int:
    """Return the number of ingredients by which the other recipe needs fewer; a ban counts as two."""
    dishes = {dish.recipe: dish for player in view.players for dish in player.dishes}
    return _burden(dishes[swap.mine]) - _burden(dishes[swap.theirs])


def _burden(dish: DishView) -> int:
    return len(dish.recipe.needs) - dish.count + 2 * len(dish.bans)


def _threat(recipe: Recipe, view: View) -> tuple[bool, int, int]:
    owner, dish = next(
        (player, dish) for player in view.players for dish in player.dishes if dish.recipe is recipe
    )
    return not dish.bans, dish.count - len(recipe.needs), owner.points


def _lacking(dish: DishView, view: View) -> int:
    return _unheld(dish.missing or (), view) + 2 * len(dish.bans)


def _unheld(needs: Iterable[Card], view: View) -> int:
    return sum(card not in view.hand for card in needs)


def _own(view: View) -> PlayerView:
    seat: Seat | None = view.seat
    assert seat is not None
    return view.players[seat]
