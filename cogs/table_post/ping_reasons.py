"""Whom a table may ping now, and for what, by what everybody sees; whether and when, from what each member wants."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from bot.member_times import is_on_holiday
from bot.sent_messages import Ping, PingKey, PingKind
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from data.records.settings import MemberPreferences, WhenPinged
from games.engine import Seat

SLOW_SECONDS = 3600
"""The time for a decision from which on a player is pinged for votes, and once more when half of it is gone."""
LATER_PART, LATER_SECONDS = 4, 3600.0
"""Members who want to be pinged after a while are pinged after this part of their time, and after an hour at most."""


@dataclass(frozen=True, slots=True)
class PingReason:
    """A member may be pinged: whether and when depends on what they want."""

    user_id: int
    kind: PingKind
    question: int
    """Its subject: of a question the public move since which it is open. A ping for another one is outdated."""
    at: float = 0.0
    """The time since which it is open, in epoch seconds."""
    seconds: int = 0
    """Their time for it."""
    is_half_gone: bool = False
    """Whether half of that time is gone, in a slow game."""
    is_shared: bool = False
    """Whether others are asked as well: then nothing may show what this member does meanwhile."""
    nudge: int = 0
    """The number of the nudge that reminds them of it; 0 for none."""
    nudged_at: float = 0.0
    is_first: bool = False
    """Whether the deal itself has asked them, at a table of several members."""

    @property
    def key(self) -> PingKey:
        """The member, and what they may be pinged for."""
        return self.user_id, self.kind

    def ping(self, member: MemberPreferences) -> Ping:
        """Return the ping that the member would get now."""
        return Ping(self.kind, self.question, self.is_half_gone and member.pings_at_half_time, self.nudge)

    def is_wanted(self, member: MemberPreferences, *, now: float) -> bool:
        """Return True if the member wants to be pinged for this at all."""
        if is_on_holiday(member, now):
            return False
        match self.kind:
            case PingKind.TURN:
                return member.turn_pings is not WhenPinged.NEVER
            case PingKind.NEXT:
                return member.pings_when_next
            case PingKind.VOTE:
                is_slow = self.seconds >= SLOW_SECONDS
                return is_slow if member.pings_for_votes is None else member.pings_for_votes

    def due_at(self, member: MemberPreferences, *, active_until: float) -> float:
        """Return the time from which on the member is to be pinged, in epoch seconds, apart from their quiet hours.

        ``active_until`` is until when they count as active at the table.
        """
        if self.nudge:
            return self.nudged_at
        if member.turn_pings is WhenPinged.LATER and self.kind is PingKind.TURN and not self.is_half_gone:
            return max(self.at + min(self.seconds / LATER_PART, LATER_SECONDS), active_until)
        # On the first turn, players who joined a moment ago may still not look at the table.
        return self.at if self.is_first and not self.is_half_gone else max(self.at, active_until)


def reasons(session: Session) -> list[PingReason]:
    """Return the reasons to ping members now, by what everybody sees: they must not show who has chosen in secret."""
    if session.is_over:
        return []
    # Nobody is pinged for seats that a house player or a stand-in plays.
    users = {
        player.seat: player.user_id
        for player in session.table.seats
        if player.away is None and player.user_id is not None
    }
    found, status = list(_turns(session, users)), session.status
    if status.vote is not None:
        for seat in sorted(users.keys() & (status.present - status.vote.agreed)):
            number = status.vote.number
            found.append(PingReason(users[seat], PingKind.VOTE, number, seconds=status.seconds))
    return found


def waited_for(session: Session, *, besides: int) -> list[int]:
    """Return the members who publicly must act, except ``besides``."""
    turns = [reason for reason in reasons(session) if reason.kind is PingKind.TURN]
    return [reason.user_id for reason in turns if reason.user_id != besides]


def _turns(session: Session, users: dict[Seat, int]) -> Iterator[PingReason]:
    status, progress = session.status, session.progress
    if not status.runs:
        return
    half_at = session.clock.half_at if status.seconds >= SLOW_SECONDS else None
    presenter, view = PRESENTERS[session.table.game], progress.public_view()
    called = [seat for seat in presenter.called(view) if seat in progress.open_decisions]
    for seat in called:
        if seat not in users:
            continue
        question, nudge = progress.open_decisions[seat], status.nudge
        if nudge is not None and (nudge.seat == seat or nudge.at < question.at):
            nudge = None
        yield PingReason(
            users[seat],
            PingKind.TURN,
            question.since,
            at=question.at,
            seconds=session.clock.seconds_for(question),
            # Not for a question that is newer: half of its time is not gone.
            is_half_gone=half_at is not None and question.at <= half_at <= time.time(),
            is_shared=len(called) > 1,
            nudge=0 if nudge is None else nudge.number,
            nudged_at=0.0 if nudge is None else nudge.at,
            is_first=question.since == 0 and len(users) > 1,
        )
    for seat in presenter.next_up(view):
        if seat in users and seat not in called:
            yield PingReason(users[seat], PingKind.NEXT, progress.turn)
