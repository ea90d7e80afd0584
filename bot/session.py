"""One table being played: takes a move, has it written down, and only then lets it be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from string import digits
from typing import Any

from bot.course import Course, Pace, Told, deadlines
from bot.options import AnyGame, stored_options
from bot.refusals import Refused
from data.rows import By, Ending, MoveRow, Phase, PostRow, ResultRow, TableRow
from data.store import Store, TableMovedOn
from games.engine import GameError, IllegalAction, Outcome, Seat, UnknownAction
from games.entropy import Entropy
from games.record import fingerprint

CONCEDE = "!concede"
FINGERPRINT_EVERY = 16
"""How many moves lie between two that remember the hash of their state."""


class RecordDamaged(Exception):
    """The stored moves do not replay to the states that they once led to."""


class Session:
    """A table in memory. It can be thrown away at any time: the store holds all of it."""

    def __init__(
        self,
        store: Store,
        game: AnyGame,
        table: TableRow,
        moves: Sequence[MoveRow] = (),
        *,
        awake_since: float = 0.0,
    ) -> None:
        """Replay a stored table that has begun. RecordDamaged when its moves do not fit."""
        if table.seed is None or table.started_at is None:
            raise RecordDamaged(f"table {table.id} never began")
        self.game = game
        self.table = table
        self.lock = asyncio.Lock()
        self._store = store
        self._pace = Pace(table.seconds, awake_since)
        try:
            self._options = stored_options(game, table.options)
        except Refused:
            raise RecordDamaged(f"table {table.id} has options that its game does not know") from None
        deal = game.deal(len(table.seats), self._options, Entropy(table.seed))
        self.course = Course(game, deal, at=table.started_at)
        try:
            for move in moves:
                self._repeat(move)
        except GameError as error:
            # Not the error's own words: a token names cards, and this goes to the log.
            number, kind = self.course.version + 1, type(error).__name__
            raise RecordDamaged(f"table {table.id} does not replay at move {number}: {kind}") from None

    @property
    def is_over(self) -> bool:
        """Whether the table has ended."""
        return self.table.phase is Phase.OVER

    @property
    def actors(self) -> frozenset[Seat]:
        """The seats that have a decision open; none once the table is over."""
        return frozenset() if self.is_over else self.game.actors(self.course.state)

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores, once there are any."""
        ranks = [(row.place, row.score) for row in self.table.seats]
        places = tuple(place for place, _ in ranks if place is not None)
        scores = tuple(score for _, score in ranks if score is not None)
        return Outcome(places, scores) if len(places) == len(scores) == len(ranks) else None

    def legal_actions(self, seat: Seat) -> Collection[Any]:
        """All that this seat may do now."""
        return self.game.legal_actions(self.course.state, seat) if seat in self.actors else ()

    def seat_of(self, user_id: int) -> Seat:
        """The member's seat; Refused for a stranger."""
        seat = self.table.seat_of(user_id)
        if seat is None:
            raise Refused("not-seated")
        return seat

    def question(self, user_id: int) -> str:
        """The name of what this member is asked now. Refused for a stranger, and for who is not asked."""
        seat = self.seat_of(user_id)
        self.check_open(seat, None)
        return self.game.question(self.course.state, seat)

    def house_seats(self) -> list[Seat]:
        """The seats of house players that have something to answer, in order.

        Not one that has just answered and may only change its mind.
        """
        house = [row.seat for row in self.table.seats if row.house is not None and row.seat in self.actors]
        clocked = self.game.clocked(self.course.state) if house else frozenset()
        return [seat for seat in house if seat in clocked or self.course.asked[seat].by != seat]

    def rolls(self) -> dict[Seat, str]:
        """The members' seats that have nothing to decide but only dice to roll, and the tokens that roll them."""
        state = self.course.state
        found = {
            seat: self.game.chance(state, seat)
            for seat in self.actors
            if self.table.seats[seat].house is None
        }
        return {
            seat: self.game.encode(action) for seat, action in sorted(found.items()) if action is not None
        }

    def due_seats(self, now: float) -> list[Seat]:
        """The seats whose time for their present question has run out."""
        return [seat for seat, due_at in self.deadlines().items() if due_at <= now]

    def deadlines(self) -> dict[Seat, float]:
        """When the time of each seat on the clock runs out, in epoch seconds. Nobody may be shown whose it is."""
        if self.is_over:
            return {}
        return deadlines(self.game, self.course.state, self.course.asked, self._pace)

    def first_deadline(self) -> float | None:
        """When the next seat's time runs out, in epoch seconds."""
        return min(self.deadlines().values(), default=None)

    async def fall_back(self, seat: Seat, *, at: float) -> None:
        """Make the moves that a seat's silence means. Raises as ``play`` does.

        What the first of them asks the seat next in the same turn, such as what to discard of a card drawn,
        has no time of its own.
        """
        self.check_open(seat, None)
        turn, answered = self.course.turn, set[str]()
        while not self.is_over and seat in self.game.clocked(self.course.state) and self.course.turn == turn:
            question = self.game.question(self.course.state, seat).rstrip(digits)  # place14, then place15
            if question in answered:
                return
            answered.add(question)
            token = self.game.encode(self.game.fallback(self.course.state, seat))
            await self.play(seat, token, asked=self.course.version, by=By.CLOCK, at=at)

    def check_open(self, seat: Seat, asked: int | None) -> None:
        """Whether this seat may answer, by a control that was shown at this version; Refused if not."""
        if self.is_over:
            raise Refused("table-over")
        if seat not in self.actors:
            raise Refused("not-asked" if asked in (None, self.course.version) else "moved-on")
        if asked is not None and asked < self.course.asked[seat].version:
            raise Refused("moved-on")

    async def play(self, seat: Seat, token: str, *, asked: int | None, by: By, at: float) -> Told:
        """Make a move: on disk first, then here.

        ``asked`` is the version at which the control was shown, None when the move comes without one.
        Raises Refused or StoreUnavailable; then nothing has changed.
        """
        async with self.lock:
            self.check_open(seat, asked)
            try:
                action = self.game.decode(token)
            except UnknownAction as error:
                raise Refused("unknown-action") from error
            try:
                step = self.game.apply(self.course.state, seat, action)
            except IllegalAction as error:
                raise Refused(f"{self.game.key}-{error.reason}") from error
            move = self._move(seat, token, by=by, at=at)
            if move.number % FINGERPRINT_EVERY == 0:
                move = move.model_copy(update={"fingerprint": fingerprint(step.state)})
            questions = self.course.asked_after(step, seat, at=at, version=move.number)
            waiting = deadlines(self.game, step.state, questions, self._pace)
            outcome = self.game.outcome(step.state)
            result = None if outcome is None else _result(Ending.FINISHED, outcome)
            await self._write(move, min(waiting.values(), default=None), result)
            return self.course.follow(step, seat, at=at, is_by_clock=by is By.CLOCK)

    async def concede(self, seat: Seat, *, at: float) -> Told:
        """Give the game up for the seat's side (CD-80). Raises as ``play`` does."""
        async with self.lock:
            if self.is_over:
                raise Refused("table-over")
            outcome = self.game.conceded(len(self.table.seats), self._options, seat)
            move = self._move(seat, CONCEDE, by=By.PLAYER, at=at)
            await self._write(move, None, _result(Ending.CONCEDED, outcome))
            return self.course.give_up()

    async def set_shown(self, version: int, post: PostRow | None) -> None:
        """Remember that the channel has seen the table as it was at this version, in this post."""
        shown = max(version, self.table.shown)
        self.table = self.table.model_copy(update={"shown": shown, "post": post})
        await self._store.set_shown(self.table.id, shown, post)

    def _move(self, seat: Seat, token: str, *, by: By, at: float) -> MoveRow:
        number = self.course.version + 1
        return MoveRow(table_id=self.table.id, number=number, seat=seat, token=token, by=by, at=at)

    async def _write(self, move: MoveRow, due_at: float | None, result: ResultRow | None) -> None:
        try:
            await self._store.add_move(move, due_at=due_at, result=result)
        except TableMovedOn as error:
            raise Refused("moved-on") from error
        self.table = self.table.model_copy(update={"version": move.number, "due_at": due_at})
        if result is not None:
            self.table = ended(self.table, result, at=move.at)

    def _repeat(self, move: MoveRow) -> None:
        if move.token == CONCEDE:
            self.course.give_up()
            return
        step = self.game.apply(self.course.state, move.seat, self.game.decode(move.token))
        if move.fingerprint not in (None, fingerprint(step.state)):
            raise RecordDamaged(f"table {move.table_id} drifted at move {move.number}")
        self.course.follow(step, move.seat, at=move.at, is_by_clock=move.by is By.CLOCK)


def _result(ending: Ending, outcome: Outcome) -> ResultRow:
    return ResultRow(ending=ending, places=outcome.places, scores=outcome.scores)


def ended(table: TableRow, result: ResultRow, *, at: float) -> TableRow:
    """The row of a table that has just ended so."""
    blank = (None,) * len(table.seats)
    seats = tuple(
        row.model_copy(update={"place": place, "score": score})
        for row, place, score in zip(table.seats, result.places or blank, result.scores or blank, strict=True)
    )
    changes = {"phase": Phase.OVER, "ending": result.ending, "ended_at": at, "due_at": None, "seats": seats}
    return table.model_copy(update={**changes, "reason": result.reason})
