"""What a process does when others have changed something, and when it ends meanwhile."""

from __future__ import annotations

import gc
from unittest.mock import AsyncMock, Mock

from bot.cluster.duties import ProcessDuties


class Preferences:
    """Notes which servers are read again."""

    def __init__(self) -> None:
        self.read: list[int] = []

    async def reread_server(self, guild_id: int) -> None:
        self.read.append(guild_id)


async def test_a_process_that_ends_before_it_acts_on_a_change_leaves_nothing_behind() -> None:
    preferences, home = Preferences(), Mock(close=AsyncMock())
    others = {name: Mock() for name in ("client", "sessions", "ratings", "screens", "work")}
    duties = ProcessDuties(Mock(), Mock(), preferences=preferences, home=home, **others)  # type: ignore[arg-type]
    duties.server_changed(1)
    await duties.close()
    gc.collect()  # a coroutine that was never begun is a warning, and a warning an error
    assert preferences.read == []
