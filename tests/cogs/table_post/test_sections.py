"""Where a section of a game begins, what its log tells, and what a search of the channel finds below its post."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, cast

import discord
import pytest

from bot.tables.commands import Move
from bot.tables.session import Session
from bot.tables.table import By, Post
from cogs.i18n.messages import Messages
from cogs.table_post import recovery, render, sections
from games.duel.actions import Pass
from tests.bot.tables.services import begun, tables

BOT, SOMEBODY = 1, 2


async def passed(times: int) -> Session:
    """Return a duel after so many passes; every second one ends a bout."""
    session = await begun(tables(), trophies=3)
    for _ in range(times):
        (seat,) = session.actors
        await session.carry_out(Move(Pass()), seat, by=By.PLAYER, at=1.0)
    return session


@pytest.mark.parametrize(("passes", "first_turn"), [(0, 1), (1, 1), (2, 3), (3, 3), (4, 5)])
async def test_a_section_begins_with_the_turn_after_the_end_of_the_last_one(
    passes: int, first_turn: int
) -> None:
    session = await passed(passes)
    assert session.progress.turn == passes + 1
    assert sections.first_turn(session) == first_turn


async def test_the_log_counts_only_what_is_known_to_be_left_out() -> None:
    session = await passed(3)
    del session.progress.history[0]
    log = "\n".join(render.table(session, Messages(), since=1).paragraphs)
    assert "earlier line" not in log or "… earlier lines" in log


@dataclass
class Channel:
    """A channel with these messages: their number, author, text and the members whom they mention."""

    messages: list[tuple[int, int, str, tuple[int, ...]]]
    id: int = 2
    asked_after: list[int] = field(default_factory=list)

    @property
    def user(self) -> Any:
        return discord.Object(BOT)

    def get_partial_messageable(self, _: int) -> Channel:
        return self

    async def history(self, *, limit: int, after: Any = None) -> AsyncIterator[Any]:
        self.asked_after.append(after.id)
        for number, author, content, mentions in self.messages:
            values = {
                "id": number,
                "author": discord.Object(author),
                "content": content,
                "raw_mentions": list(mentions),
                "components": [],
                "channel": self,
            }
            yield type("Found", (), values)


def ping(session: Session, number: int) -> tuple[int, int, str, tuple[int, ...]]:
    """Return a turn ping that links to the stored post."""
    link = f"https://discord.com/channels/{session.table.guild_id}/2/100"
    return (number, BOT, Messages()("ping-turn", who="<@11>", link=link), (11,))


async def buried(*below: tuple[int, int, str, tuple[int, ...]] | str) -> bool:
    session = await begun(tables())
    await session.set_shown(0, Post(channel_id=2, message_id=100, turn=1, at=1.0))
    channel = Channel([ping(session, 101) if isinstance(one, str) else one for one in below])
    found = await recovery.find(cast(discord.Client, channel), session.table)
    assert channel.asked_after == [100]
    return found.is_buried


async def test_a_post_with_only_pings_below_it_is_not_buried() -> None:
    assert not await buried()
    assert not await buried("ping")


@pytest.mark.parametrize("author", [BOT, SOMEBODY])
async def test_a_post_is_buried_by_members_and_by_other_messages_of_the_bot(author: int) -> None:
    assert await buried("ping", (102, author, "something else", ()))
