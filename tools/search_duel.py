"""A best answer by search: how much a player wins who knows a table's strategy: ``python -m tools.search_duel``.

At every decision it deals the cards that it does not see many times. Each deal counts as much as the table would have
taken the actions that the other seat has taken. From a sample of these deals it plays every action on to the end of
the bout: the other seat by the table, itself as a learner plays that has practised against this table. It takes the
action that wins most. Like any best answer that is found by trial, it gives a lower bound.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection
from itertools import groupby
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import numpy as np

from bench.house.matches import Timed, match
from games.duel.actions import DuelAction
from games.duel.ai import abstraction as plain
from games.duel.ai import trained
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import CARDS, Table, TrainedPlayer, acted, sheet_of
from games.duel.cards import Card
from games.duel.options import HAND_SIZE
from games.duel.state import Entry, Phase
from games.duel.view import Lying, View
from games.entropy import Entropy
from tools import duel_bout as swift
from tools.compiling import Floats, Ints, compiled
from tools.duel_bout import act, ideas, lay, likeness, survey
from tools.duel_rivals import DUEL
from tools.notes import Notes, answered, seeded
from tools.regret import TABLE, playout, roomy
from tools.respond_duel import answer, noted, practised

DEALS, SAMPLE = 4000, 400
"""How many deals are weighed at a decision, and how many of them are played on."""


class Past(NamedTuple):
    """What the other seat has decided in the bout, as everybody saw it."""

    sheets: Ints
    """What it considered, by decision, without its hand and its discards."""
    taken: Ints
    """The idea, by decision: of the two ideas that look alike, the one with true cards."""
    drawn: Ints
    """How many cards it had drawn before each decision, and at last until now."""


def past(view: View) -> Past:
    """Return the decisions of the other seat that led to this view."""
    assert view.seat is not None
    tale = _Tale(view)
    for turn, told in groupby(view.log, key=lambda entry: entry.turn):
        tale.follow(list(told), is_over=turn != view.turn or view.phase is Phase.CLAIM)
    assert tuple(tale.cakes) == view.cakes
    assert tale.deck == view.deck
    assert [hand.count for hand in view.hands] == tale.held
    return Past(
        np.array(tale.sheets, np.int64).reshape(-1, plain.SHEET),
        np.array(tale.taken, np.int64),
        np.array([*tale.draws, tale.drawn], np.int64),
    )


class _Tale:
    """A core bout as it was played, told from the public log."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.other = 1 - view.seat
        starter = view.log[0].seat if view.log else view.attacker
        self.cakes = [4, 4]
        self.cakes[starter or 0] = 3
        self.held = [HAND_SIZE, HAND_SIZE]
        self.deck = sum(plain.COPIES) - 2 * HAND_SIZE
        self.said: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.passed: set[int] = set()
        self.drawn = HAND_SIZE
        self.sheets: list[list[int]] = []
        self.taken: list[int] = []
        self.draws: list[int] = []

    def follow(self, told: list[Entry], *, is_over: bool) -> None:
        """Follow one turn; ``is_over`` says whether its claims were accepted."""
        first, seat = told[0], told[0].seat
        if first.name is None:
            if self.held[seat]:
                self._decided(seat, plain.CLAIMING, plain.QUIET)
            self.passed.add(seat)
            return
        attack = CARDS.index(first.name), first.count
        self._decided(seat, plain.CLAIMING, 1 + (attack[0] * 4 + attack[1] - 1) * 2)
        self.passed.clear()
        self.held[seat] -= first.count
        block = told[1].count if len(told) > 1 else 0
        if block or is_over:
            idea = 2 + (block - 1) * 2 if block else plain.QUIET
            self._decided(1 - seat, plain.ANSWERING, idea, *attack)
            self.held[1 - seat] -= block
        if not is_over:
            return
        if block:
            self._decided(seat, plain.BLOCKED, plain.QUIET, *attack, block)
        stolen = max(attack[1] - block, 0) * (2 if first.name is Card.WIZARD else 1)
        stolen = min(stolen, self.cakes[1 - seat])
        self.cakes[seat] += stolen
        self.cakes[1 - seat] -= stolen
        for entry in told:
            assert entry.name is not None
            self.said[entry.seat][CARDS.index(entry.name)] += entry.count
        for drawer in (seat, 1 - seat):
            count = min(HAND_SIZE - self.held[drawer], self.deck)
            self.held[drawer] += count
            self.deck -= count
            self.drawn += count * (drawer == self.other)

    def _decided(
        self, seat: int, phase: int, idea: int, attack: int = 0, size: int = 0, block: int = 0
    ) -> None:
        if seat != self.other:
            return
        sheet = [0] * plain.SHEET
        sheet[plain.PHASE], sheet[plain.OWN_CAKES], sheet[plain.DECK] = phase, self.cakes[seat], self.deck
        sheet[plain.HELD_THERE], sheet[plain.MAY_END] = self.held[1 - seat], int(1 - seat in self.passed)
        sheet[plain.ATTACK], sheet[plain.ATTACKERS], sheet[plain.BLOCKERS] = attack, size, block
        for card in range(5):
            sheet[plain.SAID + card] = self.said[seat][card]
            sheet[plain.HEARD + card] = self.said[1 - seat][card]
        self.sheets.append(sheet)
        self.taken.append(idea)
        self.draws.append(self.drawn)


