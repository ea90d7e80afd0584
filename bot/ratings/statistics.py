"""What is counted of a finished game for its members' figures, out of its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tables.actions import Proposal
from bot.tables.replayed import ReplayedTable
from bot.tables.table import By, MoveRecord, Table
from data.records import Statistic
from games.catalog import STATISTICS
from games.record import Made


def counted(reading: ReplayedTable, moves: Sequence[MoveRecord]) -> tuple[Statistic, ...]:
    """The tallies of a game whose ``reading`` stands at its deal. RecordDamaged when the moves do not fit.

    Nothing is counted of a seat for which somebody else has played, be it one move.
    """
    table = reading.table
    made = replayed(reading, moves)
    tallies = STATISTICS[table.game](made, len(table.seats))
    helped = {move.seat for move in moves if move.by is By.HOUSE}
    return tuple(
        Statistic(seat=seat.seat, guild_id=table.guild_id, game=table.game, counter=counter, amount=amount)
        for seat, counts in zip(table.seats, tallies, strict=True)
        if seat.house is None and seat.away is None and not seat.is_taken_over and seat.seat not in helped
        for counter, amount in sorted({**counts, **_result(table, seat.seat)}.items())
    )


def _result(table: Table, seat: int) -> dict[str, int]:
    return {"games": 1, "wins": int(table.seats[seat].place == 1)}


def replayed(reading: ReplayedTable, moves: Sequence[MoveRecord]) -> list[Made]:
    """The moves of the game that were not taken back, in their order. RecordDamaged when they do not fit."""
    return list(_kept(list(_made(reading, moves)), reading))


def _made(reading: ReplayedTable, moves: Sequence[MoveRecord]) -> Iterator[tuple[int, Made]]:
    for move in moves:
        reading.repeat(move)
        if not move.token.startswith("!"):
            action, events = reading.game.decode(move.token), reading.progress.history[-1].events
            yield move.number, Made(move.seat, action, events, reading.progress.state)


def _kept(made: Sequence[tuple[int, Made]], reading: ReplayedTable) -> Iterator[Made]:
    undone = {
        told.passed.amount
        for told in reading.progress.history
        if told.passed is not None and told.passed.proposal is Proposal.UNDO
    }
    return (move for number, move in made if number not in undone)
