"""An AI player for You Take the Cake that collects the nearest set and weighs each slot by its odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from games.bakeries.actions import (
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    PlaceCake,
    PlaceStale,
    ReopenBakery,
    Side,
    Stop,
)
from games.bakeries.cards import CARD_ORDER, Card, Chef, full_box, missing_parts, slot_multiplier
from games.bakeries.kitchen import Source
from games.bakeries.state import Question
from games.bakeries.view import View
from games.entropy import Entropy

_ROLLS_OF_A_SALE = 10
"""About how often a seat rolls before somebody has sold seven cakes."""
_NEAR = 3
"""A set that lacks no more parts than this is worth a discard that the other player sees taken."""
_COPIES = Counter(full_box().hire_cards)
_BOX_SIZE = _COPIES.total()


def chance_of_sale(slot: int) -> float:
    """Return the chance that two dice hit this number within the rolls of a sale."""
    ways = 6 - abs(7 - slot)
    return 1 - float((1 - ways / 36) ** _ROLLS_OF_A_SALE)


class Baker:
    """Plays every sign at once, hires the first chef it can, and takes no risk in the clearance sale."""

    def choose(self, view: View, legal: Collection[BakeryAction], entropy: Entropy) -> BakeryAction:
        """Return the action to take, from the seat's view only."""
        actions = list(legal)
        match view.question:
            case Question.TURN:
                return _turn(view, actions)
            case Question.DISCARD:
                discards = [action for action in actions if isinstance(action, Discard)]
                return max(discards, key=lambda action: _worth_without(view.hand, action.card))
            case Question.PLACE:
                places = [action for action in actions if isinstance(action, PlaceCake)]
                return max(places, key=lambda action: _gain(view, action))
            case Question.STALE:
                stales = [action for action in actions if isinstance(action, PlaceStale)]
                return max(stales, key=lambda action: _loss(view, action.slot))
            case Question.AGAIN:
                return Stop()
            case _:
                return actions[0]


class KindBaker(Baker):
    """The same, but leaves the other bakery open, so that a learner has a quick first round."""

    def choose(self, view: View, legal: Collection[BakeryAction], entropy: Entropy) -> BakeryAction:
        """Return the action to take, from the seat's view only."""
        kind = [action for action in legal if not isinstance(action, CloseBakery)]
        return super().choose(view, kind, entropy)


def _turn(view: View, actions: list[BakeryAction]) -> BakeryAction:
    """Return a sign, which costs nothing since it is replaced (BB-07), or what else is best."""
    sets = [action for action in actions if isinstance(action, LaySet)]
    if sets:
        return max(sets, key=lambda action: action.chef.multiplier)
    signs = [action for action in actions if isinstance(action, (ReopenBakery, CloseBakery))]
    if signs:
        return signs[0]
    take = Draw(Source.DISCARD)
    return take if take in actions and _wants(view, view.top_discard) else actions[0]


def _wants(view: View, top: Card | None) -> bool:
    """Return True if the top discard beats an unknown card: it is a lacking part, or a way to reopen."""
    if top is None or top in view.hand or view.seat is None:
        return False
    if top.is_sign:
        return top is Card.REOPENED and view.cases[view.seat].is_closed
    return len(missing_parts(view.hand, top.chef)) <= _NEAR


def _worth(hand: tuple[Card, ...]) -> float:
    """Return a measure of the hand's chefs; the nearest and the best count most."""
    return sum(chef.multiplier / (1 + _draws_to(hand, chef)) for chef in Chef)


def _draws_to(hand: tuple[Card, ...], chef: Chef) -> float:
    """Return the expected number of draws until the set is whole."""
    lacking = missing_parts(hand, chef)
    return sum(_BOX_SIZE / (_COPIES[part] * place) for place, part in enumerate(lacking, start=1))


def _worth_without(hand: tuple[Card, ...], card: Card) -> tuple[bool, float, int]:
    """Return a key that ranks the hand without this card. One sign of each kind is kept for later."""
    left = list(hand)
    left.remove(card)
    return not (card.is_sign and card not in left), _worth(tuple(left)), -CARD_ORDER[card]


def _gain(view: View, action: PlaceCake) -> float:
    """Return the gain over an average cake there: cheap ones are best where the other sells dear."""
    assert view.seat is not None
    assert view.cake is not None
    usual = sum(cake.price for cake in view.store) / max(len(view.store), 1)
    owner = action.side.owner(view.seat)
    weight = view.cases[owner].chef_multiplier * slot_multiplier(action.slot) * chance_of_sale(action.slot)
    sign = 1 if action.side is Side.OWN else -1
    return sign * weight * (view.cake.price - usual)


def _loss(view: View, slot: int) -> float:
    assert view.seat is not None
    cake = view.cases[1 - view.seat].case.cake_at(slot)
    return cake.price * slot_multiplier(slot) * chance_of_sale(slot)
