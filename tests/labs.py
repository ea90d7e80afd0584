"""The games in the contract test: what the test must know about each, and random games of them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, cast

import pytest

from cogs.i18n.messages import LOCALES
from games.catalog import GAMES
from games.engine import Action, Event, Game, Seat, Step
from games.entropy import Entropy


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

    @property
    def TUTORIAL_QUESTIONS(self) -> tuple[str, ...]:  # noqa: N802
        """The questions that the game's tutorial may ask, by the words with which their tokens open."""

    def twin(self, state: Any, seat: Seat | None, entropy: Entropy) -> Any:
        """Returns another state that differs only in what this seat, or a spectator, may not know."""

    def conserved(self, state: Any) -> Hashable:
        """Returns a total of cards and pieces that never changes."""


LABS: tuple[Lab, ...] = tuple(cast(Lab, import_module(f"tests.games.{key}.lab")) for key in GAMES)
"""One lab for each game of the catalog."""

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


def _languages_of(number: int, case: Case) -> tuple[str, ...]:
    """Return the languages in which a variant is tried.

    The one of each game with most players is tried in every language; each other one in English and in one language
    in turn: what the others of its game share with it is the same in that language.
    """
    variants = case.lab.VARIANTS
    fullest = max(range(len(variants)), key=lambda one: (variants[one][0], one))
    if (case.seats, case.options) == variants[fullest]:
        return LOCALES
    first, *others = LOCALES
    return first, others[number % len(others)]


in_languages = pytest.mark.parametrize(
    ("case", "locale"),
    [
        pytest.param(*param.values, locale, id=f"{param.id}-{locale}")
        for number, param in enumerate(CASES)
        for locale in _languages_of(number, cast(Case, param.values[0]))
    ],
)
"""Each variant of each game in the languages in which it may fail by itself."""


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
