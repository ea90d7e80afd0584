"""An AI player for You Take the Cake that weighs the odds of its sets, of the sale and of the dice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

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
    TryAgain,
)
from games.bakeries.ai.hiring_odds import Doors, worth_of_stock_card, worth_with, worth_without
from games.bakeries.ai.sale_odds import kind, left_of, odds
from games.bakeries.cards import CARD_ORDER, DICE_SIDES, Card, Chef, missing_parts, slot_multiplier
from games.bakeries.kitchen import Source
from games.bakeries.money import (
    BEHIND,
    FIRST_HIT,
    SECOND_HIT,
    WHOLE_TAB,
    RoundAccount,
    Takings,
    final_outcome,
)
from games.bakeries.state import ROUNDS, Question
from games.bakeries.view import View
from games.engine import Seat
from games.entropy import Entropy

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """How somebody plays: how often, in percent, it goes by the first glance instead of the odds."""

    careless_percent: int


EASY = PlayStyle(75)
"""Mostly places by price only, and throws away many parts that it could have used."""
FAIR = PlayStyle(25)
"""Knows the odds, and forgets them now and then."""
STRONG = PlayStyle(0)
"""Always goes by the odds."""


class HeuristicPlayer:
    """Collects the set that is likeliest to come first, and places by what it may expect of the sale."""

    def __init__(self, style: PlayStyle) -> None:
        """``style`` says how carefully."""
        self._style = style

    def choose(self, view: View, legal: Collection[BakeryAction], entropy: Entropy) -> BakeryAction:
        """Return the action to take, from the seat's view only."""
        actions = list(legal)
        sets = [action for action in actions if isinstance(action, LaySet)]
        if sets:
            return max(sets, key=lambda action: action.chef.multiplier)
        luck, entropy = entropy.below(100)
        if luck < self._style.careless_percent:
            return _at_a_glance(view, actions, entropy)
        return _by_the_odds(view, actions)


def _at_a_glance(view: View, actions: Sequence[BakeryAction], entropy: Entropy) -> BakeryAction:
    """Return the first idea: a card from the stock, any spare discard, dear cakes in the own case, no risk."""
    match view.question:
        case Question.TURN:
            return _signs(actions) or actions[0]
        case Question.DISCARD:
            return _any(_spare(view, actions), entropy)
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
    """Return what promises most."""
    match view.question:
        case Question.TURN:
            return _turn(view, actions)
        case Question.DISCARD:
            discards = [action for action in actions if isinstance(action, Discard)]
            return max(discards, key=lambda action: _left(view, action.card))
        case Question.PLACE:
            places = [action for action in actions if isinstance(action, PlaceCake)]
            usual = _usual_price(view)
            return max(places, key=lambda action: _gain(view, action, usual))
        case Question.STALE:
            stales = [action for action in actions if isinstance(action, PlaceStale)]
            return max(stales, key=lambda action: _loss(view, action.slot))
        case Question.AGAIN:
            return TryAgain() if _is_worth_a_try(view) else Stop()
        case _:
            return actions[0]


def _any(actions: Sequence[T], entropy: Entropy) -> T:
    pick, _ = entropy.below(len(actions))
    return actions[pick]


def _turn(view: View, actions: Sequence[BakeryAction]) -> BakeryAction:
    """Return a sign, which costs nothing since it is replaced (BB-07); else the better of two cards."""
    sign = _signs(actions)
    if sign:
        return sign
    take = Draw(Source.DISCARD)
    return take if take in actions and _wants(view, view.top_discard) else actions[0]


def _signs(actions: Sequence[BakeryAction]) -> BakeryAction | None:
    """Return a sign that can be played now, the own bakery first."""
    reopen = ReopenBakery()
    if reopen in actions:
        return reopen
    return next((action for action in actions if isinstance(action, CloseBakery)), None)


def _spare(view: View, actions: Sequence[BakeryAction]) -> Sequence[BakeryAction]:
    """Return the discards that leave the fullest set whole, and to a closed bakery its way to reopen."""
    hand = view.hand
    fullest = min(Chef, key=lambda chef: (len(missing_parts(hand, chef)), -chef.multiplier))
    needed = {*fullest.parts, Card.REOPENED} if _doors(view).own_closed else {*fullest.parts}
    spare = [
        action
        for action in actions
        if isinstance(action, Discard) and (action.card not in needed or hand.count(action.card) > 1)
    ]
    return spare or actions


def _wants(view: View, top: Card | None) -> bool:
    """Return whether the top discard promises more than an unknown card."""
    if top is None or (top in view.hand and not top.is_sign):
        return False
    doors = _doors(view)
    return worth_with(view.hand, top, doors) > worth_of_stock_card(view.hand, doors)


def _left(view: View, card: Card) -> tuple[float, int]:
    """Return what a discard leaves."""
    return worth_without(view.hand, card, _doors(view)), -CARD_ORDER[card]


def _doors(view: View) -> Doors:
    seat = _seat(view)
    return Doors(own_closed=view.cases[seat].is_closed, other_closed=view.cases[1 - seat].is_closed)


def _gain(view: View, action: PlaceCake, usual_price: float) -> float:
    """Return what a place gains over the usual cake there: cheap ones are best where the other sells dear."""
    seat = _seat(view)
    assert view.cake is not None
    owner = action.side.owner(seat)
    first_roller = view.hire.seat if view.hire else view.starter
    weight = view.cases[owner].chef_multiplier * _expected(view, owner, action.slot, first_roller)
    sign = 1 if owner == seat else -1
    return sign * weight * (view.cake.price - usual_price)


def _loss(view: View, slot: int) -> float:
    """Return what the opponent may expect to lose by a stale card on this slot; this seat rolls next (BB-31)."""
    seat = _seat(view)
    return view.cases[1 - seat].case.cake_at(slot).price * _expected(view, 1 - seat, slot, seat)


def _expected(view: View, owner: Seat, slot: int, next_roller: Seat) -> float:
    """Return how many times the price of a cake on this slot its owner may expect to take home."""
    own, other = view.cases[owner].case.sold_slots, view.cases[1 - owner].case.sold_slots
    rest = odds(left_of(own), left_of(other), owner == next_roller)
    return slot_multiplier(slot) * rest.keeps_of(slot)


def _usual_price(view: View) -> float:
    return sum(cake.price for cake in view.store) / max(len(view.store), 1)


def _is_worth_a_try(view: View) -> bool:
    """Return whether the second try wins more games than to stop (BB-39, BB-43).

    Before the last round it never is: it hits one time in six at most, and a miss costs as much as a hit brings.
    """
    if view.round < ROUNDS:
        return False
    hit = _chance_of_a_hit(view)
    trying = hit * _won_with(view, SECOND_HIT) + (1 - hit) * _won_with(view, BEHIND)
    return trying > _won_with(view, FIRST_HIT)


def _chance_of_a_hit(view: View) -> float:
    """Return how likely the dice come to a number drawn from the unsold ones."""
    unsold = view.cases[_seat(view)].case.unsold_slots
    return sum(DICE_SIDES - kind(slot) for slot in unsold) / DICE_SIDES**2 / len(unsold)


def _won_with(view: View, percent: int) -> float:
    """Return what part of the game this seat wins when it keeps so much of its tab: all, its share, or nothing."""
    seat = _seat(view)
    kept, whole = Takings(view.cases[seat].sales, percent), Takings(view.cases[1 - seat].sales, WHOLE_TAB)
    takings = (kept, whole) if seat == 0 else (whole, kept)
    winners = final_outcome((*view.rounds, RoundAccount(view.round, view.hire, takings))).winners
    return (seat in winners) / len(winners)


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
