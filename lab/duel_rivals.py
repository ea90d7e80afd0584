"""Cake Duel for the trainer, with the scripted characters that a learner plays against."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import FAIR, STRONG
from lab import duel_bout
from lab.compiling import Ints, compiled
from lab.duel_bout import is_false, look, name_of, sheet, size_of
from lab.duel_heuristic import best_idea, style_row, truth
from lab.regret import Rules

ANY, HONEST, HONEST_CHALLENGER, BY_ODDS, LIAR, CHALLENGER, BELIEVER = range(1, 8)
"""Random; honest; honest, challenges all; by odds; claims two Wizards; challenges all; challenges nothing."""

FIRST_HEURISTIC = 8
"""From this number on they are heuristic players, by their play styles."""
CAREFUL = replace(FAIR, slack=0.12, heat=0.06)
"""Errs by less than fair: the table of core bouts practised against it."""
STYLES = np.array([style_row(STRONG), style_row(CAREFUL)])

RIVALS = np.array([1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 7, 8, 8, 9])
"""Which rivals a learner plays against, and how often."""


@compiled
def challenges(paper: Ints, rival: int) -> bool:
    """Whether this character challenges now."""
    if rival in (HONEST_CHALLENGER, CHALLENGER):
        return True
    if rival == BY_ODDS:
        return bool(truth(paper, 0.5) < 0.5)
    is_attack = paper[plain.PHASE] == plain.ANSWERING
    name = paper[plain.ATTACK] if is_attack else sheet.blocker_of(paper[plain.ATTACK])
    size = paper[plain.ATTACKERS] if is_attack else paper[plain.BLOCKERS]
    return bool(rival == HONEST and sheet.room(paper, name, size) == 0)


@compiled
def liking(paper: Ints, idea: int, rival: int) -> float:
    """Return this character's liking for an idea; ties are broken by chance."""
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
    """Return the action of the character of this number."""
    paper = bout[duel_bout.PAPER : duel_bout.COUNTED]
    look(bout, paper)
    return int(preferred(paper, number, actions, count))


@compiled
def preferred(paper: Ints, number: int, actions: Ints, count: int) -> int:
    """Return this character's action with this sheet."""
    if number >= FIRST_HEURISTIC:
        return int(best_idea(paper, actions, count, STYLES[number - FIRST_HEURISTIC]))
    can_challenge = paper[plain.PHASE] != plain.CLAIMING
    if can_challenge and number != ANY and challenges(paper, number):
        return plain.DOUBT
    best, most = plain.QUIET, -1.0
    for place in range(count):
        idea = actions[place]
        if can_challenge and idea == plain.DOUBT and number != ANY:
            continue
        # Like a player of random cards: more often than not the cards are not what they are said to be.
        is_any = number in (ANY, CHALLENGER, BELIEVER)
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
