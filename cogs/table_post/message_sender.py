"""Sends and edits one table's messages: their words, controls and image."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import discord

from bot.sent_messages import SentKind, SentMessage, about_table
from bot.tables.table import Post, Table
from cogs.i18n.locale import Press
from cogs.i18n.table_messages import TableMessages
from cogs.images.progressive_reply import MessageImage, ProgressiveReply, Waiting
from cogs.table_post.snapshot import Key, TableSnapshot
from cogs.ui.components import edit_panel, send_panel
from cogs.ui.outbox import Outbox
from cogs.ui.panel import Panel, PngImage, small
from cogs.ui.responses import can_edit_message, edit_message

FOR_PICTURES = ("attach_files",)
"""The permissions without which posts have words and no images."""
_FOR_PICTURES = discord.Permissions(**dict.fromkeys(FOR_PICTURES, True))


@dataclass(slots=True)
class PostMessage:
    """What is known of one message that shows a table, or has shown it."""

    post: Post
    """Where it is, the first turn that it shows, and when it was sent."""
    image: MessageImage = field(default_factory=MessageImage)
    sent: SentMessage | None = None
    """What is stored of it; None when that was given up."""
    shows: Key | None = None
    """The snapshot that it is known to show, with everybody pinged who is asked there."""
    superseded_by: int | None = None
    """The turn whose post takes its place, if there is one."""
    is_closed: bool = False
    """Whether it has no controls any more and tells all up to that turn; its image may still be to come."""
    checked_until: int = 0
    """The id of a message up to which only the bot has written below it."""
    is_buried: bool = False
    """Whether others have written below it."""

    @property
    def id(self) -> int:
        """Discord's id of the message."""
        return self.post.message_id

    def note_newest(self, newest: int, *, pinged: int) -> bool:
        """Note the newest message in the channel; return whether others have written below this one.

        ``pinged`` is the newest message that the bot has sent to mention members.
        """
        self.is_buried = self.is_buried or newest > max(self.post.message_id, self.checked_until, pinged)
        return self.is_buried


class MessageSender:
    """Sends messages with their image if it is ready and everybody in the channel may see it."""

    def __init__(self, client: discord.Client, images: ProgressiveReply, outbox: Outbox) -> None:
        self._client = client
        self._images = images
        self._outbox = outbox

    async def prepare(
        self, panel: Panel, channel_id: int, *, seconds: float, waiting: Waiting | None = None
    ) -> bool:
        """Wait as ``ProgressiveReply.prepare`` does for the image of a panel, if it may be sent there."""
        image = self.fitting(panel, channel_id).image
        return await self._images.prepare(image, seconds=seconds, waiting=waiting)

    async def send(
        self, snapshot: TableSnapshot, channel_id: int, *, pinged: Sequence[int], nonce: str
    ) -> PostMessage:
        """Send a new post, with its image if that is ready. Raise what Discord answers.

        Of those who are ``pinged``, Discord pings whom it mentions. Those whose names it cuts are mentioned below it
        until it is edited.
        """
        channel, image = self._client.get_partial_messageable(channel_id), MessageImage()
        mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in pinged])
        panel = _mentioning(self.fitting(snapshot.panel, channel_id), pinged, snapshot)

        async def send(nonce: str) -> int:
            sending = partial(send_panel, partial(channel.send, allowed_mentions=mentions, nonce=nonce))
            sent: discord.Message = await self._images.change(panel, image, sending)
            return sent.id

        sent = await self._outbox.send(stored_post(snapshot.table, channel_id, snapshot.turn, nonce), send)
        return PostMessage(post_of(sent), image, sent)

    async def edit(
        self, message: PostMessage, panel: Panel, press: Press | None, check: Callable[[], None]
    ) -> None:
        """Edit a message, by the answer to the press if it was pressed there.

        Raise what Discord answers, and what ``check`` raises when it is not to be edited from here any more.
        An image that shows something older is removed; a newer one that is not ready yet comes by a later edit.
        """
        post, file = message.post, message.image.file

        def edited(shown: Panel, image: PngImage | None) -> Any:
            if press is not None and is_answer(press, post):
                return edit_message(press, shown, image, there=file, check=check)
            check()
            channel = self._client.get_partial_messageable(post.channel_id)
            edit = channel.get_partial_message(post.message_id).edit
            quiet = discord.AllowedMentions.none()
            return edit_panel(edit, shown, image, there=file, allowed_mentions=quiet)

        await self._images.change(self.fitting(panel, post.channel_id), message.image, edited)

    def is_image_due(self, panel: Panel, message: PostMessage) -> bool:
        """Return whether the message is to be edited only for its image: to add, exchange or remove it."""
        return self._images.is_due(self.fitting(panel, message.post.channel_id).image, message.image)

    def has_image(self, panel: Panel, message: PostMessage) -> bool:
        """Return whether the message has the right image; if not, note which one it waits for."""
        if panel.image is None or panel.image.name != message.image.file:
            panel = self.fitting(panel, message.post.channel_id)
        return self._images.is_complete(panel.image, message.image)

    def fitting(self, panel: Panel, channel_id: int) -> Panel:
        """Return the panel, without its image if not everybody may see it or the channel takes none.

        A channel that the client does not know is taken to allow images.
        """
        if panel.image is None:
            return panel
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        may_attach = (
            not isinstance(channel, discord.abc.GuildChannel)
            or channel.permissions_for(channel.guild.me) >= _FOR_PICTURES
        )
        return panel if may_attach and not panel.image.is_private else panel.without_image()


def _mentioning(panel: Panel, user_ids: Sequence[int], snapshot: TableSnapshot) -> Panel:
    """Return a panel that mentions those of these members whose cut names it has."""
    say = TableMessages(snapshot.messages, snapshot.table.seats)
    shown = "\n".join((panel.heading, *panel.paragraphs))
    named = {f"<@{user_id}>": say.mentioned(user_id) for user_id in user_ids}
    missing = [mention for mention, name in named.items() if name != mention and name in shown]
    if not missing:
        return panel

    def mentioning(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
        *others, last = paragraphs or ("",)
        return *others, f"{last}\n{small(' '.join(missing))}".lstrip()

    return replace(
        panel,
        paragraphs=mentioning(panel.paragraphs),
        uncut=mentioning(panel.uncut) if panel.uncut else (),
    )


def stored_post(table: Table, channel_id: int, turn: int, nonce: str) -> SentMessage:
    """Return what is stored of a table's post before it is sent: ``turn`` is the first one that it shows."""
    return about_table(table, SentKind.POST, channel_id, nonce, detail=str(turn))


def post_of(sent: SentMessage) -> Post:
    """Return the post that was stored when it was sent."""
    return Post(channel_id=sent.channel_id, message_id=sent.message_id, turn=int(sent.detail), at=sent.at)


def is_answer(press: Press, post: Post) -> bool:
    """Return whether the post was pressed, and the answer may still edit it."""
    is_there = press.message is not None and press.message.id == post.message_id
    return is_there and can_edit_message(press)
