"""A turn: drawing, placing, mulligans, discards, passing, and what the piles do."""

from __future__ import annotations

from collections import Counter

import pytest

from games.auf.events import (
    CardsDrawn,
    IngredientsPlaced,
    MulliganTaken,
    RecipeFinished,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from games.auf.options import Options
from games.auf.private_events import CardsReceived, IngredientsSeen
from games.auf.state import RoundEnd
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker, cards, refused


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ca_01_five_cards_before_the_first_round(seats: int) -> None:
    """CA-01"""
    state, events = GAME.deal(seats, Options(), Entropy(b"deal"))
    assert [len(player.hand) for player in state.players] == [5] * seats
    assert len(state.deck) == 69 - 5 * seats
    assert not any(isinstance(event, CardsDrawn) for event in events)
    hands = {event.seat: event for event in events if isinstance(event, CardsReceived)}
    for seat, player in enumerate(state.players):
        assert hands[seat].cards == player.hand
        assert hands[seat].audience == frozenset({seat})


def test_ca_01_draw_up_to_five_at_the_start_of_a_turn() -> None:
    """CA-01"""
    kitchen = Kitchen(
        baker("brownies", hand="flour"),
        baker("gelato", hand="sugar nuts"),
        piles=Piles(deck="eggs butter milk"),
    ).done()
    assert kitchen.hand(1) == "butter eggs milk nuts sugar"
    assert kitchen.told(CardsDrawn) == [CardsDrawn(seat=1, count=3)]
    assert kitchen.told(CardsReceived) == [
        CardsReceived(seat=1, cards=cards("butter eggs milk"), audience=frozenset({1}))
    ]


def test_ca_01_nothing_is_drawn_with_five_in_hand() -> None:
    """CA-01"""
    kitchen = Kitchen(baker("brownies"), baker("gelato", hand="sugar nuts flour flour eggs")).done()
    assert kitchen.told(CardsDrawn) == []
    assert len(kitchen.state.players[1].hand) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ca_02_the_first_player_is_random(seats: int) -> None:
    """CA-02"""
    firsts = {GAME.deal(seats, Options(), Entropy(bytes([seed]))).state.current for seed in range(60)}
    assert firsts == set(range(seats))


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 2)])
def test_ca_04_recipes_face_up(seats: int, each: int) -> None:
    """CA-04"""
    state = GAME.deal(seats, Options(), Entropy(b"recipes")).state
    seen = GAME.view(state, None)
    assert [len(player.dishes) for player in seen.players] == [each] * seats
    assert seen.recipes == 23 - seats * each


def test_ca_05_what_is_placed_is_hidden_how_many_is_not() -> None:
    """CA-05, CA-35"""
    kitchen = Kitchen(baker("pound-cake", hand="flour eggs sugar"), baker("gelato"))
    kitchen.place("pound-cake", "flour eggs")
    assert kitchen.hand(0) == "sugar"
    own, others, spectators = (GAME.view(kitchen.state, who).players[0].dishes[0] for who in (0, 1, None))
    assert own.ingredients == cards("eggs flour")
    assert own.missing == cards("butter sugar")
    assert others == spectators
    assert (others.count, others.ingredients, others.missing) == (2, None, None)
    assert [event.audience for event in kitchen.told(IngredientsSeen)] == [frozenset({0})]
    assert kitchen.told(IngredientsPlaced) == [
        IngredientsPlaced(seat=0, recipe=kitchen.dish("pound-cake").recipe, count=2)
    ]


@pytest.mark.parametrize(
    ("recipe", "ingredients", "reason"),
    [
        ("pound-cake", "nuts", "ingredient-not-needed"),
        ("pound-cake", "sugar", "ingredient-already-there"),
        ("pound-cake", "flour flour", "ingredient-not-needed"),
        ("pound-cake", "butter", "card-not-held"),
        ("pound-cake", "fire-alarm", "not-an-ingredient"),
        ("pound-cake", "", "ingredient-not-named"),
        ("gelato", "sugar", "recipe-not-yours"),
        ("trifle", "flour", "recipe-finished"),
        ("mochi", "flour", "recipe-not-yours"),
    ],
)
def test_ca_05_only_what_an_own_recipe_still_needs(recipe: str, ingredients: str, reason: str) -> None:
    """CA-05"""
    kitchen = Kitchen(
        baker("pound-cake sugar", hand="flour flour nuts sugar fire-alarm"),
        baker("gelato", finished="trifle"),
    )
    with refused(kitchen, reason):
        kitchen.place(recipe, ingredients)


