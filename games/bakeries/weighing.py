"""A house player for You Take the Cake that reckons with the odds of its sets, of the sale and of the dice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

from games.bakeries.cards import CARD_ORDER, Card, slot_multiplier
from games.bakeries.kitchen import Source
from games.bakeries.model import (
    ROUNDS,
    BakeryAction,
    CloseBakery,
    Discard,
    Draw,
    LaySet,
    PlaceCake,
    PlaceStale,
    Question,
    ReopenBakery,
    Side,
    Stop,
    TryAgain,
)
from games.bakeries.money import FIRST_HIT, SECOND_HIT, WHOLE_TAB, Takings, percent_of
from games.bakeries.racing import worth_of_stock_card, worth_with, worth_without
from games.bakeries.selling import left_of, odds
from games.bakeries.sight import View
from games.engine import Seat
from games.entropy import Entropy

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Temper:
    """How somebody plays: how often, in percent, it goes by the first glance instead of the odds."""

    careless_percent: int


EASY = Temper(75)
"""Places by price alone mostly, and throws away many a part that it could have used."""
FAIR = Temper(25)
"""Knows the odds, and forgets them now and then."""
STRONG = Temper(0)
"""Always goes by the odds."""


class Weigher:
    """Collects the set that is likeliest to come first, and places by what it may expect of the sale."""

    def __init__(self, temper: Temper) -> None:
        """``temper`` says how carefully."""
        self._temper = temper

    def choose(self, view: View, legal: Collection[BakeryAction], entropy: Entropy) -> BakeryAction:
        """The action to take, from the view of its seat alone."""
        actions = list(legal)
        sets = [action for action in actions if isinstance(action, LaySet)]
        if sets:
            return max(sets, key=lambda action: action.chef.multiplier)
        luck, entropy = entropy.below(100)
        if luck < self._temper.careless_percent:
            return _at_a_glance(view, actions, entropy)
        return _by_the_odds(view, actions)


def _at_a_glance(view: View, actions: Sequence[BakeryAction], entropy: Entropy) -> BakeryAction:
    """What comes to mind first: a card from the stock, any discard, dear cakes for oneself, no risk."""
    match view.question:
        case Question.DISCARD:
            return _any(actions, entropy)
        case Question.PLACE:
            assert view.cake is not None
            side = Side.OWN if view.cake.price > _usual_price(view) else Side.THEIRS
            places = [action for action in actions if isinstance(action, PlaceCake) and action.side is side]
            return _any(places or actions, entropy)
        case Question.STALE:
            case = view.cases[1 - _seat(view)].case
            stales = [action for action in actions if isinstance(action, PlaceStale)]
            return max(stales, key=lambda action: case.cake_at(action.slot).price)
        case Question.AGAIN:
            return Stop()
        case _:
            return actions[0]


def _by_the_odds(view: View, actions: Sequence[BakeryAction]) -> BakeryAction:
    """What promises most."""
    match view.question:
        case Question.TURN:
            return _turn(view, actions)
        case Question.DISCARD:
            discards = [action for action in actions if isinstance(action, Discard)]
            return max(discards, key=lambda action: _left(view.hand, action.card))
        case Question.PLACE:
            places = [action for action in actions if isinstance(action, PlaceCake)]
            usual = _usual_price(view)
            return max(places, key=lambda action: _gain(view, action, usual))
        case Question.STALE:
            stales = [action for action in actions if isinstance(action, PlaceStale)]
            return max(stales, key=lambda action: _loss(view, action.slot))
        case Question.AGAIN:
            return TryAgain() if _has_nothing_to_lose(view) else Stop()
        case _:
            return actions[0]


def _any(actions: Sequence[T], entropy: Entropy) -> T:
    pick, _ = entropy.below(len(actions))
    return actions[pick]


# --- Phase one -------------------------------------------------------------------------------------


def _turn(view: View, actions: Sequence[BakeryAction]) -> BakeryAction:
    """A sign costs nothing, since a card is drawn for it (BB-07); else the better of two cards."""
    signs = [action for action in actions if isinstance(action, (ReopenBakery, CloseBakery))]
    if signs:
        return signs[0]
    take = Draw(Source.DISCARD)
    return take if take in actions and _wants(view, view.top_discard) else actions[0]


def _wants(view: View, top: Card | None) -> bool:
    """Whether the top discard promises more than an unknown card."""
    if top is None or top in view.hand:
        return False
    if top.is_sign:
        return top is Card.REOPENED and view.cases[_seat(view)].is_closed
    return worth_with(view.hand, top) > worth_of_stock_card(view.hand)


def _left(hand: tuple[Card, ...], card: Card) -> tuple[bool, float, int]:
    """What a discard leaves. One sign of each kind is kept for the day when it can be played."""
    is_last_sign = card.is_sign and hand.count(card) == 1
    return not is_last_sign, worth_without(hand, card), -CARD_ORDER[card]


# --- Phase two and the sale ------------------------------------------------------------------------


def _gain(view: View, action: PlaceCake, usual_price: float) -> float:
    """What a place gains over the usual cake there: cheap ones are best where the other sells dear."""
    seat = _seat(view)
    assert view.cake is not None
    owner = action.side.owner(seat)
    first_roller = view.hire.seat if view.hire else view.starter
    weight = view.cases[owner].chef_multiplier * _expected(view, owner, action.slot, first_roller)
    sign = 1 if owner == seat else -1
    return sign * weight * (view.cake.price - usual_price)


def _loss(view: View, slot: int) -> float:
    """What the opponent may expect to lose by a stale card on this slot; oneself rolls next (BB-31)."""
    seat = _seat(view)
    return view.cases[1 - seat].case.cake_at(slot).price * _expected(view, 1 - seat, slot, seat)


def _expected(view: View, owner: Seat, slot: int, next_roller: Seat) -> float:
    """How many times the price of a cake on this slot its owner may expect to take home."""
    own, other = view.cases[owner].case.sold_slots, view.cases[1 - owner].case.sold_slots
    rest = odds(left_of(own), left_of(other), owner == next_roller)
    return slot_multiplier(slot) * rest.keeps_of(slot)


def _usual_price(view: View) -> float:
    return sum(cake.price for cake in view.store) / max(len(view.store), 1)


def _has_nothing_to_lose(view: View) -> bool:
    """Whether 60 % lose the game and 80 % do not; otherwise one try in six at most is not worth it (BB-39)."""
    seat = _seat(view)
    own, other = view.cases[seat], view.cases[1 - seat]
    behind = view.totals[1 - seat] + Takings(other.sales, WHOLE_TAB).total - view.totals[seat]
    is_last = view.round == ROUNDS
    return is_last and percent_of(FIRST_HIT, own.tab) < behind <= percent_of(SECOND_HIT, own.tab)


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
