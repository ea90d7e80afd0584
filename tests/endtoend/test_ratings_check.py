"""The check of the ratings after a disturbed run finds every kind of damage."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.ratings.service import RatingService
from data.errors import TableMovedOn
from data.postgres import database as postgres
from data.postgres.url import PostgresUrl
from data.sqlite import database as sqlite
from tests.data.rows import ANNA, BEN, CARL, WON, move, playing, seat
from tests.endtoend.ratings_check import check_ratings


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """Return a database with three games of three members, settled in the order of their ends."""
    path = tmp_path / "cake.sqlite3"
    store = await sqlite.open_store(path)
    for number, (winner, loser) in enumerate(((ANNA, BEN), (BEN, CARL), (CARL, ANNA)), start=1):
        seats, options = (seat(0, winner), seat(1, loser)), {"mode": "core"}
        await store.tables.add(playing(f"t{number}", seats=seats, options=options, started_at=1.0))
        await store.tables.add_move(move(1, f"t{number}"), due_at=None, result=WON)
        await RatingService(store).settle()
    await store.close()
    return path


async def test_undisturbed_ratings_are_right(database: Path) -> None:
    assert await check_ratings(database) == 3


async def test_ends_that_came_too_late_leave_the_ratings_right(postgres_url: str) -> None:
    store = await postgres.open_store(postgres_url)
    for name in ("t1", "t2"):
        await store.tables.add(
            playing(name, seats=(seat(0, ANNA), seat(1, BEN)), options={"mode": "core"}, started_at=1.0)
        )
        await store.tables.add_move(move(1, name), due_at=None, result=WON)
        with pytest.raises(TableMovedOn):
            await store.tables.end(name, WON, at=2.0)
    await store.close()
    assert await check_ratings(PostgresUrl.parse(postgres_url)) == 2


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE ranks SET wins = wins + 1 WHERE user_id = 101 AND span = 'all'",
        "UPDATE rivals SET games = 2 WHERE user_id = 101 AND other_id = 102",
        "UPDATE ratings SET mu = mu + 0.001 WHERE number = 2 AND seat = 0",
        "DELETE FROM ratings WHERE number = 3",
        "INSERT INTO tallies VALUES (101, 1, 'duel', 'games', 1)",
    ],
)
async def test_double_and_missing_counts_are_found(database: Path, damage: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(damage.replace("(101, 1,", f"(101, {1 << 60},"))
    connection.close()
    with pytest.raises(AssertionError, match="ratings"):
        await check_ratings(database)
