"""The cache of replayed records builds an entry once, and again when its row has changed."""

from __future__ import annotations

import pytest

from bot.history import past_games
from bot.history.past_games import RecordCache
from data.records.tables import MoveRecord, Table
from tests.data.rows import ANNA, move, playing
from tests.stores import MemoryStore

pytestmark = pytest.mark.asyncio


async def test_an_entry_is_built_again_only_for_a_changed_row() -> None:
    store = MemoryStore()
    await store.tables.add(playing())
    made: list[int] = []

    def count(row: Table, moves: tuple[MoveRecord, ...]) -> int:
        made.append(len(moves))
        return len(moves)

    kept = RecordCache(store.tables.moves, count)

    async def look() -> int:
        row = await store.tables.get("t1")
        assert row is not None
        return await kept.of(row)

    assert [await look(), await look()] == [0, 0]
    await store.tables.add_move(move(1), due_at=None)
    assert [await look(), await look()] == [1, 1]
    await store.drop_member(ANNA)
    assert await look() == 1
    assert made == [0, 1, 1], "a cached record may name the forgotten member"


async def test_the_least_recently_used_entry_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_games, "RECORDS_KEPT", 2)
    made: list[str] = []

    def note(row: Table, _: tuple[MoveRecord, ...]) -> None:
        made.append(row.id)

    kept = RecordCache(MemoryStore().tables.moves, note)
    for table_id in ("t1", "t2", "t1", "t3", "t1", "t2"):
        await kept.of(playing(table_id))
    assert made == ["t1", "t2", "t3", "t2"]
