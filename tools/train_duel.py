"""Practise core bouts of Cake Duel, and write down what was learnt: ``python -m tools.train_duel``.

The table's first line tells the seed, the passes, the seconds and the hash of the rows; the same seed and passes give
the same rows.
"""

from __future__ import annotations

import argparse
import json
from hashlib import sha256
from pathlib import Path
from time import process_time
from zlib import compress

import numpy as np

from games.duel.ai import abstraction, trained
from games.duel.ai.trained import Table
from tools.compiling import Floats
from tools.duel_rivals import DUEL, RIVALS
from tools.notes import Notes, blank, seeded
from tools.regret import practise

ROWS = 1 << 20
"""Room for so many kinds of situation."""
BATCH = 10_000
"""Passes between two looks at the clock."""
CURIOUS = 0.3
"""How much of the learner's play is tried out."""
DOUBTFUL = 2.0
"""A situation's own play is mixed with that of its rough kind, as if it had been met so many times more that way."""
ENOUGH = 0.02
"""What is done more rarely than this is not done."""


def learn(seed: int, passes: int, *, share: float, seconds: float) -> tuple[Notes, int]:
    """Practise so many passes, or as long; a ``share`` of them against other characters."""
    notes = blank(ROWS, abstraction.IDEAS)
    seeded(seed)
    began, done = process_time(), 0
    while done < passes and process_time() - began < seconds:
        practise(DUEL, BATCH, done, passes, notes, notes, RIVALS, share, CURIOUS)
        done += BATCH
        if done % (20 * BATCH) == 0:
            known = int(np.count_nonzero(notes.keys))
            print(f"{done} passes, {process_time() - began:.0f} s, {known} situations", flush=True)
    return notes, done


def rows(notes: Notes, *, least: float) -> dict[int, Floats]:
    """How often to act on which idea, by key: the fine ones that were met often enough, and all the rough ones."""
    known = [int(row) for row in np.flatnonzero(notes.keys) if notes.played[row].sum() > 0]
    found: dict[int, Floats] = {}
    for row in known:
        alike = int(notes.keys[notes.rough[row]]) - 1
        found[alike] = found.get(alike, np.zeros(abstraction.IDEAS, np.float32)) + notes.played[row]
    for row in known:
        if notes.played[row].sum() >= least:
            usual = found[int(notes.keys[notes.rough[row]]) - 1]
            found[int(notes.keys[row]) - 1] = notes.played[row] + DOUBTFUL * usual / usual.sum()
    return found


def packed(found: dict[int, Floats]) -> bytes:
    """The rows as ``Table`` reads them."""
    return b"".join(_row(key, found[key]) for key in sorted(found))


def _row(key: int, played: Floats) -> bytes:
    shares = played / played.sum()
    likely = [
        int(idea) for idea in np.argsort(-shares, kind="stable")[: Table.CHOICES] if shares[idea] > ENOUGH
    ]
    choices = b"".join(bytes((idea, max(1, round(255 * float(shares[idea]))))) for idea in likely)
    return key.to_bytes(Table.KEY, "big") + choices.ljust(2 * Table.CHOICES, b"\0")


def written(body: bytes, **told: object) -> bytes:
    """The file: the line about the table, and its rows."""
    line = json.dumps({**told, "rows": len(body) // Table.ROW, "sha256": sha256(body).hexdigest()})
    return line.encode() + b"\n" + compress(body, 9)


def main() -> None:
    """Learn, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=5_000_000)
    parser.add_argument("--seconds", type=float, default=2_400.0, help="stop by then, whatever was asked for")
    parser.add_argument("--share", type=float, default=0.6, help="of the passes against other characters")
    parser.add_argument("--least", type=float, default=1.0, help="how often a situation must have been met")
    parser.add_argument("--to", type=Path, default=Path(trained.__file__).with_suffix(".table"))
    options = parser.parse_args()
    began = process_time()
    notes, passes = learn(options.seed, options.passes, share=options.share, seconds=options.seconds)
    body = packed(rows(notes, least=options.least))
    taken = round(process_time() - began)
    told = {"seed": options.seed, "passes": passes, "share": options.share, "seconds": taken}
    file = written(body, **told)
    options.to.write_bytes(file)
    print(file.partition(b"\n")[0].decode())
    print(f"{len(file)} bytes in {options.to}")


if __name__ == "__main__":
    main()
