"""Acts at tables without a press: house players move, dice roll by themselves, and times run out.

Deadlines of decisions, of lobbies and votes that lapse, of pauses, holidays and deserted tables end here, and a house
player stands in for a member who is silent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from functools import partial
from hashlib import sha256
from typing import Any

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables import lobby
from bot.tables.changes import Kind, TableChanged
from bot.tables.clock import GRACE_SECONDS
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.lobbies import Lobbies
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.status import MISSED_TURNS
from bot.tables.timeouts import Timeouts
from bot.tasks import KeyedTasks, end
from data.errors import StoreError
from data.records.tables import By, Ending, Phase, Result, Table
from games.ai import chosen
from games.catalog import ENTRIES, GAMES, stand_in_level
from games.engine import Game, Seat
from games.entropy import Entropy

log = logging.getLogger(__name__)

BEGUN_AT_ONCE, BEGUN_SECONDS = 40, 1.0
"""The number of tables at which house players begin together after a start, and the pause before the next ones."""

REFUSED_SECONDS = 1.0
"""How long the clock waits after a refusal before it looks at the table again."""


class Autoplay:
    """Makes the moves that nobody presses, each in the same way as any other move.

    It has one task for all deadlines, and one for each table at which a house player must act or dice may roll.
    """

    def __init__(
        self,
        tables: TableService,
        lobbies: Lobbies,
        preferences: Preferences,
        homes: Homes,
        *,
        pause_seconds: float,
    ) -> None:
        """``pause_seconds`` is one move's time."""
        self._tables = tables
        self._lobbies = lobbies
        self._preferences = preferences
        self._homes = homes
        self.pause_seconds = pause_seconds
        self.timeouts = Timeouts(self.on_timeout, tables.now)
        tables.changes.hear(Kind.LOBBY | Kind.PLAYED | Kind.OVER, self.changed)
        self._turns = KeyedTasks("house")
        self._running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Call back at deadlines from now on."""
        self._running.append(asyncio.create_task(self.timeouts.run(), name="timeouts"))

    def wake(self, tables: Iterable[Table]) -> None:
        """Set the deadlines of tables that were found again, and play where something is due."""
        without_press = []
        for table in tables:
            try:
                if self._wake_table(table):
                    without_press.append(table.id)
            except Exception as error:  # noqa: BLE001 - a bad table must not keep the bot from starting
                log.error("table %s cannot go on: %s", table.id, type(error).__name__)
        self._running = [task for task in self._running if not task.done()]
        self._running.append(
            asyncio.create_task(self._play_where_due(without_press), name="wake house players")
        )

    async def close(self) -> None:
        """Stop in the middle; the record knows where to go on."""
        await end(*self._running)
        await self._turns.close()
        await self.timeouts.close()

    def changed(self, change: TableChanged) -> None:
        """Set a table's next deadline, and let its house players and dice act."""
        table, session = change.table, change.session
        if session is None:
            self.timeouts.set(table.id, table.due_at if table.phase is Phase.LOBBY else None)
            return
        self.timeouts.set(table.id, session.next_timeout(self._tables.now()))
        if session.house_seats() or session.rolls():
            self.take_turns(table.id)

    def take_turns(self, table_id: str) -> None:
        """Play at a table until nothing is left that needs no press."""
        self._turns.start(table_id, partial(self._take_turn, table_id))

    async def _take_turn(self, table_id: str) -> None:
        if await self.play_one(table_id):
            self.take_turns(table_id)

    async def play_one(self, table_id: str) -> bool:
        """Make one move that needs no press; return True if there are more. Refused when the table is gone.

        It is made when the pause is over: neither the move nor the time to choose it shows. When something has
        happened by then, the move is chosen again.
        """
        loop = asyncio.get_running_loop()
        made_at = loop.time() + self.pause_seconds
        session = await self._tables.session(table_id)
        version, seen_version = session.progress.version, session.progress.public_version
        next_move = await self._next_move(session)
        await asyncio.sleep(made_at - loop.time())
        session = await self._tables.session(table_id)
        if not self._homes.is_home(session.table.guild_id):
            return False
        if session.progress.version != version:
            version, seen_version = session.progress.version, session.progress.public_version
            next_move = await self._next_move(session)
        if next_move is not None:
            seat, action, by = next_move
            with contextlib.suppress(Refused):  # somebody was quicker: look at the table again
                await self._tables.change_session(
                    table_id,
                    lambda session: session.execute(
                        Move(action, seen_version), seat, by=by, at=self._tables.now()
                    ),
                )
        return await self._is_due(await self._tables.session(table_id))

    async def _next_move(self, session: Session) -> tuple[Seat, Any, By] | None:
        """Return a move that needs no press: its seat, its action, and who makes it."""
        for seat in session.house_seats():
            return seat, await choice(session, seat), By.HOUSE
        async for seat, action in self._rolls(session):
            return seat, action, By.PLAYER
        return None

    async def _is_due(self, session: Session) -> bool:
        """Return True if there is such a move; house players do not have to choose for this."""
        return bool(session.house_seats()) or bool([seat async for seat, _ in self._rolls(session)])

    async def _rolls(self, session: Session) -> AsyncIterator[tuple[Seat, Any]]:
        """Yield the dice of players whose dice roll by themselves."""
        for seat, action in session.rolls().items():
            user_id = session.table.seats[seat].user_id
            if user_id is not None and (await self._preferences.member(user_id)).rolls_by_itself:
                yield seat, action

    def _wake_table(self, table: Table) -> bool:
        """Set a table's deadline; return True if it may move by itself."""
        now = self._tables.now()
        if table.phase is Phase.PLAYING and table.due_at is not None:
            half_at = table.due_at - table.seconds / 2
            late_at = max(table.due_at, now + min(GRACE_SECONDS, table.seconds))
            self.timeouts.set(table.id, half_at if half_at > now else late_at)
        elif table.phase is Phase.LOBBY:
            self.timeouts.set(table.id, max(lobby.due_at(table), now + GRACE_SECONDS))
        return table.phase is Phase.PLAYING and _may_move_by_itself(table)

    async def _play_where_due(self, table_ids: list[str]) -> None:
        begun = 0
        for table_id in table_ids:
            try:
                if await self._is_due(await self._tables.session(table_id)):
                    self.take_turns(table_id)
                    begun += 1
                    if begun % BEGUN_AT_ONCE == 0:
                        await asyncio.sleep(BEGUN_SECONDS)
            except StoreError as error:
                log.warning("a house player at table %s waits for the store: %s", table_id, error)
                self.take_turns(table_id)  # which tries again until the store answers
            except Refused as error:
                log.warning("no house player acts at table %s: %s", table_id, error)
            except Exception as error:  # noqa: BLE001 - a bad table must not keep the others waiting
                log.error("no house player acts at table %s: %s", table_id, type(error).__name__)

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
                self._tables.changes.tell(Kind.STALE, session.table, session)
            self.timeouts.set(table_id, session.next_timeout(now))
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
            self.timeouts.set(table_id, None if due_at is None else max(due_at, now + REFUSED_SECONDS))
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


