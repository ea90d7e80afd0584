"""The review of a finished game for one of its players, made from its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from threading import Event
from typing import Any

from bot.errors import Reason, Refused
from bot.ratings.statistics import played_moves
from bot.tables.state import TableState
from bot.tables.table import MoveRecord, Phase, Table
from games.catalog import ENTRIES, GAMES
from games.engine import Seat
from games.record import PlayedMove


class Unwanted(Exception):
    """Nobody waits for the review any more."""


def reviewed(table: Table, moves: Sequence[MoveRecord], seat: Seat, is_unwanted: Event | None = None) -> Any:
    """Return what the game's own review found for a seat. It takes up to a few seconds: call it in a thread.

    Refused when the game has no review, has another edition or is not over; RecordDamaged when the moves do not fit.
    Unwanted soon after ``is_unwanted`` is set.
    """
    game, review = GAMES[table.game], ENTRIES[table.game].review
    if review is None:
        raise Refused(Reason.NO_REVIEW)
    if table.phase is not Phase.OVER or table.seed is None:
        raise Refused(Reason.NOT_OVER)
    if table.edition != game.edition:
        raise Refused(Reason.OTHER_EDITION)
    state = TableState(game, table)
    played = played_moves(state, moves)
    return review(state.options, _while_wanted(played, is_unwanted or Event()), seat)


def _while_wanted(played: Sequence[PlayedMove], is_unwanted: Event) -> Iterator[PlayedMove]:
    for move in played:
        if is_unwanted.is_set():
            raise Unwanted
        yield move
