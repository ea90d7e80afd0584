"""Deals that explain what the other seat has done, and what each action wins in them, in bouts of two."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

import numpy as np

from games.duel import Mode, View
from games.duel.ai.abstraction import ANSWERING, CLAIMING, QUIET
from tools.compiling import Floats, Ints, compiled
from tools.notes import Notes, answered
from tools.regret import TABLE, Room, Rules, chosen, roomy, won


class Past(NamedTuple):
    """What the other seat has decided in the bout, as everybody saw it."""

    sheets: Ints
    """What it considered, by decision, without its hand and its discards."""
    taken: Ints
    """The idea, by decision: of the two ideas that look alike, the one with true cards."""
    drawn: Ints
    """How many cards it had drawn before each decision, and at last until now."""


class Unseen(NamedTuple):
    """The cards that a seat does not see."""

    cards: Ints
    """Those that are in the deck of the bout for certain."""
    specials: Ints
    """Special cards that may be in it."""
    missing: int
    """How many of the special cards are."""


class Known(NamedTuple):
    """All that a seat knows when it has to decide."""

    bout: Ints
    """The bout without what the seat does not see."""
    unseen: Unseen
    past: Past


class Search(NamedTuple):
    """The compiled functions of a mode."""

    imagined: Callable[[Ints, int, Unseen, Past, Notes, Ints, Floats], int]
    """Deals the unseen cards many times; writes down the possible bouts and their weights; returns their number."""
    valued: Callable[[Ints, Floats, int, int, int, Notes, Notes, Floats], None]
    """Writes down what each action of the seat wins in each bout of a sample of them: by bout and action."""


class Reading(NamedTuple):
    """How bouts of a mode are searched."""

    mode: Mode
    search: Search
    known: Callable[[View], Known | None]
    """Returns what a seat knows, or None where the search cannot imagine what it does not know."""


@compiled
def played_on(rules: Rules, game: Ints, seat: int, own: int, notes: Notes, fixed: Notes, room: Room) -> float:
    """Return what a seat wins when the other plays by the table, and itself as learned (0) or by the ``TABLE``."""
    actor = rules.actor(game)
    while actor >= 0:
        rules.act(game, chosen(rules, game, own if actor == seat else TABLE, notes, fixed, room))
        actor = rules.actor(game)
    return won(rules, game, seat)


def compiled_search(  # noqa: PLR0915 - compiled functions see the constants of a mode only from inside
    plain: ModuleType, swift: ModuleType, rules: Rules
) -> Search:
    """Return the search in a mode: ``plain`` tells its situations apart, ``swift`` holds its compiled bout."""
    kinds, most, quiet = plain.KINDS, plain.IDEAS, QUIET
    own_hand, own_gone = plain.HAND, plain.GONE
    length, phase, hands, discards, deck = swift.LENGTH, swift.PHASE, swift.HANDS, swift.GONE, swift.CARDS + 8
    attackers, blockers = swift.LAID, swift.SHIELDS
    ideas, likeness, lay, survey = swift.ideas, swift.likeness, swift.lay, swift.survey

    @compiled
    def imagined(
        bout: Ints, other: int, unseen: Unseen, past: Past, fixed: Notes, found: Ints, weights: Floats
    ) -> int:
        count, decisions, sure = 0, len(past.taken), len(unseen.cards)
        pool = np.zeros(sure + unseen.missing, np.int64)
        pool[:sure] = unseen.cards
        actions, keys = np.zeros(most, np.int64), np.zeros(2, np.int64)
        chances = np.zeros(most, np.float32)
        hand, gone, laid = np.zeros(kinds, np.int64), np.zeros(kinds, np.int64), np.zeros(kinds, np.int64)
        for _ in range(len(weights)):
            if unseen.missing:
                np.random.shuffle(unseen.specials)
                pool[:sure] = unseen.cards
                pool[sure:] = unseen.specials[: unseen.missing]
            np.random.shuffle(pool)
            hand[:], gone[:], laid[:] = 0, 0, 0
            weight, held = 1.0, 0
            for decision in range(decisions + 1):
                while held < past.drawn[decision]:
                    hand[pool[held]] += 1
                    held += 1
                if decision == decisions:
                    break
                paper = past.sheets[decision].copy()
                paper[own_hand : own_hand + kinds], paper[own_gone : own_gone + kinds] = hand, gone
                able = ideas(paper, actions)
                keys[0], keys[1] = likeness(paper, False), likeness(paper, True)
                answered(fixed.keys, fixed.played, keys, actions, able, chances)
                true = false = 0.0
                for place in range(able):
                    true += chances[place] if actions[place] == past.taken[decision] else 0.0
                    is_claim = past.taken[decision] != quiet
                    false += (
                        chances[place] if is_claim and actions[place] == past.taken[decision] + 1 else 0.0
                    )
                weight *= true + false
                if weight == 0:
                    break
                laid[:] = 0
                if past.taken[decision] != quiet:
                    lay(paper, past.taken[decision] + int(np.random.random() * (true + false) >= true), laid)
                    hand -= laid
                    gone += laid
            if weight > 0:
                found[count], weights[count] = bout, weight
                place_cards(found[count], other, hand, gone, laid)
                left = pool[held:]
                found[count, deck : deck + len(left)] = left
                count += 1
        return count

    @compiled
    def place_cards(bout: Ints, other: int, hand: Ints, gone: Ints, laid: Ints) -> None:
        """Give the other seat these cards: in its hand, in its discards, and in the claim that it made last."""
        lies = bout[phase] != CLAIMING
        start = attackers if bout[phase] == ANSWERING else blockers
        for card in range(kinds):
            bout[hands + kinds * other + card] = hand[card]
            bout[discards + kinds * other + card] = gone[card] - (laid[card] if lies else 0)
            if lies:
                bout[start + card] = laid[card]

    @compiled
    def valued(
        found: Ints,
        weights: Floats,
        count: int,
        seat: int,
        own: int,
        learnt: Notes,
        fixed: Notes,
        won: Floats,
    ) -> None:
        room, probe = roomy(most), np.zeros(length, np.int64)
        room.weight[0] = 1.0
        actions, keys = np.zeros(most, np.int64), np.zeros(2, np.int64)
        able, sample = survey(found[0].copy(), actions, keys), len(won)
        step = weights[:count].sum() / sample
        mark, row, sum_ = step * np.random.random(), 0, weights[0]
        for number in range(sample):
            while sum_ < mark and row < count - 1:
                row += 1
                sum_ += weights[row]
            for place in range(able):
                probe[:] = found[row]
                rules.act(probe, actions[place])
                won[number, place] = played_on(rules, probe, seat, own, learnt, fixed, room)
            mark += step

    return Search(imagined, valued)
