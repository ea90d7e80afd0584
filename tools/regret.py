"""Counterfactual regret minimisation by outcome sampling with probes, for any two-player zero-sum game of arrays.

Each pass plays one game. At every decision of the learner, one action goes on and each of the others is probed by a
single playout, so that all of them are valued at every visit (Gibson, Lanctot, Burch, Szafron, Bowling:
"Generalized sampling and variance in counterfactual regret minimization", 2012). Later passes weigh more.

A pass visits a situation in proportion to how often the learner gets there itself, and its regrets are not
weighed up for that: with forgetful situations the weights would be wild, and what is rarely met matters less.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tools.compiling import Floats, Ints, compiled

DEPTH = 128
"""More decisions than a game ever has."""


class Rules(NamedTuple):
    """A game, its functions compiled."""

    length: int
    """Of the array that holds a game."""
    actions: int
    """The most that a decision offers; actions are numbered below this."""
    deal: Callable[[Ints], None]
    actor: Callable[[Ints], int]
    """The seat that decides, -1 at the end."""
    survey: Callable[[Ints, Ints, Ints], int]
    """Writes down the actions and the two keys of the situation, fine and rough; how many actions there are."""
    act: Callable[[Ints, int], None]
    payoff: Callable[[Ints], float]
    """What seat 0 wins."""
    rival: Callable[[Ints, int, Ints, int], int]
    """What a scripted player of this number (from 1) does: out of so many actions, one."""


class Notes(NamedTuple):
    """What was learnt of each situation. A table with open addressing: row by hash."""

    keys: Ints
    """The fine key of each row plus one; 0 where there is none."""
    rough: Ints
    """The rough key."""
    regrets: Floats
    """By row and action."""
    played: Floats
    """How much each action was played, later passes weighing more."""


class Room(NamedTuple):
    """Where a decision is written for a moment: making new arrays takes its time."""

    actions: Ints
    keys: Ints
    chances: Floats


class Trail(NamedTuple):
    """The learner's decisions of one game, by depth: the row, how many actions, which went on."""

    rows: Ints
    counts: Ints
    picks: Ints
    offered: Ints
    """The actions, by depth and place."""
    chances: Floats
    values: Floats
    """What each was worth."""


def blank(rows: int, actions: int) -> Notes:
    """Room for so many situations, a power of two."""
    assert rows & (rows - 1) == 0
    return Notes(
        np.zeros(rows, np.int64),
        np.zeros(rows, np.int64),
        np.zeros((rows, actions), np.float32),
        np.zeros((rows, actions), np.float32),
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


@compiled
def chosen(rules: Rules, game: Ints, rival: int, notes: Notes, fixed: Notes, room: Room) -> int:
    """What is done in a playout: by a rival's script (from 1), by a finished table (-1), or by what was learnt."""
    count = rules.survey(game, room.actions, room.keys)
    if rival > 0:
        return rules.rival(game, rival, room.actions, count)
    if rival < 0:
        answered(fixed.keys, fixed.played, room.keys, room.actions, count, room.chances)
    else:
        row = row_of(notes.keys, room.keys[0])
        matched(notes.regrets[row], room.actions, count, room.chances)
    return int(room.actions[drawn(room.chances, count)])


@compiled
def won(rules: Rules, game: Ints, learner: int) -> float:
    """What the learner has at the end of a game."""
    return rules.payoff(game) if learner == 0 else -rules.payoff(game)


@compiled
def playout(
    rules: Rules, game: Ints, learner: int, rival: int, notes: Notes, fixed: Notes, room: Room
) -> float:
    """What the learner wins when the game goes on by itself."""
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
    """Try out, one playout each, what the learner does not do at this decision."""
    for place in range(trail.counts[depth]):
        if place != trail.picks[depth]:
            probe[:] = game
            rules.act(probe, trail.offered[depth, place])
            trail.values[depth, place] = playout(rules, probe, learner, rival, notes, fixed, room)


@compiled
def descended(
    rules: Rules, game: Ints, learner: int, rival: int, notes: Notes, fixed: Notes, room: Room,
    probe: Ints, trail: Trail, weight: float, curious: float,
) -> int:  # fmt: skip
    """Play one game, note on the trail what the learner decided, and how often it did."""
    depth, seat = 0, rules.actor(game)
    while seat >= 0:
        if seat != learner and rival != 0:
            rules.act(game, chosen(rules, game, rival, notes, fixed, room))
            seat = rules.actor(game)
            continue
        actions, chances = trail.offered[depth], trail.chances[depth]
        count = rules.survey(game, actions, room.keys)
        row = row_of(notes.keys, room.keys[0])
        notes.keys[row], notes.rough[row] = room.keys[0] + 1, room.keys[1]
        matched(notes.regrets[row], actions, count, chances)
        pick = drawn(chances, count)
        if seat != learner:
            for place in range(count):
                notes.played[row, actions[place]] += weight * chances[place]
        else:
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
    """From the end of the game back: regret what would have been better than what is usually done."""
    for level in range(depth - 1, -1, -1):
        trail.values[level, trail.picks[level]] = value
        value = 0.0
        for place in range(trail.counts[level]):
            value += trail.chances[level, place] * trail.values[level, place]
        for place in range(trail.counts[level]):
            gain = trail.values[level, place] - value
            notes.regrets[trail.rows[level], trail.offered[level, place]] += weight * gain


@compiled
def practise(
    rules: Rules, passes: int, first: int, whole: int, notes: Notes, fixed: Notes,
    rivals: Ints, share: float, curious: float,
) -> None:  # fmt: skip
    """Play so many passes, of ``whole`` altogether, from number ``first`` on.

    In a ``share`` of them the other seat is played by one of the ``rivals`` (numbers as in ``chosen``); then its
    own situations teach nothing. ``curious`` is how much of the learner's play is tried out at random.
    """
    game, probe = np.zeros(rules.length, np.int64), np.zeros(rules.length, np.int64)
    most = rules.actions
    room = Room(np.zeros(most, np.int64), np.zeros(2, np.int64), np.zeros(most, np.float32))
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
        rival = rivals[np.random.randint(len(rivals))] if np.random.random() < share else 0
        rules.deal(game)
        depth = descended(rules, game, learner, rival, notes, fixed, room, probe, trail, weight, curious)
        credited(notes, trail, depth, won(rules, game, learner), weight)


@compiled
def wins(rules: Rules, games: int, rival: int, notes: Notes, fixed: Notes, *, is_fixed: bool) -> float:
    """What is won a game, seats in turn: by the finished table, or by what was learnt."""
    game = np.zeros(rules.length, np.int64)
    most, total = rules.actions, 0.0
    room = Room(np.zeros(most, np.int64), np.zeros(2, np.int64), np.zeros(most, np.float32))
    for number in range(games):
        rules.deal(game)
        seat = rules.actor(game)
        while seat >= 0:
            own = -1 if is_fixed else 0
            rules.act(game, chosen(rules, game, own if seat == number & 1 else rival, notes, fixed, room))
            seat = rules.actor(game)
        total += won(rules, game, number & 1)
    return total / games
