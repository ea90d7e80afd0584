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
from games.bakeries.ai.hiring_odds import worth_of_stock_card, worth_with, worth_without
from games.bakeries.ai.worths import chance_of_a_hit, doors_of, gain, loss, seat_of, usual_price, won_with
from games.bakeries.cards import CARD_ORDER, Card, Chef, missing_parts
from games.bakeries.kitchen import Source
from games.bakeries.money import BEHIND, FIRST_HIT, SECOND_HIT
from games.bakeries.state import ROUNDS, Question
from games.bakeries.view import View
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
    """Collects the set that is likeliest to come first, and places cakes by the expected sales."""

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
            side = Side.OWN if view.cake.price > usual_price(view) else Side.THEIRS
            places = [action for action in actions if isinstance(action, PlaceCake) and action.side is side]
            return _any(places or actions, entropy)
        case Question.STALE:
            case = view.cases[1 - seat_of(view)].case
            stales = [action for action in actions if isinstance(action, PlaceStale)]
            return max(stales, key=lambda action: case.cake_at(action.slot).price)
        case Question.AGAIN:
            return Stop()
        case _:
            return actions[0]


def _by_the_odds(view: View, actions: Sequence[BakeryAction]) -> BakeryAction:
    match view.question:
        case Question.TURN:
            return _turn(view, actions)
        case Question.DISCARD:
            discards = [action for action in actions if isinstance(action, Discard)]
            return max(discards, key=lambda action: _left(view, action.card))
        case Question.PLACE:
            places = [action for action in actions if isinstance(action, PlaceCake)]
            usual = usual_price(view)
            return max(places, key=lambda action: gain(view, action, usual))
        case Question.STALE:
            stales = [action for action in actions if isinstance(action, PlaceStale)]
            return max(stales, key=lambda action: loss(view, action.slot))
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
    needed = {*fullest.parts, Card.REOPENED} if doors_of(view).own_closed else {*fullest.parts}
    spare = [
        action
        for action in actions
        if isinstance(action, Discard) and (action.card not in needed or hand.count(action.card) > 1)
    ]
    return spare or actions


def _wants(view: View, top: Card | None) -> bool:
    if top is None or (top in view.hand and not top.is_sign):
        return False
    doors = doors_of(view)
    return worth_with(view.hand, top, doors) > worth_of_stock_card(view.hand, doors)


def _left(view: View, card: Card) -> tuple[float, int]:
    """Return the worth of the hand without a card, and a number that breaks ties."""
    return worth_without(view.hand, card, doors_of(view)), -CARD_ORDER[card]


def _is_worth_a_try(view: View) -> bool:
    """Return True if the second try wins more games than to stop (BB-39, BB-43).

    Before the last round it never is: it hits one time in six at most, and a miss costs as much as a hit
    brings.
    """
    if view.round < ROUNDS:
        return False
    hit = chance_of_a_hit(view)
    trying = hit * won_with(view, SECOND_HIT) + (1 - hit) * won_with(view, BEHIND)
    return trying > won_with(view, FIRST_HIT)
