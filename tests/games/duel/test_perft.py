"""Counts of the small trees: the engine against the second counter, and against published numbers."""

from __future__ import annotations

import pytest

from games.duel.state import State
from tests.games.duel.counter import count, position
from tests.games.duel.table import GAME, duel

DEALS = [
    ("core", "SAWD DCSY", "WSADCA", (3, 4), (46, 811, 3_587)),
    ("core", "SSAA DDCW", "W", (2, 5), (25, 346, 1_572, 9_657)),
    ("core", "SW C", "", (6, 1), (10, 31, 33, 72)),
    ("full", "SMP DCS", "WKADCA", (3, 4), (57, 1_247, 7_640)),
    ("full", "TT PD", "WSA", (3, 4), (17, 189, 1_007, 18_374)),
    ("full", "NO M", "", (5, 2), (25, 123, 370, 1_738)),
    ("team", "SAW DDC SSW CAA", "WSADCA", (4, 5), (43, 409, 1_805, 13_459)),
    ("team", "SS DC WW A", "S", (4, 5), (13, 91, 391, 1_703)),
    ("team", "S D - AC", "", (7, 2), (7, 43, 146, 518)),
    ("team-full", "SK DP SS CA", "WSADCA", (4, 5), (49, 637, 4_451)),
    ("team-full", "M DN W U", "S", (4, 5), (17, 201, 1_305, 9_783)),
    ("team-full", "SQ - - AT", "", (7, 2), (49, 439, 1_808, 6_872)),
]
"""Mode, hands, deck, cakes, and the numbers of ways to play 1, 2, 3 actions, and 4 in the smaller trees."""

SLOW = 2_000
"""The second counter is asked for numbers up to this; beyond it they were compared once and written down."""

Deal = tuple[str, str, str, tuple[int, int], tuple[int, ...]]


def perft(state: State, depth: int) -> int:
    """How many ways there are to play so many actions before the bout ends."""
    actors = sorted(GAME.actors(state))
    if depth == 1:
        return sum(len(GAME.legal_actions(state, seat)) for seat in actors)
    total = 0
    for seat in actors:
        for action in GAME.legal_actions(state, seat):
            child = GAME.apply(state, seat, action).state
            if child.score.last is None:
                total += perft(child, depth - 1)
    return total


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal[0]}-{deal[1].replace(' ', '-')}")
def test_the_engine_counts_as_the_second_counter(deal: Deal) -> None:
    mode, letters, deck, cakes, published = deal
    hands = [hand.strip("-") for hand in letters.split()]
    table = duel(*hands, deck=deck, cakes=cakes, mode=mode)
    second = position(hands, deck=deck, cakes=list(cakes), core="full" not in mode)
    for depth, number in enumerate(published, 1):
        assert perft(table.state, depth) == number
        if number <= SLOW:
            assert count(second, depth) == number
