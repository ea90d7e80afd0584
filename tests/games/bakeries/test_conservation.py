"""No card is ever lost or made: the 212, 114 and 60 cards, whatever is played."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.bakeries.cards import full_box
from games.bakeries.money import MOST_STALE, SALES_TO_WIN
from games.bakeries.options import Options
from games.bakeries.state import ROUNDS, Phase, Question, State
from games.entropy import Entropy
from tests.games.bakeries.lab import GAME, conserved

BOX = full_box()


class AnyBakeryGame(RuleBasedStateMachine):
    """Two players who may do anything that the rules allow, and sometimes fall silent for long."""

    state: State
    total: Hashable

    @initialize(seed=st.binary(max_size=8))
    def deal(self, seed: bytes) -> None:
        self.state = GAME.deal(2, Options(), Entropy(seed)).state
        self.total = conserved(self.state)

    @precondition(lambda self: self.state.question is not None)
    @rule(data=st.data())
    def act(self, data: Any) -> None:
        legal = GAME.legal_actions(self.state, self.state.player)
        self._do(data.draw(st.sampled_from(legal)))

    @precondition(lambda self: self.state.phase is Phase.HIRE)
    @rule(cards=st.integers(1, 30))
    def draw_and_discard_for_a_while(self, cards: int) -> None:
        for _ in range(cards):
            self._fall_silent()

    @precondition(lambda self: self.state.phase is Phase.HIRE)
    @rule()
    def hire_somebody_or_nobody(self) -> None:
        """Play phase one to its end by silence, a set being laid when there is one."""
        while self.state.phase is Phase.HIRE:
            legal = GAME.legal_actions(self.state, self.state.player)
            sets = [action for action in legal if ".lay." in GAME.encode(action)]
            self._do(sets[0]) if sets else self._fall_silent()

    @precondition(lambda self: self.state.phase in (Phase.PLACE, Phase.SALE))
    @rule(moves=st.integers(1, 30))
    def fall_silent_for_a_while(self, moves: int) -> None:
        for _ in range(moves):
            if self.state.question is not None:
                self._fall_silent()

    @precondition(lambda self: self.state.phase is Phase.OVER)
    @rule(seed=st.binary(max_size=8))
    def play_a_return_match(self, seed: bytes) -> None:
        self.state = GAME.deal(2, Options(), Entropy(seed)).state

    def _fall_silent(self) -> None:
        self._do(GAME.fallback(self.state, self.state.player))

    def _do(self, action: Any) -> None:
        self.state = GAME.apply(self.state, self.state.player, action).state

    @invariant()
    def no_card_is_lost(self) -> None:
        assert conserved(self.state) == self.total

    @invariant()
    def hands_are_eight_between_turns(self) -> None:
        kitchen, question = self.state.kitchen, self.state.question
        for seat in (0, 1):
            drawn = question is Question.DISCARD and seat == self.state.player
            laid = bool(kitchen.laid) and self.state.hire is not None and self.state.hire.seat == seat
            assert len(kitchen.hands[seat]) == BOX.hand_size + drawn - 5 * laid

    @invariant()
    def the_table_is_in_order(self) -> None:
        state = self.state
        assert 0 <= state.stale_supply <= BOX.stale_cards
        for case in state.cases:
            assert max(case.stale) <= MOST_STALE
            assert len(case.sold_slots) == len(case.sales) <= SALES_TO_WIN
            assert all(case.stale_at(slot) == 0 for slot in case.sold_slots)
        assert (state.question is None) == (state.outcome is not None) == (len(state.rounds) == ROUNDS)


AnyBakeryGame.TestCase.settings = settings(max_examples=15, stateful_step_count=30)
TestAnyBakeryGame = AnyBakeryGame.TestCase
