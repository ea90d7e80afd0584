"""Finds what a crash left in a channel: posts that were not stored, and pings that were not deleted."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import discord

from bot.tables.session import Session
from bot.tables.table import Post, Table
from cogs.table_post.ping_reasons import kind_of
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.turn_pings import FoundPing
from cogs.ui import custom_id, links
from cogs.ui.custom_id import TableControl, TableRoute

SEARCHED = 500
"""How many messages are searched at most, in requests of a hundred.

A post further down is not found: the table's next post is sent as if it were not there, and it keeps its controls.
That takes a crash between sending a post and storing it, while the members of a busy channel write more than this.
"""


@dataclass(frozen=True, slots=True)
class FoundMessages:
    """What was found of one table after its stored post."""

    posts: tuple[tuple[int, int, int | None], ...]
    """The posts with controls, oldest first: channel, message, and the number of public moves that it shows; None for
    a lobby."""
    pings: tuple[FoundPing, ...]
    """The pings that link to these posts or to the stored one."""
    is_buried: bool
    """Whether others have written below the last of these posts, or below the stored one if there are none."""

    def rows(self, session: Session | None) -> Iterator[Post]:
        """Yield the posts as they are stored, with the first turns that they tell."""
        before = None if session is None else session.table.shown_in
        for channel_id, message_id, version in self.posts:
            if version is None or session is None:
                turn = LOBBY_TURN
            elif channel_id != before:  # the first one in the table's thread
                turn = session.progress.first_turn
            else:
                turn = session.progress.turn_at(version)
            before = channel_id
            yield Post(channel_id=channel_id, message_id=message_id, turn=turn, at=time.time())


async def find(client: discord.Client, table: Table) -> FoundMessages:
    """Search the channel for messages that the stored table does not know. Raise what Discord answers.

    A nonce does not help here: Discord forgets it within minutes, and a bot may be away for longer.
    """
    assert client.user is not None
    posts: list[tuple[int, int, int | None]] = []
    called: list[discord.Message] = []
    others: list[int] = []
    async for message in _messages(client, table):
        if message.author.id != client.user.id:
            others.append(message.id)
            continue
        controls = [route for route in _controls(message.components) if route.table_id == table.id]
        # In direct messages hands have controls as well, but only those of moves and the one for their words.
        if any(
            isinstance(route.command, TableControl) and route.command is not TableControl.HAND_IN_WORDS
            for route in controls
        ):
            is_lobby = any(route.command is TableControl.JOIN for route in controls)
            posts.append((message.channel.id, message.id, None if is_lobby else controls[0].seen_version))
        elif message.content and message.raw_mentions:
            called.append(message)
        else:
            others.append(message.id)
    stored = () if table.post is None else ((table.post.channel_id, table.post.message_id),)
    known = [*stored, *((channel_id, message_id) for channel_id, message_id, _ in posts)]
    addresses = [
        f"{links.to_channel(table.guild_id, channel_id)}/{message_id}" for channel_id, message_id in known
    ]
    pings = tuple(
        FoundPing(user_id, message.channel.id, message.id, kind)
        for message in called
        for user_id in message.raw_mentions[:1]
        if (kind := kind_of(message.content, user_id, addresses)) is not None
    )
    own = {ping.message_id for ping in pings}
    below = [*others, *(message.id for message in called if message.id not in own)]
    newest = max((message_id for _, message_id in known), default=0)
    return FoundMessages(tuple(posts), pings, is_buried=max(below, default=0) > newest)


async def _messages(client: discord.Client, table: Table) -> AsyncIterator[discord.Message]:
    """Yield the messages after the stored post, in its channel and in the thread of a lobby's post."""
    since = _first_id(table.created_at) if table.post is None else table.post.message_id
    channel = client.get_partial_messageable(table.shown_in)
    async for message in channel.history(limit=SEARCHED, after=discord.Object(since)):
        yield message
    if table.post is not None and table.post.turn == LOBBY_TURN and table.seed is not None:
        with contextlib.suppress(discord.NotFound):  # the lobby's post has no thread
            thread = client.get_partial_messageable(table.post.message_id)
            async for message in thread.history(limit=SEARCHED, oldest_first=True):
                yield message


def _first_id(seconds: float) -> int:
    """Return the least id that a message of this moment (epoch seconds) may have."""
    return max(0, int(seconds * 1000) - discord.utils.DISCORD_EPOCH) << 22


def _controls(components: Any) -> Iterator[TableRoute]:
    """Return the routes of all controls of tables in a message."""
    for component in components:
        route = custom_id.read(str(getattr(component, "custom_id", "")))
        if isinstance(route, TableRoute):
            yield route
        yield from _controls(getattr(component, "children", ()))
