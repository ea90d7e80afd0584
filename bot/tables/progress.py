"""The progress of one game: its state, the open decisions and their age, and its history."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from operator import attrgetter
from string import digits
from typing import Any

from bot.errors import Reason, Refused, RefusedByRules
from bot.tables.commands import Move, Proposal, Recorded, TableAction
from bot.tables.options import AnyGame
from bot.tables.status import StatusChange, TableStatus
from data.records.tables import By, Result, TableSeat
from games.engine import Event, Seat, Step
from games.views import PublicView, SeatView

_version_of = attrgetter("version")


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A move in the history: its number, the turn in which it was made, and its events."""

    version: int
    turn: int
    events: tuple[Event, ...]
    late: Seat | None = None
    """The seat whose time ran out, so that the clock made the move."""
    table_action: TableAction | None = None
    """The table action that it was instead of a move of the game."""
    seat: Seat | None = None
    """The seat that did it."""
    pressed_by: Seat | None = None
    """The seat whose player made the move or the table action themselves."""
    passed: TableAction | None = None
    """The proposal that everybody has accepted by it."""
    public: tuple[Event, ...] = field(init=False)
    """The events that everybody learns of."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "public", public_events(self.events))

    @property
    def undone(self) -> int | None:
        """The number of the move that was taken back by it."""
        is_undo = self.passed is not None and self.passed.proposal is Proposal.UNDO
        return self.passed.amount if is_undo and self.passed is not None else None

    @property
    def is_public(self) -> bool:
        """Whether everybody has learnt that the move was made; a table action may have no events."""
        return bool(self.public) or not self.events


def public_events(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return those events that everybody learns of."""
    return tuple([event for event in events if event.reaches(None)])


def is_public(events: tuple[Event, ...]) -> bool:
    """Return True if everybody learns of a move with these events; a table action may have none."""
    return not events or bool(public_events(events))


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """The present question of a seat, and the time since which it has been open."""

    number: int
    """The number of public moves before it: secret ones must not show in the controls that carry it."""
    at: float
    """The start of its time, in epoch seconds."""
    by: Seat | None = None
    """The seat whose move raised it; the seat itself after a secret answer that it may change; None for the deal."""
    resumed: int = 0
    """The public move by which a table that did not run went on, if it did so while the question was open."""
    has_more_time: bool = False
    """Whether its time is doubled at a live table: one of the seats that were asked it has more time.

    So those who choose in secret together have the same time, and nothing that happens at its end tells who has chosen.
    """

    @property
    def since(self) -> int:
        """The public move since which the seat has had its time: pings are counted by it."""
        return max(self.number, self.resumed)


