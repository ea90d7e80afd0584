"""Edits do not notify anyone, so a short message mentions the player and is deleted when they act."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import discord

from bot.member_times import may_be_pinged, quiet_until
from bot.sent_messages import Ping, Pinged, PingKey, PingKind, PostDetail, about_table, detail_of
from bot.tables.session import Session
from bot.tables.timer import Timer
from bot.tasks import end
from cogs.table_post.ping_reasons import PingReason, reasons
from cogs.table_post.snapshot import ScreenParts
from cogs.ui import links
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.outbox import StoredMessages, pings
from data.records.settings import MemberPreferences, WhenPinged
from data.records.tables import Post, SentKind, SentMessage, Table

log = logging.getLogger(__name__)

AWAY_SECONDS = 60.0
"""A player who was active at the table within this time is not pinged yet."""


@dataclass(slots=True)
class TablePings:
    """The state of the pings of one table."""

    sent: StoredMessages
    """The table's posts and pings that are there."""
    pinged: Pinged = field(default_factory=dict)
    planned: dict[PingKey, tuple[Ping, float]] = field(default_factory=dict)
    """When members are pinged who are asked together with others: what they do meanwhile must not show."""
    newest: int = 0
    """The newest message that was sent to mention members; it may be deleted."""
    has_due: bool = False
    """Whether a ping has become due since the table was last updated."""


