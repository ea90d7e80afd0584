"""The house players that weigh, in core bouts, once more for machine code: a learner meets them beside itself."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import PlayStyle
from games.duel.ai.odds import at_least
from tools.compiling import Ints, compiled
from tools.duel_bout import blocker_of, is_false, name_of, sheet, size_of

Chances = NDArray[np.float64]

BLUFFS, DOUBTS, BLOCKS, SLACK, HEAT = range(5)
"""Where a row says how somebody plays."""

COPIES = np.array(plain.COPIES)
DECK = 20


def told(temper: PlayStyle) -> list[float]:
    """A temper as a row of numbers."""
    return [temper.bluffs, temper.doubts, temper.blocks, temper.slack, temper.heat]


def _chances() -> Chances:
    """The chance to hold so many of the copies, by number, copies, hidden cards and held ones."""
    table = np.zeros((5, 6, DECK + 1, DECK + 1))
    for count, copies, hidden, held in np.ndindex(table.shape):
        if copies <= hidden and held <= hidden:
            table[count, copies, hidden, held] = at_least(count, copies=copies, hidden=hidden, held=held)
    return table


ABLE = _chances()


@compiled
def standing(own: int, gain: float) -> float:
    """The chance to win the bout after so many cakes have come in."""
    part = min(max(own + gain, 0), plain.CAKES) / plain.CAKES
    return 0.0 if part <= 0 else 1.0 if part >= 1 else 0.5 + 0.9 * (part - 0.5)


@compiled
def truth(paper: Ints, bluffs: float) -> float:
    """The chance that the claim in question is true, said by one who lies so often."""
    is_attack = paper[plain.PHASE] == plain.ANSWERING
    name = paper[plain.ATTACK] if is_attack else blocker_of(paper[plain.ATTACK])
    count = paper[plain.ATTACKERS] if is_attack else paper[plain.BLOCKERS]
    hidden = DECK - paper[plain.HAND : plain.SAID].sum()
    copies = min(max(COPIES[name] - paper[plain.HAND + name] - paper[plain.GONE + name], 0), hidden)
    able = ABLE[count, copies, hidden, min(paper[plain.HELD_THERE] + count, hidden)]
    return float(able / (able + bluffs * (1 - able))) if able > 0 else 0.0


@compiled
def quiet(paper: Ints) -> float:
    """What it is worth to pass or to accept."""
    own, attackers = paper[plain.OWN_CAKES], paper[plain.ATTACKERS]
    each = 2 if paper[plain.ATTACK] == 2 else 1
    if paper[plain.PHASE] == plain.ANSWERING:
        return standing(own, -attackers * each)
    if paper[plain.PHASE] == plain.BLOCKED:
        return standing(own, max(attackers - paper[plain.BLOCKERS], 0) * each)
    if paper[plain.MAY_END]:
        return 1.0 if 2 * own > plain.CAKES else 0.0
    return standing(own, 0)


@compiled
def claimed(paper: Ints, idea: int, temper: Chances) -> float:
    """What a claim is worth."""
    own, name, size = paper[plain.OWN_CAKES], name_of(paper, idea), size_of(paper, idea)
    false, doubt = is_false(paper, idea), 1 - ABLE[size, COPIES[name], DECK, sheet.held(paper) + 2]
    doubt = min(1.0, temper[DOUBTS] * doubt + 0.05)
    if paper[plain.PHASE] == plain.CLAIMING:
        gain = size * (2 if name == 2 else 1)
        if gain >= plain.CAKES - own:
            doubt = max(doubt, 0.7)
        stands = (1 - temper[BLOCKS]) * standing(own, gain) + temper[BLOCKS] * standing(own, 0)
    else:
        left = max(paper[plain.ATTACKERS] - size, 0)
        stands = standing(own, -left * (2 if paper[plain.ATTACK] == 2 else 1))
    spare = 0
    if false:
        # The cheapest lie lays Sir Wolfy first, then what it claims, as long as one card is another.
        fit = min(paper[plain.HAND + name], size - 1)
        spare = max(size - paper[plain.HAND + 5] - fit, 0)
    true = 0.0 if false else 1.0
    return float(doubt * true + (1 - doubt) * stands - 0.005 * size - 0.01 * spare)


@compiled
def worth(paper: Ints, idea: int, temper: Chances) -> float:
    """What an idea is worth: about the chance to win the bout after it."""
    if idea == plain.QUIET:
        return quiet(paper)
    if idea == plain.DOUBT and paper[plain.PHASE] != plain.CLAIMING:
        return 1 - truth(paper, temper[BLUFFS])
    return claimed(paper, idea, temper)


@compiled
def weighed(paper: Ints, actions: Ints, count: int, temper: Chances) -> int:
    """One of the ideas that look best."""
    values, best = np.zeros(plain.IDEAS), -1.0
    for place in range(count):
        values[place] = worth(paper, actions[place], temper)
        best = max(best, values[place])
    for place in range(count):
        is_close = values[place] >= best - temper[SLACK]
        values[place] = np.exp((values[place] - best) / temper[HEAT]) if is_close else 0.0
    mark = np.random.random() * values[:count].sum()
    for place in range(count - 1):
        mark -= values[place]
        if mark < 0:
            return int(actions[place])
    return int(actions[count - 1])