def seen(view: View) -> tuple[Ints, Ints]:
    """Return the bout without what the seat does not see, and the cards that it does not see."""
    assert view.seat is not None
    seat, other = view.seat, 1 - view.seat
    bout, tale = np.zeros(swift.LENGTH, np.int64), sheet_of(view)
    bout[swift.ATTACKER] = seat if view.phase is not Phase.ANSWER else other
    bout[swift.PHASE], bout[swift.DECK] = tale[plain.PHASE], view.deck
    bout[swift.CAKES : swift.CAKES + 2] = view.cakes
    for passed in view.passed:
        bout[swift.PASSED + passed] = 1
    bout[swift.NAME] = tale[plain.ATTACK]
    bout[swift.SIZE], bout[swift.BLOCKERS] = tale[plain.ATTACKERS], tale[plain.BLOCKERS]
    bout[swift.HANDS + 6 * seat : swift.HANDS + 6 * seat + 6] = tale[plain.HAND : plain.HAND + 6]
    gone = np.array(tale[plain.GONE : plain.GONE + 6])
    unseen = np.array(plain.COPIES) - gone - np.array(tale[plain.HAND : plain.HAND + 6])
    if view.phase is Phase.BLOCK:
        laid = _counts(view.attack)
        bout[swift.LAID : swift.LAID + 6] = laid
        gone -= laid
    bout[swift.GONE + 6 * seat : swift.GONE + 6 * seat + 6] = gone
    bout[swift.CLAIMED + 5 * seat : swift.CLAIMED + 5 * seat + 5] = tale[plain.SAID : plain.SAID + 5]
    bout[swift.CLAIMED + 5 * other : swift.CLAIMED + 5 * other + 5] = tale[plain.HEARD : plain.HEARD + 5]
    return bout, np.repeat(np.arange(6), unseen)


def _counts(claim: Lying | None) -> Ints:
    assert claim is not None
    assert claim.cards is not None
    return np.array([claim.cards.count(card) for card in CARDS[: plain.KINDS]], np.int64)


@compiled
def imagined(
    bout: Ints, other: int, unseen: Ints, past: Past, fixed: Notes, found: Ints, weights: Floats
) -> int:
    """Deal the unseen cards many times; write down the possible bouts and their weights, and return their number."""
    count, decisions = 0, len(past.taken)
    actions, keys = np.zeros(plain.IDEAS, np.int64), np.zeros(2, np.int64)
    chances = np.zeros(plain.IDEAS, np.float32)
    hand, gone, laid = np.zeros(6, np.int64), np.zeros(6, np.int64), np.zeros(6, np.int64)
    for _ in range(len(weights)):
        np.random.shuffle(unseen)
        hand[:], gone[:], laid[:] = 0, 0, 0
        weight, held = 1.0, 0
        for decision in range(decisions + 1):
            while held < past.drawn[decision]:
                hand[unseen[held]] += 1
                held += 1
            if decision == decisions:
                break
            paper = past.sheets[decision].copy()
            paper[plain.HAND : plain.HAND + 6], paper[plain.GONE : plain.GONE + 6] = hand, gone
            able = ideas(paper, actions)
            keys[0], keys[1] = likeness(paper, False), likeness(paper, True)
            answered(fixed.keys, fixed.played, keys, actions, able, chances)
            true = false = 0.0
            for place in range(able):
                true += chances[place] if actions[place] == past.taken[decision] else 0.0
                is_claim = past.taken[decision] != plain.QUIET
                false += chances[place] if is_claim and actions[place] == past.taken[decision] + 1 else 0.0
            weight *= true + false
            if weight == 0:
                break
            laid[:] = 0
            if past.taken[decision] != plain.QUIET:
                lay(paper, past.taken[decision] + int(np.random.random() * (true + false) >= true), laid)
                hand -= laid
                gone += laid
        if weight > 0:
            found[count], weights[count] = bout, weight
            _place(found[count], other, hand, gone, laid)
            left = unseen[held:]
            found[count, swift.CARDS + 8 : swift.CARDS + 8 + len(left)] = left
            count += 1
    return count


