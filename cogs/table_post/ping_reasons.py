"""Why a table pings its members, by what everybody sees, and when each of them wants to be pinged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from math import inf

from bot.member_times import is_on_holiday, quiet_until
from bot.preferences import MemberPreferences, WhenPinged
from bot.tables.session import Session
from bot.tables.status import TableStatus
from cogs.games.registry import PRESENTERS
from games.engine import Seat

SLOW_SECONDS = 3600
"""In a game this slow, a player is pinged for votes, and once more when half of their time is gone."""
LATER_PART, LATER_SECONDS = 4, 3600.0
"""Members who want to be pinged after a while are pinged after this part of their time, and after an hour at most."""


class PingKind(StrEnum):
    """What a ping is about. A member has at most one ping of each kind at a table."""

    TURN = "turn"
    """They must act."""
    NEXT = "next"
    """They will have to act next."""
    VOTE = "vote"
    """The others ask them something."""


@dataclass(frozen=True, slots=True)
class PingReason:
    """A member may be pinged: whether and when depends on what they want."""

    user_id: int
    kind: PingKind
    question: int
    """What it is about: of a question the public move since which it is open. A ping for another one is outdated."""
    at: float = 0.0
    """Since when it is open, in epoch seconds."""
    seconds: int = 0
    """Their time for it."""
    half_at: float = inf
    """When they are pinged once more, in a slow game: when half of that time is gone, in epoch seconds."""
    is_shared: bool = False
    """Whether others are asked as well: then nothing may show what this member does meanwhile."""
    nudge: int = 0
    """Which nudge of the table reminds them of it; 0 for none."""
    nudged_at: float = 0.0
    is_first: bool = False
    """Whether the deal itself has asked them, at a table of several members."""

    @property
    def text(self) -> str:
        """The key of the sentence that pings them."""
        return _TEXTS[self.kind] if not self.nudge else _NUDGED


_TEXTS = {PingKind.TURN: "ping-turn", PingKind.NEXT: "ping-next", PingKind.VOTE: "ping-vote"}
_NUDGED = "ping-nudge"

Number = tuple[int, bool, int]
"""What a member was pinged for: the question, whether half of the time was gone, and the nudge."""


def reasons(session: Session) -> list[PingReason]:
    """Return why members may be pinged now. By what everybody sees: it must not show who has chosen in secret."""
    if session.is_over:
        return []
    # Nobody is pinged for seats that a house player or a stand-in plays.
    users = {
        row.seat: row.user_id for row in session.table.seats if row.away is None and row.user_id is not None
    }
    return [*_turns(session, users), *_votes(session.status, users)]


def waited_for(session: Session, *, besides: int) -> list[int]:
    """Return the members who must act as far as everybody sees, without the one ``besides`` them."""
    return [
        reason.user_id
        for reason in reasons(session)
        if reason.kind is PingKind.TURN and reason.user_id != besides
    ]


def _turns(session: Session, users: dict[Seat, int]) -> Iterator[PingReason]:
    status, progress = session.status, session.progress
    if not status.runs:
        return
    half_at = session.half_at() if status.seconds >= SLOW_SECONDS else None
    presenter, view = PRESENTERS[session.table.game], progress.public_view()
    called = [seat for seat in presenter.called(view) if seat in progress.open_decisions]
    for seat in called:
        if seat not in users:
            continue
        question, nudge = progress.open_decisions[seat], status.nudge
        is_nudged = nudge is not None and nudge.seat != seat and nudge.at >= question.at
        yield PingReason(
            users[seat],
            PingKind.TURN,
            question.since,
            at=question.at,
            seconds=status.seconds,
            # Not for a question that is newer: half of its time is not gone.
            half_at=inf if half_at is None or half_at < question.at else half_at,
            is_shared=len(called) > 1,
            nudge=nudge.number if nudge is not None and is_nudged else 0,
            nudged_at=nudge.at if nudge is not None and is_nudged else 0.0,
            is_first=question.since == 0 and len(users) > 1,
        )
    for seat in presenter.next_up(view):
        if seat in users and seat not in called:
            yield PingReason(users[seat], PingKind.NEXT, progress.turn)


def _votes(status: TableStatus, users: dict[Seat, int]) -> Iterator[PingReason]:
    vote = status.vote
    for seat in sorted(status.present - vote.agreed) if vote is not None else ():
        if vote is not None and seat in users:
            yield PingReason(users[seat], PingKind.VOTE, vote.number, seconds=status.seconds)


def number_of(reason: PingReason, member: MemberPreferences, *, now: float) -> Number:
    """Return the number of a ping sent now: if it is not that of the member's last ping, a new one is needed."""
    return reason.question, reason.half_at <= now and member.pings_at_half_time, reason.nudge


def is_wanted(reason: PingReason, member: MemberPreferences, *, now: float) -> bool:
    """Return whether a member wants to be pinged for this at all."""
    if is_on_holiday(member, now):
        return False
    match reason.kind:
        case PingKind.TURN:
            return member.turn_pings is not WhenPinged.NEVER
        case PingKind.NEXT:
            return member.pings_when_next
        case PingKind.VOTE:
            is_slow = reason.seconds >= SLOW_SECONDS
            return is_slow if member.pings_for_votes is None else member.pings_for_votes


def may_disturb(member: MemberPreferences, *, now: float) -> bool:
    """Return whether a member may be pinged now for something that can wait, such as a seat that is offered."""
    is_never = member.turn_pings is WhenPinged.NEVER
    return not (is_never or is_on_holiday(member, now) or quiet_until(member, now) is not None)


def due_at(reason: PingReason, member: MemberPreferences, *, active_until: float, now: float) -> float:
    """Return the time at which a ping becomes due, in epoch seconds, apart from quiet hours.

    ``active_until`` is the end of the time in which the member counts as active at the table.
    """
    is_half_gone = reason.half_at <= now
    if reason.nudge:
        return reason.nudged_at
    if member.turn_pings is WhenPinged.LATER and reason.kind is PingKind.TURN and not is_half_gone:
        return max(reason.at + min(reason.seconds / LATER_PART, LATER_SECONDS), active_until)
    # On the first turn, players who joined a moment ago may still not look at the table.
    return reason.at if reason.is_first and not is_half_gone else max(reason.at, active_until)


def after_quiet_hours(due: float, member: MemberPreferences, *, now: float) -> float:
    """Return the same moment, or the end of the quiet hours in which it would come."""
    return quiet_until(member, max(due, now)) or due
