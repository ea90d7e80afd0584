"""The messages that show one table: the newest one has the controls, older ones are about to lose theirs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from typing import Any

import discord

from bot.sent_messages import Pinged, PostDetail, about_table, detail_of
from cogs.i18n.locale import Interaction
from cogs.i18n.table_messages import TableMessages
from cogs.images.progressive_reply import MessageImage, Waiting
from cogs.table_post.snapshot import Key, ScreenParts, TableSnapshot
from cogs.table_post.turn_pings import TurnPings
from cogs.ui.errors import is_transient
from cogs.ui.outbox import Send, pings
from cogs.ui.panel import Panel, PngImage, SvgImage, small
from cogs.ui.responses import can_edit_message, edit_message, show_publicly
from data.records.tables import Post, SentKind, SentMessage, Table

log = logging.getLogger(__name__)

FOR_PICTURES = ("attach_files",)
"""The permissions without which posts have words and no images."""
_FOR_PICTURES = discord.Permissions(**dict.fromkeys(FOR_PICTURES, True))


@dataclass(slots=True)
class PostMessage:
    """The state of one message that shows a table, or has shown it."""

    post: Post
    """Where it is, the first turn that it shows, and when it was sent."""
    image: MessageImage = field(default_factory=MessageImage)
    sent: SentMessage | None = None
    """Its stored row; None when that was given up."""
    shows: Key | None = None
    """The snapshot that it is known to show, with everybody pinged who is asked there."""
    ends_before: int | None = None
    """The turn whose post takes its place, if there is one."""
    closed_as: tuple[int, str] | None = None
    """Before which turn it ends and where it links to, since it has no controls; its image may still be to come."""
    is_buried: bool = False
    """Whether others have written below it."""

    @property
    def id(self) -> int:
        """Discord's id of the message."""
        return self.post.message_id

    def note_newest(self, newest: int, *, pinged: int) -> bool:
        """Note the newest message in the channel; return True if others have written below this one.

        ``pinged`` is the newest message that the bot has sent to mention members.
        """
        self.is_buried = self.is_buried or newest > max(self.post.message_id, pinged)
        return self.is_buried

    def is_pressed(self, interaction: Interaction | None) -> bool:
        """Return True if it was pressed, and the answer may still edit it."""
        is_there = (
            interaction is not None and interaction.message is not None and interaction.message.id == self.id
        )
        return interaction is not None and is_there and can_edit_message(interaction)


