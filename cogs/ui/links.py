"""Addresses of channels and messages on Discord."""

from __future__ import annotations

from data.records.tables import DIRECT, Post, Table

_ROOT = "https://discord.com/channels"


def to_channel(guild_id: int, channel_id: int) -> str:
    """Return the address of a channel or thread, or of direct messages."""
    return f"{_ROOT}/{'@me' if guild_id == DIRECT else guild_id}/{channel_id}"


def to_post(guild_id: int, post: Post) -> str:
    """Return the address of a table's post."""
    return f"{to_channel(guild_id, post.channel_id)}/{post.message_id}"


def to_table(table: Table) -> str:
    """Return the address of a table's post, or of its channel while it has no post."""
    return (
        to_channel(table.guild_id, table.channel_id)
        if table.post is None
        else to_post(table.guild_id, table.post)
    )
