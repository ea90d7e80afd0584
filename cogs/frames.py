"""The picture on one table's post: which file shows it, and whether a newer one is to take its place."""

from __future__ import annotations

import discord

from cogs.darkroom import PATIENCE_SECONDS, Darkroom
from cogs.panels import Panel
from cogs.prints import Print

FOR_PICTURES = ("attach_files",)
"""The permissions without which there are words and no pictures."""
POST_PATIENCE_SECONDS = 0.6
"""How long a post that answers nobody waits for its picture."""


class Frame:
    """Knows what hangs on the newest post, as far as this life of the bot has hung it there."""

    def __init__(self, client: discord.Client, darkroom: Darkroom) -> None:
        self._client = client
        self._darkroom = darkroom
        self._message_id = 0
        self._name: str | None = None

    async def soon(self, panel: Panel, channel_id: int, *, is_answer: bool = False) -> Print | None:
        """The panel's picture if it may be sent to this channel, and can be had in a moment.

        Whoever has pressed waits less long for an answer than a channel for a post that follows it.
        """
        if panel.picture is None or panel.picture.is_private or not self._may_attach(channel_id):
            return None
        seconds = PATIENCE_SECONDS if is_answer else POST_PATIENCE_SECONDS
        return await self._darkroom.soon(panel.picture, seconds=seconds)

    def there(self, message_id: int) -> str | None:
        """The file that shows a picture on this post."""
        return self._name if message_id == self._message_id else None

    def hang(self, message_id: int, panel: Panel, drawn: Print | None, *, is_new: bool = False) -> None:
        """This post was sent or changed; without a picture to show, an old one still hangs where it was."""
        if message_id < self._message_id:
            return  # of the posts that were left nobody asks any more
        if is_new or drawn is not None or panel.picture is None:
            self._message_id = message_id
            self._name = None if drawn is None else drawn.name

    def lacks(self, panel: Panel, channel_id: int) -> bool:
        """Whether the newest post has gone out without a picture that can soon be had."""
        if panel.picture is None or panel.picture.is_private or panel.picture.name == self._name:
            return False
        if not self._may_attach(channel_id):
            return False
        return self._darkroom.will_come(panel.picture) or self._darkroom.ready(panel.picture) is not None

    def _may_attach(self, channel_id: int) -> bool:
        """Whether pictures may be sent to a channel; taken to be so where it is not known."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel):
            return True
        return channel.permissions_for(channel.guild.me) >= discord.Permissions(
            **dict.fromkeys(FOR_PICTURES, True)
        )