@compiled
def _place(bout: Ints, other: int, hand: Ints, gone: Ints, laid: Ints) -> None:
    """Give the other seat these cards: in its hand, in its discards, and in the claim that it made last."""
    lies = bout[swift.PHASE] != plain.CLAIMING
    start = swift.LAID if bout[swift.PHASE] == plain.ANSWERING else swift.SHIELDS
    for card in range(6):
        bout[swift.HANDS + 6 * other + card] = hand[card]
        bout[swift.GONE + 6 * other + card] = gone[card] - (laid[card] if lies else 0)
        if lies:
            bout[start + card] = laid[card]


@compiled
def valued(
    found: Ints,
    weights: Floats,
    count: int,
    sample: int,
    seat: int,
    learnt: Notes,
    fixed: Notes,
    values: Floats,
) -> None:
    """Write down what each action of the seat wins on average, over a sample of these bouts."""
    room, probe = roomy(plain.IDEAS), np.zeros(swift.LENGTH, np.int64)
    room.weight[0] = 1.0
    actions, keys = np.zeros(plain.IDEAS, np.int64), np.zeros(2, np.int64)
    able = survey(found[0].copy(), actions, keys)
    values[:] = 0
    step = weights[:count].sum() / sample
    mark, row, sum_ = step * np.random.random(), 0, weights[0]
    for _ in range(sample):
        while sum_ < mark and row < count - 1:
            row += 1
            sum_ += weights[row]
        for place in range(able):
            probe[:] = found[row]
            act(probe, actions[place])
            values[place] += playout(DUEL, probe, seat, TABLE, learnt, fixed, room) / sample
        mark += step


class SearchingPlayer:
    """Plays core bouts against one table, and knows it."""

    def __init__(self, fixed: Notes, learnt: Notes, *, deals: int = DEALS, sample: int = SAMPLE) -> None:
        """``learnt`` is what a learner knows that has practised against the table; it plays the rest of a bout."""
        self._fixed, self._learnt, self._sample = fixed, learnt, sample
        self._otherwise = TrainedPlayer(HeuristicPlayer(STRONG), answer(learnt))
        self._found = np.zeros((deals, swift.LENGTH), np.int64)
        self._weights = np.zeros(deals, np.float32)

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the action that wins most in the sample."""
        assert view.seat is not None
        number, _ = entropy.below(1 << 30)
        seeded(number)
        told = sheet_of(view)
        actions = [0] * plain.IDEAS
        count = plain.ideas(told, actions)
        bout, unseen = seen(view)
        known = past(view)
        found = imagined(bout, 1 - view.seat, unseen, known, self._fixed, self._found, self._weights)
        if not found:
            # None of these deals explains what was done.
            return self._otherwise.choose(view, legal, entropy)
        values = np.zeros(plain.IDEAS, np.float32)
        valued(self._found, self._weights, found, self._sample, view.seat, self._learnt, self._fixed, values)
        return acted(view, told, actions[int(np.argmax(values[:count]))])


def main() -> None:
    """Practise, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--table", type=Path, default=Path(trained.__file__).with_suffix(".table"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=300_000, help="how much the learner practises")
    parser.add_argument("--bouts", type=int, default=2_000)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--sample", type=int, default=SAMPLE)
    options = parser.parse_args()
    table = Table(options.table.read_bytes())
    player, fixed = TrainedPlayer(HeuristicPlayer(STRONG), table), noted(table)
    learnt = practised(fixed, options.passes, options.seed)
    searcher = Timed(SearchingPlayer(fixed, learnt, deals=options.deals, sample=options.sample))
    seeds = range(1, 1 + options.bouts // 2)
    for name, rival in (
        ("learner", TrainedPlayer(HeuristicPlayer(STRONG), answer(learnt))),
        ("search", searcher),
    ):
        results = match(rival, player, seeds)
        print(
            f"{name:8} wins {results.share:.1%} ± {results.margin:.1%} of {2 * len(seeds)} bouts", flush=True
        )
    print(f"a choice by search takes {1000 * mean(searcher.seconds):.0f} ms")


if __name__ == "__main__":
    main()
