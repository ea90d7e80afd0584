"""Which servers' panels are looked at, and when: each look reads the database."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import tasks
from bot.cluster.homes import Homes, MayHaveMissed
from cogs.channel_panel.posts import Panels
from cogs.feature import Parts


async def test_panels_that_are_found_are_looked_at_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[Any] = []

    async def servers() -> list[tuple[int, float]]:
        return [(guild_id, 1.0) for guild_id in range(2 * tasks.AT_ONCE + 2)]

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
    *first, last = [guild_id for guild_id, _ in await servers() if guild_id % 2]
    assert looked_at == [*first, f"{tasks.AT_ONCE_SECONDS} s", last]


async def test_panels_that_another_process_has_put_up_are_found_although_no_news_of_them_was_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known, moved, new, elsewhere = range(4)
    stored, looked_at, homes = {known: 1.0, moved: 1.0}, list[int](), Homes()

    async def servers() -> list[tuple[int, float]]:
        return list(stored.items())

    monkeypatch.setattr(homes, "is_home", lambda guild_id: guild_id != elsewhere)
    parts = SimpleNamespace(
        homes=homes,
        client=SimpleNamespace(get_guild=lambda _: None),
        outbox=SimpleNamespace(stored=SimpleNamespace(servers_with_panels=servers)),
    )
    panels = Panels(cast(Parts, parts))
    monkeypatch.setattr(panels, "look", looked_at.append)
    await panels.find(shard_id=0)
    stored.update({moved: 2.0, new: 2.0, elsewhere: 2.0})
    for _ in range(2):
        homes.news.tell(MayHaveMissed())
        await asyncio.sleep(0.01)
    assert looked_at == [moved, new]
    await homes.news.close()
