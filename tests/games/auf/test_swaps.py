"""The Old Switcheroo with recipes and with hands, Picky Eater and 1 For One."""

from __future__ import annotations

from collections import Counter

import pytest

from games.auf.cards import Card, Recipe
from games.auf.events import CardsTraded, RecipeChosen, RecipeFinished, RecipesLookedAt, RoundEnded
from games.auf.options import Options
from games.auf.private_events import HandReceived, IngredientsSeen, RecipesSeen, TradeSeen
from games.auf.state import Phase
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker, cards, dish, recipes, refused


def test_ca_18_a_recipe_changes_owner_with_all_that_lies_on_it() -> None:
    """CA-18"""
    kitchen = Kitchen(
        baker("mochi flour", "crepes", hand="recipe-switcheroo"),
        baker("kulfi", "cheesecake* sugar eggs !fire-alarm"),
    ).swap("mochi", "cheesecake")
    assert kitchen.state.players[0].dishes == (dish("cheesecake* sugar eggs !fire-alarm"), dish("crepes"))
    assert kitchen.state.players[1].dishes == (dish("kulfi"), dish("mochi flour"))
    assert kitchen.discarded() == Counter(cards("recipe-switcheroo"))


def test_ca_18_the_new_owner_sees_the_ingredients() -> None:
    """CA-18, CA-35"""
    kitchen = Kitchen(
        baker("mochi", hand="recipe-switcheroo"), baker("cheesecake sugar eggs"), baker("gelato")
    ).swap("mochi", "cheesecake")
    assert kitchen.told(IngredientsSeen) == [
        IngredientsSeen(
            seat=0, recipe=Recipe.CHEESECAKE, ingredients=cards("sugar eggs"), audience=frozenset({0})
        )
    ]
    assert GAME.view(kitchen.state, 0).players[0].dishes[0].ingredients == cards("sugar eggs")
    assert GAME.view(kitchen.state, 1).players[0].dishes[0].ingredients is None


@pytest.mark.parametrize(
    ("mine", "theirs", "reason"),
    [
        ("crepes", "kulfi", "recipe-not-yours"),
        ("kulfi", "kulfi", "recipe-not-yours"),
        ("mochi", "mochi", "recipe-yours"),
        ("mochi", "trifle", "recipe-finished"),
        ("mochi", "tiramisu", "recipe-not-there"),
        ("gelato", "kulfi", "recipe-finished"),
    ],
)
def test_ca_18_one_of_mine_against_one_of_another(mine: str, theirs: str, reason: str) -> None:
    """CA-18, CA-34"""
    kitchen = Kitchen(
        baker("mochi", hand="recipe-switcheroo", finished="gelato"), baker("kulfi", finished="trifle")
    )
    with refused(kitchen, reason):
        kitchen.swap(mine, theirs)


@pytest.mark.parametrize("verb", ["swap", "swap_hands", "trade", "look"])
def test_an_action_card_must_be_held(verb: str) -> None:
    kitchen = Kitchen(baker("mochi", hand="flour"), baker("kulfi", hand="flour"))
    arguments: dict[str, tuple[object, ...]] = {"swap": ("mochi", "kulfi"), "look": ()}
    with refused(kitchen, "card-not-held"):
        getattr(kitchen, verb)(*arguments.get(verb, (1,)))


def test_ca_19_whole_hands_are_swapped_after_the_card_is_played() -> None:
    """CA-19"""
    kitchen = Kitchen(
        baker("mochi", hand="hand-switcheroo flour"), baker("kulfi", hand="nuts eggs milk")
    ).swap_hands(1)
    assert kitchen.hand(0) == "eggs milk nuts"
    assert kitchen.hand(1) == "flour"
    assert kitchen.told(HandReceived) == [
        HandReceived(seat=0, cards=cards("eggs milk nuts"), audience=frozenset({0})),
        HandReceived(seat=1, cards=cards("flour"), audience=frozenset({1})),
    ]


def test_ca_19_an_empty_hand_may_be_swapped() -> None:
    """CA-19"""
    kitchen = Kitchen(baker("mochi", hand="hand-switcheroo"), baker("kulfi", hand="nuts")).swap_hands(1)
    assert (kitchen.hand(0), kitchen.hand(1)) == ("nuts", "")


def test_ca_20_picky_eater_looks_only_at_the_top_three() -> None:
    """CA-20, CA-35"""
    kitchen = Kitchen(
        baker("mochi", hand="picky-eater"),
        baker("kulfi"),
        piles=Piles(recipes="trifle gelato crepes brownies"),
    ).look()
    assert set(GAME.view(kitchen.state, 0).looked) == set(recipes("gelato crepes brownies"))
    for other in (1, None):
        seen = GAME.view(kitchen.state, other)
        assert (seen.looked, seen.looked_at, seen.recipes) == ((), 3, 1)
    assert [told.count for told in kitchen.told(RecipesLookedAt)] == [3]
    assert [told.audience for told in kitchen.told(RecipesSeen)] == [frozenset({0})]
    assert kitchen.state.phase is Phase.LOOK
    assert len(GAME.legal_actions(kitchen.state, 0)) == 4


def test_ca_20_one_recipe_may_replace_an_own_one() -> None:
    """CA-20: ingredients and bans leave with it to the discard; the others are shuffled into the pile."""
    kitchen = Kitchen(
        baker("mochi", "pound-cake flour eggs !fire-alarm", hand="picky-eater"),
        baker("kulfi"),
        piles=Piles(recipes="trifle gelato crepes brownies"),
    ).look()
    kitchen.choose("crepes", "pound-cake")
    assert kitchen.state.players[0].dishes == (dish("mochi"), dish("crepes"))
    assert kitchen.discarded() == Counter(cards("picky-eater flour eggs fire-alarm"))
    assert sorted(kitchen.state.recipes) == sorted(recipes("trifle gelato brownies pound-cake"))
    assert GAME.view(kitchen.state, 0).looked == ()
    assert [(told.given, told.taken) for told in kitchen.told(RecipeChosen)] == [("pound-cake", "crepes")]
    assert GAME.actors(kitchen.state) == {0}


