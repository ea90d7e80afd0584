"""Holds the standings that a disturbed run has left against those of the same games, undisturbed."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

from bot.ratings.service import RatingService
from cogs.pages.leaderboards import LADDERS
from data.records import MoveRecord, Order, Period, Phase, Result, Table
from data.sqlite.store import SqliteStore
from data.store import Store
from games.catalog import GAMES
from tests.stores import MemoryStore

UNSETTLED_AT_MOST = 8
"""So many of the last games may wait for the next start; what ended before was settled while it ran."""
PLACES = 100


async def check_standings(database: Path) -> int:
    """Ratings, boards, rivals and tallies are what the records give that are told anew; how many games were rated."""
    store = await SqliteStore.open(database)
    try:
        standing = RatingService(store, GAMES)
        waiting = len(await store.unsettled())
        assert waiting <= UNSETTLED_AT_MOST, f"{waiting} games were never settled"
        await standing.settle()  # as the next start would
        found = [
            row for table_id in await store.table_ids() if (row := await store.table(table_id)) is not None
        ]
        left = await _standings(store, found)
        await store.unsettle()
        order = [finish.table_id for finish in await store.unsettled()]
        assert len(order) == len(set(order)), "a game was counted twice"
        undisturbed = MemoryStore()
        for table_id in order:
            row = next(row for row in found if row.id == table_id)
            await _tell(undisturbed, row, await store.moves(table_id))
        await RatingService(undisturbed, GAMES).settle()
        assert left == await _standings(undisturbed, found), "trouble has changed the standings"
        await standing.settle()
        assert left == await _standings(store, found), (
            "the standings are not the same when they are reckoned anew"
        )
        return sum(bool(ratings) for ratings in left["ratings"])
    finally:
        await store.close()


async def _tell(store: Store, row: Table, moves: tuple[MoveRecord, ...]) -> None:
    """Write a table that is over as if it had been played without a break."""
    assert row.ending is not None
    assert row.ended_at is not None
    seats = tuple(replace(seat, place=None, score=None) for seat in row.seats)
    changes: dict[str, Any] = {
        "phase": Phase.PLAYING,
        "ending": None,
        "ended_at": None,
        "version": 0,
        "shown": 0,
        "seats": seats,
    }
    await store.add_table(replace(row, **changes))
    for move in moves:
        await store.add_move(move, due_at=None)
    places = tuple(seat.place for seat in row.seats if seat.place is not None)
    scores = tuple(seat.score for seat in row.seats if seat.score is not None)
    result = Result(ending=row.ending, places=places or None, scores=scores or None)
    await store.end_table(row.id, result, at=row.ended_at)


async def _standings(store: Store, tables: list[Table]) -> dict[str, Any]:
    """All that members can be told of who stands where."""
    guilds = sorted({row.guild_id for row in tables})
    members = sorted({seat.rated_id for row in tables for seat in row.seats if seat.rated_id is not None})
    spans = sorted(
        {span.name_at(row.ended_at) for row in tables if row.ended_at is not None for span in Period}
    )
    return {
        "ratings": [await store.ratings_of_game(number) for number in range(1, len(tables) + 1)],
        "boards": [
            await store.ranks(guild_id, ladder, span, order=order, first=0, most=PLACES)
            for guild_id in guilds
            for ladder in LADDERS
            for span in spans
            for order in Order
        ],
        "rivals": [
            await store.rivals(one, other, guild_id=guild_id)
            for guild_id in guilds
            for one, other in permutations(members, 2)
        ],
        "tallies": [
            await store.tally(user_id, guild_id=guild_id) for guild_id in guilds for user_id in members
        ],
    }
