"""The cache of replayed records builds an entry once, and again when its row has changed."""

from __future__ import annotations

import pytest

from bot.history import recent
from bot.history.recent import Lately
from data.memory import MemoryStore
from data.rows import MoveRow, TableRow
from tests.data.rows import ANNA, move, playing

pytestmark = pytest.mark.asyncio


async def test_an_entry_is_built_again_only_for_a_changed_row() -> None:
    store = MemoryStore()
    await store.add_table(playing())
    made: list[int] = []

    def count(row: TableRow, moves: tuple[MoveRow, ...]) -> int:
        made.append(len(moves))
        return len(moves)

    kept = Lately(store, count)

    async def look() -> int:
        row = await store.table("t1")
        assert row is not None
        return await kept.of(row)

    assert [await look(), await look()] == [0, 0]
    await store.add_move(move(1), due_at=None)
    assert [await look(), await look()] == [1, 1]
    await store.drop_member(ANNA)
    assert await look() == 1
    assert made == [0, 1, 1], "a cached record may name the forgotten member"


async def test_the_least_recently_used_entry_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recent, "KEPT", 2)
    made: list[str] = []

    def note(row: TableRow, _: tuple[MoveRow, ...]) -> None:
        made.append(row.id)

    kept = Lately(MemoryStore(), note)
    for table_id in ("t1", "t2", "t1", "t3", "t1", "t2"):
        await kept.of(playing(table_id))
    assert made == ["t1", "t2", "t3", "t2"]
