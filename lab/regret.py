"""Counterfactual regret minimisation by outcome sampling with probes, for any two-player zero-sum game of arrays.

Each pass plays one game. At every decision of the learner, one action goes on and each of the others is probed by a
single playout, so that all of them are valued at every visit (Gibson, Lanctot, Burch, Szafron, Bowling:
"Generalized sampling and variance in counterfactual regret minimization", 2012). Later passes have a higher weight.

A pass visits a situation in proportion to how often the learner itself reaches it. The regrets are not corrected for
that: with imperfect recall the weights would vary wildly, and rare situations matter less.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from lab.compiling import Floats, Ints, compiled
from lab.notes import Notes, answered, drawn, leaning, row_of

DEPTH = 128
"""More decisions than a game ever has."""
TABLE, LEARNER = -1, -2
"""Rivals that use the notes called ``fixed``: as a finished table, and as another learner plays at present."""


class Rules(NamedTuple):
    """A game with its compiled functions."""

    length: int
    """The size of the array that holds a game."""
    actions: int
    """The most actions in a decision; actions are numbered below this."""
    deal: Callable[[Ints], None]
    actor: Callable[[Ints], int]
    """Returns the seat that decides, -1 at the end."""
    survey: Callable[[Ints, Ints, Ints], int]
    """Writes the actions and the two keys of the situation, fine and rough; returns the number of actions."""
    act: Callable[[Ints, int], None]
    payoff: Callable[[Ints], float]
    """Returns the winnings of seat 0."""
    rival: Callable[[Ints, int, Ints, int], int]
    """Returns the action of a scripted player of this number (from 1): an index into the actions."""


class Room(NamedTuple):
    """Scratch space for a decision: creating arrays takes time."""

    actions: Ints
    keys: Ints
    chances: Floats
    weight: Floats
    """One number: the weight of the present pass."""


class Trail(NamedTuple):
    """The learner's decisions in one game, by depth: the row, the number of actions, the chosen one."""

    rows: Ints
    counts: Ints
    picks: Ints
    offered: Ints
    """The actions, by depth and position."""
    chances: Floats
    values: Floats
    """The value of each action."""


@compiled
def roomy(actions: int) -> Room:
    """Return room for decisions of at most that many actions."""
    return Room(
        np.zeros(actions, np.int64),
        np.zeros(2, np.int64),
        np.zeros(actions, np.float32),
        np.zeros(1, np.float32),
    )


@compiled
def chosen(rules: Rules, game: Ints, rival: int, notes: Notes, fixed: Notes, room: Room) -> int:
    """Return the action in a playout: of a rival (from 1, ``TABLE`` or ``LEARNER``) or of the learner itself (0)."""
    count = rules.survey(game, room.actions, room.keys)
    if rival > 0:
        return rules.rival(game, rival, room.actions, count)
    if rival == TABLE:
        answered(fixed.keys, fixed.played, room.keys, room.actions, count, room.chances)
    else:
        known = fixed if rival == LEARNER else notes
        row, rough = row_of(known.keys, room.keys[0]), row_of(known.keys, room.keys[1])
        leaning(known, row, rough, room.actions, count, room.weight[0], room.chances)
    return int(room.actions[drawn(room.chances, count)])


@compiled
def won(rules: Rules, game: Ints, learner: int) -> float:
    """Return the learner's winnings at the end of a game."""
    return rules.payoff(game) if learner == 0 else -rules.payoff(game)


@compiled
def playout(
    rules: Rules, game: Ints, learner: int, rival: int, notes: Notes, fixed: Notes, room: Room
) -> float:
    """Return the learner's winnings after the game is played out."""
    seat = rules.actor(game)
    while seat >= 0:
        rules.act(game, chosen(rules, game, 0 if seat == learner else rival, notes, fixed, room))
        seat = rules.actor(game)
    return won(rules, game, learner)


