"""Cake Duel for the trainer, with the characters that a learner meets beside itself."""

from __future__ import annotations

import numpy as np

from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import FAIR, STRONG
from tools import duel_bout
from tools.compiling import Ints, compiled
from tools.duel_bout import is_false, look, name_of, sheet, size_of
from tools.duel_weigher import told, truth, weighed
from tools.regret import Rules

ANY, HONEST, HONEST_DOUBTER, RECKONER, LIAR, DOUBTER, BELIEVER = range(1, 8)
"""They do anything; the truth; that, and doubt all; or the unlikely; claim two Wizards; doubt all; doubt nothing."""

WEIGHERS = 8
"""From here on they weigh, by their tempers."""
TEMPERS = np.array([told(STRONG), told(FAIR)])

RIVALS = np.array([1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 7, 8, 8, 9])
"""Whom a learner meets, and how often."""


@compiled
def doubts(paper: Ints, rival: int) -> bool:
    """Whether this character challenges now."""
    if rival in (HONEST_DOUBTER, DOUBTER):
        return True
    if rival == RECKONER:
        return bool(truth(paper, 0.5) < 0.5)
    is_attack = paper[plain.PHASE] == plain.ANSWERING
    name = paper[plain.ATTACK] if is_attack else sheet.blocker_of(paper[plain.ATTACK])
    size = paper[plain.ATTACKERS] if is_attack else paper[plain.BLOCKERS]
    return bool(rival == HONEST and sheet.room(paper, name, size) == 0)


@compiled
def liking(paper: Ints, idea: int, rival: int) -> float:
    """How much this character likes an idea; among equals chance decides."""
    if idea == plain.QUIET:
        return 0.5
    false, size = is_false(paper, idea), size_of(paper, idea)
    worth = size * (2 if name_of(paper, idea) == 2 else 1)
    if rival == LIAR:
        is_fit = name_of(paper, idea) in (2, 3, 4) and size <= 2
        return float(worth) if is_fit else 0.0
    return 0.0 if false else 1.0 + worth


@compiled
def rival(bout: Ints, number: int, actions: Ints, count: int) -> int:
    """What the character of this number does."""
    paper = bout[duel_bout.PAPER : duel_bout.COUNTED]
    look(bout, paper)
    if number >= WEIGHERS:
        return int(weighed(paper, actions, count, TEMPERS[number - WEIGHERS]))
    can_doubt = paper[plain.PHASE] != plain.CLAIMING
    if can_doubt and number != ANY and doubts(paper, number):
        return plain.DOUBT
    best, most = plain.QUIET, -1.0
    for place in range(count):
        idea = actions[place]
        if can_doubt and idea == plain.DOUBT and number != ANY:
            continue
        # Like who plays any cards at all: more often than not they are not what they are said to be.
        is_any = number in (ANY, DOUBTER, BELIEVER)
        like = np.random.random() if is_any else liking(paper, idea, number) + 0.1 * np.random.random()
        if like > most:
            best, most = idea, like
    return int(best)


DUEL = Rules(
    duel_bout.LENGTH,
    plain.IDEAS,
    duel_bout.deal,
    duel_bout.actor,
    duel_bout.survey,
    duel_bout.act,
    duel_bout.payoff,
    rival,
)
