"""What is done every hour goes on although a part of it fails."""

from __future__ import annotations

from unittest.mock import AsyncMock, Mock

import pytest

from bot.cluster.homes import Homes
from bot.preferences import Preferences
from bot.tables.service import TableService
from cogs.events.leader_work import RetentionCog
from data.errors import StoreUnavailable
from tests.clients import NO_SERVERS
from tests.stores import MemoryStore


@pytest.mark.parametrize("error", [StoreUnavailable("away"), RuntimeError("broken")])
async def test_a_failure_in_what_is_due_every_hour_keeps_nothing_else_from_being_done(
    error: Exception,
) -> None:
    tables = Mock(spec=TableService, drop_closed_lobbies=AsyncMock(side_effect=error))
    failing, done = AsyncMock(side_effect=error), AsyncMock()
    cog = RetentionCog(NO_SERVERS, tables, Preferences(MemoryStore()), Homes(), [failing, done])
    for times in (1, 2):
        await cog.forget_servers()
        assert done.await_count == times


@pytest.mark.parametrize("error", [StoreUnavailable("away"), RuntimeError("broken")])
async def test_no_server_is_forgotten_while_it_is_not_known_which_ones_the_bot_has_left(
    error: Exception,
) -> None:
    preferences = Mock(
        spec=Preferences, guilds_with_tables=AsyncMock(side_effect=error), left_before=Mock(return_value=[1])
    )
    tables = Mock(spec=TableService, drop_closed_lobbies=AsyncMock())
    await RetentionCog(NO_SERVERS, tables, preferences, Homes()).forget_servers()
    preferences.forget_server.assert_not_called()
