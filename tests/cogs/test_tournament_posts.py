"""The post of a tournament whose channel is closed is not tried again before something has changed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.feature import Parts
from cogs.i18n.messages import Messages
from cogs.tournaments import TournamentCog, TournamentHandler
from cogs.tournaments.posts import TournamentPosts
from cogs.ui.outbox import Outbox
from tests.bot.tables.services import Watch
from tests.bot.tournaments.clubs import GUILD, Hall, member
from tests.stores import MemoryStore
from tests.waiting import until

NO_ACCESS, NO_PERMISSION = 50001, 50013


class Place:
    """A hall whose tournament is shown in a channel that refuses every message."""

    def __init__(self, refusal: int) -> None:
        error = discord.Forbidden(Mock(status=403, reason="Forbidden"), {"code": refusal, "message": "No"})
        self.hall = Hall(MemoryStore(), Watch())
        self.send = AsyncMock(side_effect=error)
        client: Any = Mock()
        client.get_partial_messageable.return_value.send = self.send
        parts = SimpleNamespace(
            client=client,
            homes=self.hall.tables.homes,
            outbox=Outbox(client, self.hall.store.sent_messages),
            locales=SimpleNamespace(public=lambda _: Messages()),
        )
        self.posts = TournamentPosts(cast(Parts, parts), self.hall.service)
        handler = Mock(spec=TournamentHandler, posts=self.posts)
        self.cog = TournamentCog(handler, self.hall.runner)

    async def polled(self, tournament_id: str) -> int:
        """Show the tournament as polls do, and return the number of requests that Discord has had by then."""
        for _ in range(3):
            self.posts.changed(tournament_id)
            await until(lambda: self.posts.of(tournament_id).is_idle)
        return self.send.await_count


@pytest.mark.parametrize("refusal", [NO_ACCESS, NO_PERMISSION])
async def test_a_tournament_whose_channel_is_closed_is_tried_again_only_when_something_changes(
    refusal: int,
) -> None:
    place = Place(refusal)
    row = await place.hall.open(entrants=2)
    assert await place.polled(row.id) == 1
    await place.hall.service.sign_up(row.id, member(3))
    assert await place.polled(row.id) == 2
    await place.cog.on_guild_join(Mock(id=GUILD))
    assert await place.polled(row.id) == 3
    await place.cog.show_again(None, Mock(guild=Mock(id=GUILD)))
    assert await place.polled(row.id) == 4
    await place.hall.close()
