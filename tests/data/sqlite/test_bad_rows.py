"""One row that makes no sense costs only itself: hands, places of a leaderboard, meetings, watched tables."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.history.export import stored_about
from data.records.finished_games import Order
from data.sqlite.database import open_store
from data.store import Store
from tests.data.rows import ANNA, BEN, CARL, GUILD, hand_sent, move, playing

pytestmark = pytest.mark.asyncio

BOARD: dict[str, Any] = {"guild_id": GUILD, "ladder": "duel-core", "span": "all"}


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    store = await open_store(path)
    yield store
    await store.close()


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


async def test_a_bad_place_costs_no_other_place_of_a_leaderboard(store: Store, path: Path) -> None:
    for user_id in (ANNA, BEN, CARL):
        row = (GUILD, "duel-core", "all", user_id, 3, 1, 0, 1, 20.0, 3)
        change(path, "INSERT INTO ranks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)
    change(path, "UPDATE ranks SET wins = 'many' WHERE user_id = ?", BEN)
    ranks = await store.leaderboards.ranks(**BOARD, order=Order.RATING, first=0, most=10)
    assert [rank.user_id for rank in ranks] == [ANNA, CARL]
    places = [await store.leaderboards.rank(user_id, **BOARD, order=Order.RATING) for user_id in (ANNA, BEN)]
    assert places[0] is not None
    assert places[1] is None, "Ben sees the board all the same"
    assert not await store.leaderboards.careers(BEN, guild_id=GUILD)


async def test_a_bad_meeting_costs_no_other_one(store: Store, path: Path) -> None:
    for ladder, games in (("duel-core", "many"), ("auf", 2)):
        for pair in ((ANNA, BEN), (BEN, ANNA)):
            change(path, "INSERT INTO rivals VALUES (?, ?, ?, ?, ?, ?)", *pair, GUILD, ladder, games, 1)
    assert list(await store.leaderboards.rivals(ANNA, BEN, guild_id=GUILD)) == ["auf"]


async def test_a_bad_message_of_a_hand_costs_no_other_hand(store: Store, path: Path) -> None:
    await store.tables.add(playing())
    for user_id in (ANNA, BEN):
        await store.sent_messages.keep(hand_sent("t1", user_id))
    change(path, "UPDATE sent_messages SET message_id = 'lost' WHERE user_id = ?", ANNA)
    assert [post.user_id for post in await store.sent_messages.about("t1")] == [BEN]
    assert await store.sent_messages.to(ANNA) == ()
    assert len(await store.sent_messages.to(BEN)) == 1


async def test_a_bad_table_costs_no_other_table_of_an_export(store: Store, path: Path) -> None:
    for table_id in ("t1", "t2", "t3"):
        await store.tables.add(playing(table_id))
        await store.tables.add_move(move(1, table_id), due_at=None)
    change(path, "UPDATE moves SET at = 'once' WHERE table_id = 't2'")
    change(path, "UPDATE tables SET options = '[' WHERE id = 't3'")
    exported = {table["id"]: table for table in (await stored_about(store, BEN))["tables"]}
    assert len(exported["t1"]["moves"]) == 1
    assert exported["t2"] == {"id": "t2", "is_damaged": True}
    assert "t3" not in exported, "its row cannot be read"
