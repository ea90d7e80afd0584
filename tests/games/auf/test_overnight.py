"""Overnight: what may be kept, what then waits, and what travels with a recipe."""

from __future__ import annotations

import pytest

from games.auf.cards import Recipe
from games.auf.events import OvernightChosen, RecipeFinished, RecipeReturned, RoundEnded
from games.auf.state import Phase, RoundEnd
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker, cards, dish, ending, recipes, refused


@pytest.mark.parametrize("recipe", sorted(set(Recipe) - {Recipe.BROWNIES}))
def test_ca_23_and_ca_24_the_owner_of_an_overnight_recipe_is_asked(recipe: Recipe) -> None:
    """CA-23, CA-24: also with no ingredient on it."""
    kitchen = ending(recipe)
    if recipe in recipes("cheesecake creme-brulee kulfi panna-cotta tiramisu trifle"):
        assert kitchen.state.phase is Phase.OVERNIGHT
        assert GAME.actors(kitchen.state) == {1}
        assert kitchen.state.round == 1
    else:
        assert kitchen.state.phase is Phase.TURN
        assert kitchen.state.round == 2


def test_ca_24_kept_with_ingredients_and_bans() -> None:
    """CA-24, CA-25"""
    kitchen = ending("kulfi sugar milk !power-outage", "gelato").keep(1, "kulfi")
    assert kitchen.state.players[1].dishes[0] == dish("kulfi* sugar milk !power-outage")
    assert len(kitchen.dishes(1)) == 4
    assert [(told.kept, told.returned) for told in kitchen.told(OvernightChosen)] == [(recipes("kulfi"), ())]


def test_ca_24_given_back() -> None:
    """CA-24, CA-30"""
    kitchen = ending("kulfi sugar milk !power-outage", "gelato").keep(1)
    assert "kulfi*" not in kitchen.dishes(1)
    assert len(kitchen.dishes(1)) == 3
    assert [told.returned for told in kitchen.told(OvernightChosen)] == [recipes("kulfi")]
    assert RecipeReturned(
        seat=1, recipe=Recipe.KULFI, ingredients=cards("sugar milk"), bans=cards("power-outage")
    ) in kitchen.told(RecipeReturned)


def test_ca_24_some_of_several() -> None:
    """CA-24"""
    kitchen = ending("kulfi", "trifle flour", "tiramisu")
    assert len(GAME.legal_actions(kitchen.state, 1)) == 8
    with refused(kitchen, "recipe-not-overnight"):
        kitchen.keep(1, "kulfi kulfi")
    kitchen.keep(1, "trifle tiramisu")
    assert kitchen.dishes(1)[:2] == ["trifle*", "tiramisu*"]
    assert len(kitchen.dishes(1)) == 5


def test_ca_24_several_players_decide_at_once_and_the_round_waits_for_all() -> None:
    """CA-24"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("kulfi"), baker("trifle"), baker("gelato")
    ).place("brownies", "chocolate")
    assert GAME.actors(kitchen.state) == {1, 2}
    assert GAME.view(kitchen.state, None).kept == ((), None, None, ())
    kitchen.keep(2, "trifle")
    assert GAME.actors(kitchen.state) == {1}
    assert kitchen.state.round == 1
    with refused(kitchen, "not-asked"):
        kitchen.keep(2)
    kitchen.keep(1)
    assert kitchen.state.round == 2
    assert kitchen.dishes(2)[0] == "trifle*"


@pytest.mark.parametrize("words", ["gelato", "trifle", "brownies"])
def test_ca_24_only_an_own_unfinished_overnight_recipe(words: str) -> None:
    """CA-24"""
    kitchen = ending("kulfi", "gelato")
    with refused(kitchen, "recipe-not-overnight"):
        kitchen.keep(1, words)


def test_ca_24_again_into_round_3() -> None:
    """CA-24"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("kulfi* milk", "gelato"), round=2
    ).place("brownies", "chocolate")
    assert kitchen.state.phase is Phase.OVERNIGHT
    kitchen.keep(1, "kulfi")
    assert (kitchen.state.round, kitchen.dishes(1)[0]) == (3, "kulfi*")


