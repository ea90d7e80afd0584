"""What every store promises about telling players that a table waits."""

from __future__ import annotations

import asyncio

import pytest

from data.store import Store
from tests.data.rows import GUILD, lobby, playing

pytestmark = pytest.mark.asyncio

TEN_MINUTES = 600.0


async def claim(store: Store, table_id: str, at: float, guild_id: int = GUILD) -> bool:
    return await store.opponents.claim(table_id, guild_id, at=at, before=at - TEN_MINUTES)


async def test_the_players_are_told_of_a_table_once_and_of_the_next_ten_minutes_later(store: Store) -> None:
    assert await store.opponents.called_at(GUILD) is None
    assert await claim(store, "t1", 1000.0)
    assert not await claim(store, "t2", 1599.0), "it is too early for another"
    assert await store.opponents.called_at(GUILD) == 1000.0
    assert await claim(store, "t2", 1600.0)
    assert not await claim(store, "t1", 9000.0), "it was told before"
    assert await store.opponents.called_at(GUILD) == 1600.0, "a call that was not made delays no other"


async def test_of_two_claims_at_once_one_succeeds(store: Store) -> None:
    for at in (1000.0, 5000.0, 9000.0):
        claims = await asyncio.gather(*(claim(store, f"t{at:.0f}{number}", at) for number in range(4)))
        assert sum(claims) == 1


async def test_servers_are_told_independently_and_forgotten_with_all_they_had(store: Store) -> None:
    assert await claim(store, "t1", 1000.0)
    assert await claim(store, "t2", 1000.0, GUILD + 1)
    assert await store.seasons.claim(GUILD, "2026-S3")
    await store.drop_server(GUILD)
    assert await store.opponents.called_at(GUILD) is None
    assert await store.opponents.called_at(GUILD + 1) == 1000.0
    assert await claim(store, "t1", 1000.0)
    assert await store.seasons.claim(GUILD, "2026-S3")


async def test_the_lobbies_that_were_told_are_known_while_they_wait(store: Store) -> None:
    await store.tables.add(lobby("t1"))
    await store.tables.add(playing("t2"))
    for number, table_id in enumerate(("t1", "t2", "t3")):
        assert await claim(store, table_id, 1000.0 * (number + 1))
    assert await store.opponents.called_lobbies(GUILD) == {"t1"}
    assert await store.opponents.called_lobbies(GUILD + 1) == frozenset()


async def test_what_is_stored_of_calls_is_deleted_when_their_lobbies_wait_no_longer(store: Store) -> None:
    await store.tables.add(lobby("t1"))
    await store.tables.add(playing("t2"))
    for number, table_id in enumerate(("t1", "t2", "t3")):
        assert await claim(store, table_id, 1000.0 * (number + 1))
    await store.tables.drop_closed_lobbies(20.0)
    for number, table_id in enumerate(("t2", "t3")):
        assert await claim(store, table_id, 5000.0 * (number + 1)), f"nothing is stored of {table_id}"
    assert not await claim(store, "t1", 20_000.0)