def _may_move_by_itself(table: Table) -> bool:
    """Return True if a house player may have to act, or dice may roll without a press."""
    has_dice = table.game in GAMES and type(GAMES[table.game]).chance is not Game.chance
    return has_dice or any(seat.house or seat.away for seat in table.seats)


async def choice(session: Session, seat: Seat) -> Any:
    """Return the action that the seat's house player chooses now.

    It is drawn from its own entropy, so the record explains why it was chosen. Some choices take longer than a
    press may wait, so they are made in a thread, from values that do not change meanwhile.
    """
    table = session.table
    player = ENTRIES[table.game].ai_players[table.seats[seat].house or stand_in_level(table.game)]
    entropy = Entropy(_seed(session, seat))
    view, legal = session.progress.view(seat), session.legal_actions(seat)
    return await asyncio.to_thread(chosen, player, view, legal, entropy)


def _seed(session: Session, seat: Seat) -> bytes:
    table, progress = session.table, session.progress
    drawn = b"house player" + (table.seed or b"") + bytes([seat])
    if table.day is None:
        return sha256(drawn + progress.version.to_bytes(8, "big")).digest()
    # Equal moves must lead to equal games: a pause, a vote or who chooses first in secret changes nothing.
    question = session.game.question(progress.state, seat)
    return sha256(drawn + progress.moves_standing.to_bytes(8, "big") + question.encode()).digest()
