"""How much a player wins against a table that it practised against: ``python -m lab.respond_duel``.

Each learner practises against the table, then plays against the player that uses it. The best learner's result is a
lower bound: a better learner might win more.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from bench.house.matches import match
from games.duel import Mode
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import Table, TrainedPlayer, kinds_of, trained_table
from lab import full_rivals
from lab.compiling import Floats, Ints
from lab.duel_rivals import FIRST_HEURISTIC
from lab.notes import Notes, blank, row_of, seeded
from lab.regret import TABLE, practise
from lab.train_duel import CURIOUS, ROWS, TRAININGS, packed, written

FIXED = np.array([TABLE])
"""The only rival: a player that uses a finished table."""
WEIGHS = {Mode.CORE: np.array([FIRST_HEURISTIC]), Mode.FULL: np.array([full_rivals.FIRST_HEURISTIC])}
"""The only rival: strong with heuristics only, by mode."""


def noted(table: Table, mode: Mode = Mode.CORE) -> Notes:
    """Return a table as the trainer reads it."""
    notes = blank(ROWS, kinds_of(mode).IDEAS)
    for key in table:
        row = row_of(notes.keys, key)
        notes.keys[row] = key + 1
        for idea, often in table.choices(key).items():
            notes.played[row, idea] = often
    return notes


def practised(fixed: Notes, passes: int, seed: int, *, mode: Mode = Mode.CORE, rivals: Ints = FIXED) -> Notes:
    """Return the notes of a learner that has practised only against this table."""
    notes = blank(ROWS, kinds_of(mode).IDEAS)
    seeded(seed)
    practise(TRAININGS[mode].rules, passes, 0, passes, notes, fixed, rivals, 1.0, CURIOUS)
    return notes


def answer(notes: Notes, **facts: object) -> Table:
    """Return the learner's strategy, as a table."""
    found: dict[int, Floats] = {}
    for row in np.flatnonzero(notes.keys):
        liked = np.maximum(notes.regrets[row], 0)
        if liked.sum() > 0:
            found[int(notes.keys[row]) - 1] = liked
    return Table(written(packed(found), **facts))


def main() -> None:
    """Practise, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", type=Mode, default=Mode.CORE, choices=list(TRAININGS))
    parser.add_argument("--table", type=Path, help="instead of the table that the program brings along")
    parser.add_argument("--weighs", action="store_true", help="against strong with heuristics only")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3], help="one learner per seed")
    parser.add_argument("--passes", type=int, default=300_000)
    parser.add_argument("--bouts", type=int, default=10_000)
    options = parser.parse_args()
    mode: Mode = options.mode
    table = Table(options.table.read_bytes()) if options.table else trained_table(mode)
    fixed, weighs = noted(table, mode), HeuristicPlayer(STRONG)
    player = weighs if options.weighs else TrainedPlayer(weighs, table, mode)
    rivals = WEIGHS[mode] if options.weighs else FIXED
    for seed in options.seeds:
        notes = practised(fixed, options.passes, seed, mode=mode, rivals=rivals)
        learner = TrainedPlayer(weighs, answer(notes), mode)
        results = match(learner, player, range(1, 1 + options.bouts // 2), mode=mode)
        print(f"learner {seed}: wins {results.share:.1%} ± {results.margin:.1%}", flush=True)


if __name__ == "__main__":
    main()
