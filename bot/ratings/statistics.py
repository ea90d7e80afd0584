"""Counts members' statistics of a finished game, from its record."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.state import TableState, standing_moves
from bot.tables.table import By, MoveRecord
from data.records import Statistic
from games.catalog import ENTRIES
from games.record import PlayedMove


def counted(replayed: TableState, moves: Sequence[MoveRecord]) -> tuple[Statistic, ...]:
    """Return the statistics of a game; ``replayed`` is its table after the deal. RecordDamaged if the moves do not fit.

    Nothing is counted of a seat for which somebody else has made any move.
    """
    table = replayed.table
    made = played_moves(replayed, moves)
    tallies = ENTRIES[table.game].statistics(made, len(table.seats))
    helped = {move.seat for move in moves if move.by is By.HOUSE}
    return tuple(
        Statistic(seat=seat.seat, guild_id=table.guild_id, game=table.game, counter=counter, amount=amount)
        for seat, counts in zip(table.seats, tallies, strict=True)
        if seat.house is None and seat.away is None and not seat.is_taken_over and seat.seat not in helped
        for counter, amount in sorted({**counts, "games": 1, "wins": int(seat.place == 1)}.items())
    )


def played_moves(replayed: TableState, moves: Sequence[MoveRecord]) -> list[PlayedMove]:
    """Return the moves of the game that were not taken back, in their order. RecordDamaged when they do not fit."""
    return [
        PlayedMove(
            before, move.seat, replayed.game.decode(move.token), brought.events, after, move.by is By.PLAYER
        )
        for move, before, brought, after in standing_moves(replayed, moves)
    ]