def test_ca_24_nobody_is_asked_after_the_last_round() -> None:
    """CA-24"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"), baker("kulfi* milk", "gelato"), round=3
    ).place("brownies", "chocolate")
    assert kitchen.state.phase is Phase.OVER
    assert GAME.actors(kitchen.state) == frozenset()


def test_ca_25_no_maximum() -> None:
    """CA-25"""
    kitchen = ending("kulfi", "trifle", "tiramisu", "panna-cotta", "cheesecake")
    kitchen.keep(1, "kulfi trifle tiramisu panna-cotta cheesecake")
    assert len(kitchen.dishes(1)) == 8


def test_ca_26_new_recipes_wait_for_the_kept_ones() -> None:
    """CA-26"""
    kitchen = Kitchen(
        baker("kulfi* sugar milk", "mochi flour sugar", "gelato", hand="fruit nuts"), baker("crepes"), round=2
    ).place("mochi", "fruit")
    assert kitchen.points() == (0, 0)
    assert [seen.waits for seen in GAME.view(kitchen.state, None).players[0].dishes] == [False, True, True]
    kitchen.place("kulfi", "nuts")
    assert kitchen.points() == (2, 0)
    assert [told.recipe for told in kitchen.told(RecipeFinished)] == ["kulfi", "mochi"]


def test_ca_26_new_recipes_wait_for_every_kept_one() -> None:
    """CA-26"""
    kitchen = Kitchen(
        baker("kulfi* sugar milk", "trifle*", "mochi flour sugar fruit", hand="nuts"),
        baker("crepes"),
        round=2,
    ).place("kulfi", "nuts")
    assert kitchen.points() == (1, 0)
    assert kitchen.dishes(0) == ["trifle*", "mochi"]


def test_ca_26_a_banned_kept_recipe_holds_the_new_ones_up() -> None:
    """CA-26, CA-11"""
    kitchen = Kitchen(
        baker("kulfi* sugar milk nuts !power-outage", "mochi flour sugar fruit", "gelato"),
        baker("crepes", hand="power-restored"),
        current=1,
        round=2,
    )
    kitchen.lift("power-outage", "kulfi")
    assert kitchen.points() == (2, 0)


def test_ca_26_a_complete_recipe_that_was_waiting_and_is_kept_finishes_next_round() -> None:
    """CA-26"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"),
        baker("kulfi*", "tiramisu eggs milk chocolate"),
        round=2,
    ).place("brownies", "chocolate")
    assert kitchen.points() == (1, 0)
    kitchen.keep(1, "kulfi tiramisu")
    assert kitchen.points() == (1, 1)
    assert [told.recipe for told in kitchen.told(RecipeFinished)] == ["tiramisu"]
    assert kitchen.dishes(1)[0] == "kulfi*"


def test_ca_27_kept_recipes_count_for_ending_the_round() -> None:
    """CA-27"""
    kitchen = Kitchen(
        baker("kulfi* sugar milk", hand="nuts"), baker("crepes", "gelato"), round=2, first=1
    ).place("kulfi", "nuts")
    assert kitchen.told(RoundEnded) == [
        RoundEnded(round=2, reason=RoundEnd.FINISHED, winners=(0,), points=(1, 0))
    ]


@pytest.mark.parametrize(
    ("given", "finished"), [("crepes", 1), ("kulfi", 0)], ids=["a new one", "a kept one"]
)
def test_ca_28_a_kept_recipe_makes_its_new_owners_new_ones_wait(given: str, finished: int) -> None:
    """CA-28"""
    kitchen = Kitchen(
        baker("kulfi* sugar", "crepes", hand="recipe-switcheroo"),
        baker("mochi flour sugar", "gelato", hand="fruit flour flour flour flour"),
        round=2,
    ).swap(given, "gelato")
    kitchen.done().place("mochi", "fruit")
    assert kitchen.points() == (0, finished)


def test_ca_28_a_player_who_gives_their_kept_recipe_away_need_not_wait() -> None:
    """CA-28, CA-26"""
    kitchen = Kitchen(
        baker("kulfi*", "mochi flour sugar fruit", "brownies", hand="recipe-switcheroo"),
        baker("gelato", "crepes"),
        round=2,
    ).swap("kulfi", "gelato")
    assert kitchen.points() == (1, 0)
    assert kitchen.dishes(0) == ["gelato", "brownies"]


def test_ca_28_a_new_one_waits_at_an_owner_who_has_a_kept_one() -> None:
    """CA-28"""
    kitchen = Kitchen(
        baker("trifle*", "gelato sugar milk chocolate", hand="recipe-switcheroo"),
        baker("kulfi*", "crepes"),
        round=2,
    ).swap("gelato", "crepes")
    assert kitchen.points() == (0, 0)
    assert kitchen.dishes(1) == ["kulfi*", "gelato"]


def test_ca_20_giving_up_the_kept_one_for_another_frees_the_new_ones() -> None:
    """CA-20, CA-26"""
    kitchen = Kitchen(
        baker("kulfi* sugar", "mochi flour sugar fruit", hand="picky-eater"),
        baker("gelato"),
        round=2,
        piles=Piles(recipes="trifle"),
    ).look()
    kitchen.choose("trifle", "kulfi")
    assert kitchen.points() == (1, 0)
    assert kitchen.dishes(0) == ["trifle"]


def test_ca_40_silence_at_night_keeps_everything() -> None:
    """CA-40, CA-24"""
    kitchen = ending("kulfi", "trifle flour", "gelato")
    fallback = GAME.fallback(kitchen.state, 1)
    assert GAME.encode(fallback) == "night.keep.kf.tf"
    kitchen.act(fallback, seat=1)
    assert kitchen.dishes(1)[:2] == ["kulfi*", "trifle*"]
