"""A connection that falls silent without an end: the claims go on over a new one."""

from __future__ import annotations

import asyncio

import pytest

from data.postgres.claims import PostgresClaims
from tests.postgres import Server
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
