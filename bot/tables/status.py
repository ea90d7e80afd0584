"""The status of a table beside its game, and its changes by table actions.

Votes (on an undo, a pause, the clock or an end), offers of seats, stand-ins, holidays, nudges and pauses are here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from bot.errors import Reason, Refused
from bot.member_times import MOST_HOLIDAY_DAYS
from bot.tables.commands import Proposal, TableAction, TableActionKind
from data.records.tables import By
from games.engine import Seat

MISSED_TURNS = 2
"""The number of missed turns in a row after which a house player stands in."""
VOTE_SECONDS = 600.0
"""How long a vote is open, or the time of one decision where that is longer."""
SET_BACK_SECONDS = 60.0
"""A clock that is set back by more than this ends a vote: it would stay open until the wrong time comes again."""
DESERTED_SECONDS = 600.0
"""How long an empty table waits for somebody to come back, or one decision's time if longer."""
LONGEST_PAUSE_SECONDS = 14 * 86_400
OFFER_SECONDS = 3600.0
"""How long a seat is on offer."""
LONGEST_HOLIDAY_SECONDS = (MOST_HOLIDAY_DAYS + 1) * 86_400.0
LIVE_BELOW_SECONDS = 600
"""A table with less time than this for a decision is live: there, members who need it have double time."""
Kept = TypeVar("Kept")


@dataclass(frozen=True, slots=True)
class Vote:
    """A proposal that is being voted on."""

    table_action: TableAction
    asker: Seat
    agreed: frozenset[Seat]
    until: float
    """When the vote is over, in epoch seconds."""
    number: int
    """The number of the vote at its table: an answer counts for the vote with its number and for no other."""

    def answered(self, kind: TableActionKind) -> TableAction:
        """Return the action that agrees to this vote, or refuses it."""
        return TableAction(kind, self.table_action.proposal, self.number)


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that its player offers to somebody."""

    number: int
    """The number of the offer at its table: a control counts for the offer with its number and for no other."""
    until: float
    """When the offer ends, in epoch seconds."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A player has asked those who must act to go on."""

    number: int
    """The number of the nudge at its table."""
    seat: Seat
    """The seat that asked."""
    at: float
    """When, in epoch seconds."""


@dataclass(frozen=True, slots=True)
class TableStatus:
    """The status of a table beside its game: votes, offers, pauses, absences."""

    members: frozenset[Seat]
    """The seats that were dealt to members."""
    seconds: int
    """The time for one decision."""
    away: frozenset[Seat] = frozenset()
    """The seats of absent members, played by a house player until they come back."""
    left: frozenset[Seat] = frozenset()
    """The seats whose members have left for good."""
    missed_turns: Mapping[Seat, int] = field(default_factory=dict)
    """How often in a row a seat's time has run out."""
    silent: tuple[Seat, float] | None = None
    """The seat and time of the last move by the clock: several moves of one timeout count as one missed turn."""
    vote: Vote | None = None
    offers: Mapping[Seat, Offer] = field(default_factory=dict)
    """The seats on offer."""
    last_number: int = 0
    """The number of the newest vote or offer; they are counted together from 1."""
    paused_until: float | None = None
    deserted_at: float | None = None
    """When the last member went away or left, in epoch seconds."""
    is_asleep: bool = False
    """Whether the table cannot be shown, and so waits for nobody."""
    pauses_for_holidays: bool = False
    """Whether the clock stops while a member is on holiday; otherwise a house player stands in."""
    holidays: Mapping[Seat, float] = field(default_factory=dict)
    """The seats whose members are on holiday, and until when (epoch seconds)."""
    nudge: Nudge | None = None
    """The last nudge."""

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose members are there: they vote."""
        return self.members - self.away - self.left

    @property
    def played_by_house(self) -> frozenset[Seat]:
        """The members' seats at which a house player stands in."""
        return self.away | self.left

    @property
    def runs(self) -> bool:
        """Whether the game goes on: not while it is paused or asleep, nor while nobody is there."""
        is_stopped = self.paused_until is not None or self.deserted_at is not None or self.is_asleep
        return not is_stopped and (not self.holidays or bool(self.present))

    @property
    def clock_runs(self) -> bool:
        """Whether those who must act have a deadline."""
        return self.runs and not (self.pauses_for_holidays and self.holidays)

    @property
    def stopped_until(self) -> float | None:
        """When a pause ends or a deserted table is ended, in epoch seconds; None without either or while asleep."""
        if self.is_asleep:
            return None
        if self.paused_until is not None:
            return self.paused_until
        if self.deserted_at is not None:
            return self.deserted_at + max(DESERTED_SECONDS, self.seconds)
        return None

    def ends_by_leaving(self, seat: Seat) -> bool:
        """Return True if a seat gives up by leaving: nobody else is there, and somebody is only away."""
        are_waited_for = bool(self.present - {seat}) or bool(self.holidays.keys() - {seat})
        return not are_waited_for and bool(self.away - {seat})

    def has_open_vote(self, at: float) -> bool:
        """Return True if a vote can be answered at a moment (epoch seconds)."""
        longest = max(VOTE_SECONDS, self.seconds) + SET_BACK_SECONDS
        return self.vote is not None and at < self.vote.until <= at + longest

    def next_due(self, deadlines: Iterable[float]) -> float | None:
        """Return the time of what happens next by itself: one of these deadlines, or the end of a pause or holiday."""
        if self.is_asleep:
            return None
        stopped_until = self.stopped_until
        times = [*deadlines, *self.holidays.values()]
        return min(times if stopped_until is None else [*times, stopped_until], default=None)

    def after_move(self, seat: Seat, by: By, at: float) -> TableStatus:
        """Return the status after a move of the game: a vote on an undo is over, and missed turns are counted."""
        vote = self.vote
        if vote is not None and vote.table_action.proposal is Proposal.UNDO:
            vote = None
        missed_turns, silent = self.missed_turns, self.silent
        if by is By.CLOCK:
            if silent != (seat, at):
                missed_turns = {**missed_turns, seat: missed_turns.get(seat, 0) + 1}
            silent = (seat, at)
        else:
            missed_turns, silent = _without(seat, missed_turns), None
        if (vote, missed_turns, silent) == (self.vote, self.missed_turns, self.silent):
            return self
        return replace(self, vote=vote, missed_turns=missed_turns, silent=silent)


