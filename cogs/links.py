"""The addresses of what stands in Discord."""

from __future__ import annotations

from data.rows import PostRow

_ROOT = "https://discord.com/channels"


def to_channel(guild_id: int, channel_id: int) -> str:
    """The address of a channel or thread."""
    return f"{_ROOT}/{guild_id}/{channel_id}"


def to_post(guild_id: int, post: PostRow) -> str:
    """The address of a table's post."""
    return f"{to_channel(guild_id, post.channel_id)}/{post.message_id}"
