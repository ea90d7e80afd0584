"""What a seat may do: whom the table waits for, and the collection of legal actions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import chain, combinations, combinations_with_replacement
from typing import assert_never

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
    Sign,
    SwapHands,
    SwapRecipes,
    Throw,
    Trade,
)
from games.auf.cards import INGREDIENTS, LIFTED_BY, Card, Recipe
from games.auf.reasons import objection
from games.auf.state import (
    DISCARDS_AT_MOST,
    MULLIGANS_A_ROUND,
    ROUNDS,
    Dish,
    Phase,
    Showdown,
    State,
    overnight,
)
from games.engine import Seat


def actors(state: State) -> frozenset[Seat]:
    """Return the seats that must act. In a showdown both, until both have chosen: nobody learns who has (CA-33)."""
    match state.phase:
        case Phase.TURN | Phase.LOOK:
            return _ALONE[state.current]
        case Phase.OVERNIGHT:
            return frozenset(seat for seat, kept in enumerate(state.nights) if kept is None)
        case Phase.SHOWDOWN:
            assert state.showdown is not None
            return frozenset(state.showdown.pair)
        case Phase.OVER:
            return frozenset()
        case _:
            assert_never(state.phase)


_LIFTS = {counter: ban for ban, counter in LIFTED_BY.items()}
_ALONE = tuple(frozenset({seat}) for seat in range(4))


class LegalActions(Collection[AufAction]):
    """All that one actor may do, made when somebody counts or reads it; ``in`` makes nothing."""

    __slots__ = ("_made", "_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        """Of an actor of this state."""
        self._state = state
        self._seat = seat
        self._made: tuple[AufAction, ...] | None = None

    def __contains__(self, action: object) -> bool:
        return isinstance(action, AufAction) and objection(self._state, self._seat, action) is None

    def __iter__(self) -> Iterator[AufAction]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> tuple[AufAction, ...]:
        if self._made is None:
            self._made = tuple(_actions(self._state, self._seat))
        return self._made


def _actions(state: State, seat: Seat) -> Iterable[AufAction]:
    match state.phase:
        case Phase.TURN:
            return _plays(state, seat)
        case Phase.LOOK:
            dishes = state.players[seat].dishes
            choices = (Choose(taken, dish.recipe) for taken in state.looked for dish in dishes)
            return chain((Decline(),), choices)
        case Phase.OVERNIGHT:
            mine = overnight(state.players[seat])
            return (Keep(kept) for size in range(len(mine), -1, -1) for kept in combinations(mine, size))
        case Phase.SHOWDOWN:
            assert state.showdown is not None
            return _throws(state.showdown, seat)
        case Phase.OVER:
            return ()
        case _:
            assert_never(state.phase)


def _throws(showdown: Showdown, seat: Seat) -> Iterable[AufAction]:
    """Return every sign, or only the one chosen when it has been changed too often."""
    if showdown.may_change(seat):
        return (Throw(showdown.throw, sign) for sign in (*Sign, None))
    return (Throw(showdown.throw, showdown.chosen[seat]),)


def _plays(state: State, seat: Seat) -> list[AufAction]:
    number = state.round
    player = state.players[seat]
    hand = player.hand
    found: list[AufAction] = [*_passes(number, hand)]
    for dish in player.dishes:
        placed = dish.placed
        useful = tuple([card for card in dish.recipe.needs if card in hand and card not in placed])
        if useful:
            found += _places(number, dish.recipe, useful)
    if hand and player.mulligans < MULLIGANS_A_ROUND:
        found.append(_mulligan(number))
    for card in dict.fromkeys(hand):
        if card not in INGREDIENTS:
            found += _plays_of_card(state, seat, card)
    return found


def _plays_of_card(state: State, seat: Seat, card: Card) -> Iterator[AufAction]:
    number = state.round
    match card:
        case Card.POWER_OUTAGE | Card.FIRE_ALARM:
            anywhere = not state.options.bans_need_icons
            for dish in _dishes_of_others(state, seat):
                if card not in dish.bans and (anywhere or dish.recipe.has_icon_for(card)):
                    yield _ban(number, card, dish.recipe)
        case Card.POWER_RESTORED | Card.FIRE_EXTINGUISHER:
            ban = _LIFTS[card]
            for player in state.players:
                for dish in player.dishes:
                    if ban in dish.bans:
                        yield _lift(number, ban, dish.recipe)
        case Card.RECIPE_SWITCHEROO:
            for mine in state.players[seat].dishes:
                for theirs in _dishes_of_others(state, seat):
                    yield _swap_recipes(number, mine.recipe, theirs.recipe)
        case Card.HAND_SWITCHEROO:
            for other in range(len(state.players)):
                if other != seat:
                    yield _swap_hands(number, other)
        case Card.PICKY_EATER:
            if state.recipes:
                yield _look(number)
        case Card.ONE_FOR_ONE:
            for other, player in enumerate(state.players):
                if other != seat and player.hand:
                    yield _trade(number, other)


def _dishes_of_others(state: State, seat: Seat) -> Iterator[Dish]:
    for owner, player in enumerate(state.players):
        if owner != seat:
            yield from player.dishes


# The same few actions come again and again; making them once is most of the speed of a random game.
_ban = cache(Ban)
_lift = cache(Lift)
_swap_recipes = cache(SwapRecipes)
_swap_hands = cache(SwapHands)
_look = cache(Look)
_trade = cache(Trade)
_mulligan = cache(Mulligan)


_PASSES = {
    number: {
        discards: Pass(number, discards)
        for size in range(DISCARDS_AT_MOST + 1)
        for discards in combinations_with_replacement(sorted(Card), size)
    }
    for number in range(1, ROUNDS + 1)
}


def _passes(number: int, hand: tuple[Card, ...]) -> list[Pass]:
    known = _PASSES[number]
    sizes = range(DISCARDS_AT_MOST + 1)
    different = dict.fromkeys(chain.from_iterable([combinations(hand, size) for size in sizes]))
    return [known[discards] for discards in different]


@cache
def _places(number: int, recipe: Recipe, useful: tuple[Card, ...]) -> tuple[Place, ...]:
    sizes = range(1, len(useful) + 1)
    return tuple(Place(number, recipe, cards) for size in sizes for cards in combinations(useful, size))