def test_ca_20_the_pile_is_shuffled_also_when_nothing_is_taken() -> None:
    """CA-20"""
    tops = set()
    for seed in range(30):
        kitchen = Kitchen(baker("mochi", hand="picky-eater"), baker("kulfi"), seed=bytes([seed]))
        before = kitchen.state.recipes
        kitchen.look().decline()
        assert sorted(kitchen.state.recipes) == sorted(before)
        tops.add(kitchen.state.recipes[-1])
    assert len(tops) > 5


@pytest.mark.parametrize(
    ("taken", "given", "reason"),
    [
        ("trifle", "mochi", "recipe-not-seen"),
        ("crepes", "kulfi", "recipe-not-yours"),
        ("crepes", "tiramisu", "recipe-finished"),
    ],
)
def test_ca_20_one_of_those_seen_for_one_of_mine(taken: str, given: str, reason: str) -> None:
    """CA-20"""
    kitchen = Kitchen(
        baker("mochi", hand="picky-eater flour", finished="tiramisu"),
        baker("kulfi"),
        piles=Piles(recipes="trifle gelato crepes brownies"),
    ).look()
    with refused(kitchen, reason):
        kitchen.choose(taken, given)
    with refused(kitchen, "other-question"):
        kitchen.place("mochi", "flour")
    kitchen.decline()
    with refused(kitchen, "other-question"):
        kitchen.decline()


def test_ca_20_fewer_than_three_are_left() -> None:
    """CA-20"""
    kitchen = Kitchen(
        baker("mochi", hand="picky-eater"), baker("kulfi"), piles=Piles(recipes="trifle")
    ).look()
    assert kitchen.state.looked == recipes("trifle")
    assert kitchen.choose("trifle", "mochi").state.recipes == recipes("mochi")


def test_ca_21_not_playable_with_an_empty_pile() -> None:
    """CA-21"""
    kitchen = Kitchen(baker("mochi", hand="picky-eater"), baker("kulfi"), piles=Piles(recipes=""))
    with refused(kitchen, "recipes-gone"):
        kitchen.look()


def test_ca_22_a_random_card_each() -> None:
    """CA-22"""
    kitchen = Kitchen(
        baker("mochi", hand="one-for-one flour"), baker("kulfi", hand="nuts"), baker("gelato", hand="milk")
    ).trade(1)
    assert (kitchen.hand(0), kitchen.hand(1), kitchen.hand(2)) == ("nuts", "flour", "milk")
    assert kitchen.discarded() == Counter(cards("one-for-one"))
    assert kitchen.told(CardsTraded) == [CardsTraded(seat=0, other=1, returned=True)]
    assert kitchen.told(TradeSeen) == [
        TradeSeen(seat=0, other=1, taken=Card.NUTS, given=Card.FLOUR, audience=frozenset({0, 1}))
    ]


def test_ca_22_the_card_taken_does_not_come_back() -> None:
    """CA-22: the card taken back is from the hand without the card played and without the card taken."""
    seen = set()
    for seed in range(40):
        kitchen = Kitchen(
            baker("mochi", hand="one-for-one flour sugar"),
            baker("kulfi", hand="nuts eggs"),
            seed=bytes([seed]),
        ).trade(1)
        (told,) = kitchen.told(TradeSeen)
        seen.add((told.taken, told.given))
        assert len(kitchen.state.players[0].hand) == len(kitchen.state.players[1].hand) == 2
    assert seen == {(Card(taken), Card(given)) for taken in ("nuts", "eggs") for given in ("flour", "sugar")}


def test_ca_22_without_further_cards_nothing_goes_back() -> None:
    """CA-22"""
    kitchen = Kitchen(baker("mochi", hand="one-for-one"), baker("kulfi", hand="nuts")).trade(1)
    assert (kitchen.hand(0), kitchen.hand(1)) == ("nuts", "")
    assert kitchen.told(CardsTraded) == [CardsTraded(seat=0, other=1, returned=False)]


def test_ca_22_the_other_must_hold_a_card() -> None:
    """CA-22"""
    kitchen = Kitchen(baker("mochi", hand="one-for-one flour"), baker("kulfi"))
    with refused(kitchen, "hand-empty"):
        kitchen.trade(1)


def test_ca_13_a_swap_may_finish_a_recipe_at_its_new_owner() -> None:
    """CA-13, CA-28: a complete recipe waits no more at an owner without a kept one."""
    kitchen = Kitchen(
        baker("kulfi*", "mochi flour sugar fruit", hand="recipe-switcheroo"),
        baker("brownies", "crepes"),
    ).swap("mochi", "brownies")
    assert kitchen.points() == (0, 1)
    assert [(told.seat, told.recipe) for told in kitchen.told(RecipeFinished)] == [(1, "mochi")]
    assert kitchen.told(RoundEnded) == []


def test_ca_40_silence_over_a_look_takes_nothing() -> None:
    """CA-40"""
    kitchen = Kitchen(baker("mochi", hand="picky-eater"), baker("kulfi")).look()
    assert GAME.encode(GAME.fallback(kitchen.state, 0)) == "look.none"


def test_ca_19_house_without_hand_switcheroo() -> None:
    """CA-19"""
    kitchen = Kitchen(baker("mochi"), baker("kulfi"), options=Options(hand_switcheroo=False))
    with refused(kitchen, "card-not-held"):
        kitchen.swap_hands(1)
