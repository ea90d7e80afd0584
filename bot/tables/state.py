"""A table and what each command leads to: the state of its game, its status, who must act, and until when.

``apply`` computes the transition of a command, ``follow`` updates the table with it. Live play and replays use both.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.errors import Reason, Refused, RefusedByRules
from bot.tables.clock import Clock
from bot.tables.commands import Move, Recorded, TableAction, TableActionKind, is_table_action, read
from bot.tables.lobby import Member
from bot.tables.options import AnyGame, stored_options
from bot.tables.progress import (
    GameProgress,
    HistoryEntry,
    PendingDecision,
    Transition,
)
from bot.tables.request_limits import RequestLimits
from bot.tables.status import StatusChange, TableStatus, status_change
from data.records.tables import Away, By, Ending, MoveRecord, Phase, Result, Table, TableSeat
from games.catalog import ENTRIES
from games.engine import IllegalAction, Outcome, Seat
from games.entropy import Entropy
from games.record import PlayedMove, fingerprint


class RecordDamaged(Exception):
    """The stored moves do not replay to the states that they once led to."""


class TableState:
    """A table as its record describes it, and what may be done there. Nothing here writes anything."""

    def __init__(
        self,
        game: AnyGame,
        table: Table,
        moves: Sequence[MoveRecord] = (),
        *,
        awake_since: float = 0.0,
        entropy: Entropy | None = None,
        most_kept: int | None = None,
    ) -> None:
        """Replay a stored table that has begun. RecordDamaged when its moves do not fit.

        ``most_kept`` limits how many of the last moves keep their events; without it all do.
        ``entropy`` is where its chance comes from, the table's own seed unless somebody witnesses what is drawn.
        """
        if table.seed is None or table.started_at is None:
            raise RecordDamaged(f"table {table.id} never began")
        self.game = game
        self.table = table
        self.awake_since = awake_since
        """When the bot came back, in epoch seconds."""
        self._clock: Clock | None = None
        self.requests = RequestLimits()
        try:
            self.options = stored_options(game, table.options)
        except Refused:
            raise RecordDamaged(f"table {table.id} has options that its game does not know") from None
        try:
            deal = game.deal(len(table.seats), self.options, entropy or Entropy(table.seed))
        except Exception as error:  # noqa: BLE001 - a damaged row may fail anywhere in the rules
            raise RecordDamaged(f"table {table.id} cannot be dealt: {type(error).__name__}") from None
        members = frozenset(player.seat for player in table.seats if player.house is None)
        self.status = TableStatus(members, table.seconds, pauses_for_holidays=table.pauses_for_holidays)
        """Votes, offers, pauses and absences beside the game."""
        more_time = [player.seat for player in table.seats if player.has_more_time]
        self.progress = GameProgress(
            game, deal, at=table.started_at, most_kept=most_kept, more_time=more_time
        )
        for move in moves:
            self.repeat(move)

    @property
    def is_over(self) -> bool:
        """Whether the table has ended."""
        return self.table.phase is Phase.OVER

    @property
    def actors(self) -> frozenset[Seat]:
        """The seats that have a decision open; none once the table is over."""
        return frozenset() if self.is_over else frozenset(self.progress.open_decisions)

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores, once there are any."""
        ranks = [(player.place, player.score) for player in self.table.seats]
        places = tuple(place for place, _ in ranks if place is not None)
        scores = tuple(score for _, score in ranks if score is not None)
        return Outcome(places, scores) if len(places) == len(scores) == len(ranks) else None

    def legal_actions(self, seat: Seat) -> Collection[Any]:
        """Return all that this seat may do now."""
        return self.game.legal_actions(self.progress.state, seat) if seat in self.actors else ()

    def seat_of(self, user_id: int) -> Seat:
        """Return the member's seat; Refused for a stranger."""
        seat = self.table.seat_of(user_id)
        if seat is None:
            raise Refused(Reason.NOT_SEATED)
        return seat

    def house_seats(self) -> list[Seat]:
        """Return the seats of house players that have something to answer, in order.

        Skip seats that have already answered, and seats whose human teammate has the same question: people
        decide first.
        """
        if not self.status.runs:
            return []
        standing_in, actors = self.status.played_by_house, self.actors
        house = [
            player.seat
            for player in self.table.seats
            if player.seat in actors and (player.house is not None or player.seat in standing_in)
        ]
        if not house:
            return []
        clocked = self.game.clocked(self.progress.state)
        open_to = [seat for seat in house if seat in clocked or self.progress.open_decisions[seat].by != seat]
        return [seat for seat in open_to if not self._has_to_wait(seat, clocked)]

    def _has_to_wait(self, seat: Seat, clocked: frozenset[Seat]) -> bool:
        if seat not in clocked:
            return False
        sides = self.game.sides(len(self.table.seats), self.options)
        side = next(side for side in sides if seat in side)
        question, state = self.game.question, self.progress.state
        return any(
            mate in clocked and question(state, mate) == question(state, seat)
            for mate in self.status.present.intersection(side)
        )

    def rolls(self) -> dict[Seat, Any]:
        """Return the members' seats that can only roll dice, with the actions that roll them.

        None while the table waits. The dice of an absent member are rolled by their house player.
        """
        if not self.status.runs:
            return {}
        rolls = {}
        for seat in sorted(self.actors - self.status.played_by_house):
            action = self.game.chance(self.progress.state, seat)
            if action is not None and self.table.seats[seat].house is None:
                rolls[seat] = action
        return rolls

    @property
    def clock(self) -> Clock:
        """The time of those who must decide; nobody's runs while the table rests or when it is over."""
        if self._clock is None:
            self._clock = self._clock_of(self.progress.state, self.progress.open_decisions, self.status)
        return self._clock

    def _clock_of(self, state: Any, decisions: Mapping[Seat, PendingDecision], status: TableStatus) -> Clock:
        running = self.game.clocked(state) if status.clock_runs and not self.is_over else frozenset()
        return Clock(decisions, running, status.seconds, self.awake_since)

    def due_seats(self, now: float) -> list[Seat]:
        """Return the seats whose time for their present question has run out."""
        return [seat for seat, due_at in self.clock.deadlines.items() if due_at <= now]

    def next_timeout(self, now: float) -> float | None:
        """Return the next time at which something is due at this table, in epoch seconds."""
        if self.is_over:
            return None
        half_at, due_at = self.clock.half_at, self.first_deadline()
        times = [] if due_at is None else [due_at]
        if half_at is not None and half_at > now:
            times.append(half_at)
        if self.status.vote is not None:
            times.append(self.status.vote.until)
        return min(times, default=None)

    def first_deadline(self) -> float | None:
        """Return the next end of a deadline or holiday, or the time to wake a table, in epoch seconds."""
        return None if self.is_over else self.status.next_due(self.clock.deadlines.values())

    def check(self, command: Recorded, seat: Seat, *, by: By, at: float) -> None:
        """Refused unless a seat may do this now. What is recorded is not checked again.

        In this order: is the game over, is the question still the one that was asked, may this seat answer it, and
        has it asked for too much.
        """
        match command:
            case Move(seen_version=seen_version):
                self.check_open(seat, seen_version)
                self._check_player(seat, by)
            case TableAction(kind=kind, amount=amount):
                if self.is_over:
                    raise Refused(Reason.TABLE_OVER)
                if self.table.open_hands and kind in (TableActionKind.OFFER, TableActionKind.TAKE_OVER):
                    raise Refused(Reason.OPEN_SEATS)  # who takes it may have seen the hands
                if kind is TableActionKind.NUDGE and amount != self.progress.public_version:
                    raise Refused(Reason.MOVED_ON)
                if by is By.PLAYER:
                    self.requests.check(seat, kind, at=at)

    def check_open(self, seat: Seat, seen_version: int | None) -> None:
        """Refused unless this seat may answer, by a control that was shown after ``seen_version`` public moves."""
        status, question = self.status, self.progress.open_decisions.get(seat)
        if self.is_over:
            raise Refused(Reason.TABLE_OVER)
        if status.paused_until is not None:
            raise Refused(Reason.PAUSED)
        if status.is_asleep:
            raise Refused(Reason.ASLEEP)
        if question is None:
            raise Refused(
                Reason.NOT_ASKED if seen_version in (None, self.progress.public_version) else Reason.MOVED_ON
            )
        if seen_version is not None and seen_version < question.number:
            raise Refused(Reason.MOVED_ON)

    def _check_player(self, seat: Seat, by: By) -> None:
        match by:
            case By.PLAYER if seat in self.status.played_by_house:
                raise Refused(Reason.STAND_IN_PLAYS)
            case By.HOUSE if seat not in self.house_seats():  # its member has come back
                raise Refused(Reason.MOVED_ON)
            case By.CLOCK if seat not in self.game.clocked(self.progress.state):  # it has just chosen
                raise Refused(Reason.MOVED_ON)
            case _:
                pass

    def apply(
        self, command: Recorded, seat: Seat, *, by: By, at: float, taker: Member | None = None
    ) -> Transition:
        """Return the transition to which a command leads. Refused when the rules or the table do not allow it.

        ``taker`` is the member who takes over the seat.
        """
        match command:
            case Move(action=action):
                return self._moved(command, action, seat, by, at)
            case TableAction():
                return self._changed(command, seat, by, at, taker)

    def _moved(self, command: Move, action: Any, seat: Seat, by: By, at: float) -> Transition:
        progress = self.progress
        try:
            step = self.game.apply(progress.state, seat, action)
        except IllegalAction as error:
            raise RefusedByRules(self.game.key, error.reason) from error
        return Transition(
            command=command,
            seat=seat,
            by=by,
            at=at,
            state=step.state,
            events=step.events,
            status=self.status.after_move(seat, by, at),
            open_decisions=progress.decisions_after(step, seat, at=at),
            result=self._ending_in(step.state, seat, by),
        )

    def _ending_in(self, state: Any, mover: Seat, by: By) -> Result | None:
        """Return the result if the table ends in this state, to which a move has led.

        A tutorial ends before its game: with a turn after which a first bout or round is over and its learner has
        answered each kind of question.
        """
        game, progress = self.game, self.progress
        outcome = game.outcome(state)
        if outcome is not None:
            return result_of(self.table, Ending.FINISHED, outcome)
        if (
            not self.table.is_tutorial
            or not game.counts(state)
            or game.view(state, None).turn == progress.turn
        ):
            return None
        answered = {topic for _, topic in progress.answered}
        if by is By.PLAYER:
            answered.add(progress.topic(mover))
        has_met_all = answered.issuperset(ENTRIES[game.key].tutorial.questions)
        return Result(ending=Ending.TUTORIAL) if has_met_all else None

    def _changed(
        self, command: TableAction, seat: Seat, by: By, at: float, taker: Member | None
    ) -> Transition:
        progress = self.progress
        change = status_change(command, self.status, seat, at=at, undo=partial(progress.to_undo, seat))
        if command.kind is TableActionKind.ASK and change.status.vote is not None:
            command = change.status.vote.table_action  # it names the move that is to be taken back
        state, open_decisions = progress.after_change(self.status, change, at=at)
        result = self._ending_by(command, change, seat)
        state, events = (state, ()) if result is None else self.game.laid_open(state)
        return Transition(
            command=command,
            seat=seat,
            by=by,
            at=at,
            state=state,
            events=events,
            status=change.status,
            open_decisions=open_decisions,
            passed=change.passed,
            result=result,
            seat_row=self._seat_after(change.status, seat, taker),
        )

    def due_after(self, transition: Transition) -> float | None:
        """Return the time at which the next thing happens by itself after a transition, in epoch seconds."""
        if transition.result is not None:
            return None
        clock = self._clock_of(transition.state, transition.open_decisions, transition.status)
        return transition.status.next_due(clock.deadlines.values())

    def _ending_by(self, table_action: TableAction, change: StatusChange, seat: Seat) -> Result | None:
        """Return the result if the table ends by a table action (CD-80)."""
        is_leaving = table_action.kind is TableActionKind.LEAVE
        if table_action.kind is TableActionKind.CONCEDE or (is_leaving and self.status.ends_by_leaving(seat)):
            outcome = self.game.conceded(len(self.table.seats), self.options, seat)
            return result_of(self.table, Ending.CONCEDED, outcome)
        if not change.is_over:
            return None
        return Result(ending=Ending.ABANDONED if change.passed is None else Ending.AGREED)

    def _seat_after(self, status: TableStatus, seat: Seat, taker: Member | None) -> TableSeat | None:
        """Return a seat that a table action has changed; None when it is the same."""
        player = self.table.seats[seat]
        away = Away.LEFT if seat in status.left else Away.AWAY if seat in status.away else None
        changed = replace(player, away=away)
        if taker is not None:
            changed = replace(
                changed, user_id=taker.id, name=taker.name, is_taken_over=True, dealt_to=player.rated_id
            )
        return None if changed == player else changed

    def follow(self, transition: Transition) -> HistoryEntry:
        """Take over what a command has led to."""
        command, vote = transition.command, self.status.vote
        if isinstance(command, TableAction):
            self.requests.count(command, transition.seat, by=transition.by, at=transition.at, vote=vote)
        self.status, self._clock = transition.status, None
        return self.progress.follow(transition)

    def repeat(self, move: MoveRecord) -> None:
        """Do what is stored next once more. RecordDamaged when it does not fit."""
        try:
            transition = self.apply(read(self.game, move.token), move.seat, by=move.by, at=move.at)
        except Refused as refused:
            where = f"move {move.number}: {refused.reason}"
            raise RecordDamaged(f"table {move.table_id} does not replay at {where}") from None
        except Exception as error:  # noqa: BLE001 - a damaged row may fail anywhere in the rules
            # Not the error's own words: a token names cards, and this goes to the log.
            where = f"move {move.number}: {type(error).__name__}"
            raise RecordDamaged(f"table {move.table_id} does not replay at {where}") from None
        if move.fingerprint is not None and move.fingerprint != fingerprint(transition.state):
            raise RecordDamaged(f"table {move.table_id} drifted at move {move.number}")
        self.follow(transition)


def played_moves(table: TableState, moves: Iterable[MoveRecord]) -> list[PlayedMove]:
    """Replay moves; return those of the game that were not taken back. RecordDamaged when one does not fit."""
    standing: dict[int, PlayedMove] = {}
    for move in moves:
        before = table.progress.state
        table.repeat(move)
        brought, after = table.progress.history[-1], table.progress.state
        standing.pop(brought.undone or 0, None)
        if not is_table_action(move.token):
            action, is_pressed = table.game.decode(move.token), move.by is By.PLAYER
            standing[move.number] = PlayedMove(
                before, move.seat, action, brought.events, after, is_pressed, move.number
            )
    return list(standing.values())


def result_of(table: Table, ending: Ending, outcome: Outcome) -> Result:
    """Return the stored result of an outcome. A tutorial is no game that counts, however it ends."""
    ending = Ending.TUTORIAL if table.is_tutorial else ending
    return Result(ending=ending, places=outcome.places, scores=outcome.scores)
