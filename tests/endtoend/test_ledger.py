"""The check of the standings after trouble finds what trouble could do to them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.ratings.service import RatingService
from data.sqlite.store import SqliteStore
from games.catalog import GAMES
from tests.data.rows import ANNA, BEN, CARL, WON, move, playing, seat
from tests.endtoend.ledger import check_standings


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """Three games of three members, settled as they ended."""
    path = tmp_path / "cake.sqlite3"
    store = await SqliteStore.open(path)
    for number, (winner, loser) in enumerate(((ANNA, BEN), (BEN, CARL), (CARL, ANNA)), start=1):
        seats, options = (seat(0, winner), seat(1, loser)), {"mode": "core"}
        await store.add_table(playing(f"t{number}", seats=seats, options=options, started_at=1.0))
        await store.add_move(move(1, f"t{number}"), due_at=None, result=WON)
        await RatingService(store, GAMES).settle()
    await store.close()
    return path


async def test_standings_that_nothing_disturbed_are_right(database: Path) -> None:
    assert await check_standings(database) == 3


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
async def test_what_was_counted_twice_or_not_at_all_is_found(database: Path, damage: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(damage.replace("(101, 1,", f"(101, {1 << 60},"))
    connection.close()
    with pytest.raises(AssertionError, match="standings"):
        await check_standings(database)
