"""Sends messages of the bot's own accord: each is stored before it is sent, so that no crash doubles it.

After a crash or a lost answer it is not known whether a message has arrived. Then it is looked for once in its channel:
Discord forgets a nonce within minutes, and a bot may be away for longer. The sender has to try again: what is stored
does not say what a message tells.
"""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, TypeAlias

import discord

from bot.sent_messages import Detail, SentMessages, TurnDetail, about_table, detail_of, with_detail
from cogs.ui.components import custom_ids, edit_panel, send_panel
from cogs.ui.errors import is_transient
from cogs.ui.panel import Panel, PngImage
from data.errors import TableMovedOn
from data.records.tables import SentKind, SentMessage, Table

log = logging.getLogger(__name__)

Send: TypeAlias = Callable[[str], Awaitable[int]]
"""Sends a message with this nonce, and returns its id; 0 if it is not known whether it has arrived."""

SEARCHED = 500
"""How many messages are searched at most, in requests of a hundred. One that is further down is sent again."""
CLOCKS_SECONDS = 5.0
"""The time by which Discord's clock may be behind that of the machine."""
PANEL_COMPONENT = 1 << 29
"""The number of the outermost component of what is about no table and no tournament, by which it is found."""


class Place(Protocol):
    """Where a message is."""

    @property
    def channel_id(self) -> int:
        """The channel or thread."""

    @property
    def message_id(self) -> int:
        """Discord's id of the message."""


