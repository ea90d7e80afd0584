"""Whom new posts ping, and that the next process knows of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.tables.commands import TableAction, TableActionKind
from bot.tables.session import Session
from cogs.images.renderer import ImageRenderer
from cogs.table_post.post_messages import PostMessage, PostMessages
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import Snapshots
from cogs.table_post.turn_pings import TurnPings
from data.records.settings import WhenPinged
from data.records.tables import Post, SentKind
from tests.bot.tables.services import ADA, BEN, CLEO, Club, attacker, begun, tables
from tests.bot.tables.test_actions import taken_over
from tests.cogs.screens import screen_parts

LOBBY = Post(channel_id=2, message_id=3, turn=LOBBY_TURN, at=0.0)
HALF, DAY = 43_200, 86_400


@dataclass
class Discord:
    """Takes messages, and notes whom each mentions with a notification."""

    mentioned: list[list[int]] = field(default_factory=list)

    def get_channel(self, _: int) -> None: ...

    def get_partial_messageable(self, _: int) -> Discord:
        return self

    def get_partial_message(self, _: int) -> Any:
        return Mock(delete=self._nothing)

    async def send(self, *_: object, allowed_mentions: discord.AllowedMentions, **__: object) -> Any:
        users = cast("list[discord.Object]", allowed_mentions.users)
        self.mentioned.append([user.id for user in users])
        return Mock(id=len(self.mentioned))

    async def _nothing(self) -> None: ...


class Process:
    """What one process knows of the posts and pings of a table."""

    def __init__(
        self, club: Club, session: Session, discord_client: Discord, renderer: ImageRenderer
    ) -> None:
        parts, self.session = screen_parts(club, discord_client, renderer=renderer), session
        self.pings = TurnPings(parts)
        self.messages = PostMessages(parts, self.pings, lambda _: None)
        self.snapshots = Snapshots(session.table.id, parts)

    async def send(self, channel_id: int = 2, *, opens_thread: bool = False) -> None:
        """Send a new post."""
        await self.messages.known(self.session.table)
        await self.messages.send(await self.snapshots.take(), channel_id, opens_thread=opens_thread)

    async def due(self) -> list[int]:
        """Return the members whom the next post pings, by what is stored."""
        await self.messages.known(self.session.table)
        return await self.pings.due(self.session)


@pytest.fixture
async def renderer() -> AsyncIterator[ImageRenderer]:
    renderer = ImageRenderer()
    yield renderer
    await renderer.close()


@pytest.fixture(autouse=True)
def nobody_counts_as_active(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)


async def test_the_next_process_knows_whom_a_post_has_pinged(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, when half of the time is gone, and when another post has taken the place of the post that pinged."""
    club, there = tables(), Discord()
    session = await begun(club)
    session.status = replace(session.status, seconds=DAY)
    asked = (ADA, BEN)[attacker(session)].id
    at = session.progress.open_decisions[attacker(session)].at
    for now in (at, at + HALF + 1):
        monkeypatch.setattr("time.time", lambda now=now: now)
        process = Process(club, session, there, renderer)
        assert await process.due() == [asked]
        await process.send()
        assert there.mentioned[-1] == [asked]
        for again in (Process(club, session, there, renderer), process):
            assert await again.due() == []
            await again.send()
            assert there.mentioned[-1] == []
    assert await Process(club, session, there, renderer).due() == []


async def test_the_next_process_knows_of_a_ping_that_was_deleted_below_a_new_post(
    renderer: ImageRenderer,
) -> None:
    club, there = tables(), Discord()
    session = await begun(club)
    process, asked = Process(club, session, there, renderer), (ADA, BEN)[attacker(session)].id
    await process.messages.known(session.table)
    await process.pings.update(session.table.id, session, Post(channel_id=2, message_id=0, turn=0, at=0.0))
    await process.send()
    assert there.mentioned == [[asked], []]
    newest = process.messages.newest
    assert newest is not None
    await process.pings.update(session.table.id, session, newest.post)
    (stored,) = await club.store.sent_messages.about(session.table.id)
    assert (stored.kind, stored.user_id) == (SentKind.POST, 0), "the row of a post names no member"
    assert await Process(club, session, there, renderer).due() == []


async def test_who_takes_over_a_seat_was_not_pinged_by_the_post_before(renderer: ImageRenderer) -> None:
    club, there = tables(), Discord()
    session = await begun(club)
    process = Process(club, session, there, renderer)
    await process.send()
    await taken_over(club, session.table.id, there.mentioned[0][0], CLEO)
    assert await Process(club, session, there, renderer).due() == [CLEO.id]


WISHES: dict[str, dict[str, Any]] = {
    "never": {"turn_pings": WhenPinged.NEVER},
    "quiet hours": {"quiet_hours": (0, 23)},
    "holiday": {"holiday_until": 2 * DAY + 1.0},
    "muted": {},
}


@pytest.mark.parametrize("wish", WISHES)
async def test_the_first_post_in_a_tables_thread_pings_the_players_who_want_pings(
    renderer: ImageRenderer, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    monkeypatch.setattr("time.time", lambda: 2.0 * DAY)
    for unwilling in (ADA.id, BEN.id):
        club, there = tables(), Discord()
        session = await begun(club)
        await club.preferences.change_member(unwilling, **WISHES[wish])
        if wish == "muted":
            await club.store.tables.set_muted(session.table.id, unwilling, is_on=True)
        process = Process(club, session, there, renderer)
        process.messages.newest = PostMessage(LOBBY)
        await process.send(LOBBY.message_id, opens_thread=True)
        (mentioned,) = there.mentioned
        assert sorted(mentioned) == [user_id for user_id in (ADA.id, BEN.id) if user_id != unwilling]
        assert await Process(club, session, there, renderer).due() == []


async def test_a_post_in_another_channel_pings_nobody_whom_it_would_not_ping_in_its_own(
    renderer: ImageRenderer,
) -> None:
    club, there = tables(), Discord()
    session = await begun(club)
    process, asked = Process(club, session, there, renderer), (ADA, BEN)[attacker(session)].id
    for channel_id in (2, 3, 2):
        await process.send(channel_id)
    await club.apply(session.table.id, ADA.id, TableAction(TableActionKind.CONCEDE))
    await process.send(3)
    assert there.mentioned == [[asked], [], [], []]
