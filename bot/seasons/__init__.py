"""The end of a season: its first places, and in which servers they are still to be posted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from data.records.finished_games import Order, Period, Rank
from data.store import Store
from games.catalog import CATALOG

SEASONS_A_YEAR = 4
FIRST_PLACES = 3
MOST_ROWS = 6
"""How many members are named of one leaderboard, where some share the last of the first places."""


@dataclass(frozen=True, slots=True)
class SeasonBoard:
    """The first places of one leaderboard in one season."""

    ladder: str
    ranks: Sequence[Rank]


async def season_boards(store: Store, guild_id: int, season: str) -> list[SeasonBoard] | None:
    """Return the leaderboards of a season that anybody is on; None while a finished game waits for its ratings.

    StoreError when they cannot be read.
    """
    if await store.ratings.unsettled():
        return None
    boards = []
    for ladder in (key for entry in CATALOG for key in entry.leaderboard_keys):
        ranks = await store.leaderboards.ranks(
            guild_id, ladder, season, order=Order.RATING, first=0, most=MOST_ROWS
        )
        if ranks:
            boards.append(SeasonBoard(ladder, ranks))
    return boards


def season_before(season: str) -> str:
    """Return the name of the season before one, such as ``2025-S4`` for ``2026-S1``."""
    year, number = map(int, season.split("-S"))
    return f"{year - 1}-S{SEASONS_A_YEAR}" if number == 1 else f"{year}-S{number - 1}"


def season_to_post(at: float) -> str:
    """Return the season that was over last, at a time in epoch seconds."""
    return season_before(Period.SEASON.name_at(at))
