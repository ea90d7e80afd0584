"""Deals that explain what the other seat has done, and what each action wins in them, in bouts of two."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

import numpy as np

from games.duel import Mode, View
from games.duel.ai.abstraction import ANSWERING, CLAIMING, QUIET
from lab.compiling import Floats, Ints, compiled
from lab.notes import Notes, answered
from lab.regret import TABLE, Room, Rules, chosen, roomy, won


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


class Possible(NamedTuple):
    """Bouts as they may stand."""

    bouts: Ints
    weights: Floats
    others: Ints
    """Who the other seat is."""


class Known(NamedTuple):
    """All that a seat knows when it has to decide."""

    bout: Ints
    """The bout without what the seat does not see."""
    unseen: Unseen
    past: Past


class Search(NamedTuple):
    """The compiled functions of a mode."""

    imagined: Callable[[Ints, int, Unseen, Past, Ints, Notes, Possible], int]
    """Deals the unseen cards many times; writes down the possible bouts and returns their number.

    The array of numbers says who the other seat may be: the ``TABLE``, or characters.
    """
    valued: Callable[[Possible, int, int, int, Notes, Notes, Floats, Floats], None]
    """Writes down what each action of the seat wins in each bout of a sample of them, and on average."""


class Reading(NamedTuple):
    """How bouts of a mode are searched."""

    mode: Mode
    search: Search
    known: Callable[[View], Known | None]
    """Returns a seat's knowledge, or None where the search cannot imagine the rest."""


def room_for(deals: int, length: int) -> Possible:
    """Return room for that many bouts."""
    return Possible(
        np.zeros((deals, length), np.int64), np.zeros(deals, np.float32), np.zeros(deals, np.int64)
    )


@compiled
def played_on(
    rules: Rules, game: Ints, seat: int, own: int, other: int, notes: Notes, fixed: Notes, room: Room
) -> float:
    """Return a seat's winnings when both play on like these: as learned (0), by the ``TABLE``, or a character."""
    actor = rules.actor(game)
    while actor >= 0:
        rules.act(game, chosen(rules, game, own if actor == seat else other, notes, fixed, room))
        actor = rules.actor(game)
    return won(rules, game, seat)


def compiled_search(  # noqa: PLR0915 - compiled functions see the constants of a mode only from inside
    plain: ModuleType, swift: ModuleType, rivals: ModuleType, rules: Rules
) -> Search:
    """Return the search in a mode: ``plain`` tells its situations apart, ``swift`` holds its compiled bout."""
    kinds, most, quiet = plain.KINDS, plain.IDEAS, QUIET
    own_hand, own_gone = plain.HAND, plain.GONE
    length, phase, hands, discards, deck = swift.LENGTH, swift.PHASE, swift.HANDS, swift.GONE, swift.CARDS + 8
    attackers, blockers = swift.LAID, swift.SHIELDS
    ideas, likeness, lay, survey = swift.ideas, swift.likeness, swift.lay, swift.survey
    preferred = rivals.preferred

    @compiled
    def explained(paper: Ints, taken: int, who: int, fixed: Notes, room: Room) -> tuple[float, float]:
        """Return the chances that they take this idea, and the one that looks alike and has false cards."""
        able = ideas(paper, room.actions)
        is_claim = taken != quiet
        if who != TABLE:
            idea = preferred(paper, who, room.actions, able)
            return 1.0 if idea == taken else 0.0, 1.0 if is_claim and idea == taken + 1 else 0.0
        room.keys[0], room.keys[1] = likeness(paper, False), likeness(paper, True)
        answered(fixed.keys, fixed.played, room.keys, room.actions, able, room.chances)
        true = false = 0.0
        for place in range(able):
            true += room.chances[place] if room.actions[place] == taken else 0.0
            false += room.chances[place] if is_claim and room.actions[place] == taken + 1 else 0.0
        return true, false

    @compiled
    def imagined(
        bout: Ints, other: int, unseen: Unseen, past: Past, others: Ints, fixed: Notes, found: Possible
    ) -> int:
        count, decisions, sure = 0, len(past.taken), len(unseen.cards)
        pool = np.zeros(sure + unseen.missing, np.int64)
        pool[:sure] = unseen.cards
        room = roomy(most)
        hand, gone, laid = np.zeros(kinds, np.int64), np.zeros(kinds, np.int64), np.zeros(kinds, np.int64)
        for _ in range(len(found.weights)):
            who = others[0] if len(others) == 1 else others[np.random.randint(len(others))]
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
                taken = past.taken[decision]
                true, false = explained(paper, taken, who, fixed, room)
                weight *= true + false
                if weight == 0:
                    break
                laid[:] = 0
                if taken != quiet:
                    lay(paper, taken + int(np.random.random() * (true + false) >= true), laid)
                    hand -= laid
                    gone += laid
            if weight > 0:
                found.bouts[count], found.weights[count], found.others[count] = bout, weight, who
                place_cards(found.bouts[count], other, hand, gone, laid)
                left = pool[held:]
                found.bouts[count, deck : deck + len(left)] = left
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
        found: Possible,
        count: int,
        seat: int,
        own: int,
        learnt: Notes,
        fixed: Notes,
        won: Floats,
        values: Floats,
    ) -> None:
        room, probe = roomy(most), np.zeros(length, np.int64)
        room.weight[0] = 1.0
        actions, keys = np.zeros(most, np.int64), np.zeros(2, np.int64)
        able, sample = survey(found.bouts[0].copy(), actions, keys), len(won)
        values[:] = 0
        step = found.weights[:count].sum() / sample
        mark, row, sum_ = step * np.random.random(), 0, found.weights[0]
        for number in range(sample):
            while sum_ < mark and row < count - 1:
                row += 1
                sum_ += found.weights[row]
            for place in range(able):
                probe[:] = found.bouts[row]
                rules.act(probe, actions[place])
                result = played_on(rules, probe, seat, own, found.others[row], learnt, fixed, room)
                won[number, place] = result
                values[place] += result / sample
            mark += step

    return Search(imagined, valued)