def pings(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Return the permission to ping these members, and nobody else who is mentioned."""
    users = [discord.Object(user_id) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def panel_sender(
    channel: discord.abc.Messageable,
    panel: Panel,
    image: PngImage | None = None,
    *,
    pinged: Iterable[int] = (),
) -> Send:
    """Return a function that sends a panel to a channel; its mentions ping only the members with these ids."""
    sending = partial(send_panel, channel.send, panel, image, allowed_mentions=pings(pinged))

    async def send(nonce: str) -> int:
        sent: discord.Message = await sending(nonce=nonce)
        return sent.id

    return send


def hand_component(table_id: str) -> int:
    """Return the number of the outermost component of a table's hands.

    It tells them from the table's posts, which stand in the same direct messages: a hand whose player is not asked has
    no controls, and neither has a post that was left. It is far from the small numbers that Discord gives by itself.
    """
    return 1 << 30 | zlib.crc32(table_id.encode()) >> 2


def shared_component(nonce: str) -> int:
    """Return the number of the outermost component of what a player shares, by which it is found again."""
    return 1 << 28 | zlib.crc32(nonce.encode()) >> 4


def text_digest(text: str) -> int:
    """Return a number by which a text is found again."""
    return zlib.crc32(text.encode())


class Outbox:
    """Sends messages, and knows where those are that were sent."""

    def __init__(self, client: discord.Client, stored: SentMessages) -> None:
        self._client = client
        self.stored = stored

    async def send(self, message: SentMessage, send: Send) -> SentMessage:
        """Send a message; return it with its id.

        Raise what Discord and the store answer. After a transient failure it is not known whether it has arrived:
        the next ``known`` looks for it. TableMovedOn when it was given up while it was being sent, by another process
        that sends one in its place: then it is deleted. A notice stays, and so does what tells a turn.
        """
        message = replace(message, at=time.time(), message_id=0)
        await self.stored.keep(message)
        try:
            sent = replace(message, message_id=await send(message.nonce))
        except discord.HTTPException as error:
            if not is_transient(error):
                await self.stored.drop(message)
            raise
        try:
            await self.stored.arrived(sent)
        except TableMovedOn:
            if sent.kind not in (SentKind.NOTICE, SentKind.SHARED, SentKind.TURN):
                await self._delete(sent)
                raise
        return sent

    async def send_once(self, message: SentMessage, send: Send) -> SentMessage:
        """Send a message unless it has arrived before; return it with its id. Raises as ``send`` does."""
        about, channel_id = message.about, message.channel_id
        stored = await (self.stored.about(about) if about else self.stored.in_channel(channel_id))
        for known in await self._found(one for one in stored if one.nonce == message.nonce):
            return known
        return await self.send(message, send)

    async def notice(
        self, channel_id: int, table: Table, nonce: str, *, user_id: int = 0, **what: Any
    ) -> int:
        """Send a text about a table that stays, unless it has arrived before; return its id.

        ``user_id`` is the first member whom it mentions. Raise what Discord and the store answer.
        """
        channel = self._client.get_partial_messageable(channel_id)

        async def send(nonce: str) -> int:
            return (await channel.send(nonce=nonce, **what)).id

        notice = about_table(table, SentKind.NOTICE, channel_id, nonce, user_id=user_id)
        return (await self.send_once(notice, send)).message_id

    async def known(self, about: str, *kinds: SentKind, user_id: int | None = None) -> list[SentMessage]:
        """Return the messages of these kinds about a table or a tournament, oldest first; only those to a member.

        If it is not known whether one has arrived, it is looked for; it is forgotten if it is not there.
        Raise what Discord and the store answer.
        """
        stored = [one for one in await self.stored.about(about) if one.kind in kinds]
        return await self._found([one for one in stored if user_id in (None, one.user_id)])

    async def panels(self, guild_id: int) -> list[SentMessage]:
        """Return the panels of a server, oldest first. They are looked for as ``known`` does."""
        return await self._found(await self.stored.panels(guild_id))

    async def note(self, message: SentMessage, detail: Detail) -> SentMessage:
        """Store what the sender of a message wants to know of it later. Raise StoreError."""
        return await self._kept(with_detail(message, detail))

    async def delete(self, message: SentMessage) -> None:
        """Delete a message, and forget it. Raise what Discord answers if it may be deleted later, and StoreError."""
        await self._delete(message)
        await self.stored.drop(message)

    async def edit(
        self, place: Place, panel: Panel, image: PngImage | None = None, *, there: str | None = None
    ) -> None:
        """Let a message, which has the file named ``there``, show a panel. Raise what Discord answers."""
        quiet = discord.AllowedMentions.none()
        await edit_panel(self.partial_message(place).edit, panel, image, there=there, allowed_mentions=quiet)

    def partial_message(self, place: Place) -> discord.PartialMessage:
        """Return a message on Discord, to edit or delete it."""
        return self._client.get_partial_messageable(place.channel_id).get_partial_message(place.message_id)

    async def _delete(self, message: SentMessage) -> None:
        try:
            await self.partial_message(message).delete()
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            log.info("a message could not be deleted: %s", error)

    async def _found(self, messages: Iterable[SentMessage]) -> list[SentMessage]:
        return [sent for message in messages if (sent := await self._located(message)) is not None]

    async def _located(self, message: SentMessage) -> SentMessage | None:
        """Return a message with its id; None if it has not arrived, or cannot be looked for."""
        if message.message_id:
            return message
        known = {other.message_id for other in await self.stored.in_channel(message.channel_id)}
        since = max(0, int((message.at - CLOCKS_SECONDS) * 1000) - discord.utils.DISCORD_EPOCH) << 22
        channel = self._client.get_partial_messageable(message.channel_id)
        try:
            async for candidate in channel.history(limit=SEARCHED, after=discord.Object(since)):
                if candidate.id not in known and self._is_it(candidate, message):
                    return await self._kept(replace(message, message_id=candidate.id))
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("a message that may have been sent cannot be looked for: %s", error)
        await self.stored.drop(message)
        return None

    async def _kept(self, message: SentMessage) -> SentMessage:
        await self.stored.keep(message)
        return message

    def _is_it(self, candidate: discord.Message, message: SentMessage) -> bool:
        """Return True if a message that is not stored may be this one."""
        if self._client.user is None or candidate.author.id != self._client.user.id:
            return False
        controls = [custom_id for custom_id in custom_ids(candidate.components) if custom_id]
        outermost = next((getattr(component, "id", None) for component in candidate.components), None)
        is_hand = outermost == hand_component(message.about)
        match message.kind:
            case SentKind.PING | SentKind.NOTICE if message.user_id:
                is_turn = message.kind is SentKind.PING and "\n" in candidate.content  # a ping is one line
                is_about = f"<@{message.user_id}>" in candidate.content and not is_turn
                return is_about and candidate.interaction_metadata is None
            case SentKind.HAND:
                return is_hand
            case SentKind.REPLY:
                return candidate.reference is not None
            case SentKind.SHARED:
                return outermost == shared_component(message.nonce)
            case SentKind.TURN:
                return text_digest(candidate.content) == detail_of(message, TurnDetail).digest
            case _ if not message.about:
                return outermost == PANEL_COMPONENT
            case _:
                return not is_hand and any(message.about in custom_id for custom_id in controls)


class StoredMessages:
    """The messages that keep showing something, in memory as they are stored.

    They are read again when it is not known any more which of them are there: after a lost answer, for instance.
    """

    def __init__(self, outbox: Outbox, read: Callable[[], Awaitable[Iterable[SentMessage]]]) -> None:
        """``read`` returns those that are stored, oldest first."""
        self._outbox = outbox
        self._read = read
        self.known: tuple[SentMessage, ...] | None = None
        """The messages that are there, oldest first; None until they are read."""

    async def all(self) -> tuple[SentMessage, ...]:
        """Return the messages, oldest first. Raise what Discord and the store answer."""
        if self.known is None:
            self.known = tuple(await self._read())
        return self.known

    def read_again(self) -> None:
        """Read them before they are used once more."""
        self.known = None

    async def send(self, message: SentMessage, send: Send) -> SentMessage:
        """Send a message; return it with its id. Raises as ``Outbox.send`` does."""
        known, self.known = self.known, None  # until it is clear that it has arrived, or has not
        try:
            sent = await self._outbox.send(message, send)
        except discord.HTTPException as error:
            if not is_transient(error):
                self.known = known
            raise
        if known is not None and sent.message_id:
            # Discord answers with a message that is known already if the nonce is the same.
            others = (one for one in known if (one.channel_id, one.nonce) != (sent.channel_id, sent.nonce))
            self.known = (*others, sent)
        return sent

    async def edit(
        self, message: SentMessage, panel: Panel, image: PngImage | None = None, *, there: str | None = None
    ) -> bool:
        """Edit a message as ``Outbox.edit`` does; return False if somebody has deleted it."""
        try:
            await self._outbox.edit(message, panel, image, there=there)
        except discord.NotFound as error:
            log.info("a message in channel %d is gone: %s", message.channel_id, error)
            return False
        return True

    async def note(self, message: SentMessage, detail: Detail) -> SentMessage:
        """Store what is to be known of a message later, and return it with that. Raise StoreError."""
        noted = await self._outbox.note(message, detail)
        if self.known is not None:
            self.known = tuple(noted if one == message else one for one in self.known)
        return noted

    async def delete(self, message: SentMessage) -> None:
        """Delete a message, and forget it. Raises as ``Outbox.delete`` does."""
        await self._outbox.delete(message)
        self._leave_out(message)

    async def forget(self, message: SentMessage) -> None:
        """Forget a message, which stays as it is or is gone. Raise StoreError."""
        await self._outbox.stored.drop(message)
        self._leave_out(message)

    def _leave_out(self, message: SentMessage) -> None:
        if self.known is not None:
            self.known = tuple(one for one in self.known if one.message_id != message.message_id)
