"""The review of a Cake Duel that is over, from its record."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refused
from bot.tables.options import AnyGame
from bot.tables.replayed import ReplayedTable, standing_moves
from bot.tables.table import MoveRecord, Phase, Table
from games.duel.review import Made, Review, review


def reviewed(game: AnyGame, row: Table, moves: Sequence[MoveRecord]) -> Review:
    """Return the review of a duel. Refused for other games, other editions and before the end; RecordDamaged too."""
    if row.game != "duel":
        raise Refused("review-duel-only")
    if row.phase is not Phase.OVER or row.seed is None:
        raise Refused("not-over")
    if row.edition != game.edition:
        raise Refused("other-edition")
    reading = ReplayedTable(game, row)
    made = [
        Made(before, move.seat, game.decode(move.token), after)
        for move, before, _, after in standing_moves(reading, moves)
    ]
    return review(reading.options, made)
