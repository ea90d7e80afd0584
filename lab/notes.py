"""What a learner knows about a game: how each kind of situation was played, and its regrets.

A situation that occurred rarely borrows from all that are roughly similar: their mean regret counts as much as
``LEANING`` visits of the situation itself. Without this, most of a table is noise for the first million passes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lab.compiling import Floats, Ints, compiled

LEANING = 100.0
"""How many visits of a situation its rough kind is worth."""
SETTLED = 30.0
"""A situation that occurred this many times as often no longer borrows."""


class Notes(NamedTuple):
    """What was learned about each situation: a hash table with open addressing."""

    keys: Ints
    """The fine key of each row plus one; 0 if the row is free."""
    rough: Ints
    """The row of the rough key, which collects what was learned about all similar situations."""
    regrets: Floats
    """By row and action."""
    played: Floats
    """How much each action was played, with later passes weighted higher."""
    met: Floats
    """How often it occurred, with later passes weighted higher."""


def blank(rows: int, actions: int) -> Notes:
    """Return room for that many situations, a power of two."""
    assert rows & (rows - 1) == 0
    return Notes(
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros((rows, actions), np.float32),
        np.zeros((rows, actions), np.float32),
        np.zeros(rows, np.float32),
    )


@compiled
def row_of(keys: Ints, key: int) -> int:
    """Return the row of a key, or the free row for it."""
    mask = len(keys) - 1
    row = ((key * 0x9E3779B97F4A7C1) >> 20) & mask
    while keys[row] != 0 and keys[row] != key + 1:
        row = (row + 1) & mask
    return int(row)


@compiled
def matched(weights: Floats, actions: Ints, count: int, out: Floats) -> None:
    """Return chances in proportion to the positive weights; uniform if there are none."""
    total = 0.0
    for place in range(count):
        out[place] = max(weights[actions[place]], 0.0)
        total += out[place]
    for place in range(count):
        out[place] = out[place] / total if total > 0 else 1.0 / count


@compiled
def leaning(
    notes: Notes, row: int, rough: int, actions: Ints, count: int, weight: float, out: Floats
) -> None:
    """Return chances by the regrets of a situation, and by those of its rough kind as long as it occurred rarely."""
    if notes.met[rough] == 0 or notes.met[row] > SETTLED * LEANING * weight:
        matched(notes.regrets[row], actions, count, out)
        return
    share = LEANING * weight / notes.met[rough]
    total = 0.0
    for place in range(count):
        action = actions[place]
        out[place] = max(notes.regrets[row, action] + share * notes.regrets[rough, action], 0.0)
        total += out[place]
    for place in range(count):
        out[place] = out[place] / total if total > 0 else 1.0 / count


@compiled
def drawn(chances: Floats, count: int) -> int:
    """Return one of the positions by these chances."""
    mark = np.random.random()
    for place in range(count - 1):
        mark -= chances[place]
        if mark < 0:
            return place
    return count - 1


@compiled
def seeded(seed: int) -> None:
    """Seed the random numbers of compiled code."""
    np.random.seed(seed)


@compiled
def answered(keys: Ints, known: Floats, wanted: Ints, actions: Ints, count: int, chances: Floats) -> None:
    """Return the chances of a finished table: by the fine key, else by the rough one, else uniform."""
    for key in wanted:
        row, total = row_of(keys, key), 0.0
        for place in range(count):
            total += known[row, actions[place]] if keys[row] != 0 else 0.0
        if total > 0:
            matched(known[row], actions, count, chances)
            return
    chances[:count] = 1.0 / count