@dataclass(eq=False)
class TurnPings:
    """Remembers who was active at which table when, and who has been pinged."""

    parts: ScreenParts
    changed: Callable[[str], None] = lambda _: None
    """Called when a ping is due later."""
    _touched: dict[tuple[str, int], float] = field(default_factory=dict, init=False)
    """When each member was last active at a table, the latest at the end; older times than matter are dropped."""
    _tables: dict[str, TablePings] = field(default_factory=dict, init=False)
    _running: asyncio.Task[None] | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.timer = Timer(self._note_due, lambda: time.time())  # noqa: PLW0108 - tests set the time
        """When the next ping of each table is due."""

    def sent(self, table_id: str, message_id: int) -> None:
        """Note a message that mentions members: below a table's post it is not news of somebody else."""
        table = self._tables.get(table_id)
        if table is not None:  # else its post is done, and nothing is edited any more
            table.newest = max(message_id, table.newest)

    def messages(self, table_id: str) -> StoredMessages:
        """Return the posts and pings of a table that are there. ``take_up`` them when they were read."""
        return self._of(table_id).sent

    def newest(self, table_id: str) -> int:
        """Return the newest message that mentioned members for this table; 0 if none did."""
        return self._tables[table_id].newest if table_id in self._tables else 0

    async def may_ping(self, table_id: str, user_ids: Iterable[int]) -> list[int]:
        """Return the members who may be pinged now for what can wait, such as a seat that is offered.

        Raise StoreError if that is not known.
        """
        muted, now = await self.parts.tables.stored.muted(table_id), time.time()
        members = [
            await self.parts.preferences.member(user_id) for user_id in user_ids if user_id not in muted
        ]
        return [member.user_id for member in members if may_be_pinged(member, now)]

    def touched(self, table_id: str, user_id: int) -> None:
        """Note that a member is active at the table."""
        now = time.time()
        self._touched.pop((table_id, user_id), None)
        self._touched[table_id, user_id] = now
        while next(iter(self._touched.values())) < now - AWAY_SECONDS:
            del self._touched[next(iter(self._touched))]

    def has_due(self, table_id: str) -> bool:
        """Return True if a ping has become due since the table was last updated."""
        return table_id in self._tables and self._tables[table_id].has_due

    async def due(self, session: Session) -> list[int]:
        """Return the members whom a new post pings: they must act, and a ping in the channel is due.

        Raise StoreError if their preferences cannot be read.
        """
        return [
            reason.user_id
            for reason, member in await self._due(session)
            if reason.kind is PingKind.TURN and not _wants_message(member)
        ]

    async def with_post(self, session: Session, user_ids: Collection[int]) -> Pinged:
        """Return the pings for what is still asked, with those of a new post: for the turns of these members.

        Raise StoreError if their preferences cannot be read.
        """
        pinged, open_pings = self._of(session.table.id).pinged, Pinged()
        for reason in reasons(session):
            ping = pinged.get(reason.key)
            if reason.kind is PingKind.TURN and reason.user_id in user_ids:
                ping = reason.ping(await self.parts.preferences.member(reason.user_id))
            if ping is not None and ping.question == reason.question:
                open_pings[reason.key] = ping
        return open_pings

    def mark(self, table_id: str, pinged: Pinged) -> None:
        """Note that these pings were sent with a post."""
        self._of(table_id).pinged.update(pinged)

    def take_up(self, table: Table, sent: Sequence[SentMessage]) -> None:
        """Note what these posts and pings, oldest first, have pinged: this process may not have sent them."""
        pings = self._of(table.id)
        for message in sent:
            if message.kind is SentKind.PING:
                ping = detail_of(message, Ping)
                pings.pinged[message.user_id, ping.kind] = ping
                pings.newest = max(message.message_id, pings.newest)
            else:
                pings.pinged.update(detail_of(message, PostDetail).pinged(table))

    async def update(self, table_id: str, session: Session | None, post: Post) -> bool:
        """Ping the members who are due, and delete the pings that are answered or link to an older post.

        ``session`` is None for a table that cannot be played.

        Return False when it is not known whether a ping was sent: it is to be tried again.
        Raise what Discord answers when a ping could not be deleted now and may be deleted later.
        Refused when a ping is due and another process shows the table from now on.
        """
        table = self._of(table_id)
        table.has_due = False
        with contextlib.suppress(*FAILURES):  # it is tried once more below
            await self._delete_answered(table, session, post)
        if session is not None:
            for reason, member in await self._due(session):
                if not await self._is_sent(session, reason, member, post):
                    return False
        await self._delete_answered(table, session, post)
        return True

    def forget(self, table_id: str) -> None:
        """Forget who was pinged at a table that is over, or that another process shows."""
        self._tables.pop(table_id, None)
        self.timer.set(table_id, None)

    async def close(self) -> None:
        """Ping nobody later."""
        if self._running is not None:
            await end(self._running)
        await self.timer.close()

    async def _due(self, session: Session) -> list[tuple[PingReason, MemberPreferences]]:
        """Return the members to ping now with the reasons, and set the time at which somebody is to be pinged later."""
        table_id, now = session.table.id, time.time()
        pinged, due_now, later = self._of(table_id).pinged, [], []
        for reason in reasons(session):
            member = await self.parts.preferences.member(reason.user_id)
            is_pinged = pinged.get(reason.key) == reason.ping(member)
            if is_pinged or not reason.is_wanted(member, now=now):
                continue
            planned = self._planned_for(table_id, reason, member)
            due = quiet_until(member, max(planned, now)) or planned
            if due <= now:
                due_now.append((reason, member))
            else:
                later.append(due)
        muted = await self.parts.tables.stored.muted(table_id) if due_now else ()
        self.timer.set(table_id, min(later, default=None))
        if later and (self._running is None or self._running.done()):
            self._running = asyncio.create_task(self.timer.run(), name="later pings")
        return [(reason, member) for reason, member in due_now if reason.user_id not in muted]

    def _planned_for(self, table_id: str, reason: PingReason, member: MemberPreferences) -> float:
        """Return the time at which a ping is due, apart from quiet hours, whatever they do after a shared question."""
        all_planned, ping = self._of(table_id).planned, reason.ping(member)
        planned = all_planned.get(reason.key)
        if reason.is_shared and planned is not None and planned[0] == ping:
            return planned[1]
        touched = self._touched.get((table_id, reason.user_id))
        due = reason.due_at(member, active_until=0.0 if touched is None else touched + AWAY_SECONDS)
        if reason.is_shared:
            all_planned[reason.key] = ping, due
        return due

    async def _is_sent(
        self, session: Session, reason: PingReason, member: MemberPreferences, post: Post
    ) -> bool:
        """Ping one member; return False if it is to be tried again."""
        table_id, ping = session.table.id, reason.ping(member)
        still = {other.key: other.ping(member) for other in reasons(session)}
        if still.get(reason.key) != ping:
            return True  # they have acted meanwhile
        try:
            try:
                await self._send(session, reason.user_id, ping, post, by_message=_wants_message(member))
            except discord.Forbidden as error:
                if not _wants_message(member):
                    raise
                log.info("a member of table %s takes no direct messages: %s", table_id, error)
                await self.parts.preferences.change_member(reason.user_id, refused_messages=True)
                await self._send(session, reason.user_id, ping, post, by_message=False)
        except FAILURES as error:
            log.warning("a member could not be pinged to table %s: %s", table_id, error)
            return not is_transient(error)
        self._of(table_id).pinged[reason.key] = ping
        return True

    async def _send(
        self, session: Session, user_id: int, ping: Ping, post: Post, *, by_message: bool
    ) -> None:
        """Send a ping. Raise what Discord and the store answer.

        Refused when another process shows the table from now on: it would not know of the ping.
        """
        table = session.table
        if by_message:
            messages, _ = await self.parts.locales.private(user_id, table.guild_id)
            channel_id = (await self.parts.client.create_dm(discord.Object(user_id))).id
        else:
            messages, _ = await self.parts.locales.of_table(table)
            channel_id = post.channel_id
        text = "ping-nudge" if ping.nudge else f"ping-{ping.kind}"
        content = messages(text, who=f"<@{user_id}>", link=links.to_post(table.guild_id, post))
        channel = self.parts.client.get_partial_messageable(channel_id)

        async def send(nonce: str) -> int:
            self.parts.homes.check_home(table.guild_id)
            return (await channel.send(content, allowed_mentions=pings([user_id]), nonce=nonce)).id

        about = f"{ping.kind[0]}{ping.question}{'h' * ping.is_half_gone}{ping.nudge or ''}"
        nonce = f"{table.id}/{user_id % 10**6}/{about}"
        message = about_table(table, SentKind.PING, channel_id, nonce, user_id=user_id, detail=ping)
        sent = await self.messages(table.id).send(message, send)
        if not by_message:
            self.sent(table.id, sent.message_id)

    async def _delete_answered(self, table: TablePings, session: Session | None, post: Post) -> None:
        """Delete the pings that are answered or outdated. A player may act, or the game may end, meanwhile."""
        # They are not read here: those that another process has sent in the meantime are not ours to delete.
        while pings := [sent for sent in table.sent.known or () if sent.kind is SentKind.PING]:
            questions = (
                {} if session is None else {reason.key: reason.question for reason in reasons(session)}
            )
            answered = [ping for ping in pings if not _is_open(ping, questions, table, post)]
            if not answered:
                break
            await table.sent.delete(answered[0])

    async def _note_due(self, table_id: str) -> None:
        self._of(table_id).has_due = True
        self.changed(table_id)

    def _of(self, table_id: str) -> TablePings:
        if table_id not in self._tables:
            read = partial(self.parts.outbox.known, table_id, SentKind.POST, SentKind.PING)
            self._tables[table_id] = TablePings(StoredMessages(self.parts.outbox, read))
        return self._tables[table_id]


def _wants_message(member: MemberPreferences) -> bool:
    return member.turn_pings is WhenPinged.MESSAGE and not member.refused_messages


def _is_open(sent: SentMessage, questions: Mapping[PingKey, int], table: TablePings, post: Post) -> bool:
    """Return True if a ping is still of use: nobody has answered it, and it links to the table's post."""
    ping = detail_of(sent, Ping)
    key = sent.user_id, ping.kind
    is_asked = ping.question == questions.get(key) and ping == table.pinged.get(key)
    return is_asked and sent.message_id >= post.message_id
