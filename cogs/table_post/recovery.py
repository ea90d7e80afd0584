"""What a process that died has left in a channel: posts that nobody remembers, and calls that nobody takes away."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Any

import discord

from bot.tables.session import Session
from bot.tables.table import Post, Table
from cogs.table_post.context import PostContext
from cogs.table_post.render import LOBBY_TURN
from cogs.table_post.snapshot import TableSnapshot
from cogs.table_post.superseded import SupersededPosts
from cogs.table_post.turn_pings import FoundPing, is_ping
from cogs.ui import links
from cogs.ui.components import Pressed

log = logging.getLogger(__name__)

SEARCHED = 500
"""How many messages are looked through at most, in requests of a hundred.

What stands further down is not found: then the table's next post is sent as if the lost one were not there,
which keeps its controls. It takes a crash between a post and its remembering, in a turn in which the members of
a busy channel have written more than this.
"""


@dataclass(frozen=True, slots=True)
class FoundMessages:
    """What was found of one table after the post that is remembered."""

    posts: tuple[tuple[int, int, int | None], ...]
    """The posts with controls, oldest first: each one's channel and id, and the version of the table that it
    shows; a lobby has none."""
    calls: tuple[FoundPing, ...]
    """The pings that link to these posts or to the stored one."""

    def rows(self, session: Session | None) -> Iterator[Post]:
        """The posts as they are remembered, of the turns that they show."""
        for channel_id, message_id, version in self.posts:
            turn = LOBBY_TURN if version is None or session is None else session.progress.turn_at(version)
            yield Post(channel_id=channel_id, message_id=message_id, turn=turn, at=time.time())


async def find(client: discord.Client, row: Table) -> FoundMessages:
    """Look through the channel for what the table's own row does not know. Raises what Discord answers.

    No nonce would help here: Discord forgets them within minutes, and a bot may be away for longer.
    """
    assert client.user is not None
    posts: list[tuple[int, int, int | None]] = []
    called: list[discord.Message] = []
    async for message in _everywhere(client, row):
        if message.author.id != client.user.id:
            continue
        controls = [pressed for pressed in _controls(message.components) if pressed.table_id == row.id]
        if controls:
            is_lobby = any(pressed.deed == "!join" for pressed in controls)
            posts.append((message.channel.id, message.id, None if is_lobby else controls[0].asked))
        elif message.content and message.raw_mentions:
            called.append(message)
    stored = () if row.post is None else ((row.post.channel_id, row.post.message_id),)
    known = [*stored, *((channel_id, message_id) for channel_id, message_id, _ in posts)]
    addresses = [
        f"{links.to_channel(row.guild_id, channel_id)}/{message_id}" for channel_id, message_id in known
    ]
    pings = tuple(
        (user_id, message.channel.id, message.id)
        for message in called
        for user_id in message.raw_mentions[:1]
        if any(is_ping(message.content, user_id, address) for address in addresses)
    )
    return FoundMessages(tuple(posts), pings)


async def recover(context: PostContext, picture: TableSnapshot, superseded: SupersededPosts) -> Post | None:
    """The post that shows a table, were it remembered or not, with all that stands around it cleared up.

    Raises what Discord and the store answer; then it may be tried again.
    """
    post, session, calls = picture.row.post, picture.session, context.calls
    found = await find(context.client, picture.row)
    for newer in found.rows(session):
        if post is not None:
            superseded.add(post, until=newer.turn)
        post = newer
    calls.take_up(session, picture.row.id, found.calls)
    if found.posts:
        # At once: when it has lost its controls to the next post, no later life would find it.
        await superseded.close(picture)
        await store_post(context, picture, post)
    return post


async def store_post(context: PostContext, picture: TableSnapshot, post: Post | None) -> None:
    """Store where the table is shown, not that more of its moves are. Raise what Discord and the store answer."""
    if post is not None:  # first: pings that are older than the stored post are not found again
        await context.calls.update(picture.row.id, picture.session, post)
    await context.tables.set_shown(picture.row.id, picture.row.shown, post)


async def _everywhere(client: discord.Client, row: Table) -> AsyncIterator[discord.Message]:
    channel_id = row.channel_id if row.post is None else row.post.channel_id
    since = _first_id(row.created_at) if row.post is None else row.post.message_id
    channel = client.get_partial_messageable(channel_id)
    async for message in channel.history(limit=SEARCHED, after=discord.Object(since)):
        yield message
    if row.post is not None and row.post.turn == LOBBY_TURN and row.seed is not None:
        with contextlib.suppress(discord.NotFound):  # the lobby's post has no thread
            thread = client.get_partial_messageable(row.post.message_id)
            async for message in thread.history(limit=SEARCHED):
                yield message


def _first_id(seconds: float) -> int:
    """The least id that a message of this moment (epoch seconds) may have."""
    return max(0, int(seconds * 1000) - discord.utils.DISCORD_EPOCH) << 22


def _controls(components: Any) -> Iterator[Pressed]:
    for component in components:
        yield from _controls(getattr(component, "children", ()))
        pressed = Pressed.read(str(getattr(component, "custom_id", "")))
        if pressed is not None:
            yield pressed
