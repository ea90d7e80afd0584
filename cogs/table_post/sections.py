"""Sections of a game, such as a bout or a round: in a channel one post serves a whole section."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables.session import Session
from bot.tables.table import Post, Table
from cogs.games.registry import PRESENTERS

LOG_LINES = 8
"""How many lines of a section's log a post shows, the newest: with its image and controls it fits on a phone."""


def first_turn(session: Session) -> int:
    """Return the first turn of the present section: a turn in which a section ends still belongs to it.

    It depends on public events only. The start of the game if no end of a section is among the moves that are kept.
    """
    progress, ends = session.progress, set(PRESENTERS[session.table.game].turning_points)
    for entry in reversed(progress.history):
        if entry.turn < progress.turn and not ends.isdisjoint(map(type, entry.events)):
            return entry.turn + 1
    first: int = progress.first_turn
    return first


def serves_section(client: discord.Client, shown: Post | None, table: Table) -> bool:
    """Return whether one post serves a whole section where the table is shown: in a channel, not in a thread.

    ``shown`` is the post if it is known better than in the table's row. A channel that the client does not know yet is
    taken for no thread.
    """
    post = shown or table.post
    if post is not None and post.channel_id != table.channel_id:
        return False
    return not isinstance(_channel(client, table.guild_id, table.channel_id), discord.Thread)


def newest_message(client: discord.Client, guild_id: int, channel_id: int) -> int:
    """Return the newest message in a channel, as far as interactions there have told; 0 if that is not known.

    The message may be deleted.
    """
    newest: int | None = getattr(_channel(client, guild_id, channel_id), "last_message_id", None)
    return newest or 0


def follow_newest_messages(client: discord.Client) -> None:
    """Note the newest message of the channel of each interaction: the bot receives no messages that would tell.

    The library keeps it with each channel, and only takes it from messages.
    """
    parsers = client._connection.parsers  # noqa: SLF001 - the library drops what an interaction tells of its channel
    parse = parsers["INTERACTION_CREATE"]

    def noted(data: dict[str, Any]) -> None:
        told = data.get("channel") or {}
        channel: Any = _channel(client, int(data.get("guild_id") or 0), int(told.get("id") or 0))
        if told.get("last_message_id") is not None and hasattr(channel, "last_message_id"):
            channel.last_message_id = int(told["last_message_id"])
        parse(data)

    parsers["INTERACTION_CREATE"] = noted


def _channel(client: discord.Client, guild_id: int, channel_id: int) -> object:
    guild = client.get_guild(guild_id)
    return None if guild is None else guild.get_channel_or_thread(channel_id)
