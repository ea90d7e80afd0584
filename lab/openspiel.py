"""How far the trainer and OpenSpiel's CFR are from the solution of a small bout: ``python -m lab.openspiel``.

Both learn the small bout of ``lab.small_duel``. OpenSpiel computes the exploitability of both on the same tree: half
of what the best answers to both seats' strategies win together. A bout won counts 1 and a bout lost -1, so that an
exploitability of 0.02 is one bout in a hundred. OpenSpiel is not among the developers' packages:
``pip install open_spiel``.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from lab.compiling import Ints
from lab.duel_bout import actor, payoff
from lab.notes import Notes, blank, row_of, seeded
from lab.regret import practise
from lab.small_duel import LENGTH, SMALL_DUEL, act, begin, deals, survey
from lab.train_duel import CURIOUS

ROWS = 1 << 15
PASSES = (10_000, 100_000, 1_000_000, 10_000_000)
ITERATIONS = (1, 10, 100, 1_000)
NOBODY = np.array([1])

Situations = dict[str, tuple[int, list[int], list[int]]]
"""By OpenSpiel's name of a situation: its key, its actions, and their numbers at OpenSpiel."""


def surveyed(game: Ints) -> tuple[int, list[int]]:
    """Return the key of the situation and its actions."""
    actions, keys = np.zeros(SMALL_DUEL.actions, np.int64), np.zeros(2, np.int64)
    count = survey(game, actions, keys)
    return int(keys[0]), actions[:count].tolist()


def tree() -> Iterator[str]:
    """Yield the lines of the whole small bout in the format of Gambit, which OpenSpiel reads."""
    numbers: tuple[dict[int, int], dict[int, int]] = ({}, {})
    outcomes = 0

    def nodes(game: Ints) -> Iterator[str]:
        nonlocal outcomes
        seat = actor(game)
        if seat < 0:
            outcomes += 1
            yield f't "" {outcomes} "" {{ {payoff(game):.0f} {-payoff(game):.0f} }}'
            return
        key, actions = surveyed(game)
        number = numbers[seat].setdefault(key, len(numbers[seat]) + 1)
        labels = " ".join(f'"{action}"' for action in actions)
        yield f'p "" {seat + 1} {number} "" {{ {labels} }} 0'
        for action in actions:
            yield from nodes(after(game, action))

    chances = " ".join(f'"{deal.wizards}" {deal.chance:.17f}' for deal in deals())
    yield 'EFG 2 R "Small duel" { "0" "1" }'
    yield f'c "" 1 "" {{ {chances} }} 0'
    for deal in deals():
        yield from nodes(begun(*deal.wizards))


def begun(one: int, other: int) -> Ints:
    """Return a bout in which the seats hold so many Wizards."""
    game = np.zeros(LENGTH, np.int64)
    begin(game, one, other)
    return game


def after(game: Ints, action: int) -> Ints:
    """Return the bout after an action."""
    found = game.copy()
    act(found, action)
    return found


def situations(root: Any) -> Situations:
    """Return OpenSpiel's names of the situations: both trees are walked side by side."""
    found: Situations = {}

    def walk(state: Any, game: Ints) -> None:
        if state.is_terminal():
            return
        key, actions = surveyed(game)
        numbers = state.legal_actions()
        known = found.setdefault(state.information_state_string(), (key, actions, numbers))
        assert known[0] == key
        for number, action in zip(numbers, actions, strict=True):
            assert state.action_to_string(number) == str(action)
            walk(state.child(number), after(game, action))

    for number, deal in zip(root.legal_actions(), deals(), strict=True):
        walk(root.child(number), begun(*deal.wizards))
    return found


def policy(notes: Notes, known: Situations) -> dict[str, list[tuple[int, float]]]:
    """Return the trainer's policy in OpenSpiel's form."""
    found = {}
    for name, (key, actions, numbers) in known.items():
        played = notes.played[row_of(notes.keys, key)][actions]
        shares = played / played.sum() if played.sum() > 0 else np.full(len(actions), 1 / len(actions))
        found[name] = list(zip(numbers, shares.astype(float).tolist(), strict=True))
    return found


def main() -> None:
    """Learn with both, and print a line for each amount of effort."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, nargs="+", default=PASSES)
    parser.add_argument("--iterations", type=int, nargs="+", default=ITERATIONS)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    spiel = import_module("pyspiel")
    with tempfile.TemporaryDirectory(prefix="cakeclub-bench-") as folder:
        file = Path(folder) / "small.efg"
        file.write_text("\n".join(tree()) + "\n", encoding="ascii")
        game = spiel.load_game(f"efg_game(filename={file})")
    known = situations(game.new_initial_state())
    print(f"{len(known):,} situations", flush=True)
    for solver in (spiel.CFRSolver, spiel.CFRPlusSolver):
        learner, began, done = solver(game), process_time(), 0
        for iterations in options.iterations:
            while done < iterations:
                learner.evaluate_and_update_policy()
                done += 1
            seconds = process_time() - began
            lost = spiel.exploitability(game, learner.average_policy())
            print(
                f"{solver.__name__:14} {done:10,} iterations {seconds:8.1f} s  exploitability {lost:.6f}",
                flush=True,
            )
        best = learner.average_policy()
    value, _ = spiel.expected_returns(game.new_initial_state(), best, -1, True)
    print(f"value of the bout for seat 0: {value:.4f}", flush=True)
    for passes in options.passes:
        notes = blank(ROWS, SMALL_DUEL.actions)
        seeded(options.seed)
        began = process_time()
        practise(SMALL_DUEL, passes, 0, passes, notes, notes, NOBODY, 0.0, CURIOUS)
        seconds = process_time() - began
        lost = spiel.exploitability(game, spiel.TabularPolicy(policy(notes, known)))
        print(
            f"{'trainer':14} {passes:10,} passes     {seconds:8.1f} s  exploitability {lost:.6f}", flush=True
        )


if __name__ == "__main__":
    main()
