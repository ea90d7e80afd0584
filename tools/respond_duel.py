"""How much a player wins against a table that it practised against: ``python -m tools.respond_duel``.

Each learner practises against the table, then plays against the player that uses it. The best learner's result is a
lower bound: a better learner might win more.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from bench.house.matches import match
from games.duel.ai import abstraction, trained
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import Table, TrainedPlayer
from tools.compiling import Floats
from tools.duel_rivals import DUEL
from tools.notes import Notes, blank, row_of, seeded
from tools.regret import TABLE, practise
from tools.train_duel import CURIOUS, ROWS, packed, written

FIXED = np.array([TABLE])
"""The only rival: a player that uses a finished table."""


def noted(table: Table) -> Notes:
    """Return a table as the trainer reads it."""
    notes = blank(ROWS, abstraction.IDEAS)
    for key in table:
        row = row_of(notes.keys, key)
        notes.keys[row] = key + 1
        for idea, often in table.choices(key).items():
            notes.played[row, idea] = often
    return notes


def practised(fixed: Notes, passes: int, seed: int) -> Notes:
    """Return what a learner knows that has practised only against this table."""
    notes = blank(ROWS, abstraction.IDEAS)
    seeded(seed)
    practise(DUEL, passes, 0, passes, notes, fixed, FIXED, 1.0, CURIOUS)
    return notes


def answer(notes: Notes, **facts: object) -> Table:
    """Return what this learner does, as a table."""
    found: dict[int, Floats] = {}
    for row in np.flatnonzero(notes.keys):
        liked = np.maximum(notes.regrets[row], 0)
        if liked.sum() > 0:
            found[int(notes.keys[row]) - 1] = liked
    return Table(written(packed(found), **facts))


def main() -> None:
    """Practise, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", type=Path, default=Path(trained.__file__).with_suffix(".table"))
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3], help="one learner per seed")
    parser.add_argument("--passes", type=int, default=300_000)
    parser.add_argument("--bouts", type=int, default=10_000)
    options = parser.parse_args()
    table = Table(options.table.read_bytes())
    fixed, player = noted(table), TrainedPlayer(HeuristicPlayer(STRONG), table)
    for seed in options.seeds:
        learner = TrainedPlayer(HeuristicPlayer(STRONG), answer(practised(fixed, options.passes, seed)))
        results = match(learner, player, range(1, 1 + options.bouts // 2))
        print(f"learner {seed}: wins {results.share:.1%} ± {results.margin:.1%}", flush=True)


if __name__ == "__main__":
    main()
