"""The games in the contract test: what the test must know about each, and random games of them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, Protocol

import pytest

from games.engine import Action, Event, Game, Seat, Step
from games.entropy import Entropy
from tests.games.auf import lab as auf_lab
from tests.games.bakeries import lab as bakeries_lab
from tests.games.duel import lab as duel_lab


class Lab(Protocol):
    """What the contract test must know about a game: a module ``tests/games/<key>/lab.py``."""

    @property
    def GAME(self) -> Game[Any, Any, Any, Any]:  # noqa: N802 - a constant of a module
        """The Game."""

    @property
    def VARIANTS(self) -> tuple[tuple[int, Any], ...]:  # noqa: N802
        """Seats and options: every mode, number of players and extreme of an option."""

    @property
    def DISCLOSURES(self) -> frozenset[type[Event]]:  # noqa: N802
        """The events that may reveal to a seat what was hidden from it before."""

    def twin(self, state: Any, seat: Seat | None, entropy: Entropy) -> Any:
        """Returns another state that differs only in what this seat, or a spectator, may not know."""

    def conserved(self, state: Any) -> Hashable:
        """Returns a total of cards and pieces that never changes."""


LABS: tuple[Lab, ...] = (duel_lab, auf_lab, bakeries_lab)

MOVES_AT_MOST = 5_000
ENOUGH_MOVES = 60
GAMES_AT_MOST = 8
ACTIONS_AT_MOST = 40
MOMENTS_OF_A_KIND = 12


class Case(NamedTuple):
    """One game with its number of seats and its options."""

    lab: Lab
    seats: int
    options: Any

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        return self.lab.GAME


class Moment(NamedTuple):
    """A state of a random game, the move made there, and its result."""

    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any]


CASES = [
    pytest.param(Case(lab, seats, options), id=f"{lab.GAME.key}-{number}")
    for lab in LABS
    for number, (seats, options) in enumerate(lab.VARIANTS)
]
every_case = pytest.mark.parametrize("case", CASES)


def seed_of(case: Case) -> bytes:
    return f"{case.game.key} {case.seats} {case.options}".encode()


class Playout(NamedTuple):
    """A random game from the deal to its end."""

    seed: bytes
    dealt: Step[Any, Any]
    moments: tuple[Moment, ...]


@lru_cache
def played(case: Case) -> Playout:
    """Return the first random game that is long enough, or the longest of a few."""
    playouts = []
    for number in range(GAMES_AT_MOST):
        playouts.append(play_out(case, seed_of(case) + bytes([number])))
        if len(playouts[-1].moments) >= ENOUGH_MOVES:
            break
    return max(playouts, key=lambda playout: len(playout.moments))


def play_out(case: Case, seed: bytes) -> Playout:
    """Play at random. Some moves are the fallback, so that quiet games occur too."""
    random = Random(seed)
    dealt = case.game.deal(case.seats, case.options, Entropy(seed))
    state = dealt.state
    moments: list[Moment] = []
    while actors := case.game.actors(state):
        assert len(moments) < MOVES_AT_MOST, "random play must end"
        seat = random.choice(sorted(actors))
        if random.random() < 0.4:
            action = case.game.fallback(state, seat)
        else:
            action = random.choice(list(case.game.legal_actions(state, seat)))
        step = case.game.apply(state, seat, action)
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return Playout(seed, dealt, tuple(moments))


def some(case: Case, items: Any, count: int = ACTIONS_AT_MOST) -> list[Any]:
    """Return a few of these items, the same ones in every run."""
    pool = list(items)
    return pool if len(pool) <= count else Random(seed_of(case)).sample(pool, count)


def of_every_kind(case: Case) -> list[Moment]:
    """Return some moments of each kind of action, so that the rare ones are included."""
    kinds: dict[type[Action], list[Moment]] = {}
    for moment in played(case).moments:
        kinds.setdefault(type(moment.action), []).append(moment)
    return [moment for moments in kinds.values() for moment in some(case, moments, MOMENTS_OF_A_KIND)]


def watchers(case: Case) -> tuple[Seat | None, ...]:
    return (*range(case.seats), None)
