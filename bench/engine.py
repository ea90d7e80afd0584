"""Random games of every game and mode, in moves per second, next to python-chess: ``python -m bench.engine``.

A move consists of: the legal actions as a list, one of them at random, applied with its events, and one view of the
seat that moved. The floor takes python-chess's legal moves as a list and pushes one at random until its game is over.
Both are measured in turn, so that other load on the machine affects both.
"""

from __future__ import annotations

import dataclasses
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from enum import StrEnum
from time import perf_counter
from typing import Any, NamedTuple, get_type_hints

import chess

from games.catalog import GAMES
from games.engine import Game
from games.entropy import Entropy

ROUNDS = 9
SECONDS_A_ROUND = 0.4

AnyGame = Game[Any, Any, Any, Any]
Playout = Callable[[random.Random], int]
"""Plays one game and returns the number of its moves."""


class Subject(NamedTuple):
    """A named game or mode to measure."""

    name: str
    playout: Playout


def play_chess(rng: random.Random) -> int:
    """Play one random game of chess."""
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        moves += 1
    return moves


def playout_of(game: AnyGame, options: Any, seats: int) -> Playout:
    """Return a player of random games with these options."""

    def play(rng: random.Random) -> int:
        state, _ = game.deal(seats, options, Entropy(rng.randbytes(32)))
        moves = 0
        while actors := sorted(game.actors(state)):
            seat = actors[0] if len(actors) == 1 else rng.choice(actors)
            state, _ = game.apply(state, seat, rng.choice(list(game.legal_actions(state, seat))))
            game.view(state, seat)
            moves += 1
        return moves

    return play


def subjects() -> Iterator[Subject]:
    """Return every game, each of its modes, with the fewest and the most seats."""
    for game in GAMES.values():
        for name, options in modes(game):
            seats = game.seats(options)
            for count in dict.fromkeys((seats[0], seats[-1])):
                yield Subject(f"{game.key} {name} {count} seats", playout_of(game, options, count))


def modes(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """Return the options of each mode; only the defaults for a game without modes."""
    hints = get_type_hints(game.Options)
    kinds = {field.name: hints[field.name] for field in dataclasses.fields(game.Options)}
    mode = kinds.get("mode")
    if mode is None or not issubclass(mode, StrEnum):
        yield "", game.Options()
        return
    for value in mode:
        yield value.value, game.Options(mode=value)


def moves_a_second(playout: Playout, rng: random.Random, seconds: float) -> float:
    """Play whole games for about that long."""
    moves, begun = 0, perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        moves += playout(rng)
    return moves / passed


def main(*, is_quick: bool) -> None:
    """Print a line for each subject."""
    rounds = 3 if is_quick else ROUNDS
    seconds = SECONDS_A_ROUND / 2 if is_quick else SECONDS_A_ROUND
    rng = random.Random(1)
    measured: dict[str, list[float]] = {}
    ratios: dict[str, list[float]] = {}
    for _ in range(rounds):
        for subject in subjects():
            floor = moves_a_second(play_chess, rng, seconds)
            speed = moves_a_second(subject.playout, rng, seconds)
            measured.setdefault("python-chess", []).append(floor)
            measured.setdefault(subject.name, []).append(speed)
            ratios.setdefault(subject.name, []).append(speed / floor)
    for name, speeds in measured.items():
        ratio = f"{statistics.median(ratios[name]):6.2f} x python-chess" if name in ratios else ""
        print(f"{name:32} {statistics.median(speeds):10,.0f} moves/s {ratio}", flush=True)


if __name__ == "__main__":
    main(is_quick="--quick" in sys.argv)
