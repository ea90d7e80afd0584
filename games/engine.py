"""The contract that every game keeps: what a table, a house player and a test may ask of the rules."""

from __future__ import annotations

import abc
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar, final

from games.entropy import Entropy

Seat: TypeAlias = int
"""A place at the table, counted from 0."""


class GameError(Exception):
    """Something was asked of a game that its rules do not give."""


LONGEST_TOKEN = 60
"""No token of any game is longer, so that what is longer need not be read."""
QUOTED_CHARACTERS = 40


class UnknownAction(GameError):
    """A token that stands for no action of this game; the message quotes how it begins."""

    def __init__(self, token: str) -> None:
        shown = token if len(token) <= QUOTED_CHARACTERS else f"{token[:QUOTED_CHARACTERS]}…"
        super().__init__(f"no action of this game is written {shown!r}")


class IllegalAction(GameError):
    """An action that the rules forbid now; nothing has changed.

    ``reason`` is a word of the game's ``reasons``, for which each face has a sentence.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of one seat, named by an imperative. It knows nothing of who makes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened, named by a past participle. ``audience`` None means everyone."""

    audience: frozenset[Seat] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether this seat, or a spectator (None), may learn of it."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: each seat's place (1 is the best, equal places are shared) and its score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; all of them when nobody won alone."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")


class Step(NamedTuple, Generic[S, E]):
    """A state and the events that led to it, in their order."""

    state: S
    events: tuple[E, ...]


class Game(abc.ABC, Generic[S, A, E, V]):
    """Stateless rules. A State is a frozen dataclass of tuples that nothing outside ``games`` reads."""

    key: ClassVar[str]
    edition: ClassVar[int]
    """Rises when a change of the rules would replay an old record differently."""
    Options: ClassVar[type[Any]]
    """A frozen dataclass: the mode and the house options, all with defaults; ValueError for nonsense."""
    undoable: ClassVar[frozenset[type[Event]]] = frozenset()
    """The events of moves that may be taken back: they show nothing hidden, and owe nothing to chance."""
    reasons: ClassVar[frozenset[str]]
    """Every word that an IllegalAction of this game may carry, besides ``not-asked``."""

    @abc.abstractmethod
    def seats(self, options: Any) -> range:
        """How many may sit at a table with these options."""

    @abc.abstractmethod
    def deal(self, seats: int, options: Any, entropy: Entropy) -> Step[S, E]:
        """Set the table up. ValueError when that many seats cannot play with these options."""

    @abc.abstractmethod
    def actors(self, state: S) -> frozenset[Seat]:
        """The seats that have a decision open; empty when the game is over."""

    @abc.abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Collection[A]:
        """All that this seat may do now: complete, in a stable order, lazy, quick to ask ``in``."""

    @abc.abstractmethod
    def fallback(self, state: S, seat: Seat) -> A:
        """What an actor's silence means: always legal."""

    @abc.abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Places and scores, or None while the game runs."""

    @abc.abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that this seat, or a spectator (None), may know; nothing else."""

    @abc.abstractmethod
    def encode(self, action: A) -> str:
        """A token of ``[A-Za-z0-9.,>-]`` that opens with the question it answers: ``block.pass``."""

    @abc.abstractmethod
    def decode(self, token: str) -> A:
        """The action of a token. UnknownAction when there is none."""

    @abc.abstractmethod
    def _resolve(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """Carry out a legal action."""

    @abc.abstractmethod
    def _objection(self, state: S, seat: Seat, action: A) -> str:
        """Why an actor's illegal action is illegal: one of ``reasons``."""

    def clocked(self, state: S) -> frozenset[Seat]:
        """The actors whom the clock presses; the others may speak but need not.

        Nobody may be shown it: of seats that choose in secret it tells who has chosen.
        """
        return self.actors(state)

    def sides(self, seats: int, options: Any) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together; each seat alone unless a game has teams."""
        return tuple((seat,) for seat in range(seats))

    def conceded(self, seats: int, options: Any, seat: Seat) -> Outcome:
        """The outcome when this seat gives up for its side: last, and the others share the first place."""
        lost = next(side for side in self.sides(seats, options) if seat in side)
        places = tuple(1 + (seats - len(lost)) * (other in lost) for other in range(seats))
        return Outcome(places, tuple(int(other not in lost) for other in range(seats)))

    def laid_open(self, state: S) -> Step[S, E]:
        """The state of a game that was given up in the middle: what was secret only while it ran is told.

        Nobody is asked anything there any more.
        """
        return Step(state, ())

    @abc.abstractmethod
    def counts(self, state: S) -> bool:
        """Whether enough was played for giving up to be a loss: a first bout or round is over."""

    def chance(self, state: S, seat: Seat) -> A | None:
        """What this actor does when nothing is left to decide, such as rolling the dice; else None."""
        return None

    def question(self, state: S, seat: Seat) -> str:
        """The name of what this actor is asked, as its tokens open."""
        return self.encode(self.fallback(state, seat)).partition(".")[0]

    @final
    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """The next state and what happened. IllegalAction, and no change, when the rules forbid it."""
        if action in self.legal_actions(state, seat):
            return self._resolve(state, seat, action)
        asked = seat in self.actors(state)
        raise IllegalAction(self._objection(state, seat, action) if asked else "not-asked")
