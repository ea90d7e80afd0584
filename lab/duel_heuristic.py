"""The heuristic AI players in core bouts, again for machine code: rivals of a learner."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import PlayStyle
from games.duel.ai.odds import at_least
from lab.compiling import Ints, compiled
from lab.duel_bout import blocker_of, is_false, name_of, sheet, size_of

Chances = NDArray[np.float64]

BLUFFS, DOUBTS, BLOCKS, SLACK, HEAT = range(5)
"""The positions in a row that describes how someone plays."""

COPIES = np.array(plain.COPIES)
DECK = 20


def style_row(style: PlayStyle) -> list[float]:
    """Return a play style as a row of numbers."""
    return [style.bluffs, style.doubts, style.blocks, style.slack, style.heat]


def chances(copies_at_most: int, cards: int) -> Chances:
    """Return the chance to hold that many copies, by number, copies, hidden cards and held ones."""
    table = np.zeros((5, copies_at_most + 1, cards + 1, cards + 1))
    for count, copies, hidden, held in np.ndindex(table.shape):
        if copies <= hidden and held <= hidden:
            table[count, copies, hidden, held] = at_least(count, copies=copies, hidden=hidden, held=held)
    return table


ABLE = chances(5, DECK)


@compiled
def win_chance(own: int, gain: float) -> float:
    """Return the chance to win the bout after that many cakes have changed hands."""
    part = min(max(own + gain, 0), plain.CAKES) / plain.CAKES
    return 0.0 if part <= 0 else 1.0 if part >= 1 else 0.5 + 0.9 * (part - 0.5)


@compiled
def truth(paper: Ints, bluffs: float) -> float:
    """Return the chance that the open claim is true, if its player lies that often."""
    is_attack = paper[plain.PHASE] == plain.ANSWERING
    name = paper[plain.ATTACK] if is_attack else blocker_of(paper[plain.ATTACK])
    count = paper[plain.ATTACKERS] if is_attack else paper[plain.BLOCKERS]
    hidden = DECK - paper[plain.HAND : plain.SAID].sum()
    copies = min(max(COPIES[name] - paper[plain.HAND + name] - paper[plain.GONE + name], 0), hidden)
    able = ABLE[count, copies, hidden, min(paper[plain.HELD_THERE] + count, hidden)]
    return float(able / (able + bluffs * (1 - able))) if able > 0 else 0.0


@compiled
def quiet(paper: Ints) -> float:
    """Return the value of passing or accepting."""
    own, attackers = paper[plain.OWN_CAKES], paper[plain.ATTACKERS]
    each = 2 if paper[plain.ATTACK] == 2 else 1
    if paper[plain.PHASE] == plain.ANSWERING:
        return win_chance(own, -attackers * each)
    if paper[plain.PHASE] == plain.BLOCKED:
        return win_chance(own, max(attackers - paper[plain.BLOCKERS], 0) * each)
    if paper[plain.MAY_END]:
        return 1.0 if 2 * own > plain.CAKES else 0.0
    return win_chance(own, 0)


@compiled
def claimed(paper: Ints, idea: int, style: Chances) -> float:
    """Return the value of a claim."""
    own, name, size = paper[plain.OWN_CAKES], name_of(paper, idea), size_of(paper, idea)
    false, doubt = is_false(paper, idea), 1 - ABLE[size, COPIES[name], DECK, sheet.held(paper) + 2]
    doubt = min(1.0, style[DOUBTS] * doubt + 0.05)
    if paper[plain.PHASE] == plain.CLAIMING:
        gain = size * (2 if name == 2 else 1)
        if gain >= plain.CAKES - own:
            doubt = max(doubt, 0.7)
        stands = (1 - style[BLOCKS]) * win_chance(own, gain) + style[BLOCKS] * win_chance(own, 0)
    else:
        left = max(paper[plain.ATTACKERS] - size, 0)
        stands = win_chance(own, -left * (2 if paper[plain.ATTACK] == 2 else 1))
    spare = 0
    if false:
        # The cheapest lie lays Sir Wolfy first, then what it claims, as long as one card is another.
        fit = min(paper[plain.HAND + name], size - 1)
        spare = max(size - paper[plain.HAND + 5] - fit, 0)
    true = 0.0 if false else 1.0
    return float(doubt * true + (1 - doubt) * stands - 0.005 * size - 0.01 * spare)


@compiled
def worth(paper: Ints, idea: int, style: Chances) -> float:
    """Return the value of an idea: about the chance to win the bout after it."""
    if idea == plain.QUIET:
        return quiet(paper)
    if idea == plain.DOUBT and paper[plain.PHASE] != plain.CLAIMING:
        return 1 - truth(paper, style[BLUFFS])
    return claimed(paper, idea, style)


@compiled
def best_idea(paper: Ints, actions: Ints, count: int, style: Chances) -> int:
    """Return one of the ideas that look best."""
    values, best = np.zeros(plain.IDEAS), -1.0
    for place in range(count):
        values[place] = worth(paper, actions[place], style)
        best = max(best, values[place])
    for place in range(count):
        is_close = values[place] >= best - style[SLACK]
        values[place] = np.exp((values[place] - best) / style[HEAT]) if is_close else 0.0
    mark = np.random.random() * values[:count].sum()
    for place in range(count - 1):
        mark -= values[place]
        if mark < 0:
            return int(actions[place])
    return int(actions[count - 1])
