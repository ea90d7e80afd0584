"""The post of a tournament whose channel is closed is not tried again before something has changed."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.tournaments import tournament as rules
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
    """A hall whose tournament is shown in a channel, which may refuse every message."""

    def __init__(self, refusal: int | None = None) -> None:
        error = discord.Forbidden(Mock(status=403, reason="Forbidden"), {"code": refusal, "message": "No"})
        self.hall = Hall(MemoryStore(), Watch())
        self.send = AsyncMock(side_effect=None if refusal is None else error, return_value=Mock(id=77))
        self.edit = AsyncMock()
        client: Any = Mock()
        channel = client.get_partial_messageable.return_value
        channel.send, channel.get_partial_message.return_value.edit = self.send, self.edit
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


async def test_after_a_lost_answer_it_is_not_known_what_a_tournament_post_shows() -> None:
    place = Place()
    row = await place.hall.open(entrants=2)
    assert await place.polled(row.id) == 1
    lost = discord.HTTPException(Mock(status=500, reason="Lost"), "the edit was made")
    place.edit.side_effect = [lost, None]
    await place.hall.service.sign_up(row.id, member(3))
    place.posts.changed(row.id)
    await until(lambda: place.edit.await_count == 1)
    leave = partial(rules.leave, user_id=member(3).id, at=place.hall.tables.now())
    await place.hall.service.change(row.id, leave)
    place.posts.changed(row.id)
    await until(lambda: place.edit.await_count == 2)
    await place.hall.close()
