"""Pings players who must act and are not looking: edits do not ping, so a short message does, until they act."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import discord

from bot.cluster.homes import Homes
from bot.preferences import MemberPreferences, Preferences, WhenPinged
from bot.sent_messages import SentKind, SentMessage, about_table
from bot.tables.session import Session
from bot.tables.table import Post
from bot.tables.timeouts import Timeouts
from bot.tasks import end
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import Messages
from cogs.table_post.ping_reasons import (
    Number,
    PingKind,
    PingReason,
    after_quiet_hours,
    due_at,
    is_wanted,
    may_disturb,
    number_of,
    reasons,
)
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES, is_transient
from cogs.ui.outbox import Outbox

log = logging.getLogger(__name__)

AWAY_SECONDS = 60.0
"""A player who was active at the table within this time is not pinged yet."""

Key = tuple[int, PingKind]
"""A member and what they are pinged for."""


@dataclass(slots=True)
class TablePings:
    """What is known of the pings of one table."""

    pinged: dict[Key, Number] = field(default_factory=dict)
    """The members who were pinged, and for what."""
    messages: list[SentMessage] = field(default_factory=list)
    """The pings that are still there."""
    planned: dict[Key, tuple[Number, float]] = field(default_factory=dict)
    """When members are pinged who are asked together with others: what they do meanwhile must not show."""
    newest: int = 0
    """The newest message that was sent to mention members; it may be deleted."""
    has_due: bool = False
    """Whether a ping has become due since the table was last updated."""


class DuePing(NamedTuple):
    """A member who is to be pinged now."""

    reason: PingReason
    member: MemberPreferences
    number: Number

    @property
    def key(self) -> Key:
        """The member, and what they are pinged for."""
        return self.reason.user_id, self.reason.kind

    @property
    def comes_by_message(self) -> bool:
        """Whether it is sent by direct message."""
        return self.member.turn_pings is WhenPinged.MESSAGE and not self.member.refused_messages


async def _nobody(_: str) -> Collection[int]:
    return ()


class TurnPings:
    """Remembers who was active at which table when, and who has been pinged."""

    def __init__(
        self,
        client: discord.Client,
        preferences: Preferences,
        locales: LocaleResolver,
        homes: Homes,
        outbox: Outbox,
        *,
        muted: Callable[[str], Awaitable[Collection[int]]] = _nobody,
        changed: Callable[[str], None] = lambda _: None,
    ) -> None:
        """``muted`` returns the members whom a table does not ping; ``changed`` is called when a ping is due later."""
        self._client = client
        self._preferences = preferences
        self._locales = locales
        self._homes = homes
        self._outbox = outbox
        self._muted = muted
        self._changed = changed
        self._touched: dict[tuple[str, int], float] = {}
        """When each member was last active at a table, the latest at the end; older times than matter are dropped."""
        self._tables: defaultdict[str, TablePings] = defaultdict(TablePings)
        self.timeouts = Timeouts(self._note_due, lambda: time.time())  # noqa: PLW0108 - tests set the time
        """When the next ping of each table is due."""
        self._running: asyncio.Task[None] | None = None

    def sent(self, table_id: str, message_id: int) -> None:
        """Note a message that mentions members: below a table's post it is not news of somebody else."""
        table = self._tables[table_id]
        table.newest = max(message_id, table.newest)

    def newest(self, table_id: str) -> int:
        """Return the newest message that mentioned members for this table; 0 if none did."""
        return self._tables[table_id].newest if table_id in self._tables else 0

    async def may_ping(self, table_id: str, user_ids: Iterable[int]) -> list[int]:
        """Return the members who want a ping now that is not about a turn. Raise StoreError if that is not known."""
        muted, now = await self._muted(table_id), time.time()
        members = [await self._preferences.member(user_id) for user_id in user_ids if user_id not in muted]
        return [member.user_id for member in members if may_disturb(member, now=now)]

    def touched(self, table_id: str, user_id: int) -> None:
        """Note that a member is active at the table."""
        now = time.time()
        self._touched.pop((table_id, user_id), None)
        self._touched[table_id, user_id] = now
        while next(iter(self._touched.values())) < now - AWAY_SECONDS:
            del self._touched[next(iter(self._touched))]

    def has_due(self, table_id: str) -> bool:
        """Return whether a ping has become due since the table was last updated."""
        return table_id in self._tables and self._tables[table_id].has_due

    async def due(self, session: Session) -> list[int]:
        """Return the members whom a new post pings: they must act, and a ping in the channel is due.

        Raise StoreError if their preferences cannot be read.
        """
        return [
            ping.reason.user_id
            for ping in await self._due(session)
            if ping.reason.kind is PingKind.TURN and not ping.comes_by_message
        ]

    async def mark(self, session: Session, user_ids: list[int]) -> None:
        """Note that these members were pinged for their current questions."""
        for reason in reasons(session):
            if reason.user_id in user_ids and reason.kind is PingKind.TURN:
                member = await self._preferences.member(reason.user_id)
                table = self._tables[session.table.id]
                table.pinged[reason.user_id, reason.kind] = number_of(reason, member, now=time.time())

    def take_up(self, table_id: str, sent: Iterable[SentMessage]) -> None:
        """Note which pings are there, as they are stored: this process may not have sent them."""
        table = self._tables[table_id]
        table.messages = list(sent)
        table.pinged.update((_key(ping), _number(ping)) for ping in table.messages)
        table.newest = max((ping.message_id for ping in table.messages), default=table.newest)

    async def update(self, table_id: str, session: Session | None, post: Post) -> bool:
        """Ping the members who are due, and delete the pings that are answered or link to an older post.

        ``session`` is None for a table that cannot be played.

        Return False when it is not known whether a ping was sent: ``take_up`` what is there, and try again.
        Raise what Discord answers when a ping could not be deleted now and may be deleted later.
        Refused when a ping is due and another process shows the table from now on.
        """
        table = self._tables[table_id]
        table.has_due = False
        with contextlib.suppress(*FAILURES):  # it is tried once more below
            await self._delete_answered(table, session, post)
        are_sent = True
        for ping in [] if session is None else await self._due(session):
            are_sent &= session is None or await self._is_sent(session, ping, post)
        await self._delete_answered(table, session, post)
        if not table.messages and (session is None or session.is_over):
            self.forget(table_id)
        return are_sent

    async def close(self) -> None:
        """Ping nobody later."""
        if self._running is not None:
            await end(self._running)
        await self.timeouts.close()

    async def _due(self, session: Session) -> list[DuePing]:
        """Return the pings that are due now, and set the time of the next one."""
        table_id, now = session.table.id, time.time()
        pinged, found, later = self._tables[table_id].pinged, [], []
        for reason in reasons(session):
            member = await self._preferences.member(reason.user_id)
            ping = DuePing(reason, member, number_of(reason, member, now=now))
            if pinged.get(ping.key) == ping.number or not is_wanted(reason, member, now=now):
                continue
            due = after_quiet_hours(self._planned_for(session, ping, now=now), member, now=now)
            if due <= now:
                found.append(ping)
            else:
                later.append(due)
        muted = await self._muted(table_id) if found else ()
        self._look_again_at(table_id, min(later, default=None))
        return [ping for ping in found if ping.reason.user_id not in muted]

    def _planned_for(self, session: Session, ping: DuePing, *, now: float) -> float:
        """Return the time of a ping, apart from quiet hours; that of a shared question stays the same."""
        reason, all_planned = ping.reason, self._tables[session.table.id].planned
        planned = all_planned.get(ping.key)
        if reason.is_shared and planned is not None and planned[0] == ping.number:
            return planned[1]
        touched = self._touched.get((session.table.id, reason.user_id))
        active_until = 0.0 if touched is None else touched + AWAY_SECONDS
        due = due_at(reason, ping.member, active_until=active_until, now=now)
        if reason.is_shared:
            all_planned[ping.key] = ping.number, due
        return due

    async def _is_sent(self, session: Session, ping: DuePing, post: Post) -> bool:
        """Ping one member; return False if it is to be tried again."""
        table_id = session.table.id
        if not _is_still(session, ping):
            return True  # they have acted meanwhile
        try:
            sent = await self._by_message(session, ping, post) if ping.comes_by_message else None
            if sent is None:
                messages, _ = await self._locales.of_table(session.table)
                sent = await self._sent(session, ping, post, post.channel_id, messages)
                self.sent(table_id, sent.message_id)
        except FAILURES as error:
            log.warning("a member could not be pinged to table %s: %s", table_id, error)
            return not is_transient(error)
        table = self._tables[table_id]
        table.pinged[ping.key] = ping.number
        # Discord answers with a message that is known already if the nonce is the same.
        table.messages = [*(known for known in table.messages if known.nonce != sent.nonce), sent]
        return True

    async def _by_message(self, session: Session, ping: DuePing, post: Post) -> SentMessage | None:
        """Ping a member by direct message; return None if Discord does not allow it."""
        user_id = ping.reason.user_id
        messages, _ = await self._locales.private(user_id, session.table.guild_id)
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            return await self._sent(session, ping, post, channel.id, messages)
        except discord.Forbidden as error:
            log.info("a member of table %s takes no direct messages: %s", session.table.id, error)
            await self._preferences.change_member(user_id, refused_messages=True)
            return None

    async def _sent(
        self, session: Session, ping: DuePing, post: Post, channel_id: int, messages: Messages
    ) -> SentMessage:
        """Send a ping to a channel. Raise what Discord and the store answer.

        Refused when another process shows the table from now on: it would not know of the ping.
        """
        table, user_id = session.table, ping.reason.user_id
        link = links.to_post(table.guild_id, post)
        text = messages(ping.reason.text, who=f"<@{user_id}>", link=link)
        mentions = discord.AllowedMentions(users=[discord.Object(user_id)])
        channel = self._client.get_partial_messageable(channel_id)

        async def send(nonce: str) -> int:
            self._homes.check_home(table.guild_id)
            return (await channel.send(text, allowed_mentions=mentions, nonce=nonce)).id

        question, is_half_gone, nudge = ping.number
        about = f"{ping.reason.kind[0]}{question}{'h' * is_half_gone}{nudge or ''}"
        message = about_table(
            table,
            SentKind.PING,
            channel_id,
            f"{table.id}/{user_id % 10**6}/{about}",
            user_id=user_id,
            detail=f"{ping.reason.kind}/{question}/{is_half_gone:d}/{nudge}",
        )
        return await self._outbox.send(message, send)

    async def _delete_answered(self, table: TablePings, session: Session | None, post: Post) -> None:
        """Delete the pings that are answered or outdated. A player may act, or the game may end, meanwhile."""
        while (answered := _answered(table, session, post)) is not None:
            await self._outbox.delete(answered)
            table.messages.remove(answered)

    def _look_again_at(self, table_id: str, at: float | None) -> None:
        self.timeouts.set(table_id, at)
        if at is not None and (self._running is None or self._running.done()):
            self._running = asyncio.create_task(self.timeouts.run(), name="later pings")

    async def _note_due(self, table_id: str) -> None:
        self._tables[table_id].has_due = True
        self._changed(table_id)

    def forget(self, table_id: str) -> None:
        """Forget who was pinged at a table that does not run, or that another process shows."""
        self._tables.pop(table_id, None)
        self.timeouts.set(table_id, None)