def test_ca_07_any_number_of_plays_in_any_order() -> None:
    """CA-07"""
    kitchen = Kitchen(
        baker("brownies !fire-alarm", "mochi", hand="fire-extinguisher sugar power-outage flour butter"),
        baker("gelato", "kulfi"),
    )
    kitchen.place("brownies", "flour").ban("power-outage", "kulfi").place("mochi", "sugar")
    kitchen.lift("fire-alarm", "brownies").place("brownies", "butter")
    assert GAME.actors(kitchen.state) == {0}
    assert kitchen.hand(0) == ""
    kitchen.done()
    assert GAME.actors(kitchen.state) == {1}


@pytest.mark.parametrize("discards", ["", "flour", "flour flour", "flour nuts"])
def test_ca_08_up_to_two_discards_and_pass(discards: str) -> None:
    """CA-08"""
    kitchen = Kitchen(baker("brownies", hand="flour flour nuts"), baker("gelato")).done(discards)
    assert kitchen.discarded() == Counter(cards(discards))
    assert kitchen.told(TurnEnded) == [TurnEnded(seat=0, discarded=cards(discards), idle=not discards)]
    assert kitchen.told(TurnBegan) == [TurnBegan(seat=1, turn=2)]


@pytest.mark.parametrize(
    ("discards", "reason"), [("flour flour nuts", "too-many-discards"), ("nuts nuts", "card-not-held")]
)
def test_ca_08_no_third_discard_and_none_that_is_not_held(discards: str, reason: str) -> None:
    """CA-08"""
    kitchen = Kitchen(baker("brownies", hand="flour flour nuts"), baker("gelato"))
    with refused(kitchen, reason):
        kitchen.done(discards)


def test_ca_09_a_mulligan_changes_the_whole_hand() -> None:
    """CA-09"""
    kitchen = Kitchen(
        baker("brownies", hand="flour nuts fire-alarm"), baker("gelato"), piles=Piles(deck="eggs milk milk")
    ).mulligan()
    assert kitchen.hand(0) == "eggs milk milk"
    assert kitchen.discarded() == Counter(cards("flour nuts fire-alarm"))
    assert kitchen.told(MulliganTaken) == [
        MulliganTaken(seat=0, discarded=cards("fire-alarm flour nuts"), number=1)
    ]


def test_ca_09_three_mulligans_a_round_and_none_without_cards() -> None:
    """CA-09"""
    kitchen = Kitchen(baker("brownies", hand="nuts"), baker("gelato", hand="milk"))
    kitchen.mulligan().mulligan().mulligan()
    assert GAME.view(kitchen.state, None).players[0].mulligans == 3
    with refused(kitchen, "mulligans-used"):
        kitchen.mulligan()
    without_cards = Kitchen(baker("brownies"), baker("gelato"))
    with refused(without_cards, "nothing-to-discard"):
        without_cards.mulligan()


def test_ca_13_and_ca_14_finishing_is_automatic_and_a_point() -> None:
    """CA-13, CA-14"""
    kitchen = Kitchen(baker("brownies flour", "mochi", hand="butter chocolate"), baker("gelato"))
    kitchen.place("brownies", "butter chocolate")
    assert kitchen.points() == (1, 0)
    assert kitchen.dishes(0) == ["mochi"]
    assert kitchen.discarded() == Counter(cards("flour butter chocolate"))
    assert [(event.seat, event.recipe, event.points) for event in kitchen.told(RecipeFinished)] == [
        (0, "brownies", 1)
    ]


@pytest.mark.parametrize(
    ("verb", "arguments"),
    [
        ("ban", ("fire-alarm", "brownies")),
        ("swap", ("gelato", "brownies")),
        ("lift", ("fire-alarm", "brownies")),
    ],
)
def test_ca_14_nothing_touches_a_finished_recipe(verb: str, arguments: tuple[str, str]) -> None:
    """CA-14"""
    kitchen = Kitchen(
        baker("gelato", hand="fire-alarm recipe-switcheroo fire-extinguisher"),
        baker("mochi", finished="brownies"),
    )
    with refused(kitchen, "nothing-to-lift" if verb == "lift" else "recipe-finished"):
        getattr(kitchen, verb)(*arguments)


def test_ca_15_the_round_ends_at_once_in_the_middle_of_a_turn() -> None:
    """CA-15"""
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate sugar"), baker("gelato"))
    kitchen.place("brownies", "chocolate")
    assert kitchen.told(RoundEnded) == [
        RoundEnded(round=1, reason=RoundEnd.FINISHED, winners=(0,), points=(1, 0))
    ]
    assert kitchen.state.round == 2
    assert kitchen.told(TurnEnded) == []
