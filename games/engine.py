"""The contract that every game keeps: what tables, AI players and tests may ask of the rules."""

from __future__ import annotations

import abc
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, final

from games.entropy import Entropy

Seat: TypeAlias = int
"""A place at the table, counted from 0."""


class GameError(Exception):
    """A game was asked for something that its rules do not have."""


LONGEST_TOKEN = 60
"""No token of any game is longer, so longer texts need not be read."""
QUOTED_CHARACTERS = 40


class UnknownAction(GameError):
    """The token names no action of this game; the message quotes how it begins."""

    def __init__(self, token: str) -> None:
        shown = token if len(token) <= QUOTED_CHARACTERS else f"{token[:QUOTED_CHARACTERS]}…"
        super().__init__(f"no action of this game is written {shown!r}")


class IllegalAction(GameError):
    """The rules forbid the action now; nothing has changed.

    ``reason`` is a word of the game's ``reasons``; the messages have a sentence for each.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of one seat, named by an imperative. It does not say who makes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened, named by a past participle. ``audience`` None means everyone."""

    audience: frozenset[Seat] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Return True if this seat, or a spectator (None), may learn of it."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: each seat's place (1 is the best, equal places are shared) and its score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; several when they share it."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class GameView(Protocol):
    """What the View of every game has, whatever else it shows."""

    @property
    def turn(self) -> int:
        """A number that rises with every turn of the game and is the same for every viewer.

        Everything that happened in one turn is shown together.
        """


S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=GameView)


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
    """The events of moves that may be undone: they show nothing hidden and do not depend on chance."""
    reasons: ClassVar[frozenset[str]]
    """Every word that an IllegalAction of this game may carry, besides ``not-asked``."""

    @abc.abstractmethod
    def seats(self, options: Any) -> range:
        """Return the allowed numbers of seats with these options."""

    @abc.abstractmethod
    def deal(self, seats: int, options: Any, entropy: Entropy) -> Step[S, E]:
        """Set the table up. ValueError when the number of seats does not fit these options."""

    @abc.abstractmethod
    def actors(self, state: S) -> frozenset[Seat]:
        """Return the seats that have a decision open; empty when the game is over."""

    @abc.abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Collection[A]:
        """Return all that this seat may do now: complete, in a stable order, lazy, with a fast ``in``."""

    @abc.abstractmethod
    def fallback(self, state: S, seat: Seat) -> A:
        """Return the action of a silent actor, which is always legal."""

    @abc.abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return places and scores, or None while the game runs."""

    @abc.abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that this seat, or a spectator (None), may know; nothing else."""

    @abc.abstractmethod
    def encode(self, action: A) -> str:
        """Return a token of ``[A-Za-z0-9.,>-]`` that opens with the question it answers: ``block.pass``."""

    @abc.abstractmethod
    def decode(self, token: str) -> A:
        """Return the action of a token. UnknownAction when there is none."""

    @abc.abstractmethod
    def _resolve(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """Carry out a legal action."""

    @abc.abstractmethod
    def _objection(self, state: S, seat: Seat, action: A) -> str:
        """Return the reason why an actor's action is illegal: one of ``reasons``."""

    def clocked(self, state: S) -> frozenset[Seat]:
        """Return the actors who have a deadline; the others may act but need not.

        Never show it to anybody: where seats choose in secret it tells who has chosen.
        """
        return self.actors(state)

    def sides(self, seats: int, options: Any) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats that win and lose together; each by itself unless a game has teams."""
        return tuple((seat,) for seat in range(seats))

    def conceded(self, seats: int, options: Any, seat: Seat) -> Outcome:
        """Return the outcome when this seat gives up for its side: last, and the others share the first place."""
        lost = next(side for side in self.sides(seats, options) if seat in side)
        places = tuple(1 + (seats - len(lost)) * (other in lost) for other in range(seats))
        return Outcome(places, tuple(int(other not in lost) for other in range(seats)))

    def laid_open(self, state: S) -> Step[S, E]:
        """Return the state after a game was given up; the events reveal what was secret only while it ran.

        Nobody is an actor in it.
        """
        return Step(state, ())

    @abc.abstractmethod
    def counts(self, state: S) -> bool:
        """Return True if giving up counts as a loss: a first bout or round is over."""

    def chance(self, state: S, seat: Seat) -> A | None:
        """Return this actor's only action when there is nothing to decide, such as rolling the dice; else None."""
        return None

    def question(self, state: S, seat: Seat) -> str:
        """Return the name of what this actor is asked: the first word of its tokens."""
        return self.encode(self.fallback(state, seat)).partition(".")[0]

    @final
    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """Return the next state and what happened. IllegalAction, and no change, when the rules forbid it."""
        if action in self.legal_actions(state, seat):
            return self._resolve(state, seat, action)
        asked = seat in self.actors(state)
        raise IllegalAction(self._objection(state, seat, action) if asked else "not-asked")