@compiled
def probed(
    rules: Rules, game: Ints, learner: int, rival: int, notes: Notes, fixed: Notes, room: Room,
    probe: Ints, trail: Trail, depth: int,
) -> None:  # fmt: skip
    """Probe, with one playout each, the actions that the learner does not take at this decision."""
    for place in range(trail.counts[depth]):
        if place != trail.picks[depth]:
            probe[:] = game
            rules.act(probe, trail.offered[depth, place])
            trail.values[depth, place] = playout(rules, probe, learner, rival, notes, fixed, room)


@compiled
def descended(
    rules: Rules, game: Ints, learner: int, rival: int, notes: Notes, fixed: Notes, room: Room,
    probe: Ints, trail: Trail, curious: float,
) -> int:  # fmt: skip
    """Play one game and write down the learner's decisions; return their number."""
    depth, seat, weight = 0, rules.actor(game), room.weight[0]
    while seat >= 0:
        if seat != learner and rival != 0:
            rules.act(game, chosen(rules, game, rival, notes, fixed, room))
            seat = rules.actor(game)
            continue
        actions, chances = trail.offered[depth], trail.chances[depth]
        count = rules.survey(game, actions, room.keys)
        row = row_of(notes.keys, room.keys[0])
        notes.keys[row] = room.keys[0] + 1
        rough = row_of(notes.keys, room.keys[1])
        notes.keys[rough] = room.keys[1] + 1
        notes.rough[row] = notes.rough[rough] = rough
        leaning(notes, row, rough, actions, count, weight, chances)
        pick = drawn(chances, count)
        for place in range(count):
            notes.played[row, actions[place]] += weight * chances[place]
        if seat == learner:
            if np.random.random() < curious:
                pick = np.random.randint(count)
            trail.rows[depth], trail.counts[depth], trail.picks[depth] = row, count, pick
            probed(rules, game, learner, rival, notes, fixed, room, probe, trail, depth)
            depth += 1
        rules.act(game, actions[pick])
        seat = rules.actor(game)
    return depth


@compiled
def credited(notes: Notes, trail: Trail, depth: int, value: float, weight: float) -> None:
    """Go back from the end of the game: add the regrets of the actions that would have been better than usual."""
    for level in range(depth - 1, -1, -1):
        trail.values[level, trail.picks[level]] = value
        value = 0.0
        for place in range(trail.counts[level]):
            value += trail.chances[level, place] * trail.values[level, place]
        row, rough = trail.rows[level], notes.rough[trail.rows[level]]
        notes.met[row] += weight
        notes.met[rough] += weight if rough != row else 0.0
        for place in range(trail.counts[level]):
            gain = weight * (trail.values[level, place] - value)
            notes.regrets[row, trail.offered[level, place]] += gain
            notes.regrets[rough, trail.offered[level, place]] += gain if rough != row else 0.0


@compiled
def practise(
    rules: Rules, passes: int, first: int, whole: int, notes: Notes, fixed: Notes,
    rivals: Ints, share: float, curious: float,
) -> None:  # fmt: skip
    """Play that many passes, of ``whole`` in total, from number ``first`` on.

    In a ``share`` of them one of the ``rivals`` (numbers as in ``chosen``) plays the other seat; then nothing is
    learned
    from that seat's situations. ``curious`` is the share of the learner's actions that are random.
    """
    game, probe = np.zeros(rules.length, np.int64), np.zeros(rules.length, np.int64)
    most = rules.actions
    room = roomy(most)
    trail = Trail(
        np.zeros(DEPTH, np.int64),
        np.zeros(DEPTH, np.int64),
        np.zeros(DEPTH, np.int64),
        np.zeros((DEPTH, most), np.int64),
        np.zeros((DEPTH, most), np.float32),
        np.zeros((DEPTH, most), np.float32),
    )
    for number in range(first, first + passes):
        learner, weight = number & 1, (number + 1) / whole
        room.weight[0] = weight
        rival = rivals[np.random.randint(len(rivals))] if np.random.random() < share else 0
        rules.deal(game)
        depth = descended(rules, game, learner, rival, notes, fixed, room, probe, trail, curious)
        credited(notes, trail, depth, won(rules, game, learner), weight)
