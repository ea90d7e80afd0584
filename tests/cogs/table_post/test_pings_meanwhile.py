"""Pings while something else happens: whatever falls into a send or a deletion, no answered ping stays."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, cast

import discord
import pytest

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.tables.commands import Move, TableAction, TableActionKind
from bot.tables.session import Session
from cogs.table_post.turn_pings import TurnPings
from data.records.settings import WhenPinged
from data.records.tables import Post
from games.duel import Mode
from tests.bot.cluster.test_home_tables import Shared
from tests.bot.tables.services import ADA, BEN, CLEO, Club, attack, attacker, begun, lobby, tables
from tests.cogs.screens import screen_parts

POST = Post(channel_id=2, message_id=100, turn=0, at=0.0)
MEMBERS = (ADA, BEN)
Meanwhile = Callable[[], Awaitable[object]]


async def nothing() -> None: ...


@dataclass
class Channel:
    """A channel of Discord, in which something happens while a message is sent or deleted."""

    there: set[int] = field(default_factory=set)
    sent: list[str] = field(default_factory=list)
    while_sending: Meanwhile = nothing
    while_deleting: Meanwhile = nothing

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    async def create_dm(self, _: object) -> Any:
        return self

    @property
    def id(self) -> int:
        return POST.channel_id

    async def history(self, **_: object) -> AsyncIterator[Any]:
        for number in sorted(self.there, reverse=True):
            yield self.get_partial_message(number)

    async def send(self, text: str, **_: object) -> Any:
        self.sent.append(text)
        number = POST.message_id + len(self.sent)
        self.there.add(number)
        await self.while_sending()
        return self.get_partial_message(number)

    def get_partial_message(self, number: int) -> Any:
        return Message(number, self)


@dataclass
class Message:
    """A message in it."""

    id: int
    channel: Channel

    async def delete(self) -> None:
        await self.channel.while_deleting()
        self.channel.there.discard(self.id)


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    monkeypatch.setattr("cogs.table_post.turn_pings.AWAY_SECONDS", 0.0)
    return Channel()


def pings(club: Club, channel: Channel, homes: Homes | None = None) -> TurnPings:
    return TurnPings(screen_parts(club, channel, homes=homes))


async def update(calls: TurnPings, session: Session) -> None:
    await calls.messages(session.table.id).all()
    assert await calls.update(session.table.id, session, POST)


async def test_a_ping_that_was_sent_while_the_game_ended_is_deleted(channel: Channel) -> None:
    club = tables()
    session = await begun(club)
    calls = pings(club, channel)
    channel.while_sending = lambda: club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    await update(calls, session)
    assert session.is_over
    assert len(channel.sent) == 1
    assert not channel.there


async def test_a_ping_that_was_sent_while_its_member_acted_is_deleted(channel: Channel) -> None:
    club = tables()
    session = await begun(club)
    calls = pings(club, channel)
    seat = attacker(session)
    channel.while_sending = lambda: club.apply(session.table.id, MEMBERS[seat].id, Move(attack(session)))
    await update(calls, session)
    assert len(channel.sent) == 1
    assert not channel.there, "the other one is pinged when the post has changed"


async def test_a_ping_is_deleted_that_is_answered_while_another_is_deleted(channel: Channel) -> None:
    club = tables()
    table_id = await lobby(club, mode=Mode.TEAM)
    dov = type(CLEO)(14, "Dov")
    for member in (BEN, CLEO, dov):
        await club.lobbies.join(table_id, member)
    session = await club.lobbies.start(table_id, ADA.id)
    calls = pings(club, channel)
    await update(calls, session)
    assert len(channel.there) == 2, "both of a team are asked first"
    seat = attacker(session)
    user_id = session.table.seats[seat].user_id
    assert user_id is not None

    async def end() -> None:
        channel.while_deleting = nothing
        await club.apply(table_id, ADA.id, TableAction(TableActionKind.CONCEDE))

    channel.while_deleting = end
    await club.apply(table_id, user_id, Move(attack(session)))
    await update(calls, session)
    assert session.is_over
    assert not channel.there


async def test_a_ping_that_cannot_be_deleted_is_deleted_when_that_is_tried_again(channel: Channel) -> None:
    club = tables()
    session = await begun(club)
    calls = pings(club, channel)
    await update(calls, session)

    async def fail() -> None:
        raise discord.DiscordServerError(cast(Any, type("Answer", (), {"status": 500, "reason": ""})()), "")

    channel.while_deleting = fail
    await club.apply(session.table.id, BEN.id, TableAction(TableActionKind.CONCEDE))
    with pytest.raises(discord.DiscordServerError):
        await update(calls, session)
    channel.while_deleting = nothing
    await update(calls, session)
    assert not channel.there


@pytest.mark.parametrize("by", [WhenPinged.AT_ONCE, WhenPinged.MESSAGE])
async def test_a_process_that_does_not_show_the_table_any_more_pings_nobody(
    channel: Channel, by: WhenPinged
) -> None:
    club = tables()
    session = await begun(club)
    for member in MEMBERS:
        await club.preferences.change_member(member.id, turn_pings=by)
    homes = Shared(is_home=True)
    calls = pings(club, channel, homes)
    homes.has_home = False
    with pytest.raises(Refused):
        await update(calls, session)
    assert channel.sent == []
