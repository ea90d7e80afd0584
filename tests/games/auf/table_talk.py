"""Random games of Cake Auf! for tests that look at every moment of one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from games.auf.actions import AufAction, Pass
from games.auf.events import AufEvent
from games.auf.state import State
from games.engine import Seat
from games.entropy import Entropy
from tests.games.auf.kitchen import GAME


def choose(state: State, chance: random.Random) -> tuple[Seat, AufAction]:
    """A random actor's random action; passing is rarer than in a fair choice, so that much happens."""
    seat = chance.choice(sorted(GAME.actors(state)))
    actions = list(GAME.legal_actions(state, seat))
    plays = [action for action in actions if not isinstance(action, Pass)]
    return seat, chance.choice(plays if plays and chance.random() < 0.7 else actions)


def steps(seats: int, options: Any, chance: random.Random) -> Iterator[tuple[State, tuple[AufEvent, ...]]]:
    """Every state of one game, with the events that led to it."""
    step = GAME.deal(seats, options, Entropy(chance.randbytes(8)))
    yield step.state, step.events
    while GAME.actors(step.state):
        step = GAME.apply(step.state, *choose(step.state, chance))
        yield step.state, step.events


def states(seats: int, options: Any, chance: random.Random) -> Iterator[State]:
    """Every state of one game."""
    return (state for state, _ in steps(seats, options, chance))
