"""A table looked at again, move by move, with no more than its viewer may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.course import Told
from bot.options import AnyGame
from bot.reading import Reading
from bot.refusals import Refused
from data.rows import MoveRow, TableRow
from games.engine import Seat


@dataclass(frozen=True, slots=True)
class Viewer:
    """With whose eyes a game is looked at: everybody's, a seat's, or with all cards open."""

    seat: Seat | None = None
    is_open: bool = False

    @classmethod
    def read(cls, name: str) -> Viewer:
        """The viewer of a name: ``all``, ``public`` or the number of a seat. Refused when there is none."""
        if name in ("all", "public"):
            return cls(is_open=name == "all")
        if not name.isdecimal():
            raise Refused("unknown-action")
        return cls(int(name))

    @property
    def name(self) -> str:
        """How it is written down."""
        return "all" if self.is_open else "public" if self.seat is None else str(self.seat)

    def sees(self, told: Told) -> bool:
        """Whether it learns that a move was made."""
        if self.is_open or not told.events:
            return True
        return any(event.reaches(self.seat) for event in told.events)

    def hands(self, seats: int) -> tuple[Seat, ...]:
        """The seats whose hands it sees."""
        if self.is_open:
            return tuple(range(seats))
        return () if self.seat is None else (self.seat,)


class Playback:
    """One table's steps: the deal, then every move of which the viewer learns."""

    def __init__(self, game: AnyGame, row: TableRow, moves: Sequence[MoveRow], viewer: Viewer) -> None:
        """Refused when the table has not begun or was played by other rules; RecordDamaged as Reading."""
        if row.seed is None:
            raise Refused("not-begun")
        if row.edition != game.edition:
            raise Refused("other-edition")
        if viewer.seat is not None and viewer.seat >= len(row.seats):
            raise Refused("unknown-action")
        self._game, self._row, self._moves = game, row, tuple(moves)
        self.viewer = viewer
        self.whole = Reading(game, row, moves)
        # Of a running game not even the number of its secret moves may show.
        self._seen = [told.version for told in self.whole.course.told if viewer.sees(told)]

    def __len__(self) -> int:
        """How many steps there are, the deal among them."""
        return len(self._seen)

    def at(self, step: int) -> tuple[Reading, Told]:
        """The table after a step, counted from 0, and what the step brought. Refused past the end."""
        if not 0 <= step < len(self._seen):
            raise Refused("replay-past-end", steps=len(self._seen))
        version = self._seen[step]
        return Reading(self._game, self._row, self._moves[:version]), self.whole.course.told[version]

    def told(self) -> Iterator[Told]:
        """What each step brought."""
        return (self.whole.course.told[version] for version in self._seen)


def check_may_look(row: TableRow, viewer: Viewer, user_id: int, *, is_over: bool) -> None:
    """Refused when this member may not look with those eyes: of a running game only with his own, or everybody's."""
    if is_over or viewer == Viewer():
        return
    if viewer.is_open or viewer.seat != row.seat_of(user_id):
        raise Refused("replay-running")
