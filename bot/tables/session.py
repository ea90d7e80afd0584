"""One table in play: checks a move, stores it, and only then shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.errors import Refused
from bot.ops import metrics
from bot.tables.actions import Offer, TableAction, TableActionKind, TableStatus, carry_out
from bot.tables.lobby import Member
from bot.tables.options import AnyGame
from bot.tables.progress import REQUESTS, HistoryEntry, TimeControl, deadlines
from bot.tables.replayed import ReplayedTable, ending_in
from bot.tables.table import Away, By, MoveRecord, Phase, Post, Result, Table, TableSeat, ended, with_seat
from data.errors import TableMovedOn
from data.store import Store
from games.engine import IllegalAction, Seat
from games.record import fingerprint

FINGERPRINT_EVERY = 16
"""How many moves lie between two that remember the hash of their state."""
ENTRIES_KEPT = 64
"""A table in play keeps the events of so many public and so many secret moves: a few turns of any game."""


class Session(ReplayedTable):
    """A table in memory. It can be thrown away at any time: the store holds all of it."""

    def __init__(
        self,
        store: Store,
        game: AnyGame,
        table: Table,
        moves: Sequence[MoveRecord] = (),
        *,
        awake_since: float = 0.0,
    ) -> None:
        """Replay a stored table that has begun. RecordDamaged when its moves do not fit."""
        super().__init__(game, table, moves, awake_since=awake_since, most_kept=ENTRIES_KEPT)
        self.lock = asyncio.Lock()
        self.late_for: int | None = None
        """How many public moves there were when half of the time was gone: it is told once for each question."""
        self._store = store

    async def fall_back(self, seat: Seat, *, at: float) -> None:
        """Make the moves that a seat's silence means. Raises as ``play`` does.

        What the first of them asks the seat next in the same turn, such as what to discard of a card drawn,
        has no time of its own.
        """
        self.check_open(seat, None)
        turn, answered = self.progress.turn, set[str]()
        while (
            not self.is_over and seat in self.game.clocked(self.progress.state) and self.progress.turn == turn
        ):
            topic = self.progress.topic(seat)
            if topic in answered:
                return
            answered.add(topic)
            action = self.game.fallback(self.progress.state, seat)
            await self.play(seat, action, asked=self.progress.public_version, by=By.CLOCK, at=at)

    async def play(self, seat: Seat, action: Any, *, asked: int | None, by: By, at: float) -> HistoryEntry:
        """Make a move: on disk first, then here.

        ``asked`` is the number of public moves after which the control was shown, None when the move comes
        without one. A move that changes nothing is not written down.
        Raises Refused or StoreUnavailable; then nothing has changed.
        """
        async with self.lock:
            return await self._play(seat, action, asked=asked, by=by, at=at)

    async def play_as(self, user_id: int, action: Any, *, asked: int | None, at: float) -> HistoryEntry:
        """Make a member's move. Raises as ``play`` does, and Refused for a member without a seat."""
        async with self.lock:
            return await self._play(self.seat_of(user_id), action, asked=asked, by=By.PLAYER, at=at)

    async def do(self, table_action: TableAction, seat: Seat, *, by: By, at: float) -> HistoryEntry:
        """Do something at the table that is no move of the game. Raises as ``play`` does."""
        async with self.lock:
            return await self._do(table_action, seat, by=by, at=at)

    async def do_as(self, user_id: int, table_action: TableAction, *, at: float) -> HistoryEntry:
        """Do what a member asks for. Raises as ``do`` does, and Refused for a member without a seat."""
        async with self.lock:
            return await self._do(table_action, self.seat_of(user_id), by=By.PLAYER, at=at)

    async def nudge(self, user_id: int, *, asked: int, at: float) -> HistoryEntry:
        """Ask those who must act to go on. Raises as ``do_as`` does.

        ``asked`` is how many public moves there were when the member saw that somebody must act. Refused when there
        are more by now.
        """
        async with self.lock:
            if asked != self.progress.public_version:
                raise Refused("moved-on")
            return await self._do(
                TableAction(TableActionKind.NUDGE), self.seat_of(user_id), by=By.PLAYER, at=at
            )

    async def offer(self, user_id: int, *, at: float) -> Offer:
        """Offer a member's seat; an earlier offer of it is over. Raises as ``do_as`` does."""
        async with self.lock:
            seat = self.seat_of(user_id)
            await self._do(TableAction(TableActionKind.OFFER), seat, by=By.PLAYER, at=at)
            return self.status.offers[seat]

    async def withdraw(self, user_id: int, number: int, *, at: float) -> HistoryEntry:
        """End a member's own offer. Refused when it is over already."""
        async with self.lock:
            self._check_offer(self.seat_of(user_id), number, at)
            return await self._do(
                TableAction(TableActionKind.WITHDRAW), self.seat_of(user_id), by=By.PLAYER, at=at
            )

    async def take_over(self, giver_id: int, number: int, taker: Member, *, at: float) -> HistoryEntry:
        """Give a seat on offer to a member. Refused when the offer is over, or the member has or had another seat."""
        async with self.lock:
            if self.table.seat_of(taker.id) is not None:
                raise Refused("already-joined")
            seat = self.table.seat_of(giver_id)
            if seat is None:
                raise Refused("offer-gone")
            self._check_offer(seat, number, at)
            others = [row for row in self.table.seats if row.seat != seat]
            if any(taker.id in (row.user_id, row.rated_id) for row in others):
                raise Refused("offer-other-side")
            return await self._do(
                TableAction(TableActionKind.TAKE_OVER), seat, by=By.PLAYER, at=at, taker=taker
            )

    def catch_up(self, table: Table, moves: Iterable[MoveRecord]) -> None:
        """Follow moves that another process has stored; hold the lock. RecordDamaged when they do not fit."""
        self.table = table
        for move in moves:
            self.repeat(move)

    def _check_offer(self, seat: Seat, number: int, at: float) -> None:
        offer = self.status.offers.get(seat)
        if offer is None or offer.number != number or offer.until <= at:
            raise Refused("offer-gone")

    async def _play(self, seat: Seat, action: Any, *, asked: int | None, by: By, at: float) -> HistoryEntry:
        self.check_open(seat, asked)
        if by is By.PLAYER and seat in self.status.played_by_house:
            raise Refused("stand-in-plays")
        has_come_back = by is By.HOUSE and seat not in self.house_seats()
        has_just_chosen = by is By.CLOCK and seat not in self.game.clocked(self.progress.state)
        if has_come_back or has_just_chosen:
            raise Refused("moved-on")
        try:
            step = self.game.apply(self.progress.state, seat, action)
        except IllegalAction as error:
            raise Refused(f"{self.game.key}-{error.reason}") from error
        if step.state == self.progress.state and not any(event.reaches(None) for event in step.events):
            return self.progress.history[-1]
        move = self._move(seat, self.game.encode(action), by=by, at=at)
        if move.number % FINGERPRINT_EVERY == 0:
            move = replace(move, fingerprint=fingerprint(step.state))
        asked_then = self.progress.asked_after(step, seat, at=at)
        waiting = deadlines(self.game, step.state, asked_then, self.time_control)
        result = ending_in(self.game, self.table, step.state)
        await self._write(move, self.status.next_due(waiting.values()), result)
        return self.progress.follow(step, seat, by=by, at=at, asked=asked_then)

    async def _do(
        self, table_action: TableAction, seat: Seat, *, by: By, at: float, taker: Member | None = None
    ) -> HistoryEntry:
        if self.is_over:
            raise Refused("table-over")
        progress = self.progress
        if by is By.PLAYER and table_action.kind in REQUESTS:
            progress.check_request(seat, table_action.kind, at=at)
        change = carry_out(table_action, progress.status, seat, at=at, undo=partial(progress.to_undo, seat))
        if table_action.kind is TableActionKind.ASK and change.status.vote is not None:
            table_action = change.status.vote.table_action  # it names the move that is to be undone
        result = self.ending_by(table_action, change, seat)
        state, asked = progress.after(change, at=at)
        waiting = (
            {}
            if result
            else deadlines(self.game, state, asked, TimeControl(change.status.seconds, self.awake_since))
        )
        due_at = None if result else change.status.next_due(waiting.values())
        row = self._seat_after(change.status, seat, taker)
        await self._write(self._move(seat, table_action.token, by=by, at=at), due_at, result, row)
        return progress.follow_table_action(
            table_action, change, seat, by=by, at=at, is_laid_open=result is not None
        )

    def _seat_after(self, status: TableStatus, seat: Seat, taker: Member | None) -> TableSeat | None:
        """Return a seat that a table action has changed; None when it is the same."""
        row = self.table.seats[seat]
        away = Away.LEFT if seat in status.left else Away.AWAY if seat in status.away else None
        changed = replace(row, away=away)
        if taker is not None:
            changed = replace(
                changed, user_id=taker.id, name=taker.name, is_taken_over=True, dealt_to=row.rated_id
            )
        return None if changed == row else changed

    @property
    def is_late(self) -> bool:
        """Whether half of the time for what is asked now is gone, as far as the clock has told."""
        return self.late_for == self.progress.public_version

    async def set_shown(self, version: int, post: Post | None, *, is_over: bool = True) -> None:
        """Remember that the channel has seen the table at this version, in this post, which may show its end.

        What is known of a running table already, as after its image has been added, is not written again.
        """
        shown = max(version, self.table.shown)
        if self.table.phase is not Phase.OVER and (shown, post) == (self.table.shown, self.table.post):
            return
        await self._store.set_shown(self.table.id, shown, post, is_over=is_over)
        if self.table.phase is Phase.OVER and not is_over:
            shown = self.table.shown
        self.table = replace(self.table, shown=shown, post=post)

    def _move(self, seat: Seat, token: str, *, by: By, at: float) -> MoveRecord:
        number = self.progress.version + 1
        return MoveRecord(table_id=self.table.id, number=number, seat=seat, token=token, by=by, at=at)

    async def _write(
        self, move: MoveRecord, due_at: float | None, result: Result | None, seat: TableSeat | None = None
    ) -> None:
        try:
            with metrics.STORE_SECONDS.time():
                await self._store.add_move(move, due_at=due_at, result=result, seat=seat)
        except TableMovedOn as error:
            raise Refused("moved-on") from error
        metrics.MOVES.labels(self.table.game, move.by).inc()
        self.table = replace(self.table, version=move.number, due_at=due_at)
        if seat is not None:
            self.table = with_seat(self.table, seat)
        if result is not None:
            metrics.ENDED.labels(self.table.game, result.ending).inc()
            self.table = ended(self.table, result, at=move.at)