def _reason(session: Session, key: Key) -> PingReason | None:
    return next((reason for reason in reasons(session) if (reason.user_id, reason.kind) == key), None)


def _answered(table: TablePings, session: Session | None, post: Post) -> SentMessage | None:
    """Return a ping that is to be deleted, if there is one."""
    known = {}
    if session is not None and table.messages:
        known = {(reason.user_id, reason.kind): reason for reason in reasons(session)}
    for ping in table.messages:
        key, number = _key(ping), _number(ping)
        reason = known.get(key)
        is_open = reason is not None and number[0] == reason.question
        if not is_open or number != table.pinged.get(key) or ping.message_id < post.message_id:
            return ping
    return None


def _is_still(session: Session, ping: DuePing) -> bool:
    """Return True if the reason of a ping holds now."""
    reason = _reason(session, ping.key)
    return reason is not None and number_of(reason, ping.member, now=time.time()) == ping.number


def _key(ping: SentMessage) -> Key:
    """Return whom a stored ping has pinged, and for what."""
    return ping.user_id, PingKind(ping.detail.split("/")[0])


def _number(ping: SentMessage) -> Number:
    """Return what a stored ping is about."""
    _, question, is_half_gone, nudge = ping.detail.split("/")
    return int(question), is_half_gone == "1", int(nudge)
