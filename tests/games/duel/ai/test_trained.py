"""Who has practised plays by its table, by a rougher kind of situation where it must, and else as another would."""

from __future__ import annotations

import pytest

from bench.house.matches import bout
from bench.house.panel import PANEL
from games.duel import Duel, DuelOptions, Mode
from games.duel.actions import Attack, Pass
from games.duel.ai import abstraction
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import Table, TrainedPlayer, acted, sheet_of
from games.entropy import Entropy
from tools.train_duel import packed, written

np = pytest.importorskip("numpy")

GAME = Duel()
OTHERWISE = HeuristicPlayer(STRONG)


def table(*rows: tuple[int, int]) -> Table:
    """One that always acts on one idea, by key."""
    return Table(
        written(packed({key: np.eye(abstraction.IDEAS, dtype=np.float32)[idea] for key, idea in rows}))
    )


def test_it_plays_what_its_table_says_and_the_fine_kind_comes_first() -> None:
    state = GAME.deal(2, DuelOptions(), Entropy(b"a deal")).state
    seat = state.turn.attacker
    view, legal = GAME.view(state, seat), GAME.legal_actions(state, seat)
    told = sheet_of(view)
    fine, rough = (abstraction.likeness(told, rough=is_rough) for is_rough in (False, True))
    thoughts = [0] * abstraction.IDEAS
    count = abstraction.ideas(told, thoughts)
    first, last = thoughts[0], thoughts[count - 1]
    chance = Entropy(b"")
    assert TrainedPlayer(OTHERWISE, table((rough, first))).choose(view, legal, chance) == Pass()
    both = TrainedPlayer(OTHERWISE, table((rough, first), (fine, last)))
    assert both.choose(view, legal, chance) == acted(view, told, last)
    assert isinstance(acted(view, told, last), Attack)
    nothing = TrainedPlayer(OTHERWISE, table())
    assert nothing.choose(view, legal, chance) == OTHERWISE.choose(view, legal, chance)


def test_a_table_that_was_tampered_with_is_refused() -> None:
    one, other = (written(packed({key: np.eye(abstraction.IDEAS, dtype=np.float32)[0]})) for key in (3, 4))
    with pytest.raises(ValueError, match="first line"):
        Table(one.partition(b"\n")[0] + b"\n" + other.partition(b"\n")[2])


@pytest.mark.parametrize("mode", Mode)
def test_it_plays_every_mode_to_the_end_the_same_each_time(mode: Mode) -> None:
    players = (TrainedPlayer(OTHERWISE), PANEL["random"])
    assert [bout(players, seed, mode) for seed in range(8)] == [
        bout(players, seed, mode) for seed in range(8)
    ]
