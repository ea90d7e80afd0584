"""Replays a table move by move, with no more than its viewer may know."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.errors import Reason, Refused
from bot.history.transcript import is_sealed
from bot.tables.options import AnyGame
from bot.tables.progress import HistoryEntry
from bot.tables.state import TableState
from data.records.tables import MoveRecord, Phase, Table
from games.catalog import GAMES
from games.engine import Seat
from games.views import PublicView, SeatView


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose view of a game is shown: the public one, a seat's, or the one with all cards open."""

    seat: Seat | None = None
    is_open: bool = False

    @classmethod
    def read(cls, name: str) -> Viewer:
        """Return the viewer of a name: ``all``, ``public`` or the number of a seat. Refused when there is none."""
        if name in ("all", "public"):
            return cls(is_open=name == "all")
        if not name.isdecimal():
            raise Refused(Reason.UNKNOWN_ACTION)
        return cls(int(name))

    @property
    def name(self) -> str:
        """The name by which ``read`` finds it."""
        return "all" if self.is_open else "public" if self.seat is None else str(self.seat)

    def sees(self, entry: HistoryEntry) -> bool:
        """Return True if this viewer learns that a move was made."""
        if self.is_open or not entry.events:
            return True
        return any(event.reaches(self.seat) for event in entry.events)

    def hands(self, seats: int) -> tuple[Seat, ...]:
        """Return the seats whose hands this viewer sees."""
        if self.is_open:
            return tuple(range(seats))
        return () if self.seat is None else (self.seat,)


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A table as it stood after a step."""

    entry: HistoryEntry
    """The entry of the history that the step shows."""
    recent: tuple[HistoryEntry, ...]
    """The entries of its turn, and of the move that led to it."""
    game: AnyGame
    state: Any

    def public_view(self) -> PublicView[Any]:
        """Return the view that everybody had then."""
        return PublicView(self.game.view(self.state, None))

    def seat_view(self, seat: Seat) -> SeatView[Any]:
        """Return the view that this seat had then."""
        return SeatView(self.game.view(self.state, seat))


def step_now(table: TableState) -> ReplayStep:
    """Return a running table as it stands now."""
    progress = table.progress
    return ReplayStep(progress.history[-1], tuple(progress.recent()), table.game, progress.state)


class RecordedSteps:
    """A table played through once, with its state after every move."""

    def __init__(self, table: Table, moves: Sequence[MoveRecord]) -> None:
        """Refused when the table has not begun or has another edition; RecordDamaged when its moves do not fit."""
        game = GAMES[table.game]
        if table.seed is None:
            raise Refused(Reason.NOT_BEGUN)
        if table.edition != game.edition:
            raise Refused(Reason.OTHER_EDITION)
        self.whole = TableState(game, table)
        self.states = [self.whole.progress.state]
        for move in moves:
            self.whole.repeat(move)
            self.states.append(self.whole.progress.state)


class Replay:
    """The steps of a recorded game for one viewer: the deal, then every move that they may know of."""

    def __init__(self, recorded: RecordedSteps, viewer: Viewer) -> None:
        """Refused for a seat that does not exist."""
        self.whole, self._states, self.viewer = recorded.whole, recorded.states, viewer
        if viewer.seat is not None and viewer.seat >= len(self.whole.table.seats):
            raise Refused(Reason.UNKNOWN_ACTION)
        # Of a running game not even the number of its secret moves may show.
        self._seen = [entry.version for entry in self.whole.progress.history if viewer.sees(entry)]

    def __len__(self) -> int:
        """Return the number of steps, including the deal."""
        return len(self._seen)

    def at(self, step: int) -> ReplayStep:
        """Return the table after a step, counted from 0. Refused past the end."""
        if not 0 <= step < len(self._seen):
            raise Refused(Reason.REPLAY_PAST_END, steps=len(self._seen))
        version, progress = self._seen[step], self.whole.progress
        recent = tuple(progress.recent(version))
        return ReplayStep(progress.history[version], recent, self.whole.game, self._states[version])

    def step_of(self, version: int) -> int:
        """Return the step of a move; for a move that the viewer did not learn of, the one that they see next."""
        return min(bisect_left(self._seen, version), len(self._seen) - 1)

    def entries(self) -> Iterator[HistoryEntry]:
        """Return the entry of each step."""
        return (self.whole.progress.history[version] for version in self._seen)


def check_may_look(table: Table, viewer: Viewer, user_id: int, *, at: float) -> None:
    """Refused when this member may not see that view at a time (epoch seconds).

    A sealed deal is shown only to its players: others may still play it. In a running game a member sees the view of
    their own seat and the public one.
    """
    is_player = any(user_id in (seat.user_id, seat.dealt_to) for seat in table.seats)
    if is_sealed(table, at) and not is_player:
        raise Refused(Reason.DEAL_SEALED)
    if table.phase is Phase.OVER or viewer == Viewer():
        return
    if viewer.is_open or viewer.seat != table.seat_of(user_id):
        raise Refused(Reason.REPLAY_RUNNING)


def may_see_all_hands(table: Table, user_id: int) -> bool:
    """Return True if this member may see all hands of a running game: its players have agreed, and they play no seat.

    A player who has left may not either: the rest of the game is played for them.
    """
    is_agreed = table.open_hands > 0 and table.phase is Phase.PLAYING and not table.not_agreed
    return is_agreed and all(user_id not in (seat.user_id, seat.dealt_to) for seat in table.seats)
