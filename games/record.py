"""A recorded game: with the rules, it determines everything about a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from games.engine import Event, Game, Seat, Step
from games.entropy import Entropy


class Move(NamedTuple):
    """A recorded action."""

    seat: Seat
    token: str


class PlayedMove(NamedTuple):
    """A played action: the states before and after it, its events, whether its player made it, and its number."""

    before: Any
    seat: Seat
    action: Any
    events: tuple[Event, ...]
    after: Any
    is_pressed: bool = True
    number: int = 0
    """Which move of its table it was, counted from 1."""


@dataclass(frozen=True, slots=True)
class Record:
    """Game, edition, options, seed, seats and moves: together they decide everything that happens."""

    game: str
    edition: int
    options: Any
    seed: bytes
    seats: int
    moves: tuple[Move, ...] = ()


class OtherEdition(ValueError):
    """The record was made under rules that this program no longer plays."""


def steps(game: Game[Any, Any, Any, Any], record: Record) -> Iterator[Step[Any, Any]]:
    """Yield the deal, then each move: states and events in their order.

    OtherEdition when the record belongs to another game or edition; UnknownAction or IllegalAction when a
    move does not fit, which means that the record was damaged.
    """
    if (record.game, record.edition) != (game.key, game.edition):
        raise OtherEdition(f"{record.game} {record.edition} is not {game.key} {game.edition}")
    step = game.deal(record.seats, record.options, Entropy(record.seed))
    yield step
    for seat, token in record.moves:
        step = game.apply(step.state, seat, game.decode(token))
        yield step


def replay(game: Game[Any, Any, Any, Any], record: Record) -> Any:
    """Return the state to which the record leads; raises as ``steps`` does."""
    *_, last = steps(game, record)
    return last.state


def fingerprint(state: Any) -> str:
    """Return a hash of the whole state, which shows a drift of the rules: 16 hexadecimal digits."""
    return sha256(repr(state).encode()).hexdigest()[:16]
