"""The review of a finished game, made from its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.errors import Refused
from bot.ratings.statistics import replayed
from bot.tables.options import AnyGame
from bot.tables.replayed import ReplayedTable
from bot.tables.table import MoveRecord, Phase, Table
from games.catalog import ENTRIES


def reviewed(game: AnyGame, row: Table, moves: Sequence[MoveRecord]) -> Any:
    """Return what the game's own review found.

    Refused when the game has no review, has another edition or is not over; RecordDamaged when the moves do not fit.
    """
    review = ENTRIES[row.game].review
    if review is None:
        raise Refused("no-review")
    if row.phase is not Phase.OVER or row.seed is None:
        raise Refused("not-over")
    if row.edition != game.edition:
        raise Refused("other-edition")
    table = ReplayedTable(game, row)
    return review(table.options, replayed(table, moves))
