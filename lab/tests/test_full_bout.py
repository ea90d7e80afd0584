"""The compiled bout with special cards follows the rules: the same moves lead to the same cakes, cards and winner.

The compiled heuristic gives the same values as the AI player as long as no special card is held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import numpy as np
import pytest

from games.duel import Card, Duel, DuelOptions, Mode, View
from games.duel.actions import Accept, Attack, Block, Challenge, DuelAction, Name, Pass, Take
from games.duel.ai import full_abstraction as plain
from games.duel.ai.abstraction import CLAIMING, DOUBT, QUIET
from games.duel.ai.heuristic import STRONG, _Appraisal
from games.duel.ai.trained import CARDS, acted, sheet_of
from games.duel.state import Phase, State
from games.entropy import Entropy
from lab import full_bout as swift
from lab import full_rivals
from lab.compiling import Ints
from lab.duel_heuristic import style_row

GAME = Duel()
OPTIONS = DuelOptions(mode=Mode.FULL, trophies=1)
QUESTIONS = (Phase.CLAIM, Phase.ANSWER, Phase.BLOCK)


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


def follow(bout: Ints, state: State, action: DuelAction) -> None:
    """Do the same, with the same cards."""
    match action:
        case Attack(cards, name, _):
            swift.attack(bout, CARDS.index(name), counts(cards))
        case Block(cards, name):
            swift.block(bout, CARDS.index(name), counts(cards))
        case Pass():
            swift.act(bout, QUIET)
        case Accept():
            swift.accept(bout)
        case Challenge():
            swift.challenge(bout)
        case Name(card):
            swift.name_card(bout, CARDS.index(card))
        case Take(positions):
            assert state.turn.attack is not None
            for position in positions:
                swift.take(bout, CARDS.index(state.turn.attack.cards[position - 1]), 1)
            swift.resolve_blockers(bout)
        case _:
            raise AssertionError(action)


def assert_same(state: State, bout: Ints) -> None:
    assert bout[swift.DECK] == len(state.bout.deck)
    assert tuple(bout[swift.CAKES : swift.CAKES + 2]) == state.bout.cakes
    assert bout[swift.OWED] == state.bout.owed
    for seat in (0, 1):
        held = bout[swift.HANDS + swift.KINDS * seat :][: swift.KINDS]
        assert held.tolist() == counts(state.bout.hands[seat]).tolist()
    assert {seat for seat in (0, 1) if bout[swift.PASSED + seat]} == set(state.bout.passed)
    assert bout[swift.ATTACKER] == state.turn.attacker


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
    assert max(keys) < 1 << 32
    for idea in thoughts[:count]:
        assert acted(view, told, idea) in legal


@pytest.mark.parametrize("seed", range(200))
def test_a_random_bout_goes_the_same_way_move_by_move(seed: int) -> None:
    entropy = Entropy(f"full bout {seed}".encode())
    state = GAME.deal(2, OPTIONS, entropy).state
    bout = twin(state)
    while asked := GAME.clocked(state):
        assert_same(state, bout)
        (seat,) = asked
        view, legal = GAME.view(state, seat), list(GAME.legal_actions(state, seat))
        if state.phase in QUESTIONS:
            assert swift.actor(bout) == seat
            assert_told_alike(view, legal, bout)
        # Few challenges, so that bouts last until the deck is empty.
        calm = [action for action in legal if not isinstance(action, Challenge)]
        pick, entropy = entropy.below(len(calm) + seed % 2)
        action = calm[pick] if pick < len(calm) else legal[1] if calm != legal else legal[0]
        before, state = state, GAME.apply(state, seat, action).state
        follow(bout, before, action)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert swift.actor(bout) == -1
    assert outcome.winners == (bout[swift.WINNER],)


@pytest.mark.parametrize("seed", range(60))
def test_a_bluff_is_false_and_a_claim_called_true_stands_when_it_is_challenged(seed: int) -> None:
    entropy = Entropy(f"challenged {seed}".encode())
    state = GAME.deal(2, OPTIONS, entropy).state
    for _ in range(12):
        seat = min(GAME.clocked(state))
        if state.phase is Phase.CLAIM:
            view = GAME.view(state, seat)
            told = sheet_of(view)
            thoughts = [0] * plain.IDEAS
            for idea in thoughts[1 : plain.ideas(told, thoughts)]:
                action = acted(view, told, idea)
                assert isinstance(action, Attack)
                claimed = GAME.apply(state, seat, action).state
                outcome = GAME.outcome(GAME.apply(claimed, 1 - seat, Challenge()).state)
                assert outcome is not None
                if Card.AGENT not in action.cards:
                    assert (outcome.winners == (seat,)) is not plain.is_false(told, idea)
        calm = [one for one in GAME.legal_actions(state, seat) if not isinstance(one, Challenge)]
        pick, entropy = entropy.below(len(calm))
        state = GAME.apply(state, seat, calm[pick]).state
        if not GAME.clocked(state):
            return


@pytest.mark.parametrize("seed", range(30))
def test_the_compiled_heuristic_values_accepting_and_challenging_as_the_player_does(seed: int) -> None:
    entropy = Entropy(f"full weighed {seed}".encode())
    state = GAME.deal(2, OPTIONS, entropy).state
    row = np.array(style_row(STRONG))
    while asked := GAME.clocked(state):
        (seat,) = asked
        view = GAME.view(state, seat)
        legal = GAME.legal_actions(state, seat)
        if state.phase in QUESTIONS and not view.looks:
            paper, appraisal = np.array(sheet_of(view)), _Appraisal(view, STRONG)
            for action in legal:
                if isinstance(action, (Pass, Accept)):
                    assert full_rivals.quiet(paper) == pytest.approx(appraisal.of(action)), view
                elif isinstance(action, Challenge):
                    assert 1 - full_rivals.truth(paper, row[0] / 3) == pytest.approx(appraisal.of(action)), (
                        view
                    )
        calm = [action for action in legal if not isinstance(action, Challenge)]
        pick, entropy = entropy.below(len(calm))
        state = GAME.apply(state, seat, calm[pick]).state


def test_the_ideas_of_a_claim_and_of_an_answer_begin_with_the_quiet_one() -> None:
    state = GAME.deal(2, OPTIONS, Entropy(b"a deal")).state
    told = sheet_of(GAME.view(state, state.turn.attacker))
    thoughts = [0] * plain.IDEAS
    plain.ideas(told, thoughts)
    assert told[plain.PHASE] == CLAIMING
    assert thoughts[0] == QUIET != DOUBT
