"""Practises bouts of two in Cake Duel and writes down what was learned: ``python -m lab.train_duel --mode full``.

The table's first line gives the seed, the passes, the seconds and the hash of the rows. The same seed and passes
give the same rows.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import NamedTuple
from zlib import compress

import numpy as np

from games.duel.ai import trained
from games.duel.ai.trained import TABLES, Table
from games.duel.options import Mode
from lab import duel_rivals, full_rivals
from lab.compiling import Floats, Ints
from lab.notes import Notes, blank, seeded
from lab.regret import LEARNER, Rules, practise

ROWS = 1 << 20
"""Room for that many kinds of situation."""
BATCH = 10_000
"""Passes between two looks at the clock."""
TURN = 500
"""Passes of a learner before its opponent practises."""
OPPONENT = np.array([LEARNER])
CURIOUS = 0.3
"""How much of the learner's play is random."""
DOUBTFUL = 2.0
"""A situation's strategy is mixed with that of its rough kind, as if it had occurred this many times more that way."""
ENOUGH = 0.02
"""Actions with a smaller share than this are dropped."""


class Training(NamedTuple):
    """The compiled game of a mode, and the numbers of the characters that a learner plays against."""

    rules: Rules
    rivals: Ints


TRAININGS = {
    Mode.CORE: Training(duel_rivals.DUEL, duel_rivals.RIVALS),
    Mode.FULL: Training(full_rivals.FULL, full_rivals.RIVALS),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Practice:
    """How a learner practises."""

    share: float
    """The part of the passes against other characters."""
    has_opponent: bool = False
    """
    Whether a second learner plays in the other passes. It practises only against the first one, as much as the
    first one against it, and so learns to exploit it. Without it, the learner plays against itself.
    """
    average_from: float = 0.0
    """The strategy is the average over the passes after this part of all passes."""
    discount: float = 1.0
    """What is left of all regrets after each tenth of the passes."""


def learn(
    training: Training, seed: int, passes: int, practice: Practice, *, seconds: float
) -> tuple[Notes, int]:
    """Practise that many passes, or that long."""
    rules, rivals = training
    notes = blank(ROWS, rules.actions)
    opponent = blank(ROWS, rules.actions) if practice.has_opponent else notes
    seeded(seed)
    began, done = process_time(), 0
    while done < passes and process_time() - began < seconds:
        if practice.has_opponent:
            _against_opponent(training, notes, opponent, done, passes, practice.share)
        else:
            practise(rules, BATCH, done, passes, notes, notes, rivals, practice.share, CURIOUS)
        done += BATCH
        if done % max(passes // 10, BATCH) < BATCH:
            _discount(notes, practice.discount)
            if practice.has_opponent:
                _discount(opponent, practice.discount)
        if done == BATCH * int(passes * practice.average_from / BATCH):
            notes.played[:] = 0
        if done % (20 * BATCH) == 0:
            known = int(np.count_nonzero(notes.keys))
            print(f"{done} passes, {process_time() - began:.0f} s, {known} situations", flush=True)
    return notes, done


def _discount(notes: Notes, left: float) -> None:
    """Keep this part of the regrets, so that early ones count for less than by their weight."""
    if left < 1:
        notes.regrets[:] *= left
        notes.met[:] *= left


def _against_opponent(
    training: Training, notes: Notes, opponent: Notes, first: int, whole: int, share: float
) -> None:
    """Practise one batch: the learner against characters and its opponent, and the opponent against the learner."""
    rules, rivals = training
    for number in range(first, first + BATCH, TURN):
        against = round(TURN * (1 - share))
        practise(rules, TURN - against, number, whole, notes, notes, rivals, 1.0, CURIOUS)
        practise(rules, against, number, whole, notes, opponent, OPPONENT, 1.0, CURIOUS)
        practise(rules, against, number, whole, opponent, notes, OPPONENT, 1.0, CURIOUS)


def rows(notes: Notes, *, least: float) -> dict[int, Floats]:
    """Return the frequencies of ideas by key: fine keys that occurred often enough, and all rough keys."""
    known = [int(row) for row in np.flatnonzero(notes.keys) if notes.played[row].sum() > 0]
    found: dict[int, Floats] = {}
    for row in known:
        alike = int(notes.keys[notes.rough[row]]) - 1
        found[alike] = found.get(alike, np.zeros(notes.played.shape[1], np.float32)) + notes.played[row]
    for row in known:
        if notes.played[row].sum() >= least:
            usual = found[int(notes.keys[notes.rough[row]]) - 1]
            found[int(notes.keys[row]) - 1] = notes.played[row] + DOUBTFUL * usual / usual.sum()
    return found


def packed(found: dict[int, Floats]) -> bytes:
    """Return the rows as ``Table`` reads them."""
    return b"".join(_row(key, found[key]) for key in sorted(found))


def _row(key: int, played: Floats) -> bytes:
    shares = played / played.sum()
    likely = [
        int(idea) for idea in np.argsort(-shares, kind="stable")[: Table.CHOICES] if shares[idea] > ENOUGH
    ]
    choices = b"".join(bytes((idea, max(1, round(255 * float(shares[idea]))))) for idea in likely)
    return key.to_bytes(Table.KEY, "big") + choices.ljust(2 * Table.CHOICES, b"\0")


def written(body: bytes, **facts: object) -> bytes:
    """Return the file: the line about the table, and its rows."""
    line = json.dumps({**facts, "rows": len(body) // Table.ROW, "sha256": sha256(body).hexdigest()})
    return line.encode() + b"\n" + compress(body, 9)


def main() -> None:
    """Learn, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", type=Mode, default=Mode.CORE, choices=list(TRAININGS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=3_000_000)
    parser.add_argument(
        "--seconds", type=float, default=2_400.0, help="stop after this time, even before the last pass"
    )
    parser.add_argument("--share", type=float, default=0.8, help="share of passes against other characters")
    parser.add_argument(
        "--opponent",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="a second learner plays in the other passes",
    )
    parser.add_argument(
        "--average-from", type=float, default=0.0, help="leave this part of the passes out of the average"
    )
    parser.add_argument("--least", type=float, default=1.0, help="how often a situation must have occurred")
    parser.add_argument(
        "--discount", type=float, default=1.0, help="the part of all regrets left after a tenth of the passes"
    )
    parser.add_argument("--to", type=Path, help="write to this file instead of the program's own")
    options = parser.parse_args()
    began = process_time()
    practice = Practice(
        share=options.share,
        has_opponent=options.opponent,
        average_from=options.average_from,
        discount=options.discount,
    )
    training = TRAININGS[options.mode]
    notes, passes = learn(training, options.seed, options.passes, practice, seconds=options.seconds)
    body = packed(rows(notes, least=options.least))
    taken = round(process_time() - began)
    facts = {"seed": options.seed, "passes": passes, **asdict(practice), "seconds": taken}
    file = written(body, **facts)
    place = options.to or Path(trained.__file__).with_name(TABLES[options.mode])
    place.write_bytes(file)
    print(file.partition(b"\n")[0].decode())
    print(f"{len(file)} bytes in {place}")


if __name__ == "__main__":
    main()
