"""What a learner has noted of a game: how each kind of situation was played, and what it regrets.

A situation that was seldom met leans on all that are roughly like it: their mean regret counts as much as ``LEANING``
visits of its own. Without this most of a table is noise for the first million passes.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tools.compiling import Floats, Ints, compiled

LEANING = 100.0
"""How many visits of a situation its rough kind is worth."""
SETTLED = 30.0
"""A situation that was met so many times as often stands on its own."""


class Notes(NamedTuple):
    """What was learnt of each situation. A table with open addressing: row by hash."""

    keys: Ints
    """The fine key of each row plus one; 0 where there is none."""
    rough: Ints
    """The row of the rough key, which gathers what is learnt of all that are alike."""
    regrets: Floats
    """By row and action."""
    played: Floats
    """How much each action was played, later passes weighing more."""
    met: Floats
    """How often it was met, later passes weighing more."""


def blank(rows: int, actions: int) -> Notes:
    """Room for so many situations, a power of two."""
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
    """Where a key stands, or the free row where it would."""
    mask = len(keys) - 1
    row = ((key * 0x9E3779B97F4A7C1) >> 20) & mask
    while keys[row] != 0 and keys[row] != key + 1:
        row = (row + 1) & mask
    return int(row)


@compiled
def matched(weights: Floats, actions: Ints, count: int, out: Floats) -> None:
    """Chances in proportion to what is positive among the weights; all alike when nothing is."""
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
    """Chances by the regrets of a situation, and by those of its rough kind as long as it was seldom met."""
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
    """One of the places by these chances."""
    mark = np.random.random()
    for place in range(count - 1):
        mark -= chances[place]
        if mark < 0:
            return place
    return count - 1


@compiled
def seeded(seed: int) -> None:
    """Begin the chance of compiled code anew."""
    np.random.seed(seed)


@compiled
def answered(keys: Ints, known: Floats, wanted: Ints, actions: Ints, count: int, chances: Floats) -> None:
    """The chances of a finished table: by the fine key, else by the rough one, else all alike."""
    for key in wanted:
        row = row_of(keys, key)
        if keys[row] != 0:
            matched(known[row], actions, count, chances)
            return
    chances[:count] = 1.0 / count
