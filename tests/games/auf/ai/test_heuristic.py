"""The house players of Cake Auf! in three strengths: legal, in order, quick to see what a hand can do."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bench.house.free_for_all import match
from games.ai import LEVELS, AIPlayer
from games.auf.actions import Ban, Choose, Keep, Lift, Mulligan, Pass, Place, SwapRecipes
from games.auf.ai.prospects import Plan, Prospects
from games.catalog import AI_PLAYERS
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker, cards, ending, recipes
from tests.games.auf.lab import VARIANTS

AUF = AI_PLAYERS["auf"]
STRONG = AUF["strong"]


def chosen(kitchen: Kitchen, player: AIPlayer = STRONG) -> object:
    state = kitchen.state
    view, legal = GAME.view(state, state.current), GAME.legal_actions(state, state.current)
    return player.choose(view, legal, Entropy(b"house"))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_strength_plays_whole_games_by_the_rules_the_same_each_time(
    level: str, seats: int, options: Any
) -> None:
    def game() -> list[str]:
        told: list[str] = []
        state = GAME.deal(seats, options, Entropy(b"whole")).state
        while clocked := GAME.clocked(state):
            seat = min(clocked)
            legal, entropy = GAME.legal_actions(state, seat), Entropy(b"whole %d" % len(told))
            action = AUF[level].choose(GAME.view(state, seat), legal, entropy)
            assert action in legal
            told.append(GAME.encode(action))
            state = GAME.apply(state, seat, action).state
        return told

    assert game() == game()


def test_a_hand_that_two_recipes_ask_for_goes_where_it_finishes_more() -> None:
    """Crêpes alone would take both the flour and the sugar that finish two others."""
    kitchen = Kitchen(
        baker("pound-cake eggs", "mochi sugar fruit", "gelato milk chocolate", hand="flour sugar"),
        baker("crepes"),
    )
    first = chosen(kitchen)
    assert isinstance(first, Place)
    then = chosen(kitchen.act(first))
    assert isinstance(then, Place)
    assert {first.recipe.value, then.recipe.value} == {"mochi", "gelato"}


def test_it_frees_its_own_recipe_and_bans_the_fullest_of_the_others() -> None:
    kitchen = Kitchen(
        baker("crepes !fire-alarm", hand="fire-extinguisher power-outage"),
        baker("gelato milk sugar", "mochi flour"),
    )
    lift = chosen(kitchen)
    assert isinstance(lift, Lift)
    ban = chosen(kitchen.act(lift))
    assert isinstance(ban, Ban)
    assert ban.recipe == "gelato"


def test_it_never_lifts_the_ban_from_another_recipe() -> None:
    kitchen = Kitchen(baker("gelato", hand="fire-extinguisher"), baker("crepes flour eggs milk !fire-alarm"))
    assert chosen(kitchen) == Pass(1)


def test_it_swaps_a_banned_recipe_for_one_that_is_nearly_done() -> None:
    kitchen = Kitchen(
        baker("crepes !fire-alarm", "mochi", hand="recipe-switcheroo chocolate"), baker("gelato milk sugar")
    )
    swap = chosen(kitchen)
    assert isinstance(swap, SwapRecipes)
    assert (swap.mine.value, swap.theirs.value) == ("crepes", "gelato")


def test_it_takes_the_recipe_for_which_it_holds_the_cards() -> None:
    kitchen = Kitchen(
        baker("brigadeiro", hand="picky-eater sugar flour fruit"),
        baker("gelato"),
        piles=Piles(recipes="crepes kulfi mochi"),
    ).look()
    choice = chosen(kitchen)
    assert isinstance(choice, Choose)
    assert choice.taken == "mochi"


def test_two_useless_cards_are_enough_for_a_mulligan_but_not_for_the_easy_one() -> None:
    kitchen = Kitchen(baker("gelato", hand="nuts fruit"), baker("mochi"))
    assert isinstance(chosen(kitchen), Mulligan)
    assert chosen(kitchen, AUF["easy"]) == Pass(1, cards("fruit nuts"))


def test_a_counteraction_is_held_back() -> None:
    kitchen = Kitchen(baker("gelato", hand="nuts fire-extinguisher"), baker("mochi"))
    assert chosen(kitchen) == Pass(1, cards("nuts"))


def test_the_chance_of_a_recipe_falls_with_all_that_stands_in_its_way() -> None:
    kitchen = Kitchen(baker("crepes", hand="fire-extinguisher"), baker("mochi"))
    prospects = Prospects(GAME.view(kitchen.state, 0))
    flour, nuts, alarm = cards("flour"), cards("nuts"), cards("fire-alarm")

    def chance(plan: Plan, hand: str = "") -> float:
        return prospects.of_own(plan, (), cards(hand))

    assert chance(Plan(())) == 1
    assert 1 > chance(Plan(flour)) > chance(Plan(nuts)) > chance(Plan(flour + nuts)) > 0
    assert chance(Plan((), alarm), "fire-extinguisher") > chance(Plan((), alarm)) > 0
    assert chance(Plan((), waits=True)) < 1
    assert prospects.of_other(1, ()) > prospects.of_other(1, alarm)


def test_what_is_nearly_done_stays_overnight_and_the_rest_goes_back() -> None:
    state = ending("tiramisu eggs milk", "kulfi", "trifle flour milk !power-outage").state
    chosen = STRONG.choose(GAME.view(state, 1), GAME.legal_actions(state, 1), Entropy(b"night"))
    assert chosen == Keep(recipes("tiramisu"))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_strength_beats_the_weaker(weaker: str, stronger: str, seats: int) -> None:
    tally = match("auf", AUF[stronger], AUF[weaker], range(1, 1 + 80 // seats), seats=seats)
    assert tally.share - tally.margin > 1 / seats, tally.share
