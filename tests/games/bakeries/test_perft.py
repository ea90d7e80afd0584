"""Lines of play counted twice: by the game, and by rules written a second time."""

from __future__ import annotations

import random

import pytest

from games.bakeries import Bakeries
from games.bakeries.cards import Cake, Card, Chef, Components, full_box
from games.bakeries.options import Options
from games.bakeries.state import State
from games.entropy import Entropy
from tests.games.bakeries.second import SecondBakery

FULL = full_box()
SMALL = Components(
    hire_cards=(*Chef.SALLY.parts, *Chef.BENJAMIN.parts, *[Card.CLOSED, Card.REOPENED] * 2),
    cakes=(*[Cake.LEMON] * 12, *[Cake.MUD] * 6, *[Cake.WEDDING] * 4),
    stale_cards=3,
    hand_size=5,
)
TINY = Components(
    hire_cards=(*Chef.SALLY.parts, Card.CLOSED, Card.REOPENED, Card.CLOSED),
    cakes=tuple(Cake) * 2,
    stale_cards=1,
    hand_size=4,
)


def perft(game: Bakeries, state: State, depth: int) -> int:
    """How many lines of play of this length there are from here."""
    if depth == 0:
        return 1
    return sum(
        perft(game, game.apply(state, seat, action).state, depth - 1)
        for seat in game.actors(state)
        for action in game.legal_actions(state, seat)
    )


def both(box: Components, seed: bytes) -> tuple[Bakeries, State, SecondBakery]:
    game = Bakeries(box)
    second = SecondBakery(
        [card.value for card in box.hire_cards],
        [cake.value for cake in box.cakes],
        box.stale_cards,
        box.hand_size,
        seed,
    )
    return game, game.deal(2, Options(), Entropy(seed)).state, second


def assert_same(game: Bakeries, state: State, second: SecondBakery) -> list[str]:
    """The same player is asked the same, and may do the same; the moves."""
    actors = game.actors(state)
    assert actors == ({second.player} if second.moves() else frozenset())
    tokens = sorted(game.encode(action) for seat in actors for action in game.legal_actions(state, seat))
    assert tokens == second.moves()
    return tokens


@pytest.mark.parametrize("box", [FULL, SMALL, TINY], ids=["full", "small", "tiny"])
@pytest.mark.parametrize("seed", [b"0", b"1", b"2", b"3", b"4"])
def test_both_see_the_same_game_to_its_end(box: Components, seed: bytes) -> None:
    game, state, second = both(box, seed)
    luck = random.Random(seed)
    while tokens := assert_same(game, state, second):
        token = luck.choice([token for token in tokens if ".lay." in token] or tokens)
        state = game.apply(state, second.player, game.decode(token)).state
        second.play(token)
    outcome = game.outcome(state)
    assert outcome is not None
    assert [[takings.total for takings in account.takings] for account in state.rounds] == second.books
    assert list(outcome.scores) == [sum(round_[seat] for round_ in second.books) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("box", "seed", "counts"),
    [
        pytest.param(FULL, b"0", (2, 10, 34, 182), id="full"),
        pytest.param(SMALL, b"8", (2, 9, 27, 112), id="small"),
        pytest.param(TINY, b"0", (2, 5, 27, 491), id="tiny"),
    ],
)
def test_lines_of_play_from_a_fixed_deal(box: Components, seed: bytes, counts: tuple[int, ...]) -> None:
    game, state, second = both(box, seed)
    assert tuple(perft(game, state, depth) for depth in range(1, 5)) == counts
    assert tuple(second.perft(depth) for depth in range(1, 5)) == counts


@pytest.mark.parametrize("question", ["place", "roll", "stale", "again"])
def test_lines_of_play_from_each_other_question(question: str) -> None:
    game, state, second = reached(question)
    for depth in range(1, 5):
        assert perft(game, state, depth) == second.perft(depth)


def reached(question: str) -> tuple[Bakeries, State, SecondBakery]:
    """A position with this question, by chance; of phase two with a few slots left."""
    luck = random.Random(question)
    for seed in range(100):
        game, state, second = both(SMALL, b"%d" % seed)
        while tokens := second.moves():
            placed = len(second.windows[0]) + len(second.windows[1])
            if second.question == question and placed >= 18:
                return game, state, second
            token = luck.choice(tokens)
            state = game.apply(state, second.player, game.decode(token)).state
            second.play(token)
    raise AssertionError(f"no table came to {question}")
