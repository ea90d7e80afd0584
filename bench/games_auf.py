"""Many random games of Cake Auf!: whether all of them end, how long they take, and which seat wins.

``python -m bench.games_auf --games 100000``
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from games.auf import Auf
from games.auf.actions import Pass, Throw
from games.auf.events import RoundEnded
from games.auf.state import ROUNDS, TURNS_A_PLAYER_AND_ROUND, RoundEnd
from games.engine import Seat
from games.entropy import Entropy

GAME = Auf()
SEATS = (2, 3, 4)
PORTION = 250
"""How many games one process plays at once."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game; seats are counted from the one that started round 1."""

    seats: int
    turns: int
    decisions: int
    throws: int
    winner: Seat
    points: tuple[int, ...]
    endings: tuple[RoundEnd, ...]


def turn_cap(seats: int) -> int:
    """The most turns that a game can have (CA-32)."""
    return ROUNDS * TURNS_A_PLAYER_AND_ROUND * seats


def play(seats: int, seed: int, *, eager: bool) -> Played:
    """Play a random game. An eager player passes only one time in four while there is something to play."""
    chance = random.Random(seed)
    state = GAME.deal(seats, GAME.Options(), Entropy(seed.to_bytes(8, "big"))).state
    first = state.first
    decisions = throws = 0
    endings: list[RoundEnd] = []
    while asked := GAME.clocked(state):
        seat = min(asked)
        actions = list(GAME.legal_actions(state, seat))
        if eager and chance.random() < 0.75:
            actions = [action for action in actions if not isinstance(action, Pass)] or actions
        action = chance.choice(actions)
        throws += isinstance(action, Throw)
        decisions += 1
        state, events = GAME.apply(state, seat, action)
        endings += [event.reason for event in events if isinstance(event, RoundEnded)]
    result = GAME.outcome(state)
    assert result is not None
    (winner,) = result.winners
    order = [(first + step) % seats for step in range(seats)]
    points = tuple(result.scores[seat] for seat in order)
    return Played(seats, state.turn, decisions, throws, order.index(winner), points, tuple(endings))


def _portion(task: tuple[int, int, int, bool]) -> list[Played]:
    seats, start, stop, eager = task
    return [play(seats, seed, eager=eager) for seed in range(start, stop)]


def _tasks(games: int) -> Iterator[tuple[int, int, int, bool]]:
    """Return every number of seats, with one half of the games eager."""
    starts = range(0, games, PORTION)
    for number, start in enumerate(starts):
        yield SEATS[number % len(SEATS)], start, min(start + PORTION, games), number // len(SEATS) % 2 == 0


def _quantiles(numbers: Iterable[int]) -> str:
    ordered = sorted(numbers)
    marks = (("min", 0.0), ("5%", 0.05), ("median", 0.5), ("95%", 0.95), ("max", 1.0))
    return "  ".join(f"{name} {ordered[round(share * (len(ordered) - 1))]}" for name, share in marks)


def report(played: list[Played]) -> Iterator[str]:
    """Return the figures of one number of seats, line by line."""
    seats = played[0].seats
    games = len(played)
    cap = turn_cap(seats)
    over = sum(game.turns > cap for game in played)
    endings = Counter(ending for game in played for ending in game.endings)
    wins = Counter(game.winner for game in played)
    yield f"{seats} players: {games} games"
    yield f"  turns      {_quantiles(game.turns for game in played)}  (cap {cap}, exceeded by {over})"
    yield f"  decisions  {_quantiles(game.decisions for game in played)}"
    turns = sum(game.turns for game in played)
    yield f"  per turn   {sum(game.decisions for game in played) / turns:.2f} decisions"
    yield f"  points     {sum(sum(game.points) for game in played) / games / seats:.2f} per player"
    yield "  rounds end " + "  ".join(
        f"{reason} {endings[reason] / games / ROUNDS:.2%}" for reason in RoundEnd
    )
    yield f"  showdowns  {sum(game.throws > 0 for game in played) / games:.2%} of the games"
    yield "  wins       " + "  ".join(
        f"{'opener' if seat == 0 else f'+{seat}'} {wins[seat] / games:.2%}" for seat in range(seats)
    )


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--processes", type=int, default=None, help="default: as many as there are cores")
    options = parser.parse_args()
    began = time.perf_counter()
    with ProcessPoolExecutor(options.processes) as pool:
        played = [game for portion in pool.map(_portion, _tasks(options.games)) for game in portion]
    seconds = time.perf_counter() - began
    for seats in SEATS:
        if games := [game for game in played if game.seats == seats]:
            print(*report(games), sep="\n")
    decisions = sum(game.decisions for game in played)
    print(f"{len(played)} games, {decisions} decisions in {seconds:.0f} s")


if __name__ == "__main__":
    main()
