"""The rules are a game to the libraries of the field: their own tests pass."""

from __future__ import annotations

import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from lab.numbers import ACTIONS, GAME, LONGEST, asked, dealt, legal
from lab.spiel import SpielDuel
from lab.zoo import ZooDuel


@pytest.mark.parametrize("seed", range(20))
def test_every_action_of_a_bout_has_its_number(seed: int) -> None:
    state, moves = dealt(seed), 0
    while (seat := asked(state)) is not None:
        numbers = legal(state, seat)
        assert {ACTIONS[number] for number in numbers} == set(GAME.legal_actions(state, seat))
        state = GAME.apply(state, seat, ACTIONS[numbers[seed * 7 % len(numbers)]]).state
        moves += 1
    assert moves < LONGEST


def test_openspiel_plays_it_at_random() -> None:
    pyspiel.random_sim_test(SpielDuel(), num_sims=10, serialize=False, verbose=False)


@pytest.mark.filterwarnings("ignore:Observation")  # ours are a pair of arrays, which it advises against
def test_pettingzoo_finds_nothing_wrong() -> None:
    api_test(ZooDuel(), num_cycles=300)
    seed_test(ZooDuel, num_cycles=100)
