"""How strong the AI players of You Take the Cake and Cake Auf! are: one among rivals, from every seat of a deal.

A game that several seats win counts for each of them in part, so that each of several equal players wins one game in
as many as there are seats.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bench.house.results import Results
from games.ai import AIPlayer
from games.catalog import AI_PLAYERS, GAMES
from games.entropy import Entropy

PANEL = ("random", "honest")
"""The rivals of every level, in addition to the other levels."""

TIMED_DEALS = 20
"""How many deals of each pair are timed: reading the clock can take longer than choosing."""


@dataclass(slots=True)
class Watch:
    """How long choices took, in time on one core."""

    choices: int = 0
    seconds: float = 0.0
    longest_seconds: float = 0.0

    def note(self, seconds: float) -> None:
        """Add one more choice."""
        self.choices += 1
        self.seconds += seconds
        self.longest_seconds = max(self.longest_seconds, seconds)

    def __str__(self) -> str:
        mean = self.seconds / max(self.choices, 1)
        return f"a choice takes {mean * 1000:.2f} ms, the longest {self.longest_seconds * 1000:.1f} ms"


def winners(
    game: str, players: Sequence[AIPlayer], seed: int, *, timed: int = 0, watch: Watch | None = None
) -> tuple[int, ...]:
    """Return the seats that win this deal; ``watch`` measures how long the player of seat ``timed`` thinks."""
    rules = GAMES[game]
    state: Any = rules.deal(len(players), rules.Options(), Entropy(seed.to_bytes(8, "big"))).state
    decision = 0
    while asked := rules.clocked(state):
        seat = min(asked)
        chance = Entropy(b"bench" + seed.to_bytes(8, "big") + decision.to_bytes(4, "big"))
        view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
        if watch is not None and seat == timed:
            began = time.thread_time()
            action = players[seat].choose(view, legal, chance)
            watch.note(time.thread_time() - began)
        else:
            action = players[seat].choose(view, legal, chance)
        state = rules.apply(state, seat, action).state
        decision += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome.winners


def match(
    game: str,
    one: AIPlayer,
    others: AIPlayer,
    seeds: range,
    *,
    seats: int = 2,
    watch: Watch | None = None,
) -> Results:
    """Play every deal once from each seat: one player against others of one kind. The first deals are timed."""
    results = Results()
    for seed in seeds:
        won = 0.0
        for seat in range(seats):
            players = [one if seat == other else others for other in range(seats)]
            timing = watch if seed < seeds.start + TIMED_DEALS else None
            first = winners(game, players, seed, timed=seat, watch=timing)
            won += (seat in first) / len(first)
        results.deals.append(won / seats)
    return results


def report(game: str, names: Sequence[str], games: int, *, seats: int = 2) -> Iterator[str]:
    """Return a line for each pair, and how long each level thinks."""
    house, seeds = AI_PLAYERS[game], range(1, 1 + games // seats)
    yield f"{game} for {seats}: deals {seeds.start} to {seeds.stop - 1}, each from every seat"
    for number, name in enumerate(names):
        watch = Watch()
        for rival in (*PANEL, *names[:number]):
            results = match(game, house[name], house[rival], seeds, seats=seats, watch=watch)
            yield f"{name:8} against {rival:8} {results.share:6.1%} ± {results.margin:.1%}"
        yield f"{name:8} {watch}"
