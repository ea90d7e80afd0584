"""The compiled bout follows the rules: the same moves lead to the same cakes, cards and winner.

The compiled heuristic gives the same values as the AI player. Both are tested here, so that one worker compiles them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from games.duel import Card, Duel, DuelOptions, View
from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Pass
from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import FAIR, STRONG, PlayStyle, _Appraisal
from games.duel.ai.trained import acted, sheet_of
from games.duel.state import State
from games.entropy import Entropy
from lab import duel_bout as swift
from lab.compiling import Ints
from lab.duel_heuristic import style_row, worth

GAME = Duel()
CARDS = tuple(Card)[:6]


def counts(cards: Iterable[Card]) -> Ints:
    held = Counter(cards)
    return np.array([held[card] for card in CARDS], np.int64)


def twin(state: State) -> Ints:
    """Return the same deal as the compiled bout starts it."""
    hands = state.bout.hands
    cards = [CARDS.index(card) for card in (*hands[0], *hands[1], *state.bout.deck)]
    bout = np.zeros(swift.LENGTH, np.int64)
    swift.begin(bout, state.turn.attacker, np.array(cards, np.int64))
    return bout


def follow(bout: Ints, action: DuelAction) -> None:
    """Do the same, whatever cards are laid."""
    match action:
        case Attack(cards, name, _):
            swift.attack(bout, CARDS.index(name), counts(cards))
        case Block(cards, _):
            swift.block(bout, counts(cards))
        case Pass() | Accept():
            swift.act(bout, plain.QUIET)
        case Challenge():
            swift.challenge(bout)
        case _:
            raise AssertionError(action)


def assert_same(state: State, bout: Ints) -> None:
    assert bout[swift.DECK] == len(state.bout.deck)
    assert tuple(bout[swift.CAKES : swift.CAKES + 2]) == state.bout.cakes
    for seat in (0, 1):
        held = bout[swift.HANDS + 6 * seat :][:6]
        assert held.tolist() == counts(state.bout.hands[seat]).tolist()
    assert {seat for seat in (0, 1) if bout[swift.PASSED + seat]} == set(state.bout.passed)
    assert [swift.actor(bout)] == list(GAME.clocked(state))


@pytest.mark.parametrize("seed", range(150))
def test_a_random_bout_goes_the_same_way_move_by_move(seed: int) -> None:
    entropy = Entropy(f"bout {seed}".encode())
    state = GAME.deal(2, DuelOptions(trophies=1), entropy).state
    bout = twin(state)
    while asked := GAME.clocked(state):
        assert_same(state, bout)
        (seat,) = asked
        view, legal = GAME.view(state, seat), list(GAME.legal_actions(state, seat))
        assert_told_alike(view, legal, bout)
        # Few challenges, so that bouts last until the deck is empty.
        calm = [action for action in legal if not isinstance(action, Challenge)]
        pick, entropy = entropy.below(len(calm) + seed % 2)
        action = (calm + legal)[pick] if pick < len(calm) else Challenge() if calm != legal else legal[0]
        if isinstance(action, Challenge):
            action = next(one for one in legal if isinstance(one, Challenge))
        state = GAME.apply(state, seat, action).state
        follow(bout, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert swift.actor(bout) == -1
    assert outcome.winners == (bout[swift.WINNER],)


def assert_told_alike(view: View, legal: list[DuelAction], bout: Ints) -> None:
    """Check that the seat's view gives the sheet of the compiled bout, and that its ideas can be carried out."""
    paper = np.zeros(plain.SHEET, np.int64)
    swift.look(bout, paper)
    told = sheet_of(view)
    assert told == paper.tolist()
    thoughts, swift_thoughts = [0] * plain.IDEAS, np.zeros(plain.IDEAS, np.int64)
    keys = np.zeros(2, np.int64)
    count = plain.ideas(told, thoughts)
    assert count == swift.survey(bout, swift_thoughts, keys)
    assert thoughts == swift_thoughts.tolist()
    assert [plain.likeness(told, rough=False), plain.likeness(told, rough=True)] == keys.tolist()
    for idea in thoughts[:count]:
        assert acted(view, told, idea) in legal


def idea_of(paper: list[int], action: DuelAction) -> int:
    """Return the idea that an action carries out, whatever cards it lays."""
    match action:
        case Attack(cards, name) | Block(cards, name):
            false = any(card is not name for card in cards)
            if paper[plain.PHASE] == plain.CLAIMING:
                return 1 + (CARDS.index(name) * 4 + len(cards) - 1) * 2 + false
            return 2 + (len(cards) - 1) * 2 + false
        case Challenge():
            return plain.DOUBT
        case _:
            return plain.QUIET


def best(view: View, legal: list[DuelAction], style: PlayStyle) -> dict[int, float]:
    """Return the value of each idea to the AI player, carried out as well as possible."""
    paper, appraisal, found = sheet_of(view), _Appraisal(view, style), dict[int, float]()
    for action in legal:
        idea = idea_of(paper, action)
        found[idea] = max(found.get(idea, -1.0), appraisal.of(action))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_idea_has_the_same_value(seed: int) -> None:
    entropy = Entropy(f"weighed {seed}".encode())
    style = STRONG if seed % 2 else FAIR
    state = GAME.deal(2, DuelOptions(trophies=1), entropy).state
    while asked := GAME.clocked(state):
        (seat,) = asked
        view, legal = GAME.view(state, seat), list(GAME.legal_actions(state, seat))
        paper, known = sheet_of(view), best(view, legal, style)
        thoughts = [0] * plain.IDEAS
        for idea in thoughts[: plain.ideas(paper, thoughts)]:
            swift = worth(np.array(paper), idea, np.array(style_row(style)))
            assert swift == pytest.approx(known[idea]), (view, idea)
        calm = [action for action in legal if not isinstance(action, Challenge)]
        pick, entropy = entropy.below(len(calm))
        state = GAME.apply(state, seat, calm[pick]).state
