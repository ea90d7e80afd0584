"""Compares the ratings after a disturbed run with those of the same games without disturbance."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

from bot.ratings.service import RatingService
from cogs.pages.ladders import LADDERS
from data.opening import DatabaseAddress, open_store
from data.records.finished_games import Order, Period
from data.records.tables import MoveRecord, Phase, Result, Table
from data.store import Store
from tests.stores import MemoryStore

UNSETTLED_AT_MOST = 8
"""How many of the last games may wait for the next start; earlier ones were settled during the run."""
PLACES = 100


async def check_ratings(database: DatabaseAddress) -> int:
    """Check ratings, leaderboards, rivals and statistics against the records; return the number of rated games."""
    store = await open_store(database)
    try:
        service = RatingService(store)
        waiting = len(await store.ratings.unsettled())
        assert waiting <= UNSETTLED_AT_MOST, f"{waiting} games were never settled"
        await service.settle()  # as the next start would
        found = [
            row
            for table_id in await store.tables.ids()
            if (row := await store.tables.get(table_id)) is not None
        ]
        left = await _ratings_and_statistics(store, found)
        await store.ratings.unsettle()
        order = [finish.table_id for finish in await store.ratings.unsettled()]
        assert len(order) == len(set(order)), "a game was counted twice"
        undisturbed = MemoryStore()
        for table_id in order:
            row = next(row for row in found if row.id == table_id)
            await _write(undisturbed, row, await store.tables.moves(table_id))
        await RatingService(undisturbed).settle()
        assert left == await _ratings_and_statistics(undisturbed, found), (
            "the disturbance has changed the ratings"
        )
        await service.settle()
        assert left == await _ratings_and_statistics(store, found), (
            "the ratings differ after they are computed again"
        )
        return sum(bool(ratings) for ratings in left["ratings"])
    finally:
        await store.close()


async def _write(store: Store, row: Table, moves: tuple[MoveRecord, ...]) -> None:
    """Store a finished table as if it had been played without a break."""
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
    await store.tables.add(replace(row, **changes))
    for move in moves:
        await store.tables.add_move(move, due_at=None)
    places = tuple(seat.place for seat in row.seats if seat.place is not None)
    scores = tuple(seat.score for seat in row.seats if seat.score is not None)
    result = Result(ending=row.ending, places=places or None, scores=scores or None)
    await store.tables.end(row.id, result, at=row.ended_at)


async def _ratings_and_statistics(store: Store, tables: list[Table]) -> dict[str, Any]:
    """Return all ratings, leaderboards and statistics that members can see."""
    guilds = sorted({row.guild_id for row in tables})
    members = sorted({seat.rated_id for row in tables for seat in row.seats if seat.rated_id is not None})
    spans = sorted(
        {span.name_at(row.ended_at) for row in tables if row.ended_at is not None for span in Period}
    )
    return {
        "ratings": [await store.ratings.of_game(number) for number in range(1, len(tables) + 1)],
        "leaderboards": [
            await store.leaderboards.ranks(guild_id, ladder, span, order=order, first=0, most=PLACES)
            for guild_id in guilds
            for ladder in LADDERS
            for span in spans
            for order in Order
        ],
        "rivals": [
            await store.leaderboards.rivals(one, other, guild_id=guild_id)
            for guild_id in guilds
            for one, other in permutations(members, 2)
        ],
        "statistics": [
            await store.leaderboards.tally(user_id, guild_id=guild_id)
            for guild_id in guilds
            for user_id in members
        ],
    }
