"""What no AI player of Cake Auf! does, however easy: senseless moves."""

from __future__ import annotations

from functools import cache

import pytest

from games.ai import LEVELS
from games.auf.actions import AufAction, Ban, Choose, Keep, Lift, Mulligan, Pass, Place, SwapHands, Trade
from games.auf.cards import INGREDIENTS, Card
from games.auf.options import Options
from games.auf.state import Phase
from games.auf.view import DishView, View
from games.catalog import ENTRIES
from games.engine import Seat
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME

GAMES_PLAYED = 6


@cache
def choices(level: str, seats: int) -> tuple[tuple[View, tuple[AufAction, ...], AufAction], ...]:
    """Every view, what was legal and what was chosen, over whole games of this strength with itself."""
    player = ENTRIES["auf"].ai_players[level]
    made: list[tuple[View, tuple[AufAction, ...], AufAction]] = []
    for number in range(GAMES_PLAYED):
        state = GAME.deal(seats, Options(), Entropy(b"sense %d" % number)).state
        while asked := GAME.clocked(state):
            seat = min(asked)
            view, legal = GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))
            action = player.choose(view, legal, Entropy(b"sense %d %d" % (number, len(made))))
            made.append((view, legal, action))
            state = GAME.apply(state, seat, action).state
    return tuple(made)


@pytest.fixture(params=[(level, seats) for level in LEVELS for seats in (2, 4)], ids=str)
def made(request: pytest.FixtureRequest) -> tuple[tuple[View, tuple[AufAction, ...], AufAction], ...]:
    level, seats = request.param
    return choices(level, seats)


Made = tuple[tuple[View, tuple[AufAction, ...], AufAction], ...]


def own_dishes(view: View) -> tuple[DishView, ...]:
    assert view.seat is not None
    return view.players[view.seat].dishes


def wanted(view: View) -> set[Card]:
    """What an own recipe lacks."""
    return {card for dish in own_dishes(view) for card in dish.missing or ()}


def owner_of(view: View, recipe: object) -> Seat:
    return next(player.seat for player in view.players for dish in player.dishes if dish.recipe is recipe)


def test_none_throws_away_what_an_own_recipe_lacks(made: Made) -> None:
    passes = [(view, action) for view, _, action in made if isinstance(action, Pass)]
    assert passes
    for view, action in passes:
        assert not wanted(view) & set(action.discards)


def test_none_changes_a_hand_that_holds_what_an_own_recipe_lacks(made: Made) -> None:
    for view, _, action in made:
        if isinstance(action, (Mulligan, SwapHands, Trade)):
            assert not wanted(view) & set(view.hand)


def test_none_throws_away_the_card_that_frees_its_own_recipe(made: Made) -> None:
    for view, legal, action in made:
        if isinstance(action, Pass):
            lifts = [lift for lift in legal if isinstance(lift, Lift)]
            freeing = [lift for lift in lifts if owner_of(view, lift.recipe) == view.seat]
            assert not freeing or not action.discards


def test_none_frees_another_ones_recipe(made: Made) -> None:
    for view, _, action in made:
        if isinstance(action, Lift):
            assert owner_of(view, action.recipe) == view.seat


def test_none_bans_a_recipe_that_lies_empty_while_the_same_card_could_stop_one_that_lacks_one(
    made: Made,
) -> None:
    def lacking(view: View, ban: Ban) -> int:
        dish = next(dish for player in view.players for dish in player.dishes if dish.recipe is ban.recipe)
        return len(dish.recipe.needs) - dish.count if not dish.bans else len(dish.recipe.needs)

    missed = bans = 0
    for view, legal, action in made:
        if isinstance(action, Ban):
            others = [ban for ban in legal if isinstance(ban, Ban) and ban.ban is action.ban]
            bans += 1
            missed += lacking(view, action) >= 3 and min(lacking(view, ban) for ban in others) <= 1
    assert bans
    assert missed <= bans // 4, "a player who overlooks a thing overlooks it now and then"


def test_none_gives_a_recipe_up_for_one_that_it_holds_less_of(made: Made) -> None:
    for view, _, action in made:
        if isinstance(action, Choose):
            given = next(dish for dish in own_dishes(view) if dish.recipe is action.given)
            if given.missing is not None and not given.bans and not given.waits:
                lacks = [card for card in action.taken.needs if card not in view.hand]
                assert len(lacks) <= len(given.missing) + 1, "what is rare weighs as much as two others"


def test_every_ingredient_laid_belongs_there_and_every_recipe_kept_is_ones_own(made: Made) -> None:
    for view, _, action in made:
        if isinstance(action, Place):
            dish = next(dish for dish in own_dishes(view) if dish.recipe is action.recipe)
            assert set(action.ingredients) <= set(dish.missing or ()) & set(INGREDIENTS)
        if isinstance(action, Keep):
            assert view.phase is Phase.OVERNIGHT
            assert {*action.recipes} <= {dish.recipe for dish in own_dishes(view)}
