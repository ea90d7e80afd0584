"""The panels of all servers are looked at a few at a time: each is read from the database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import tasks
from bot.cluster.homes import Homes
from cogs.channel_panel.posts import Panels
from cogs.feature import Parts


async def test_panels_that_are_found_are_looked_at_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[Any] = []

    async def servers() -> list[int]:
        return list(range(2 * tasks.AT_ONCE + 2))

    async def sleep(seconds: float) -> None:
        looked_at.append(f"{seconds} s")

    parts = SimpleNamespace(
        homes=Homes(),
        client=SimpleNamespace(get_guild=lambda number: SimpleNamespace(id=number, shard_id=number % 2)),
        outbox=SimpleNamespace(stored=SimpleNamespace(servers_with_panels=servers)),
    )
    panels = Panels(cast(Parts, parts))
    monkeypatch.setattr(panels, "look", looked_at.append)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await panels.find(shard_id=1)
    *first, last = [guild_id for guild_id in await servers() if guild_id % 2]
    assert looked_at == [*first, f"{tasks.AT_ONCE_SECONDS} s", last]
