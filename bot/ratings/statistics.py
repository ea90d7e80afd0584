"""The statistics of a finished game's members, counted from its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.tables.actions import Proposal
from bot.tables.replayed import ReplayedTable
from data.ratings import StatisticRow
from data.rows import By, MoveRow, TableRow
from games.catalog import ENTRIES
from games.record import PlayedMove


def counted(reading: ReplayedTable, moves: Sequence[MoveRow]) -> tuple[StatisticRow, ...]:
    """Return the counts of a game; ``reading`` stands at its deal. RecordDamaged when the moves do not fit.

    A seat for which somebody else has made even one move counts nothing.
    """
    table = reading.table
    made = replayed(reading, moves)
    tallies = ENTRIES[table.game].statistics(made, len(table.seats))
    helped = {move.seat for move in moves if move.by is By.HOUSE}
    return tuple(
        StatisticRow(seat=seat.seat, guild_id=table.guild_id, game=table.game, counter=counter, amount=amount)
        for seat, counts in zip(table.seats, tallies, strict=True)
        if seat.house is None and seat.away is None and not seat.is_taken_over and seat.seat not in helped
        for counter, amount in sorted({**counts, **_result(table, seat.seat)}.items())
    )


def _result(table: TableRow, seat: int) -> dict[str, int]:
    return {"games": 1, "wins": int(table.seats[seat].place == 1)}


def replayed(reading: ReplayedTable, moves: Sequence[MoveRow]) -> list[PlayedMove]:
    """Return the moves of the game that were not taken back, in their order. RecordDamaged when they do not fit."""
    return list(_kept(list(_made(reading, moves)), reading))


def _made(reading: ReplayedTable, moves: Sequence[MoveRow]) -> Iterator[tuple[int, PlayedMove]]:
    for move in moves:
        before = reading.progress.state
        reading.repeat(move)
        if not move.token.startswith("!"):
            action, events = reading.game.decode(move.token), reading.progress.history[-1].events
            yield move.number, PlayedMove(before, move.seat, action, events, reading.progress.state)


def _kept(made: Sequence[tuple[int, PlayedMove]], reading: ReplayedTable) -> Iterator[PlayedMove]:
    undone = {
        told.passed.amount
        for told in reading.progress.history
        if told.passed is not None and told.passed.proposal is Proposal.UNDO
    }
    return (move for number, move in made if number not in undone)
