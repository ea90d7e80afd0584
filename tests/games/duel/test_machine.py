"""Long random games of every mode, with what must hold after every action."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from games.duel import DuelOptions, Mode
from games.duel.options import HAND_SIZE
from games.duel.state import Phase, State
from games.entropy import Entropy
from tests.games.duel.lab import conserved
from tests.games.duel.table import GAME

SETTINGS = settings(
    max_examples=6,
    stateful_step_count=30,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


class DuelMachine(RuleBasedStateMachine):
    """Any actor does anything that is legal; quiet answers are as likely as the rest together."""

    mode = Mode.CORE
    state: State
    total: Any

    @initialize(
        seed=st.binary(max_size=4),
        wolfy_reveal=st.booleans(),
        block_limit=st.sampled_from(["any", "attack-size"]),
        duels=st.sampled_from([1, 3]),
    )
    def deal(self, seed: bytes, **house: Any) -> None:
        options = DuelOptions(mode=self.mode, **house)
        self.state = GAME.deal(options.setup.seats, options, Entropy(seed)).state
        self.total = conserved(self.state)

    @precondition(lambda self: GAME.outcome(self.state) is None)
    @rule(data=st.data())
    def stay_quiet(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(GAME.actors(self.state))))
        self.state = GAME.apply(self.state, seat, GAME.fallback(self.state, seat)).state

    @precondition(lambda self: GAME.outcome(self.state) is None)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(GAME.actors(self.state))))
        legal = list(GAME.legal_actions(self.state, seat))
        action = legal[data.draw(st.integers(0, len(legal) - 1))]
        assert GAME.decode(GAME.encode(action)) == action
        self.state = GAME.apply(self.state, seat, action).state

    @precondition(lambda self: self.state.phase is Phase.CLAIM)
    @rule(data=st.data())
    def claim(self, data: st.DataObject) -> None:
        (seat,) = GAME.actors(self.state)
        legal = list(GAME.legal_actions(self.state, seat))[1:]
        self.state = GAME.apply(self.state, seat, data.draw(st.sampled_from(legal))).state

    @precondition(lambda self: GAME.outcome(self.state) is not None)
    @rule()
    def play_again(self) -> None:
        setup = self.state.options.setup
        self.state = GAME.deal(setup.seats, self.state.options, self.state.entropy).state

    @invariant()
    def nothing_is_lost(self) -> None:
        assert conserved(self.state) == self.total

    @invariant()
    def public_counts_add_up(self) -> None:
        view = GAME.view(self.state, None)
        setup = self.state.options.setup
        assert (
            sum(hand.count for hand in view.hands) + view.deck + view.discard
            == len(setup.core) + setup.specials
        )
        assert sum(view.cakes) == sum(setup.cakes)
        assert min(view.cakes) > 0 or view.phase is Phase.OVER
        assert max(view.trophies) < self.state.options.trophies or view.phase is Phase.OVER

    @invariant()
    def hands_are_sorted_and_filled(self) -> None:
        bout = self.state.bout
        assert all(list(hand) == sorted(hand) for hand in bout.hands)
        assert all(size >= HAND_SIZE for size in bout.sizes)
        if self.state.phase is Phase.CLAIM and bout.deck:
            assert all(len(hand) >= size for hand, size in zip(bout.hands, bout.sizes, strict=True))

    @invariant()
    def somebody_is_asked_until_it_is_over(self) -> None:
        assert bool(GAME.actors(self.state)) == (GAME.outcome(self.state) is None)
        assert bool(GAME.clocked(self.state)) == bool(GAME.actors(self.state))

    @invariant()
    def whoever_has_to_claim_has_cards(self) -> None:
        if self.state.phase is Phase.CLAIM:
            assert self.state.bout.hands[self.state.turn.attacker]


class FullMachine(DuelMachine):
    mode = Mode.FULL


class TeamMachine(DuelMachine):
    mode = Mode.TEAM


class TeamFullMachine(DuelMachine):
    mode = Mode.TEAM_FULL


DuelMachine.TestCase.settings = SETTINGS
FullMachine.TestCase.settings = SETTINGS
TeamMachine.TestCase.settings = SETTINGS
TeamFullMachine.TestCase.settings = SETTINGS

TestCore = DuelMachine.TestCase
TestFull = FullMachine.TestCase
TestTeam = TeamMachine.TestCase
TestTeamFull = TeamFullMachine.TestCase
