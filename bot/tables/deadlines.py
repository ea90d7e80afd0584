"""Acts at tables when a time runs out.

Deadlines of decisions, of lobbies and votes that lapse, of pauses, holidays and deserted tables end here, and a house
player stands in for a member who is silent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from functools import partial

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.tables import lobby
from bot.tables.changes import ChangeKind, TableChanged
from bot.tables.clock import GRACE_SECONDS
from bot.tables.commands import TableAction, TableActionKind
from bot.tables.lobbies import Lobbies
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.status import MISSED_TURNS
from bot.tables.timer import Timer
from bot.tasks import end
from data.records.tables import By, Ending, Phase, Result, Table
from games.engine import Seat

log = logging.getLogger(__name__)

REFUSED_SECONDS = 1.0
"""How long the clock waits after a refusal before it looks at the table again."""


class Deadlines:
    """Does what is due at tables, with one task for all deadlines."""

    def __init__(self, tables: TableService, lobbies: Lobbies, homes: Homes) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._homes = homes
        self.timer = Timer(self.on_timeout, tables.now)
        tables.changes.hear(ChangeKind.LOBBY | ChangeKind.PLAYED | ChangeKind.OVER, self.changed)
        self._running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Call back at deadlines from now on."""
        self._running.append(asyncio.create_task(self.timer.run(), name="timeouts"))

    def wake(self, tables: Iterable[Table]) -> None:
        """Set the deadlines of tables that were found again."""
        for table in tables:
            try:
                self._wake_table(table)
            except Exception as error:  # noqa: BLE001 - a bad table must not keep the bot from starting
                log.error("table %s cannot go on: %s", table.id, type(error).__name__)

    async def close(self) -> None:
        """Stop in the middle; the record knows where to go on."""
        await end(*self._running)
        await self.timer.close()

    def changed(self, change: TableChanged) -> None:
        """Set a table's next deadline."""
        table, session = change.table, change.session
        if session is not None:
            self.timer.set(table.id, session.next_timeout(self._tables.now()))
        else:
            self.timer.set(table.id, table.due_at if table.phase is Phase.LOBBY else None)

    def _wake_table(self, table: Table) -> None:
        now = self._tables.now()
        if table.phase is Phase.PLAYING and table.due_at is not None:
            half_at = table.due_at - table.seconds / 2
            late_at = max(table.due_at, now + min(GRACE_SECONDS, table.seconds))
            self.timer.set(table.id, half_at if half_at > now else late_at)
        elif table.phase is Phase.LOBBY:
            self.timer.set(table.id, max(lobby.due_at(table), now + GRACE_SECONDS))

    async def on_timeout(self, table_id: str) -> None:
        """Do what silence means for every seat whose time has run out, then set the next deadline."""
        while True:
            try:
                table = await self._tables.table(table_id)
                if not self._homes.is_home(table.guild_id):
                    return
                if table.phase is Phase.LOBBY:
                    await self._lobbies.lapse(table_id)
                    return
                if not await self._time_out(await self._tables.session(table_id)):
                    return
            except Refused as refused:
                log.info("table %s needs no deadline any more: %s", table_id, refused.reason)
                return

    async def _time_out(self, session: Session) -> bool:
        """Do one thing that is due; return True if there may be more. After a refusal the table waits a second."""
        now, table_id = self._tables.now(), session.table.id
        is_abandoned = _is_abandoned(session, now)
        if not (is_abandoned or _due_action(session, now) or session.due_seats(now)):
            if session.clock.is_half_gone(now):
                self._tables.changes.tell(ChangeKind.STALE, session.table, session)
            self.timer.set(table_id, session.next_timeout(now))
            return False
        try:
            if is_abandoned:
                version = session.progress.version
                await self._tables.end(table_id, Result(ending=Ending.ABANDONED), version=version)
            else:
                await self._tables.change_session(table_id, partial(_do_what_is_due, at=now))
        except Refused as refused:  # somebody was quicker
            log.info("the clock changes nothing at table %s: %s", table_id, refused.reason)
            if is_abandoned:
                await self._tables.refresh(table_id)
            due_at = (await self._tables.session(table_id)).next_timeout(now)
            # A change that is always refused must not keep the event loop.
            self.timer.set(table_id, None if due_at is None else max(due_at, now + REFUSED_SECONDS))
            return False
        return True


def _is_abandoned(session: Session, now: float) -> bool:
    """Return True if nobody has been at a table for so long that it ends."""
    status = session.status
    is_stop_over = status.stopped_until is not None and status.stopped_until <= now
    return is_stop_over and status.deserted_at is not None and not session.is_over


def _due_action(session: Session, now: float) -> tuple[TableActionKind, Seat] | None:
    """Return the table action that is due, and its seat: a vote, a holiday or a pause is over."""
    status = session.status
    if session.is_over:
        return None
    if status.vote is not None and not status.has_open_vote(now):
        return TableActionKind.LAPSE, 0
    back = [seat for seat, until in sorted(status.holidays.items()) if until <= now]
    if back and not status.is_asleep:
        return TableActionKind.RETURN, back[0]
    if status.paused_until is not None and status.paused_until <= now and not status.is_asleep:
        return TableActionKind.RESUME, 0
    return None


async def _do_what_is_due(session: Session, *, at: float) -> None:
    """Do one thing that is due at a table as it is now: another process may have been quicker."""
    action, silent = _due_action(session, at), session.due_seats(at)
    if action is not None:
        kind, seat = action
        await session.execute(TableAction(kind), seat, by=By.CLOCK, at=at)
    elif silent:
        seat = silent[0]
        await session.fall_back(seat, at=at)
        if session.is_over or session.status.missed_turns.get(seat, 0) < MISSED_TURNS:
            return
        if seat in session.status.present:
            await session.execute(TableAction(TableActionKind.STAND_IN), seat, by=By.CLOCK, at=at)
