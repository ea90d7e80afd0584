"""A Cake Duel that is over, gone through again from its record for a review."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused
from bot.tables.options import AnyGame
from bot.tables.replayed import ReplayedTable
from bot.tables.table import MoveRecord, Phase, Table
from games.duel.review import Made, Review, review


def reviewed(game: AnyGame, row: Table, moves: Sequence[MoveRecord]) -> Review:
    """The review of a duel. Refused for other games, other rules and before the end; RecordDamaged as Reading."""
    if row.game != "duel":
        raise Refused("review-duel-only")
    if row.phase is not Phase.OVER or row.seed is None:
        raise Refused("not-over")
    if row.edition != game.edition:
        raise Refused("other-edition")
    reading = ReplayedTable(game, row)
    made: dict[int, Made] = {}
    for move in moves:
        before = reading.progress.state
        reading.repeat(move)
        undone = reading.progress.history[-1].undone
        if undone is not None:
            made.pop(undone, None)
        if not move.token.startswith("!"):
            made[move.number] = Made(before, move.seat, game.decode(move.token), reading.progress.state)
    return review(reading.options, made.values())
