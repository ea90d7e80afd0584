"""The AI player of Cake Auf! plays sensibly, from what its seat may know."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from games.ai import RandomPlayer
from games.auf.actions import Ban, Choose, Lift, Mulligan, Pass, Place, Sign, SwapRecipes, Throw
from games.auf.ai.honest import HonestBaker
from games.catalog import ENTRIES
from games.engine import Outcome
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME, STANDARD, Kitchen, Piles, baker, cards

HONEST = HonestBaker()


def chosen(kitchen: Kitchen) -> object:
    state = kitchen.state
    view, legal = GAME.view(state, state.current), GAME.legal_actions(state, state.current)
    return HONEST.choose(view, legal, Entropy(b"house"))


def outcome(seats: int, honest: int, seed: bytes) -> Outcome:
    """A game of one honest baker against random players."""
    state = GAME.deal(seats, STANDARD, Entropy(seed)).state
    number = 0
    while clocked := GAME.clocked(state):
        seat, number = min(clocked), number + 1
        player = HONEST if seat == honest else RandomPlayer()
        chance = Entropy(seed + number.to_bytes(4, "big"))
        action: Any = player.choose(GAME.view(state, seat), GAME.legal_actions(state, seat), chance)
        state = GAME.apply(state, seat, action).state
    result = GAME.outcome(state)
    assert result is not None
    return result


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play_clearly(seats: int) -> None:
    games = [outcome(seats, number % seats, b"%d" % number) for number in range(12)]
    won = sum(number % seats in result.winners for number, result in enumerate(games))
    assert won >= 10


def test_it_finishes_what_it_can_with_all_that_fits() -> None:
    kitchen = Kitchen(baker("gelato", "crepes milk", hand="flour eggs butter sugar"), baker("mochi"))
    assert chosen(kitchen) == Place(1, kitchen.state.players[0].dishes[1].recipe, cards("flour eggs butter"))


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


def test_it_swaps_for_a_recipe_that_is_nearly_done() -> None:
    kitchen = Kitchen(baker("crepes", hand="recipe-switcheroo"), baker("gelato milk sugar"))
    assert isinstance(chosen(kitchen), SwapRecipes)


def test_it_takes_the_recipe_for_which_it_holds_the_cards() -> None:
    kitchen = Kitchen(
        baker("brigadeiro", hand="picky-eater sugar flour fruit"),
        baker("gelato"),
        piles=Piles(recipes="crepes kulfi mochi"),
    ).look()
    choice = chosen(kitchen)
    assert isinstance(choice, Choose)
    assert choice.taken == "mochi"


def test_it_throws_away_what_is_useless() -> None:
    assert isinstance(chosen(Kitchen(baker("gelato", hand="nuts nuts fruit"), baker("mochi"))), Mulligan)
    passed = chosen(Kitchen(baker("gelato", hand="nuts fire-extinguisher"), baker("mochi")))
    assert passed == Pass(1, cards("nuts"))


@pytest.mark.parametrize("name", ENTRIES["auf"].ai_players)
def test_a_player_who_may_not_change_their_sign_any_more_keeps_it(name: str) -> None:
    others = [baker("gelato", finished="mochi"), baker("kulfi")]
    kitchen = Kitchen(baker("brownies flour butter", hand="chocolate"), *others, round=3)
    state, seat = kitchen.place("brownies", "chocolate").state, 0
    for sign in cycle(Sign):
        assert state.showdown is not None
        state = GAME.apply(state, seat, Throw(state.showdown.throw, sign)).state
        legal = list(GAME.legal_actions(state, seat))
        if len(legal) == 1:
            break
    player = ENTRIES["auf"].ai_players[name]
    for number in range(10):
        assert player.choose(GAME.view(state, seat), legal, Entropy(b"%d" % number)) == legal[0]
