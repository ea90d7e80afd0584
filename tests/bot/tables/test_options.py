"""Stored options that cannot be read: a player cannot choose another value for them."""

import pytest

from bot.errors import Refused
from data.records.tables import Ending
from tests.bot.tables.services import BEN, begun, lobby, tables
from tests.stores import MemoryStore


async def _spoil(store: MemoryStore, table_id: str) -> None:
    """Store an option that its game does not know."""
    store._database.execute(  # type: ignore[attr-defined]
        "UPDATE tables SET options = ? WHERE id = ?", '{"mode": "marzipan"}', table_id
    )


async def test_a_table_with_invalid_options_ends_as_damaged() -> None:
    store = MemoryStore()
    table_id = (await begun(tables(store))).table.id
    await _spoil(store, table_id)
    with pytest.raises(Refused, match="record-damaged"):
        await tables(store).session(table_id)
    row = await store.tables.get(table_id)
    assert row is not None
    assert row.ending is Ending.DAMAGED


async def test_nobody_joins_a_lobby_with_invalid_options() -> None:
    store = MemoryStore()
    club = tables(store)
    table_id = await lobby(club)
    await _spoil(store, table_id)
    with pytest.raises(Refused, match="record-damaged"):
        await club.lobbies.join(table_id, BEN)
