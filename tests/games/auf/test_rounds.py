"""Between rounds: who begins, what is kept, collected, shuffled and dealt."""

from __future__ import annotations

from collections import Counter

import pytest

from games.auf.cards import Recipe
from games.auf.events import GameEnded, RecipeReturned, RecipesDealt, RoundBegan
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker, cards, ending, refused


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ca_02_the_next_round_starts_one_seat_further_left(seats: int) -> None:
    """CA-02"""
    hands = ["flour " * 5, "sugar " * 5, "eggs " * 5, "milk " * 5]
    players = [
        baker(name, hand=hand)
        for name, hand in zip(["brownies", "mochi", "gelato", "crepes"], hands, strict=True)
    ]
    kitchen = Kitchen(*players[:seats], first=seats - 1, current=seats - 1)
    starts: list[int] = []
    while GAME.outcome(kitchen.state) is None and kitchen.state.showdown is None:
        for seat in sorted(GAME.actors(kitchen.state)):
            kitchen.act(GAME.fallback(kitchen.state, seat), seat)
            starts += [told.first for told in kitchen.told(RoundBegan)]
    assert starts == [0, 1]


def test_ca_03_hands_are_kept_between_rounds() -> None:
    """CA-03"""
    kitchen = ending("gelato milk")
    assert kitchen.state.round == 2
    assert kitchen.hand(0) == "sugar"
    assert "nuts" in kitchen.hand(1), "seat 1 opens round 2 and has drawn to five"
    assert len(kitchen.state.players[1].hand) == 5


def test_ca_04_new_recipes_each_round() -> None:
    """CA-04, CA-30"""
    kitchen = ending("gelato milk")
    assert [len(kitchen.dishes(seat)) for seat in (0, 1)] == [3, 3]
    assert {told.seat: told.recipes for told in kitchen.told(RecipesDealt)} == {
        seat: tuple(dish.recipe for dish in kitchen.state.players[seat].dishes) for seat in (0, 1)
    }


def test_ca_09_each_round_counts_mulligans_from_zero() -> None:
    """CA-09"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate", mulligans=3), baker("gelato", mulligans=2)
    ).place("brownies", "chocolate")
    assert [player.mulligans for player in kitchen.state.players] == [0, 0]


def test_ca_16_and_ca_17_a_point_a_recipe_and_nothing_for_the_round() -> None:
    """CA-16, CA-17"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"),
        baker("gelato", finished="mochi kulfi"),
        round=3,
    ).place("brownies", "chocolate")
    assert kitchen.told(GameEnded) == [GameEnded(places=(2, 1), scores=(1, 2))]
    result = GAME.outcome(kitchen.state)
    assert result is not None
    assert result.winners == (1,)


def test_ca_30_what_is_collected_between_rounds() -> None:
    """CA-30"""
    kitchen = ending("gelato milk sugar !power-outage")
    assert kitchen.told(RecipeReturned) == [
        RecipeReturned(
            seat=1, recipe=Recipe.GELATO, ingredients=cards("milk sugar"), bans=cards("power-outage")
        )
    ]
    state = kitchen.state
    assert state.discard == ()
    held = sum(len(player.hand) for player in state.players)
    assert len(state.deck) + held == 69
    lying = [dish.recipe for player in state.players for dish in player.dishes]
    assert Counter([*lying, *state.recipes]) == Counter(set(Recipe) - {Recipe.BROWNIES})


def test_ca_30_both_piles_are_shuffled() -> None:
    """CA-30"""
    tops = set()
    for seed in range(20):
        kitchen = Kitchen(
            baker("brownies flour butter", hand="chocolate"), baker("gelato"), seed=bytes([seed])
        ).place("brownies", "chocolate")
        tops.add((kitchen.state.deck[-3:], kitchen.state.recipes[-3:]))
    assert len(tops) == 20


def test_ca_31_too_few_recipes_are_dealt_from_the_first_player_on() -> None:
    """CA-31"""
    kitchen = Kitchen(
        baker("brownies flour butter", hand="chocolate"),
        baker("kulfi"),
        baker("trifle"),
        baker("tiramisu"),
        piles=Piles(recipes="mochi crepes gelato pavlova castella egg-tart"),
    ).place("brownies", "chocolate")
    kitchen.keep(1, "kulfi").keep(2, "trifle").keep(3, "tiramisu")
    assert kitchen.state.current == 1
    assert [len(kitchen.dishes(seat)) for seat in range(4)] == [1, 3, 3, 2]
    assert kitchen.state.recipes == ()


def test_an_answer_to_the_round_before_does_not_count() -> None:
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate"), baker("gelato"), first=1)
    late = GAME.fallback(kitchen.state, 0)
    kitchen.place("brownies", "chocolate")
    assert kitchen.state.current == 0, "seat 0 was asked, and is asked again"
    with refused(kitchen, "round-over"):
        kitchen.act(late)
    assert GAME.question(kitchen.state, 0) == "round2"
