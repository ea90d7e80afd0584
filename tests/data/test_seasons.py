"""What every store promises about the posts of seasons."""

from __future__ import annotations

import asyncio

import pytest

from data.store import Store
from tests.data.rows import GUILD

pytestmark = pytest.mark.asyncio


async def test_a_season_is_claimed_once_in_each_server(store: Store) -> None:
    claims = await asyncio.gather(*(store.seasons.claim(GUILD, "2026-S3") for _ in range(4)))
    assert sum(claims) == 1
    assert await store.seasons.claim(GUILD, "2026-S4")
    assert not await store.seasons.is_claimed(GUILD + 1, "2026-S3")
    assert await store.seasons.claim(GUILD + 1, "2026-S3")
    assert await store.seasons.is_claimed(GUILD + 1, "2026-S3")
