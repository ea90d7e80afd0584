"""The best answer by search: it follows what the other seat did, and imagines only deals that explain it."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import pytest

from bench.house.panel import PANEL
from games.duel import Duel, DuelOptions, Mode
from games.duel.actions import Attack, Challenge, Pass
from games.duel.ai import abstraction as plain
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.honest import HonestPlayer
from games.duel.ai.trained import Table, TrainedPlayer, sheet_of
from games.duel.state import Phase
from games.entropy import Entropy
from lab import duel_bout as swift
from lab.duel_bout import likeness
from lab.duel_rivals import HONEST
from lab.notes import blank, seeded
from lab.regret import TABLE
from lab.respond_duel import FIXED, noted
from lab.search_deals import room_for
from lab.search_duel import CORE, SearchingPlayer, past, seen
from lab.train_duel import packed, written

GAME = Duel()
OPTIONS = DuelOptions(mode=Mode.CORE, trophies=1)
WEIGHING = HeuristicPlayer(STRONG)
LIE = 2
"""The idea to claim one Soldier falsely."""
OPEN = [plain.PHASE, plain.OWN_CAKES, plain.DECK, plain.HELD_THERE, plain.MAY_END]
OPEN += [plain.ATTACK, plain.ATTACKERS, plain.BLOCKERS, *range(plain.SAID, plain.SHEET)]
"""What everybody can see of a sheet."""


@pytest.mark.parametrize("rival", ["weighs", "liar", "random"])
def test_the_past_is_what_the_other_seat_considered(rival: str) -> None:
    players = (TrainedPlayer(WEIGHING), PANEL[rival])
    for deal in range(20):
        state = GAME.deal(2, OPTIONS, Entropy(b"deal %d" % deal)).state
        considered: tuple[list[list[int]], ...] = ([], [])
        while asked := GAME.clocked(state):
            (seat,) = asked
            view = GAME.view(state, seat)
            told = past(view)
            known = [[sheet[at] for at in OPEN] for sheet in considered[1 - seat]]
            assert told.sheets[:, OPEN].tolist() == known
            other = GAME.view(state, 1 - seat)
            assert told.drawn[-1] == len(other.hand) + len(other.discarded)
            considered[seat].append(sheet_of(view))
            legal = GAME.legal_actions(state, seat)
            action = players[seat].choose(view, tuple(legal), Entropy(b"%d" % len(considered[seat])))
            state = GAME.apply(state, seat, action).state


def lying_table() -> Table:
    """Return a table that opens every bout with a false claim of one Soldier."""
    found = {}
    for hand in combinations_with_replacement(range(plain.KINDS), 4):
        sheet = np.zeros(plain.SHEET, np.int64)
        sheet[plain.OWN_CAKES], sheet[plain.DECK] = 3, 12
        for card in hand:
            sheet[plain.HAND + card] += 1
        found[int(likeness(sheet, True))] = np.eye(plain.IDEAS, dtype=np.float32)[LIE]
    return Table(written(packed(found)))


def test_it_challenges_a_table_that_always_lies_and_imagines_no_true_claim() -> None:
    fixed = noted(lying_table())
    learnt = blank(1 << 10, plain.IDEAS)
    player = SearchingPlayer(CORE, fixed, learnt, usual=WEIGHING, deals=200, sample=20)
    state = GAME.deal(2, OPTIONS, Entropy(b"a deal")).state
    liar = state.turn.attacker
    legal = GAME.legal_actions(state, liar)
    action = TrainedPlayer(WEIGHING, lying_table()).choose(GAME.view(state, liar), tuple(legal), Entropy(b""))
    assert isinstance(action, Attack)
    state = GAME.apply(state, liar, action).state
    assert state.phase is Phase.ANSWER
    view = GAME.view(state, 1 - liar)
    assert isinstance(
        player.choose(view, tuple(GAME.legal_actions(state, 1 - liar)), Entropy(b"")), Challenge
    )

    bout, unseen = seen(view)
    found = room_for(100, swift.LENGTH)
    count = CORE.search.imagined(bout, liar, unseen, past(view), FIXED, fixed, found)
    assert count > 0
    assert not found.bouts[:count, swift.LAID].any(), "no Soldier lies there"
    held = found.bouts[:count, swift.HANDS + 6 * liar : swift.HANDS + 6 * liar + 6].sum(axis=1)
    assert set(held.tolist()) == {3}


@pytest.mark.parametrize("is_careful", [False, True])
def test_strong_keeps_its_action_unless_another_one_surely_wins_more(is_careful: bool) -> None:
    fixed = noted(lying_table())
    player = SearchingPlayer(
        CORE, fixed, None, usual=HonestPlayer(), deals=200, sample=50, gain=1.0 if is_careful else 0.0
    )
    state = GAME.deal(2, OPTIONS, Entropy(b"a deal")).state
    liar = state.turn.attacker
    legal = GAME.legal_actions(state, liar)
    action = TrainedPlayer(WEIGHING, lying_table()).choose(GAME.view(state, liar), tuple(legal), Entropy(b""))
    state = GAME.apply(state, liar, action).state
    view, legal = GAME.view(state, 1 - liar), GAME.legal_actions(state, 1 - liar)
    choice = player.choose(view, tuple(legal), Entropy(b""))
    assert isinstance(choice, Challenge) is not is_careful


def test_it_takes_a_player_who_claims_what_no_table_does_for_a_character() -> None:
    fixed = noted(lying_table())
    state = GAME.deal(2, OPTIONS, Entropy(b"a deal")).state
    seat = state.turn.attacker
    state = GAME.apply(state, seat, Pass()).state
    view = GAME.view(state, 1 - seat)
    bout, unseen = seen(view)
    found = room_for(4000, swift.LENGTH)
    others = np.array([TABLE, HONEST])
    seeded(1)
    count = CORE.search.imagined(bout, seat, unseen, past(view), others, fixed, found)
    honest = np.flatnonzero(found.others[:count] == HONEST)
    assert len(honest) > 2 * (count - len(honest)), "this table passes only with four Soldiers"
    attackers = found.bouts[honest, swift.HANDS + 6 * seat : swift.HANDS + 6 * seat + 3]
    assert not attackers.any(), "an honest player passes only without attackers"
