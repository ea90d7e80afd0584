"""A best answer by search: how much a player wins who knows a table's strategy: ``python -m lab.search_duel``.

At every decision it deals the cards that it does not see many times. Each deal counts as much as the table would have
taken the actions that the other seat has taken. From a sample of these deals it plays every action on to the end of
the bout: the other seat by the table, itself as a learner plays that has practised against this table. It takes the
action that wins most. Like any best answer that is found by trial, it gives a lower bound.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Collection
from itertools import groupby
from pathlib import Path
from statistics import mean

import numpy as np

from bench.house.matches import Timed, bout
from bench.house.results import Results
from games.ai import AIPlayer
from games.duel import Mode
from games.duel.actions import DuelAction
from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import CARDS, Table, TrainedPlayer, acted, kinds_of, sheet_of, trained_table
from games.duel.cards import Card
from games.duel.options import HAND_SIZE
from games.duel.state import Entry, Phase
from games.duel.view import Lying, View
from games.entropy import Entropy
from lab import duel_bout as swift
from lab import duel_rivals, search_full
from lab.compiling import Ints
from lab.notes import Notes, seeded
from lab.regret import TABLE
from lab.respond_duel import FIXED, answer, noted, practised
from lab.search_deals import Known, Past, Reading, Unseen, compiled_search, room_for
from lab.train_duel import TRAININGS

DEALS, SAMPLE = 4000, 400
"""How many deals are weighed at a decision, and how many of them are played on."""
SURE = 2.0
"""By how many standard errors an action must win more than the usual one to be taken instead."""


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


def seen(view: View) -> tuple[Ints, Unseen]:
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
    return bout, Unseen(np.repeat(np.arange(6), unseen), np.zeros(0, np.int64), 0)


def _counts(claim: Lying | None) -> Ints:
    assert claim is not None
    assert claim.cards is not None
    return np.array([claim.cards.count(card) for card in CARDS[: plain.KINDS]], np.int64)


def known(view: View) -> Known:
    """Return all that a seat of a core bout knows."""
    return Known(*seen(view), past(view))


CORE = Reading(Mode.CORE, compiled_search(plain, swift, duel_rivals, duel_rivals.DUEL), known)


class SearchingPlayer:
    """Plays bouts of two by search: against one table that it knows, or as a player that has this table itself."""

    def __init__(
        self,
        reading: Reading,
        fixed: Notes,
        learnt: Notes | None,
        *,
        usual: AIPlayer,
        deals: int = DEALS,
        sample: int = SAMPLE,
        gain: float | None = None,
        others: Ints = FIXED,
    ) -> None:
        """``learnt`` is what a learner knows that has practised against the table; it plays the rest of a bout.

        Without it, the table plays the rest for both seats. With a ``gain``, the action of the ``usual`` player is
        taken unless another one surely wins this share of the bouts more.
        """
        rules = TRAININGS[reading.mode].rules
        self._reading, self._fixed, self._learnt, self._gain = reading, fixed, learnt, gain
        self._usual = usual
        self._others = others
        self._found = room_for(deals, rules.length)
        self._won = np.zeros((sample, rules.actions), np.float32)
        self._values = np.zeros(rules.actions, np.float32)
        self.searched = 0
        """How many choices were searched for."""

    def choose(self, view: View, legal: Collection[DuelAction], entropy: Entropy) -> DuelAction:
        """Return the action that wins most in the sample."""
        assert view.seat is not None
        number, _ = entropy.below(1 << 30)
        seeded(number)
        usual: DuelAction = self._usual.choose(view, legal, entropy)
        known, search = self._reading.known(view), self._reading.search
        if known is None:
            return usual
        found = search.imagined(
            known.bout, 1 - view.seat, known.unseen, known.past, self._others, self._fixed, self._found
        )
        if not found:
            # None of these deals explains what was done.
            return usual
        self.searched += 1
        learnt, own = (self._fixed, TABLE) if self._learnt is None else (self._learnt, 0)
        search.valued(self._found, found, view.seat, own, learnt, self._fixed, self._won, self._values)
        told, kinds = sheet_of(view), kinds_of(self._reading.mode)
        ideas = [0] * kinds.IDEAS
        count = kinds.ideas(told, ideas)
        actions = [acted(view, told, idea) for idea in ideas[:count]]
        best = int(np.argmax(self._values[:count]))
        if self._gain is not None and usual in actions:
            more = self._won[:, best] - self._won[:, actions.index(usual)]
            if more.mean() < 2 * self._gain + SURE * more.std() / len(more) ** 0.5:
                return usual
        return actions[best]


def results(searcher: AIPlayer, rival: Callable[[], AIPlayer], seeds: range, mode: Mode) -> Results:
    """Play every deal twice, with seats changed; ``rival`` returns the other player of each bout."""
    found = Results()
    for seed in seeds:
        wins = (bout((searcher, rival()), seed, mode) == 0) + (bout((rival(), searcher), seed, mode) == 1)
        found.deals.append(wins / 2)
    return found


def main() -> None:
    """Practise, play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mode", type=Mode, default=Mode.CORE, choices=list(TRAININGS))
    parser.add_argument("--table", type=Path, help="instead of the table that the program brings along")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--passes", type=int, default=300_000, help="how much the learner practises")
    parser.add_argument("--bouts", type=int, default=2_000)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--sample", type=int, default=SAMPLE)
    options = parser.parse_args()
    mode: Mode = options.mode
    table = Table(options.table.read_bytes()) if options.table else trained_table(mode)
    player, fixed = TrainedPlayer(HeuristicPlayer(STRONG), table, mode), noted(table, mode)
    learnt = practised(fixed, options.passes, options.seed, mode=mode)
    learner = TrainedPlayer(HeuristicPlayer(STRONG), answer(learnt), mode)
    watch = search_full.Watch(player)
    reading = CORE if mode is Mode.CORE else search_full.reading(watch)
    search = SearchingPlayer(
        reading, fixed, learnt, usual=learner, deals=options.deals, sample=options.sample
    )
    searcher, seeds = Timed(search), range(1, 1 + options.bouts // 2)
    for name, one in (("learner", learner), ("search", searcher)):
        found = results(one, watch.begin if mode is Mode.FULL else lambda: player, seeds, mode)
        print(f"{name:8} wins {found.share:.1%} ± {found.margin:.1%} of {2 * len(seeds)} bouts", flush=True)
    times = sorted(1000 * seconds for seconds in searcher.seconds)
    print(f"a choice by search takes {mean(times):.0f} ms, the longest {times[-1]:.0f} ms")
    print(f"searched for {search.searched / len(times):.0%} of its choices")


if __name__ == "__main__":
    main()
