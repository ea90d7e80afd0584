"""One table in play: checks a move, stores it, and only then takes it over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.errors import Reason, Refused
from bot.ops import metrics
from bot.tables.commands import Command, Move, Recorded, TableAction, TableActionKind, TakeOver, token_of
from bot.tables.lobby import Member
from bot.tables.options import AnyGame
from bot.tables.progress import HistoryEntry, Transition, is_public
from bot.tables.state import TableState
from bot.tables.table import ended, with_seat
from data.errors import TableMovedOn
from data.records.tables import By, MoveRecord, Phase, Post, Table
from data.sql.tables import TableStore
from games.engine import Seat
from games.record import fingerprint

FINGERPRINT_EVERY = 16
"""How many moves lie between two that remember the hash of their state."""
ENTRIES_KEPT = 64
"""A table in play keeps the events of this many public and secret moves: a few turns of any game."""


class Session(TableState):
    """A table in memory. It can be thrown away at any time: the store holds all of it."""

    def __init__(
        self,
        store: TableStore,
        game: AnyGame,
        table: Table,
        moves: Sequence[MoveRecord] = (),
        *,
        awake_since: float = 0.0,
    ) -> None:
        """Replay a stored table that has begun. RecordDamaged when its moves do not fit."""
        super().__init__(game, table, moves, awake_since=awake_since, most_kept=ENTRIES_KEPT)
        self.lock = asyncio.Lock()
        self._store = store

    async def execute_as(self, user_id: int, command: Command, *, at: float) -> HistoryEntry:
        """Do what a member asks for. Raises as ``execute`` does, and Refused for a member without a seat."""
        async with self.lock:
            if isinstance(command, TakeOver):
                return await self._take_over(command, at)
            return await self._execute(command, self.seat_of(user_id), by=By.PLAYER, at=at)

    async def execute(self, command: Recorded, seat: Seat, *, by: By, at: float) -> HistoryEntry:
        """Carry out a command: on disk first, then here. A move that changes nothing is not written down.

        Raises Refused or StoreUnavailable; then nothing has changed.
        """
        async with self.lock:
            return await self._execute(command, seat, by=by, at=at)

    async def fall_back(self, seat: Seat, *, at: float) -> None:
        """Make the moves of a silent seat. Raises as ``execute`` does.

        Its next questions in the same turn, such as the discard after a draw, get no time of their own.
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
            move = Move(self.game.fallback(self.progress.state, seat), self.progress.public_version)
            await self.execute(move, seat, by=By.CLOCK, at=at)

    async def _take_over(self, command: TakeOver, at: float) -> HistoryEntry:
        """Give a seat on offer to a member. Refused when the offer is over, or the member has or had another seat."""
        taker = command.taker
        if self.table.seat_of(taker.id) is not None:
            raise Refused(Reason.ALREADY_JOINED)
        seat = self.table.seat_of(command.giver_id)
        if seat is None:
            raise Refused(Reason.OFFER_GONE)
        action = TableAction(TableActionKind.TAKE_OVER, amount=command.number)
        others = [player for player in self.table.seats if player.seat != seat]
        if any(taker.id in (player.user_id, player.rated_id) for player in others):
            raise Refused(Reason.OFFER_OTHER_SIDE)
        return await self._execute(action, seat, by=By.PLAYER, at=at, taker=taker)

    def catch_up(self, table: Table, moves: Iterable[MoveRecord]) -> None:
        """Follow moves that another process has stored; hold the lock. RecordDamaged when they do not fit."""
        self.table = table
        for move in moves:
            self.repeat(move)

    async def _execute(
        self, command: Recorded, seat: Seat, *, by: By, at: float, taker: Member | None = None
    ) -> HistoryEntry:
        self.check(command, seat, by=by, at=at)
        transition = self.apply(command, seat, by=by, at=at, taker=taker)
        changes_nothing = transition.state == self.progress.state and not is_public(transition.events)
        if isinstance(command, Move) and changes_nothing:
            return self.progress.history[-1]
        await self._write(transition)
        return self.follow(transition)

    async def set_shown(self, version: int, post: Post | None, *, may_show_end: bool = True) -> None:
        """Remember that the channel has seen the table at this version, in this post, which may show its end.

        What is known of a running table already, as after its image has been added, is not written again.
        """
        shown = max(version, self.table.shown)
        if self.table.phase is not Phase.OVER and (shown, post) == (self.table.shown, self.table.post):
            return
        await self._store.set_shown(self.table.id, shown, post, may_show_end=may_show_end)
        if self.table.phase is Phase.OVER and not may_show_end:
            shown = self.table.shown
        self.table = replace(self.table, shown=shown, post=post)

    async def _write(self, transition: Transition) -> None:
        move = MoveRecord(
            table_id=self.table.id,
            number=self.progress.version + 1,
            seat=transition.seat,
            token=token_of(self.game, transition.command),
            by=transition.by,
            at=transition.at,
        )
        if isinstance(transition.command, Move) and move.number % FINGERPRINT_EVERY == 0:
            move = replace(move, fingerprint=fingerprint(transition.state))
        due_at, result, seat = self.due_after(transition), transition.result, transition.seat_row
        try:
            with metrics.STORE_SECONDS.time():
                await self._store.add_move(move, due_at=due_at, result=result, seat=seat)
        except TableMovedOn as error:
            raise Refused(Reason.MOVED_ON) from error
        metrics.MOVES.labels(self.table.game, move.by).inc()
        self.table = replace(self.table, version=move.number, due_at=due_at)
        if seat is not None:
            self.table = with_seat(self.table, seat)
        if result is not None:
            metrics.ENDED.labels(self.table.game, result.ending).inc()
            self.table = ended(self.table, result, at=move.at)
