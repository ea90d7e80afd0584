"""Sends and edits one table's messages: their words, controls and image."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.tables.table import Post
from cogs.images.renderer import ImageRenderer
from cogs.table_post.snapshot import Key, TableSnapshot
from cogs.ui.attachments import PngImage, message_edit, new_message, retry_with_new_file, retry_without_emoji
from cogs.ui.panel import Panel, SvgImage
from cogs.ui.responses import Press, can_edit_message, edit_message

FOR_PICTURES = ("attach_files",)
"""The permissions without which posts have words and no images."""
POST_PATIENCE_SECONDS = 0.6
"""How long a post that answers nobody waits for its image."""


@dataclass(slots=True)
class SentMessage:
    """What is known of one message that shows a table, or has shown it."""

    post: Post
    """Where it is, which turn it shows, and when it was sent."""
    file: str | None = None
    """The name of the image in it; None without one, and for a message that an earlier run of the bot sent."""
    shows: Key | None = None
    """The snapshot that it is known to show, with everybody pinged who is asked there."""
    awaits: SvgImage | None = None
    """The image that is still to be added; the words are there."""
    superseded_by: int | None = None
    """The turn whose post takes its place, if there is one."""

    @property
    def id(self) -> int:
        """Discord's id of the message."""
        return self.post.message_id


class MessageSender:
    """Sends messages with their image if it is ready, and edits it in as soon as it is."""

    def __init__(self, client: discord.Client, renderer: ImageRenderer) -> None:
        self._client = client
        self._renderer = renderer

    async def wait_for_image(self, panel: Panel, channel_id: int) -> None:
        """Wait until the image is rendered, but not for long. Return at once if it may not be sent there."""
        if self._may_attach(panel, channel_id):
            await self._renderer.soon(panel.image, seconds=POST_PATIENCE_SECONDS)

    async def send(
        self, snapshot: TableSnapshot, channel_id: int, *, pinged: Sequence[int], nonce: str | None
    ) -> SentMessage:
        """Send a new post, with its image if that is ready. Raise what Discord answers."""
        panel, channel = snapshot.panel, self._client.get_partial_messageable(channel_id)
        image = self.ready(panel, channel_id)
        mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in pinged])
        options: dict[str, Any] = {"allowed_mentions": mentions, "nonce": nonce}
        sent = await retry_without_emoji(
            lambda has_emoji: channel.send(**new_message(panel, image, has_emoji=has_emoji), **options)
        )
        post = Post(channel_id=channel_id, message_id=sent.id, turn=snapshot.turn, at=time.time())
        return SentMessage(post, None if image is None else image.name)

    async def edit(self, message: SentMessage, panel: Panel, press: Press | None) -> None:
        """Edit a message, by the answer to the press if it was pressed there. Raise what Discord answers.

        Its image stays while a newer one is being rendered. If none will come, it is removed.
        """
        post, file = message.post, message.file
        image = self.ready(panel, post.channel_id)
        if image is None and not self._may_come(panel, post.channel_id, file):
            panel = replace(panel, image=None)
        if press is not None and is_answer(press, post):
            await edit_message(press, panel, image, there=file)
        else:
            channel = self._client.get_partial_messageable(post.channel_id)
            partial, quiet = channel.get_partial_message(post.message_id), discord.AllowedMentions.none()
            await retry_with_new_file(
                lambda kept, has_emoji: partial.edit(
                    **message_edit(panel, image, there=kept, has_emoji=has_emoji), allowed_mentions=quiet
                ),
                file,
            )
        if image is not None or panel.image is None:  # else the old image is still there
            message.file = None if image is None else image.name

    def ready(self, panel: Panel, channel_id: int) -> PngImage | None:
        """Return the panel's image if it is rendered and may be sent to this channel."""
        return self._renderer.ready(panel.image) if self._may_attach(panel, channel_id) else None

    def is_image_due(self, panel: Panel, message: SentMessage) -> bool:
        """Return whether the message is to be edited only for its image: to add, exchange or remove it."""
        image = self.ready(panel, message.post.channel_id)
        if image is not None:
            return image.name != message.file
        return message.file is not None and not self._may_come(panel, message.post.channel_id, message.file)

    def lacks_image(self, panel: Panel, message: SentMessage) -> bool:
        """Return whether the message has not the right image yet: one will come, or an old one is to be removed."""
        is_other = panel.image is not None and panel.image.name != message.file
        is_coming = self._may_attach(panel, message.post.channel_id) and self._renderer.will_come(panel.image)
        return (is_other and is_coming) or self.is_image_due(panel, message)

    def _may_come(self, panel: Panel, channel_id: int, file: str | None) -> bool:
        """Return whether an image that is not ready is being rendered, or is in the message already."""
        if panel.image is None or not self._may_attach(panel, channel_id):
            return False
        return panel.image.name == file or self._renderer.will_come(panel.image)

    def _may_attach(self, panel: Panel, channel_id: int) -> bool:
        """Return whether everybody may see the panel's image, and images may be sent to the channel.

        A channel that the client does not know is taken to allow them.
        """
        if panel.image is None or panel.image.is_private:
            return False
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.abc.GuildChannel):
            return True
        needed = discord.Permissions(**dict.fromkeys(FOR_PICTURES, True))
        return channel.permissions_for(channel.guild.me) >= needed


def is_answer(press: Press, post: Post) -> bool:
    """Return whether the post was pressed, and the answer may still edit it."""
    is_there = press.message is not None and press.message.id == post.message_id
    return is_there and can_edit_message(press)
