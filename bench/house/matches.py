"""Matches between two AI players, with deals played from both seats, and the time per choice.

Intervals are 95 %, by the cluster-robust formula over deals: the two bouts of a deal are one observation.
"""

from __future__ import annotations

from collections.abc import Collection
from time import thread_time
from typing import Any

from bench.house.results import Results
from games.ai import AIPlayer
from games.duel import Duel, DuelOptions, Mode
from games.entropy import Entropy

GAME = Duel()


def bout(players: tuple[AIPlayer, AIPlayer], seed: int, mode: Mode) -> int:
    """Return the side that wins one bout of this deal; sides sit in their order."""
    options = DuelOptions(mode=mode, trophies=1)
    state = GAME.deal(options.setup.seats, options, Entropy(seed.to_bytes(8, "big"))).state
    decision = 0
    while asked := GAME.clocked(state):
        seat = min(asked)
        chance = Entropy(b"bench" + seed.to_bytes(8, "big") + decision.to_bytes(4, "big"))
        action = players[seat % 2].choose(GAME.view(state, seat), GAME.legal_actions(state, seat), chance)
        state = GAME.apply(state, seat, action).state
        decision += 1
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners[0] % 2


def match(one: AIPlayer, other: AIPlayer, seeds: range, *, mode: Mode = Mode.CORE) -> Results:
    """Play every deal twice, with seats changed."""
    return Results(
        [
            ((bout((one, other), seed, mode) == 0) + (bout((other, one), seed, mode) == 1)) / 2
            for seed in seeds
        ]
    )


class Timed:
    """A player whose choices are timed."""

    def __init__(self, player: AIPlayer) -> None:
        self._player = player
        self.seconds: list[float] = []
        """How long each choice took, in time on one core."""

    def choose(self, view: Any, legal: Collection[Any], entropy: Entropy) -> Any:
        """Return the player's choice."""
        began = thread_time()
        action = self._player.choose(view, legal, entropy)
        self.seconds.append(thread_time() - began)
        return action
