"""How many sequences of decisions there are, counted twice by different hands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.auf.options import Options
from games.auf.state import State
from games.entropy import Entropy
from tests.games.auf import second_counter, second_rules
from tests.games.auf.kitchen import GAME, Kitchen, Piles, baker


def count(state: State, depth: int) -> int:
    if depth == 1:
        return sum(len(GAME.legal_actions(state, seat)) for seat in GAME.actors(state))
    return sum(
        count(GAME.apply(state, seat, action).state, depth - 1)
        for seat in sorted(GAME.actors(state))
        for action in GAME.legal_actions(state, seat)
    )


def dealt(seats: int, seed: bytes) -> State:
    return GAME.deal(seats, Options(), Entropy(seed)).state


def near_the_end_of_a_round() -> State:
    return Kitchen(
        baker("brownies flour butter", hand="chocolate fire-alarm"),
        baker("trifle fruit", "kulfi* sugar nuts !power-outage", hand="power-restored milk"),
        piles=Piles(discard="one-for-one picky-eater recipe-switcheroo", rest="out"),
        round=2,
    ).state


def full_of_action_cards() -> State:
    return Kitchen(
        baker("mochi sugar", "kulfi*", hand="recipe-switcheroo one-for-one"),
        baker("castella flour !fire-alarm", hand="hand-switcheroo fire-extinguisher"),
        baker("gelato", hand="picky-eater"),
        piles=Piles(deck="eggs", recipes="trifle crepes", rest="out"),
        options=Options(bans_need_icons=False),
    ).state


POSITIONS = {
    "deal of two": (lambda: dealt(2, b"perft"), (14, 218, 4008)),
    "deal of four": (lambda: dealt(4, b"perft"), (31, 537, 7951)),
    "near the end of a round": (near_the_end_of_a_round, (6, 103, 1524, 25822)),
    "full of action cards": (full_of_action_cards, (11, 112, 1204, 12239)),
}
"""Positions and how many sequences of 1, 2, 3 and 4 decisions they have."""

SLOW = 1_000
"""The second counter is not asked for more in every run; it counts the larger numbers alike."""


@pytest.mark.parametrize(("position", "counts"), POSITIONS.values(), ids=POSITIONS)
def test_published_counts(position: Callable[[], State], counts: tuple[int, ...]) -> None:
    state = position()
    assert tuple(count(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(("position", "counts"), POSITIONS.values(), ids=POSITIONS)
def test_the_second_counter_counts_the_same(position: Callable[[], State], counts: tuple[int, ...]) -> None:
    table = second_counter.copied(position())
    for depth, expected in enumerate(counts, start=1):
        if expected < SLOW:
            assert second_counter.count(table, depth) == expected


@pytest.mark.parametrize(("seats", "icons"), [(2, True), (3, False), (4, True)])
def test_both_play_the_same_game(seats: int, icons: bool) -> None:
    """A whole game in step: both ask the same seats, hold the same cards and, looked at now and then, allow
    the same tokens."""
    state = GAME.deal(seats, Options(bans_need_icons=icons), Entropy(bytes([seats, icons]))).state
    table = second_counter.copied(state)
    chance = Entropy(b"walk")
    moves = 0
    while state.showdown is None and GAME.actors(state):
        actors = sorted(GAME.actors(state))
        assert actors == second_rules.asked(table)
        seat = actors[0]
        tokens = sorted(map(GAME.encode, GAME.legal_actions(state, seat)))
        if moves % 5 == 0:
            assert tokens == sorted(second_counter.tokens(table, seat))
        token, chance = walked(tokens, chance)
        state = GAME.apply(state, seat, GAME.decode(token)).state
        second_rules.play(table, seat, token)
        assert [len(player.finished) for player in state.players] == table["points"]
        assert [list(player.hand) for player in state.players] == table["hands"]
        moves += 1
    assert second_rules.asked(table) == []


def walked(tokens: list[str], chance: Entropy) -> tuple[str, Entropy]:
    """A token; three times in four one that does not end the turn, if there is any."""
    is_lazy, chance = chance.below(4)
    plays = [token for token in tokens if ".pass" not in token]
    choice = plays if plays and is_lazy else tokens
    number, chance = chance.below(len(choice))
    return choice[number], chance