@dataclass(frozen=True, slots=True)
class UndoPoint:
    """The game before its last move, so that the move can be taken back."""

    number: int
    """The number of that move."""
    mover: Seat
    state: Any
    moves_standing: int
    """The number of public moves of the game that stood before it."""
    is_pressed: bool
    """Whether its player made it, not the clock or a house player."""
    may_be_undone: bool
    """Whether moves of its kind can be taken back: they show nothing hidden and owe nothing to chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Transition:
    """The result of a command at a table, which has not changed yet."""

    command: Recorded
    """As it is written down: a vote on taking back names the move."""
    seat: Seat
    by: By
    at: float
    """When, in epoch seconds."""
    state: Any
    """The state of the game after it."""
    events: tuple[Event, ...] = ()
    status: TableStatus
    open_decisions: Mapping[Seat, PendingDecision]
    passed: TableAction | None = None
    """The proposal that everybody has accepted by it."""
    result: Result | None = None
    """The end of the table, if the command ends it."""
    seat_row: TableSeat | None = None
    """The seat that it changes; None when all stay as they are."""


class GameProgress:
    """Follows a game step by step, live or from its record; it decides nothing and writes nothing."""

    def __init__(
        self,
        game: AnyGame,
        deal: Step[Any, Any],
        *,
        at: float,
        most_kept: int | None = None,
        more_time: Collection[Seat] = (),
    ) -> None:
        """``most_kept`` limits how many of the last public moves, and of the last secret moves, are kept.

        The seats in ``more_time`` have double time while the table is live.
        """
        self.game = game
        self._more_time = frozenset(more_time)
        self.version = 0
        self.state = deal.state
        self._viewed: Any = None
        """The state that ``_views`` shows."""
        self._views: dict[Seat | None, Any] = {}
        self.undo_point: UndoPoint | None = None
        self.moves_standing = 0
        """How many public moves of the game stand: table actions and moves that were taken back do not count."""
        self.public_version = 0
        """How many public moves there have been, which number all that is public: a secret move leaves no gap."""
        self._public_versions = [0]
        """The public version after each number of moves, from none on."""
        self.open_decisions: Mapping[Seat, PendingDecision] = self.decisions_after(deal, None, at=at)
        self.turn: int = self.view(None).turn
        self.first_turn = self.turn
        self.history = [HistoryEntry(0, self.turn, deal.events)]
        """The moves that are kept, oldest first. Secret moves never push out public ones: that would show."""
        self._most_kept = most_kept
        self._kept_by_kind = Counter(entry.is_public for entry in self.history)
        self.answered: set[tuple[Seat, str]] = set()
        """The topics of the questions that each seat has answered itself."""

    def topic(self, seat: Seat) -> str:
        """Return the name of what an actor is asked, without a number: ``place`` for place14 and place15."""
        return self.game.question(self.state, seat).rstrip(digits)

    def view(self, seat: Seat | None) -> Any:
        """Return the view of this seat, or of a spectator; made once a state."""
        if self._viewed is not self.state:
            self._viewed, self._views = self.state, {}
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def public_view(self) -> PublicView[Any]:
        """Return the view of everybody."""
        return PublicView(self.view(None))

    def seat_view(self, seat: Seat) -> SeatView[Any]:
        """Return the view of this seat."""
        return SeatView(self.view(seat))

    def turn_at(self, public_version: int) -> int:
        """Return the turn of the table after this many public moves."""
        next_version = bisect_left(self._public_versions, public_version + 1)
        place = bisect_left(self.history, next_version, key=_version_of)
        return self.history[place].turn if place < len(self.history) else self.turn

    def to_undo(self, seat: Seat) -> int:
        """Return the number of the last public move. Refused unless this seat made it and may ask to take it back."""
        before = self.undo_point
        if before is None:
            raise Refused(Reason.UNDO_NOTHING)
        if before.mover != seat:
            raise Refused(Reason.UNDO_NOT_YOURS)
        if not before.is_pressed:
            raise Refused(Reason.UNDO_NOT_PRESSED)
        if not before.may_be_undone:
            raise RefusedByRules(self.game.key, "undo-kind")
        return before.number

    def after_change(
        self, before: TableStatus, change: StatusChange, *, at: float
    ) -> tuple[Any, Mapping[Seat, PendingDecision]]:
        """Return the state and the open decisions after a table action: waiting players get their full time again."""
        if change.undoes and self.undo_point is not None:
            state, seats = self.undo_point.state, sorted(self.game.actors(self.undo_point.state))
            return state, dict.fromkeys(seats, self._new_decision(seats, self.public_version + 1, at))
        if change.status.clock_runs and not before.clock_runs:
            number = self.public_version + 1
            decisions = {
                seat: replace(decision, at=at, resumed=number)
                for seat, decision in self.open_decisions.items()
            }
            return self.state, decisions
        if change.status.seconds != before.seconds:
            return self.state, {
                seat: replace(decision, at=at) for seat, decision in self.open_decisions.items()
            }
        return self.state, self.open_decisions

    def follow(self, transition: Transition) -> HistoryEntry:
        """Take over what a command has led to."""
        command, seat, by, passed = transition.command, transition.seat, transition.by, transition.passed
        entry = HistoryEntry(
            self.version + 1,
            self.turn,
            transition.events,
            late=seat if by is By.CLOCK and isinstance(command, Move) else None,
            table_action=command if isinstance(command, TableAction) else None,
            seat=seat if isinstance(command, TableAction) else None,
            pressed_by=seat if by is By.PLAYER else None,
            passed=passed,
        )
        if isinstance(command, Move):
            self._count_move(entry, seat, by)
        else:
            if entry.undone is not None and self.undo_point is not None:
                self.moves_standing = self.undo_point.moves_standing
            if passed is not None:
                self.undo_point = None
        self.state, self.open_decisions = transition.state, transition.open_decisions
        return self._add(entry)

    def _count_move(self, entry: HistoryEntry, mover: Seat, by: By) -> None:
        if by is By.PLAYER:
            self.answered.add((mover, self.topic(mover)))
        if entry.is_public:  # a secret move must not change what anybody is told about taking back
            may_be_undone = self.game.undoable.issuperset(map(type, entry.events))
            is_pressed = by is By.PLAYER
            self.undo_point = UndoPoint(
                entry.version, mover, self.state, self.moves_standing, is_pressed, may_be_undone
            )
            self.moves_standing += 1

    def _add(self, entry: HistoryEntry) -> HistoryEntry:
        """Count a move; its events belong to the turn in which it was made."""
        self.version = entry.version
        self.history.append(entry)
        is_public = entry.is_public
        self.public_version += is_public
        self._public_versions.append(self.public_version)
        self._kept_by_kind[is_public] += 1
        if self._most_kept is not None and self._kept_by_kind[is_public] > self._most_kept:
            del self.history[
                next(place for place, old in enumerate(self.history) if old.is_public == is_public)
            ]
            self._kept_by_kind[is_public] -= 1
        self.turn = self.view(None).turn
        return entry

    def public_version_at(self, version: int) -> int:
        """Return the number of public moves among the first ``version`` moves."""
        return self._public_versions[min(version, self.version)]

    def recent(self, version: int | None = None) -> list[HistoryEntry]:
        """Return the entries of the turn at a version, else of the present one, and of the move that led to it."""
        entries, turn = self.history, self.turn
        if version is not None:
            entries = entries[: bisect_right(entries, version, key=_version_of)]
            turn = self.turn_at(self.public_version_at(version))
        turns = [entry.turn for entry in entries]
        start = turns.index(turn) if turn in turns else len(turns)
        return entries[max(start - 1, 0) :]

    def decisions_after(
        self, step: Step[Any, Any], mover: Seat | None, *, at: float
    ) -> Mapping[Seat, PendingDecision]:
        """Return the open questions of a state.

        A question is new to a seat that moved, had none before, or is asked something else now; the others
        keep theirs, and with it their remaining time. A player who moved in secret keeps theirs as well: the
        post does not show the move, so its controls must go on working for them.
        """
        number = 0 if mover is None else self.public_version + is_public(step.events)
        kept = {
            seat: self._continued_decision(step, mover, seat) for seat in sorted(self.game.actors(step.state))
        }
        fresh = self._new_decision(
            [seat for seat, before in kept.items() if before is None], number, at, mover
        )
        return {seat: before or fresh for seat, before in kept.items()}

    def _new_decision(
        self, seats: Iterable[Seat], number: int, at: float, mover: Seat | None = None
    ) -> PendingDecision:
        """Return the decision that these seats have open from now on."""
        return PendingDecision(number, at, mover, has_more_time=not self._more_time.isdisjoint(seats))

    def _continued_decision(
        self, step: Step[Any, Any], mover: Seat | None, seat: Seat
    ) -> PendingDecision | None:
        before = None if mover is None else self.open_decisions.get(seat)
        if before is None or self.game.question(self.state, seat) != self.game.question(step.state, seat):
            return None
        if seat != mover:
            return before
        return None if is_public(step.events) else replace(before, by=mover)