@dataclass(slots=True)
class PostMessages:
    """Sends and edits one table's messages: their words, controls, and the image if it is ready.

    What is stored of each stays until it has lost its controls to the next one, or the game is over and shown.
    """

    parts: ScreenParts
    pings: TurnPings
    check_home: Callable[[TableSnapshot], None]
    """Raises Refused when another process shows the table."""
    newest: PostMessage | None = None
    older: list[PostMessage] = field(default_factory=list)
    """The earlier messages that still have controls, or wait for the image of how a bout or a round ended."""

    async def known(self, table: Table) -> PostMessage | None:
        """Return the message that shows the table, and note which older ones still have controls.

        Raise what Discord and the store answer; then it may be tried again.
        """
        stored = self.pings.messages(table.id)
        if self.newest is None:  # another process may have sent some since they were read
            stored.read_again()
        elif stored.known is not None:
            return self.newest
        all_sent = await stored.all()
        messages = {
            sent.message_id: PostMessage(post_of(sent), sent=sent)
            for sent in all_sent
            if sent.kind is SentKind.POST
        }
        if table.post is not None:
            messages.setdefault(table.post.message_id, PostMessage(table.post))
        if self.newest is not None:
            messages |= {message.id: message for message in (*self.older, self.newest)}
        self.pings.take_up(table, all_sent)
        in_order = [messages[message_id] for message_id in sorted(messages)]
        for older, newer in pairwise(in_order):
            if older.sent is not None:
                self._supersede(older, newer.post.turn)
        self.newest = in_order[-1] if in_order else None
        return self.newest

    @property
    def awaited(self) -> list[SvgImage]:
        """The images that the messages wait for."""
        shown = [] if self.newest is None or self.newest.shows is None else [self.newest]
        return [svg for message in (*self.older, *shown) if (svg := message.image.awaits) is not None]

    async def send(self, snapshot: TableSnapshot, channel_id: int, *, opens_thread: bool = False) -> None:
        """Send a new post, which takes the place of the newest one. Raise what Discord and the store answer.

        It pings whom it mentions of those who are due, and as the first one in the table's thread all players who want
        pings: a mention adds them to the thread. Those whose names it cuts are mentioned below it until it is edited.
        Refused when another process shows the table from now on.
        """
        older, session, table, image = self.newest, snapshot.session, snapshot.table, MessageImage()
        channel = self.parts.client.get_partial_messageable(channel_id)
        due = [] if session is None else await self.pings.due(session)
        others = [
            seat.user_id
            for seat in table.seats
            if seat.user_id is not None
            and seat.user_id not in due
            # Those for whom a seat is kept are told once.
            and (opens_thread or (seat.is_invited and table.post is None))
        ]
        pinged = [*due, *(await self.pings.may_ping(table.id, others) if others else ())]
        noted = {} if session is None else await self.pings.with_post(session, pinged)
        panel = _mentioning(self._fitting(snapshot.panel, channel_id), pinged, snapshot)
        send = self.parts.images.sender(panel, image, channel.send, allowed_mentions=pings(pinged))
        self.check_home(snapshot)
        nonce = snapshot.nonce_after(0 if older is None else older.id)
        await self._send(snapshot, channel_id, nonce, send, image, noted)
        if older is not None:
            self._supersede(older, snapshot.turn)
        self.pings.mark(table.id, noted)

    async def open(self, snapshot: TableSnapshot, interaction: Interaction) -> bool:
        """Show a new table by the answer to what opened it; return True if it is shown."""
        image, channel_id = MessageImage(), snapshot.table.channel_id
        panel = self._fitting(snapshot.panel, channel_id)

        async def send(_: str) -> int:
            return await self.parts.images.change(panel, image, partial(show_publicly, interaction)) or 0

        await self._send(snapshot, channel_id, f"{snapshot.table.id}/open", send, image, {})
        return self.newest is not None

    async def show(
        self, snapshot: TableSnapshot, message: PostMessage, interaction: Interaction | None = None
    ) -> None:
        """Let a message show the snapshot, by the answer to the press if it was pressed there.

        Raise what Discord answers. Refused when another process shows the table from now on.
        """
        await self._edit(snapshot, message, snapshot.panel, interaction)
        message.closed_as = None
        if message is self.newest:  # else the next post was sent, and this one is closed later
            message.ends_before = None

    async def strip_controls(
        self,
        snapshot: TableSnapshot,
        message: PostMessage,
        ends_before: int,
        interaction: Interaction | None = None,
    ) -> bool:
        """Take the controls from a message whose place the post of the turn ``ends_before`` takes.

        Return True if it has its image, which may come by a later call. Raises as ``show`` does.
        """
        link = "" if self.newest is None else snapshot.link(message.post, self.newest.post)
        panel = snapshot.left_behind(message.post, ends_before=ends_before, link=link)
        self.parts.images.renderer.begin(self._fitting(panel, message.post.channel_id).image)
        if message.closed_as != (ends_before, link) or self.is_image_due(panel, message):
            await self._edit(snapshot, message, panel, interaction)
            message.ends_before, message.closed_as = ends_before, (ends_before, link)
        return self.has_image(panel, message)

    async def close_older(self, snapshot: TableSnapshot, interaction: Interaction | None = None) -> None:
        """Take the controls from older messages, by the answer to the press from the one that was pressed.

        One that waits for its image gets it later; one that cannot be edited stays as it is. Raise what is transient.
        What is stored of one stays until those before it are forgotten: after a restart it says where they end.
        """
        for message in list(self.older):
            try:
                if not await self.strip_controls(snapshot, message, message.ends_before or 0, interaction):
                    continue
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                log.warning("an old post of table %s stays as it is: %s", snapshot.table.id, error)
            if message is self.older[0]:
                await self.forget(message)

    async def forget(self, message: PostMessage) -> None:
        """Forget an older message and what is stored of it."""
        self.older = [older for older in self.older if older is not message]
        if message.sent is not None:
            await self.pings.messages(message.sent.about).forget(message.sent)
            message.sent = None

    async def prepare(
        self, panel: Panel, channel_id: int, *, seconds: float, waiting: Waiting | None = None
    ) -> bool:
        """Wait as ``ProgressiveReply.prepare`` does for the image of a panel, if it may be sent there."""
        image = self._fitting(panel, channel_id).image
        return await self.parts.images.prepare(image, seconds=seconds, waiting=waiting)

    def is_image_due(self, panel: Panel, message: PostMessage) -> bool:
        """Return True if the message is to be edited only for its image: to add, exchange or remove it."""
        return self.parts.images.is_due(self._fitting(panel, message.post.channel_id).image, message.image)

    def has_image(self, panel: Panel, message: PostMessage) -> bool:
        """Return True if the message has the right image; if not, note which one it waits for."""
        if panel.image is None or panel.image.name != message.image.file:
            panel = self._fitting(panel, message.post.channel_id)
        return self.parts.images.is_complete(panel.image, message.image)

    def _supersede(self, message: PostMessage, ends_before: int) -> None:
        self.older = [older for older in self.older if older.id != message.id]
        message.ends_before = ends_before
        self.older.append(message)

    async def _send(
        self,
        snapshot: TableSnapshot,
        channel_id: int,
        nonce: str,
        send: Send,
        image: MessageImage,
        pinged: Pinged,
    ) -> None:
        detail = PostDetail.of(snapshot.turn, pinged, snapshot.table)
        sending = about_table(snapshot.table, SentKind.POST, channel_id, nonce, detail=detail)
        sent = await self.pings.messages(snapshot.table.id).send(sending, send)
        if sent.message_id:
            self.newest = PostMessage(post_of(sent), image, sent)

    async def _edit(
        self, snapshot: TableSnapshot, message: PostMessage, panel: Panel, interaction: Interaction | None
    ) -> None:
        """Edit a message. An image that shows something older is removed; a newer one may come by a later edit."""
        post, file = message.post, message.image.file
        check = partial(self.check_home, snapshot)

        def edited(shown: Panel, image: PngImage | None) -> Awaitable[Any]:
            if interaction is not None and message.is_pressed(interaction):
                return edit_message(interaction, shown, image, there=file, check=check)
            check()
            return self.parts.outbox.edit(post, shown, image, there=file)

        message.shows = None
        await self.parts.images.change(self._fitting(panel, post.channel_id), message.image, edited)

    def _fitting(self, panel: Panel, channel_id: int) -> Panel:
        """Return the panel, without its image if not everybody may see it or the channel takes none.

        A channel that the client does not know is taken to allow images.
        """
        if panel.image is None:
            return panel
        channel = self.parts.client.get_channel(channel_id)
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


def post_of(sent: SentMessage) -> Post:
    """Return the post that was stored when it was sent."""
    turn = detail_of(sent, PostDetail).turn
    return Post(channel_id=sent.channel_id, message_id=sent.message_id, turn=turn, at=sent.at)
