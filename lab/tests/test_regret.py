"""The trainer finds equilibria: its loss against the best answer in Kuhn's and Leduc poker is computed exactly."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability as solution

from games.duel.ai import abstraction
from lab.compiling import Floats, Ints
from lab.notes import LEANING, SETTLED, blank, leaning, seeded
from lab.regret import LEARNER, practise
from lab.tests.poker import DEALS, LEDUC, POKER, RAISES, begin
from lab.train_duel import _discount, rows

Play = Mapping[int, Floats]
"""The chances of the actions, by key."""


@cache
def learnt() -> Play:
    """Return the strategy after 600,000 passes: three in ten are Kuhn's poker, the others Leduc."""
    passes = 600_000
    notes = blank(1 << 12, POKER.actions)
    seeded(3)
    practise(POKER, passes, 0, passes, notes, notes, np.array([1]), 0.0, 0.5)
    known = np.flatnonzero(notes.keys)
    return {int(notes.keys[row]) - 1: notes.played[row] / max(notes.played[row].sum(), 1e-9) for row in known}


def survey(game: Ints) -> tuple[list[int], int]:
    """Return the actions of the acting seat, and the key of what it knows."""
    actions, keys = np.zeros(3, np.int64), np.zeros(2, np.int64)
    count = POKER.survey(game, actions, keys)
    return actions[:count].tolist(), int(keys[0])


def dealt(name: str, one: int, two: int, board: int) -> Ints:
    game = np.zeros(POKER.length, np.int64)
    begin(game, int(name == "leduc"), one, two, board)
    return game


class Exploiting:
    """The best answer to a strategy, computed over the whole tree with what each seat may know."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play, self.seat = play, seat

    def value(self, games: list[tuple[Ints, float]]) -> float:
        """Return the seat's winnings in these games, each with its chance; it cannot tell games of one key apart."""
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
        actor = POKER.actor(game)
        if actor < 0:
            won = POKER.payoff(game)
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

    def _actions(self, game: Ints) -> list[int]:
        return survey(game)[0]

    def _key(self, game: Ints) -> int:
        return survey(game)[1]

    def _after(self, game: Ints, action: int) -> Ints:
        after = game.copy()
        POKER.act(after, action)
        return after


def exploitability(name: str, play: Play) -> float:
    """Return the mean winnings of the best answers to this strategy per game: 0 in an equilibrium."""
    games = [(dealt(name, *cards), 1 / len(DEALS[name])) for cards in DEALS[name]]
    return sum(Exploiting(play, seat).value(list(games)) for seat in (0, 1)) / 2


def test_two_learners_who_practise_only_against_each_other_find_the_equilibrium() -> None:
    passes, turn, other = 200_000, 500, np.array([LEARNER])
    learner, opponent = blank(1 << 12, POKER.actions), blank(1 << 12, POKER.actions)
    seeded(5)
    for number in range(0, passes, turn):
        practise(POKER, turn, number, passes, learner, opponent, other, 1.0, 0.5)
        practise(POKER, turn, number, passes, opponent, learner, other, 1.0, 0.5)
    known = np.flatnonzero(learner.keys)
    play = {
        int(learner.keys[row]) - 1: learner.played[row] / max(learner.played[row].sum(), 1e-9)
        for row in known
    }
    assert exploitability("kuhn", play) < 0.02


@pytest.mark.parametrize(("name", "known"), [("kuhn", 0.458333), ("leduc", 2.373611)])
def test_the_loss_of_uniform_play_is_as_published(name: str, known: float) -> None:
    assert exploitability(name, {}) == pytest.approx(known, abs=1e-5)


@pytest.mark.parametrize(("name", "most"), [("kuhn", 0.01), ("leduc", 0.15)])
def test_practised_play_loses_hardly_anything(name: str, most: float) -> None:
    assert exploitability(name, learnt()) < most


def replayed(name: str, state: Any) -> Ints:
    """Return our game of what OpenSpiel has dealt and played."""
    drawn = [move.action for move in state.full_history() if move.player < 0]
    one, two, board = (*drawn, 0)[:3] if name == "kuhn" else (card // 2 for card in (*drawn, 0)[:3])
    game = dealt(name, one, two, board)
    for move in state.full_history():
        if move.player >= 0:
            POKER.act(game, ours(game, move.action))
    return game


def ours(game: Ints, action: int) -> int:
    """Return our number of an OpenSpiel action; Kuhn's poker has only two there: pass and bet."""
    return action if game[LEDUC] or game[RAISES] else action + 1


@pytest.mark.parametrize("name", DEALS)
@pytest.mark.parametrize("is_learnt", [False, True], ids=["even", "learnt"])
def test_the_loss_is_what_openspiel_computes(name: str, is_learnt: bool) -> None:
    play = learnt() if is_learnt else {}

    def chances(state: Any) -> dict[int, float]:
        game, legal = replayed(name, state), state.legal_actions()
        shares = play.get(survey(game)[1])
        return {
            action: 1 / len(legal) if shares is None else float(shares[ours(game, action)])
            for action in legal
        }

    game = pyspiel.load_game(f"{name}_poker")
    theirs = solution.exploitability(game, policy.tabular_policy_from_callable(game, chances))
    assert exploitability(name, play) == pytest.approx(theirs, abs=1e-6)


def test_a_rare_situation_is_played_like_its_rough_kind() -> None:
    notes, actions = blank(1 << 4, 2), np.array([0, 1])
    own, rough, chances = 3, 7, np.zeros(2, np.float32)
    notes.regrets[own], notes.regrets[rough] = (1, 0), (0, 50)
    notes.met[own], notes.met[rough] = 1, 100

    leaning(notes, own, rough, actions, 2, 1.0, chances)
    assert chances[1] > 0.9, "after one visit it borrows from its rough kind"

    notes.met[own] = 2 * SETTLED * LEANING
    leaning(notes, own, rough, actions, 2, 1.0, chances)
    assert chances.tolist() == [1, 0], "after many visits it uses its own regrets"


def test_a_table_keeps_every_rough_kind_and_mixes_it_into_the_fine_ones() -> None:
    notes = blank(1 << 4, abstraction.IDEAS)
    fine, other, rough = 1, 2, 3
    notes.keys[[fine, other, rough]] = 11, 12, 13
    notes.rough[[fine, other, rough]] = rough
    notes.played[fine, 0], notes.played[other, 1] = 6, 0.5
    found = rows(notes, least=1)
    assert found.keys() == {10, 12}, "rare situations are played like their rough kind"
    assert found[12][:2].tolist() == [6, 0.5]
    assert found[10][0] > found[10][1] > 0


def test_discounting_shrinks_regrets_and_keeps_what_was_played() -> None:
    notes = blank(8, 2)
    notes.regrets[3], notes.played[3], notes.met[3] = (4, -2), (1, 3), 8
    _discount(notes, 0.5)
    assert (notes.regrets[3].tolist(), notes.played[3].tolist(), notes.met[3]) == ([2, -1], [1, 3], 4)
