"""What no AI player of You Take the Cake does, however easy: senseless moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from games.ai import LEVELS
from games.bakeries.actions import (
    BakeryAction,
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
from games.bakeries.cards import Card, Chef, layable_chefs, missing_parts
from games.bakeries.kitchen import Source
from games.bakeries.state import Question
from games.bakeries.view import View
from games.catalog import ENTRIES
from games.entropy import Entropy
from tests.games.bakeries.lab import GAME, VARIANTS

GAMES_PLAYED = 8


@cache
def choices(level: str) -> tuple[tuple[View, tuple[BakeryAction, ...], BakeryAction], ...]:
    """Every view, what was legal and what was chosen, over whole games of this strength with itself."""
    ((seats, options),) = VARIANTS
    player = ENTRIES["bakeries"].ai_players[level]
    made: list[tuple[View, tuple[BakeryAction, ...], BakeryAction]] = []
    for number in range(GAMES_PLAYED):
        state = GAME.deal(seats, options, Entropy(b"sense %d" % number)).state
        while asked := GAME.clocked(state):
            seat = min(asked)
            view, legal = GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))
            action = player.choose(view, legal, Entropy(b"sense %d %d" % (number, len(made))))
            made.append((view, legal, action))
            state = GAME.apply(state, seat, action).state
    return tuple(made)


def asked(level: str, question: Question) -> Iterator[tuple[View, tuple[BakeryAction, ...], BakeryAction]]:
    found = [choice for choice in choices(level) if choice[0].question is question]
    assert found
    return iter(found)


def is_closed(view: View) -> bool:
    assert view.seat is not None
    return view.cases[view.seat].is_closed


@pytest.mark.parametrize("level", LEVELS)
def test_none_breaks_a_set_that_lacks_one_part_or_none(level: str) -> None:
    for view, _, action in asked(level, Question.DISCARD):
        assert isinstance(action, Discard)
        near = [chef for chef in Chef if len(missing_parts(view.hand, chef)) <= 1]
        breaks = [chef for chef in near if action.card in chef.parts and view.hand.count(action.card) == 1]
        # Nine cards may hold two such sets: then one of them may have to go.
        assert not breaks or len(near) > len(breaks)


@pytest.mark.parametrize("level", LEVELS)
def test_none_keeps_a_set_that_it_could_lay_nor_stays_closed_for_nothing(level: str) -> None:
    for view, legal, action in asked(level, Question.TURN):
        if layable_chefs(view.hand) and not is_closed(view):
            assert isinstance(action, LaySet)
        elif ReopenBakery() in legal:
            assert action == ReopenBakery()


@pytest.mark.parametrize("level", LEVELS)
def test_none_takes_a_discard_that_it_holds_or_throws_its_way_to_reopen_away(level: str) -> None:
    for view, _, action in choices(level):
        if action == Draw(Source.DISCARD):
            assert view.top_discard is not None
            assert view.top_discard.is_sign or view.top_discard not in view.hand
        if action == Discard(Card.REOPENED):
            assert not is_closed(view) or view.hand.count(Card.REOPENED) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_none_gives_a_dear_cake_away_or_keeps_a_cheap_one_while_there_is_a_choice(level: str) -> None:
    for view, legal, action in asked(level, Question.PLACE):
        assert isinstance(action, PlaceCake)
        assert view.cake is not None
        usual = sum(cake.price for cake in view.store) / len(view.store)
        good = Side.OWN if view.cake.price > usual else Side.THEIRS
        sides = {place.side for place in legal if isinstance(place, PlaceCake)}
        assert action.side is good or good not in sides


@pytest.mark.parametrize("level", LEVELS)
def test_none_wastes_a_stale_card_on_the_cheapest_cake_while_there_is_a_dearer_one_as_well_placed(
    level: str,
) -> None:
    for view, legal, action in asked(level, Question.STALE):
        assert isinstance(action, PlaceStale)
        assert view.seat is not None
        case = view.cases[1 - view.seat].case
        price, mirror = case.cake_at(action.slot).price, 14 - action.slot
        assert PlaceStale(mirror) not in legal or case.cake_at(mirror).price <= price


@pytest.mark.parametrize("level", LEVELS)
def test_none_risks_what_it_has_before_the_last_round(level: str) -> None:
    for view, _, action in choices(level):
        assert not isinstance(action, TryAgain) or view.round == 3
        assert not isinstance(action, Stop) or view.question is Question.AGAIN
