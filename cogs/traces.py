"""What a process that died has left in a channel: posts that nobody remembers, and calls that nobody takes away."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.controls import Pressed
from cogs.posts import LOBBY_TURN
from data.rows import TableRow

SEARCHED = 500
"""How many messages are looked through at most, in requests of a hundred.

What stands further down is not found: then the table's next post is sent as if the lost one were not there,
which keeps its controls. It takes a crash between a post and its remembering, in a turn in which the members of
a busy channel have written more than this.
"""


@dataclass(frozen=True, slots=True)
class Traces:
    """What was found of one table after the post that is remembered."""

    posts: tuple[tuple[int, int, int | None], ...]
    """The posts with controls, oldest first: each one's channel and id, and the version of the table that it
    shows; a lobby has none."""
    calls: Mapping[int, int]
    """Who was called to the table, and by which message."""


async def find(client: discord.Client, row: TableRow) -> Traces:
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
    known = [row.post.message_id if row.post else 0, *(number for _, number, _ in posts)]
    return Traces(
        tuple(posts),
        {
            message.raw_mentions[0]: message.id
            for message in called
            if any(f"/{number}" in message.content for number in known)
        },
    )


async def _everywhere(client: discord.Client, row: TableRow) -> AsyncIterator[discord.Message]:
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
