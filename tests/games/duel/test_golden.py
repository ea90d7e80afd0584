"""Records of this edition lead where they led: a change that replays them differently needs a new edition."""

from __future__ import annotations

import pytest

from games.duel import Duel, Mode
from games.record import fingerprint, steps
from tests.games.duel import golden

WHAT_TO_DO = "the rules replay a stored table differently: raise Duel.edition, see tests/games/duel/golden"


@pytest.mark.parametrize("mode", Mode)
def test_a_stored_match_replays_to_the_same_states(mode: Mode) -> None:
    record, fingerprints = golden.read(mode)
    assert record.edition == Duel.edition, "a new edition keeps new matches: see tests/games/duel/golden"
    states = [step.state for step in steps(Duel(), record)]
    for number, (state, kept) in enumerate(zip(states, fingerprints, strict=True)):
        assert fingerprint(state) == kept, f"move {number}: {WHAT_TO_DO}"
    assert Duel().outcome(states[-1]) is not None, "a whole match"