@dataclass(frozen=True, slots=True)
class StatusChange:
    """The change that a table action makes."""

    status: TableStatus
    passed: TableAction | None = None
    """The proposal that everybody has accepted by it."""
    is_over: bool = False
    """Whether it leaves nobody at the table."""

    @property
    def undoes(self) -> bool:
        """Whether it takes back a move of the game."""
        return self.passed is not None and self.passed.proposal is Proposal.UNDO


def status_change(
    table_action: TableAction, status: TableStatus, seat: Seat, *, at: float, undo: Callable[[], int]
) -> StatusChange:
    """Return the changes by a seat's table action. Refused when it cannot be done now.

    ``undo`` gives the number of the move that this seat may ask to take back; Refused when there is none.
    """
    match table_action.kind:
        case TableActionKind.CONCEDE:
            return StatusChange(status)
        case TableActionKind.STAND_IN:
            return StatusChange(_after_leaving(status, seat, at, has_left=False))
        case TableActionKind.RETURN:
            if seat not in status.away and seat not in status.holidays:
                raise Refused(Reason.NOT_AWAY)
            return StatusChange(_after_return(status, seat))
        case TableActionKind.TAKE_OVER:
            _check_offer(status, seat, table_action.amount, at)
            return StatusChange(_after_return(status, seat))
        case TableActionKind.LEAVE:
            gone = _after_leaving(status, seat, at, has_left=True)
            return StatusChange(gone, is_over=gone.left == gone.members)
        case TableActionKind.ASK:
            return _with_new_vote(table_action, status, seat, at, undo)
        case TableActionKind.AGREE:
            return _with_agreement(table_action, status, seat, at)
        case TableActionKind.REFUSE:
            _open_vote(table_action, status, seat, at)
            return StatusChange(replace(status, vote=None))
        case TableActionKind.LAPSE:
            if status.vote is None or status.has_open_vote(at):
                raise Refused(Reason.MOVED_ON)
            return StatusChange(replace(status, vote=None))
        case TableActionKind.RESUME:
            if status.paused_until is None:
                raise Refused(Reason.NOT_PAUSED)
            # What happened before the pause is no reason to replace somebody right after it.
            return StatusChange(replace(status, paused_until=None, missed_turns={}, silent=None))
        case TableActionKind.OFFER:
            number = status.last_number + 1
            offers = {**status.offers, seat: Offer(number, at + OFFER_SECONDS)}
            return StatusChange(replace(status, offers=offers, last_number=number))
        case TableActionKind.WITHDRAW:
            _check_offer(status, seat, table_action.amount, at)
            return StatusChange(replace(status, offers=_without(seat, status.offers)))
        case TableActionKind.SLEEP | TableActionKind.WAKE:
            is_asleep = table_action.kind is TableActionKind.SLEEP
            if is_asleep == status.is_asleep:
                raise Refused(Reason.MOVED_ON)
            return StatusChange(replace(status, is_asleep=is_asleep))
        case TableActionKind.HOLIDAY:
            return StatusChange(_on_holiday(status, seat, float(table_action.amount), at))
        case TableActionKind.NUDGE:
            return StatusChange(_nudged(status, seat, at))


def _on_holiday(status: TableStatus, seat: Seat, until: float, at: float) -> TableStatus:
    if not at < until <= at + LONGEST_HOLIDAY_SECONDS:
        raise Refused(Reason.BAD_DATE)
    away = replace(status, holidays={**status.holidays, seat: until})
    return away if status.pauses_for_holidays else _after_leaving(away, seat, at, has_left=False)


