"""How one table's post is sent and changed: which file hangs there, and whether a newer one is to take its place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.tables.table import Post
from cogs.images.renderer import ImageRenderer
from cogs.ui.attachments import PngImage, message_edit, new_message, retry_with_new_file, retry_without_emoji
from cogs.ui.panel import Panel
from cogs.ui.responses import Press, can_edit_message, edit_message

FOR_PICTURES = ("attach_files",)
"""The permissions without which there are words and no pictures."""
POST_PATIENCE_SECONDS = 0.6
"""How long a post that answers nobody waits for its picture."""


class MessageSender:
    """Knows what hangs on the newest post, as far as this life of the bot has hung it there."""

    def __init__(self, client: discord.Client, renderer: ImageRenderer) -> None:
        self._client = client
        self._renderer = renderer
        self._message_id = 0
        self._name: str | None = None

    async def wait(self, panel: Panel, channel_id: int) -> None:
        """Until the panel's picture is drawn, if it may be sent to this channel and can be had in a moment."""
        if self._may_hang(panel, channel_id):
            await self._renderer.soon(panel.picture, seconds=POST_PATIENCE_SECONDS)

    async def send(self, channel_id: int, panel: Panel, **more: Any) -> int:
        """Send a new post, with its picture if that is drawn by now; the message's id. Raises what Discord answers."""
        channel = self._client.get_partial_messageable(channel_id)
        drawn = self.ready(panel, channel_id)
        message = await retry_without_emoji(
            lambda has_pictures: channel.send(**new_message(panel, drawn, has_pictures=has_pictures), **more)
        )
        self._message_id, self._name = message.id, None if drawn is None else drawn.name
        return message.id

    async def change(self, post: Post, panel: Panel, press: Press | None) -> None:
        """Change a post, by the answer to the press if it was pressed there. Raises what Discord answers.

        What hangs there hangs on while a newer picture is being drawn, but not beside words that will have none.
        """
        there = self._name if post.message_id == self._message_id else None
        drawn = self.ready(panel, post.channel_id)
        if drawn is None and not self._may_come(panel, post.channel_id, there):
            panel = replace(panel, picture=None)
        if press is not None and is_answer(press, post):
            await edit_message(press, panel, drawn, there=there)
        else:
            channel = self._client.get_partial_messageable(post.channel_id)
            message, quiet = channel.get_partial_message(post.message_id), discord.AllowedMentions.none()
            await retry_with_new_file(
                lambda kept, has_pictures: message.edit(
                    **message_edit(panel, drawn, there=kept, has_pictures=has_pictures),
                    allowed_mentions=quiet,
                ),
                there,
            )
        is_newest = post.message_id >= self._message_id  # of the posts that were left nobody asks any more
        if is_newest and (
            drawn is not None or panel.picture is None
        ):  # else an old one still hangs where it was
            self._message_id, self._name = post.message_id, None if drawn is None else drawn.name

    def ready(self, panel: Panel, channel_id: int) -> PngImage | None:
        """The panel's picture if it may be sent to this channel, and is drawn by now."""
        return self._renderer.ready(panel.picture) if self._may_hang(panel, channel_id) else None

    def is_due(self, panel: Panel, channel_id: int) -> bool:
        """Whether the newest post is to be changed for its picture's sake alone."""
        drawn = self.ready(panel, channel_id)
        if drawn is not None:
            return drawn.name != self._name
        return self._name is not None and not self._may_come(panel, channel_id, self._name)

    def lacks(self, panel: Panel, channel_id: int) -> bool:
        """Whether the newest post has gone out without a picture that can soon be had, or with one that it outlived."""
        is_other = panel.picture is not None and panel.picture.name != self._name
        is_coming = self._may_hang(panel, channel_id) and self._renderer.will_come(panel.picture)
        return (is_other and is_coming) or self.is_due(panel, channel_id)

    def _may_come(self, panel: Panel, channel_id: int, there: str | None) -> bool:
        """Whether a picture that is not ready is being drawn, or hangs on the post already."""
        if panel.picture is None or not self._may_hang(panel, channel_id):
            return False
        return panel.picture.name == there or self._renderer.will_come(panel.picture)

    def _may_hang(self, panel: Panel, channel_id: int) -> bool:
        """Whether everybody may see the panel's picture, and it may be sent there."""
        return panel.picture is not None and not panel.picture.is_private and self._may_attach(channel_id)

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


def is_answer(press: Press, post: Post) -> bool:
    """Whether the post was pressed, and may be changed by the answer."""
    on_post = press.message is not None and press.message.id == post.message_id
    return on_post and can_edit_message(press)
