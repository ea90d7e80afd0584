"""Search in bouts with special cards: what the witness tells is public, and the imagined bouts are possible ones."""

from __future__ import annotations

import numpy as np

from games.duel import Duel, DuelOptions, Mode
from games.duel.actions import Accept, Attack, Block, Pass, Window
from games.duel.ai import full_abstraction as plain
from games.duel.ai.heuristic import STRONG, HeuristicPlayer
from games.duel.ai.trained import TrainedPlayer, sheet_of
from games.duel.cards import Card
from games.duel.state import Phase
from games.entropy import Entropy
from lab import full_bout as swift
from lab.compiling import Ints
from lab.notes import blank
from lab.respond_duel import FIXED
from lab.search_deals import room_for
from lab.search_duel import SearchingPlayer, results
from lab.search_full import QUESTIONS, SEARCH, Watch, idea_of, reading

GAME = Duel()
OPTIONS = DuelOptions(mode=Mode.FULL, trophies=1)
STRONGEST = TrainedPlayer(HeuristicPlayer(STRONG))
HIDDEN = slice(plain.HAND, plain.SAID)
TOTAL = 22


def test_the_imagined_bouts_look_like_the_real_one_and_hold_every_card_once() -> None:
    nobody_knows = blank(1 << 4, plain.IDEAS)
    found = room_for(20, swift.LENGTH)
    paper, searched = np.zeros(plain.SHEET, np.int64), 0
    for deal in range(40):
        watch = Watch(STRONGEST)
        rival, searcher = watch.begin(), deal % 2
        state = GAME.deal(2, OPTIONS, Entropy(b"deal %d" % deal)).state
        while asked := GAME.clocked(state):
            (seat,) = asked
            view, legal = GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))
            if seat == searcher:
                known = watch.known(view)
                if known is not None:
                    searched += 1
                    bout, unseen, past = known
                    count = SEARCH.imagined(bout, 1 - seat, unseen, past, FIXED, nobody_knows, found)
                    assert count > 0
                    for imagined in found.bouts[:count]:
                        swift.look(imagined, paper)
                        assert paper.tolist() == sheet_of(view)
                        _assert_whole(imagined)
            player = rival if seat != searcher else STRONGEST
            action = player.choose(view, legal, Entropy(b"%d" % len(view.log)))
            state = GAME.apply(state, seat, action).state
    assert searched > 80


def _assert_whole(bout: Ints) -> None:
    counts = bout[swift.LAID : swift.CLAIMED].reshape(-1, plain.KINDS).sum(axis=0)
    deck = bout[swift.CARDS + 8 : swift.CARDS + 8 + bout[swift.DECK]]
    counts += np.bincount(deck, minlength=plain.KINDS)
    assert counts.sum() == TOTAL
    assert counts[:6].tolist() == list(plain.COPIES[:6])
    assert counts.max() <= max(plain.COPIES)
    assert set(counts[plain.ASSASSIN :].tolist()) <= {0, 1}


def test_the_witness_writes_down_only_what_the_other_seat_sees_too() -> None:
    seen_by_both = 0
    for deal in range(40):
        watch = Watch(STRONGEST)
        rival, searcher = watch.begin(), deal % 2
        state = GAME.deal(2, OPTIONS, Entropy(b"deal %d" % deal)).state
        considered: list[list[int]] = []
        while asked := GAME.clocked(state):
            (seat,) = asked
            view, legal = GAME.view(state, seat), tuple(GAME.legal_actions(state, seat))
            known = watch.known(view) if seat == searcher else None
            if known is not None:
                seen_by_both += 1
                assert not known.past.sheets[:, HIDDEN].any()
                told = np.array(considered, np.int64).reshape(-1, plain.SHEET)
                told[:, HIDDEN] = 0
                assert known.past.sheets.tolist() == told.tolist()
                other = GAME.view(state, 1 - seat)
                assert known.past.drawn[-1] == len(other.hand) + len(other.discarded)
            if seat != searcher and view.phase in QUESTIONS:
                considered.append(sheet_of(view))
            player = rival if seat != searcher else STRONGEST
            action = player.choose(view, legal, Entropy(b"%d" % len(view.log)))
            state = GAME.apply(state, seat, action).state
    assert seen_by_both > 80


def test_the_search_imagines_nothing_once_a_card_was_seen() -> None:
    watch = Watch(STRONGEST)
    state = GAME.deal(2, OPTIONS, Entropy(b"a deal")).state
    seat = state.turn.attacker
    assert watch.known(GAME.view(state, seat)) is not None
    oracle = Attack((state.bout.hands[seat][0],), Card.ORACLE, 1 - seat)
    state = GAME.apply(state, seat, oracle).state
    assert watch.known(GAME.view(state, 1 - seat)) is not None
    state = GAME.apply(state, 1 - seat, Accept(Window.ANSWER)).state
    assert state.phase is Phase.CLAIM
    assert watch.known(GAME.view(state, seat)) is None


def test_ideas_tell_nothing_of_the_cards_that_lie_there() -> None:
    soldiers = (Card.SOLDIER, Card.SOLDIER)
    mixed = (Card.SOLDIER, Card.WOLFY)
    assert idea_of(Attack(soldiers, Card.SOLDIER, 1)) == idea_of(Attack(mixed, Card.SOLDIER, 1)) == 3
    assert idea_of(Block((Card.WOLFY,), Card.PRIEST)) == plain.TAKING_PRIEST
    assert idea_of(Block((Card.WOLFY,), Card.ANGEL)) == plain.GUARDING_ANGEL
    assert idea_of(Attack(mixed, Card.ASSASSIN, 1)) is None, "no table claims two special cards"
    assert idea_of(Pass()) == 0


def test_the_search_plays_whole_bouts() -> None:
    fixed, learnt = blank(1 << 10, plain.IDEAS), blank(1 << 10, plain.IDEAS)
    watch = Watch(STRONGEST)
    player = SearchingPlayer(reading(watch), fixed, learnt, usual=STRONGEST, deals=50, sample=5)
    found = results(player, watch.begin, range(1, 3), Mode.FULL)
    assert len(found.deals) == 2
    assert player.searched > 4