def _nudged(status: TableStatus, seat: Seat, at: float) -> TableStatus:
    _check_present(status, seat)
    if not status.clock_runs:
        raise Refused(Reason.NUDGE_NO_CLOCK)
    if status.nudge is not None and at < status.nudge.at + status.seconds / 2:
        raise Refused(Reason.NUDGE_SOON, until=f"<t:{int(status.nudge.at + status.seconds / 2)}:R>")
    number = 1 if status.nudge is None else status.nudge.number + 1
    return replace(status, nudge=Nudge(number, seat, at))


def _after_leaving(status: TableStatus, seat: Seat, at: float, *, has_left: bool) -> TableStatus:
    away, left = (
        (status.away - {seat}, status.left | {seat}) if has_left else (status.away | {seat}, status.left)
    )
    missed_turns = _without(seat, status.missed_turns)
    gone = replace(status, away=away, left=left, missed_turns=missed_turns, silent=None, vote=None)
    if has_left:
        gone = replace(gone, offers=_without(seat, gone.offers), holidays=_without(seat, gone.holidays))
    return replace(gone, deserted_at=None if gone.present or gone.holidays else at)


def _check_offer(status: TableStatus, seat: Seat, number: int, at: float) -> None:
    offer = status.offers.get(seat)
    if offer is None or offer.number != number or offer.until <= at:
        raise Refused(Reason.OFFER_GONE)


def _after_return(status: TableStatus, seat: Seat) -> TableStatus:
    back = replace(status, away=status.away - {seat}, left=status.left - {seat}, deserted_at=None)
    return replace(back, offers=_without(seat, back.offers), holidays=_without(seat, back.holidays))


def _without(seat: Seat, kept: Mapping[Seat, Kept]) -> Mapping[Seat, Kept]:
    return {other: value for other, value in kept.items() if other != seat}


def _with_new_vote(
    table_action: TableAction, status: TableStatus, seat: Seat, at: float, undo: Callable[[], int]
) -> StatusChange:
    _check_present(status, seat)
    if status.has_open_vote(at):
        raise Refused(Reason.VOTE_OPEN)
    if status.away and table_action.proposal is not Proposal.PAUSE:  # any player can end a pause
        raise Refused(Reason.VOTE_AWAY)
    match table_action.proposal:
        case Proposal.PAUSE if status.paused_until is not None:
            raise Refused(Reason.PAUSED)
        case Proposal.PAUSE if not 0 < table_action.amount <= LONGEST_PAUSE_SECONDS:
            raise Refused(Reason.BAD_OPTION, option=str(table_action.amount))
        case Proposal.CLOCK if not 0 < table_action.amount <= LONGEST_PAUSE_SECONDS:
            raise Refused(Reason.BAD_OPTION, option=str(table_action.amount))
        case Proposal.UNDO:
            table_action = replace(table_action, amount=undo())
        case None:
            raise Refused(Reason.UNKNOWN_ACTION)
        case _:
            pass
    until = at + max(VOTE_SECONDS, status.seconds)
    number = status.last_number + 1
    vote = Vote(table_action, seat, frozenset({seat}), until, number)
    return _tallied(replace(status, last_number=number), vote, at)


def _with_agreement(table_action: TableAction, status: TableStatus, seat: Seat, at: float) -> StatusChange:
    vote = _open_vote(table_action, status, seat, at)
    if seat in vote.agreed:
        raise Refused(Reason.AGREED_ALREADY)
    return _tallied(status, replace(vote, agreed=vote.agreed | {seat}), at)


def _open_vote(table_action: TableAction, status: TableStatus, seat: Seat, at: float) -> Vote:
    """Return the vote that an action answers. Refused when that vote is over."""
    _check_present(status, seat)
    if status.vote is None or not status.has_open_vote(at):
        raise Refused(Reason.NO_VOTE)
    if table_action.amount != status.vote.number:
        raise Refused(Reason.STALE_VOTE)
    return status.vote


def _check_present(status: TableStatus, seat: Seat) -> None:
    if seat not in status.present:
        raise Refused(Reason.STAND_IN_PLAYS)


def _tallied(status: TableStatus, vote: Vote, at: float) -> StatusChange:
    """Return the changes by a vote as it stands now: what everybody present has agreed to is carried out."""
    if not vote.agreed >= status.present:
        return StatusChange(replace(status, vote=vote))
    status, table_action = replace(status, vote=None), vote.table_action
    if table_action.proposal is Proposal.PAUSE:
        status = replace(status, paused_until=at + table_action.amount)
    elif table_action.proposal is Proposal.CLOCK:
        status = replace(status, seconds=table_action.amount)
    return StatusChange(status, passed=table_action, is_over=table_action.proposal is Proposal.END)
