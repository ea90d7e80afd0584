"""Connections that fall silent or are cut while nothing runs: the claims go on over new ones."""

from __future__ import annotations

import asyncio
import signal

import pytest

from data.postgres.cluster import PostgresClaims
from data.postgres.database import open_store
from tests.postgres import Server, running_server
from tests.wire import laid

pytestmark = pytest.mark.asyncio


async def test_a_beat_that_is_given_up_leaves_its_silent_connection_at_once(
    postgres_server: Server, postgres_url: str
) -> None:
    """The driver would ask the server to cancel, over one more connection, and wait for the silent one."""
    here = postgres_server.folder / ".s.PGSQL.5434"
    with laid(postgres_server.folder / ".s.PGSQL.5432", here) as wire:
        claims = PostgresClaims(f"{postgres_url}&port=5434")
        await claims.beat("one", {}, seconds=10, forgotten=0, shards=1)
        assert wire.opened == 1
        wire.fall_silent()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.2):
                await claims.beat("one", {}, seconds=10, forgotten=0, shards=1)
        state = await claims.beat("one", {}, seconds=10, forgotten=0, shards=1)
        assert state.processes == ("one",)
        assert wire.opened == 2, "the first connection and the one after it, none to cancel anything"
        await claims.close()


async def test_the_first_call_after_a_restart_of_the_server_is_answered() -> None:
    """For a member, that is the first press."""
    with running_server() as server:
        url = server.url(server.new_database("template0"))
        store, claims = await open_store(url), PostgresClaims(url)
        await claims.beat("one", {}, seconds=600, forgotten=0, shards=1)
        assert await claims.take_press("one", 77, shards=1)
        assert await store.tables.ids() == ()
        await asyncio.to_thread(server.stop, signal.SIGINT)
        await asyncio.to_thread(server.start)
        assert not await claims.take_press("two", 77, shards=1), "it is still known that the other one has it"
        assert await claims.take_press("one", 78, shards=1)
        assert await claims.take("one", ["shard:0"], seconds=600, shards=1) == {"shard:0": 1}
        assert await store.tables.ids() == ()
        await claims.close()
        await store.close()


async def test_a_press_after_its_connection_was_cut_is_taken_over_a_fresh_one(
    postgres_server: Server, postgres_url: str
) -> None:
    claims = PostgresClaims(f"{postgres_url}&application_name=cut")
    await claims.beat("one", {}, seconds=600, forgotten=0, shards=1)
    for press in range(3):
        assert await claims.take_press("one", press, shards=1)
        postgres_server.run(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'cut'"
        )
    assert await claims.take_press("one", 99, shards=1)
    await claims.close()
