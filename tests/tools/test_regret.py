"""The trainer finds equilibria: what can be won from its play of Kuhn's and of Leduc poker is reckoned exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

import numpy as np
import pytest

from tests.tools.poker import DEALS, KUHN, LEDUC, begin
from tools.compiling import Floats, Ints
from tools.regret import Rules, blank, practise, seeded

Play = Mapping[int, Floats]
"""The chances of the actions, by key."""


def learnt(rules: Rules, passes: int) -> Play:
    notes = blank(1 << 12, rules.actions)
    seeded(3)
    practise(rules, passes, 0, passes, notes, notes, np.array([1]), 0.0, 0.5)
    rows = np.flatnonzero(notes.keys)
    return {int(notes.keys[row]) - 1: notes.played[row] / max(notes.played[row].sum(), 1e-9) for row in rows}


class Exploiting:
    """The best answer to a play, reckoned over the whole tree with what each seat may know."""

    def __init__(self, rules: Rules, play: Play, seat: int) -> None:
        self.rules, self.play, self.seat = rules, play, seat

    def value(self, games: list[tuple[Ints, float]]) -> float:
        """What the seat wins of these games, each with its chance; it cannot tell those of one key apart."""
        total = 0.0
        asked: dict[int, list[tuple[Ints, float]]] = defaultdict(list)
        for game, chance in games:
            total += self._until_asked(game, chance, asked)
        for alike in asked.values():
            total += max(
                self.value([(self._after(game, action), chance) for game, chance in alike])
                for action in self._actions(alike[0][0])
            )
        return total

    def _until_asked(self, game: Ints, chance: float, asked: dict[int, list[tuple[Ints, float]]]) -> float:
        actor = self.rules.actor(game)
        if actor < 0:
            won = self.rules.payoff(game)
            return chance * (won if self.seat == 0 else -won)
        if actor == self.seat:
            asked[self._key(game)].append((game, chance))
            return 0.0
        shares = self.play.get(self._key(game))
        actions = self._actions(game)
        total = 0.0
        for action in actions:
            share = 1 / len(actions) if shares is None else float(shares[action])
            if share > 0:
                total += self._until_asked(self._after(game, action), chance * share, asked)
        return total

    def _survey(self, game: Ints) -> tuple[list[int], int]:
        actions, keys = np.zeros(3, np.int64), np.zeros(2, np.int64)
        count = self.rules.survey(game, actions, keys)
        return actions[:count].tolist(), int(keys[0])

    def _actions(self, game: Ints) -> list[int]:
        return self._survey(game)[0]

    def _key(self, game: Ints) -> int:
        return self._survey(game)[1]

    def _after(self, game: Ints, action: int) -> Ints:
        after = game.copy()
        self.rules.act(after, action)
        return after


def exploitability(rules: Rules, name: str, play: Play) -> float:
    """What the best answers to this play win a game, the mean of both seats: 0 in an equilibrium."""
    games = []
    for one, two, board in DEALS[name]:
        game = np.zeros(rules.length, np.int64)
        begin(game, one, two, board)
        games.append((game, 1 / len(DEALS[name])))
    return sum(Exploiting(rules, play, seat).value(list(games)) for seat in (0, 1)) / 2


@pytest.mark.parametrize(
    ("rules", "name", "known"), [(KUHN, "kuhn", 0.458333), (LEDUC, "leduc", 2.373611)], ids=["kuhn", "leduc"]
)
def test_what_can_be_won_of_even_play_is_as_published(rules: Rules, name: str, known: float) -> None:
    assert exploitability(rules, name, {}) == pytest.approx(known, abs=1e-5)


@pytest.mark.parametrize(
    ("rules", "name", "passes", "most"),
    [(KUHN, "kuhn", 200_000, 0.01), (LEDUC, "leduc", 400_000, 0.15)],
    ids=["kuhn", "leduc"],
)
def test_hardly_anything_can_be_won_of_practised_play(
    rules: Rules, name: str, passes: int, most: float
) -> None:
    assert exploitability(rules, name, learnt(rules, passes)) < most


@pytest.mark.parametrize(("rules", "name"), [(KUHN, "kuhn_poker"), (LEDUC, "leduc_poker")])
def test_even_play_gives_away_what_openspiel_says(rules: Rules, name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    exploitability_of: Callable[..., float] = pytest.importorskip(
        "open_spiel.python.algorithms.exploitability"
    ).exploitability
    policy = pytest.importorskip("open_spiel.python.policy")
    game = pyspiel.load_game(name)
    assert exploitability(rules, name.partition("_")[0], {}) == pytest.approx(
        exploitability_of(game, policy.UniformRandomPolicy(game))
    )
