"""Pings players who must act and are not looking: edits do not ping, so a short message does, until they act."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple

import discord

from bot.preferences import MemberPreferences, Preferences, WhenPinged
from bot.tables.session import Session
from bot.tables.table import Post
from bot.tables.timeouts import Timeouts
from bot.tasks import end
from cogs.i18n.locale import LocaleResolver
from cogs.table_post.ping_reasons import (
    Number,
    PingKind,
    PingReason,
    after_quiet_hours,
    due_at,
    is_wanted,
    kind_of,
    number_of,
    reasons,
)
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES, is_transient

log = logging.getLogger(__name__)

AWAY_SECONDS = 60.0
"""A player who was active at the table within this time is not pinged yet."""
SEARCHED = 20
"""How many direct messages are searched for a ping that an earlier run of the bot has sent."""
CLOCKS_SECONDS = 5.0
"""How far Discord's clock may be behind that of the machine; members who have just answered are not pinged so soon."""

Key = tuple[int, PingKind]
"""A member and what they are pinged for."""


class FoundPing(NamedTuple):
    """A ping that was found in a channel."""

    user_id: int
    channel_id: int
    message_id: int
    kind: PingKind


@dataclass(frozen=True, slots=True)
class TurnPing:
    """A message that pings a member."""

    key: Key
    number: Number | None
    """What the member is pinged for; None when it is answered."""
    message: discord.PartialMessage


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
        *,
        muted: Callable[[str], Awaitable[Collection[int]]] = _nobody,
        changed: Callable[[str], None] = lambda _: None,
    ) -> None:
        """``muted`` returns the members whom a table does not ping; ``changed`` is called when a ping is due later."""
        self._client = client
        self._preferences = preferences
        self._locales = locales
        self._muted = muted
        self._changed = changed
        self._touched: dict[tuple[str, int], float] = {}
        """When each member was last active at a table, the latest at the end; older times than matter are dropped."""
        self._pinged: defaultdict[str, dict[Key, Number]] = defaultdict(dict)
        """For each table, the members who were pinged, and for what."""
        self._messages: defaultdict[str, list[TurnPing]] = defaultdict(list)
        """The pings of each table that are still there."""
        self._planned: defaultdict[str, dict[Key, tuple[Number, float]]] = defaultdict(dict)
        """When members are pinged who are asked together with others: what they do meanwhile must not show."""
        self._searched: set[tuple[str, int]] = set()
        """The members whose direct messages were searched for pings of a table."""
        self.timeouts = Timeouts(self._ring, lambda: time.time())  # noqa: PLW0108 - tests set the time
        """When the next ping of each table is due."""
        self._rung: set[str] = set()
        self._running: asyncio.Task[None] | None = None
        self._newest: dict[str, int] = {}
        """The newest message that was sent to mention members, by table; it may be deleted."""

    def sent(self, table_id: str, message_id: int) -> None:
        """Note a message that mentions members: below a table's post it is not news of somebody else."""
        self._newest[table_id] = max(message_id, self._newest.get(table_id, 0))

    def newest(self, table_id: str) -> int:
        """Return the newest message that mentioned members for this table; 0 if none did."""
        return self._newest.get(table_id, 0)

    def touched(self, table_id: str, user_id: int) -> None:
        """Note that a member is active at the table."""
        now = time.time()
        self._touched.pop((table_id, user_id), None)
        self._touched[table_id, user_id] = now
        while next(iter(self._touched.values())) < now - AWAY_SECONDS:
            del self._touched[next(iter(self._touched))]

    def has_rung(self, table_id: str) -> bool:
        """Return whether a ping has become due since the table was last updated."""
        return table_id in self._rung

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
                self._pinged[session.table.id][reason.user_id, reason.kind] = number_of(reason, member)

    async def take_up(self, session: Session | None, table_id: str, found: Iterable[FoundPing]) -> None:
        """Remember the pings that an earlier run of the bot sent; a question asked later needs a ping of its own."""
        known = {ping.message.id for ping in self._messages[table_id]}
        for user_id, channel_id, message_id, kind in found:
            if message_id not in known:
                message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
                await self._take_up(session, table_id, (user_id, kind), message)

    async def _take_up(
        self, session: Session | None, table_id: str, key: Key, message: discord.PartialMessage
    ) -> None:
        reason = None if session is None else _reason(session, key)
        number = None
        if session is not None and reason is not None:
            shown = session.progress.number_at(session.table.shown)
            is_open = reason.question <= shown or _may_be_about(reason, message.id)
            number = number_of(reason, await self._preferences.member(reason.user_id)) if is_open else None
        self._messages[table_id].append(TurnPing(key, number, message))
        if number is not None:
            self._pinged[table_id][key] = number

    async def update(self, table_id: str, session: Session | None, post: Post) -> bool:
        """Ping the members who are due, and delete the pings that are answered or link to an older post.

        The answered ones go first: a member's next ping at the same post reads the same.

        Call this before the post is stored: after a restart, the bot looks for pings newer than the stored post.
        ``session`` is None for a table that cannot be played.

        Return False when it is not known whether a ping was sent: the caller looks for it and retries.
        Raise what Discord answers when a ping could not be deleted now and may be deleted later.
        """
        self._rung.discard(table_id)
        if self._messages.get(table_id):
            with contextlib.suppress(*FAILURES):  # it is tried once more below
                await self._delete_answered(table_id, session, post)
        are_sent = True
        for ping in [] if session is None else await self._due(session):
            are_sent &= session is None or await self._is_sent(session, ping, post)
        if self._messages.get(table_id):
            await self._delete_answered(table_id, session, post)
        if not self._messages.get(table_id):
            self._messages.pop(table_id, None)
            if session is not None and session.is_over:
                self.forget(table_id)
        return are_sent

    async def close(self) -> None:
        """Ping nobody later."""
        if self._running is not None:
            await end(self._running)
        await self.timeouts.close()

    async def _due(self, session: Session) -> list[DuePing]:
        """Return who is to be pinged now, and set the time at which somebody is to be pinged later."""
        table_id, now = session.table.id, time.time()
        pinged, found, later = self._pinged.get(table_id, {}), [], []
        for reason in reasons(session):
            member = await self._preferences.member(reason.user_id)
            ping = DuePing(reason, member, number_of(reason, member))
            if pinged.get(ping.key) == ping.number or not is_wanted(reason, member, now=now):
                continue
            due = after_quiet_hours(self._planned_for(session, ping), member, now=now)
            if due <= now:
                found.append(ping)
            else:
                later.append(due)
        muted = await self._muted(table_id) if found else ()
        self._ring_at(table_id, min(later, default=None))
        return [ping for ping in found if ping.reason.user_id not in muted]

    def _planned_for(self, session: Session, ping: DuePing) -> float:
        """Return when a ping is due, apart from quiet hours. It ignores what they do after a shared question."""
        table_id, reason = session.table.id, ping.reason
        planned = self._planned.get(table_id, {}).get(ping.key)
        if reason.is_shared and planned is not None and planned[0] == ping.number:
            return planned[1]
        touched = self._touched.get((table_id, reason.user_id))
        due = due_at(reason, ping.member, active_until=0.0 if touched is None else touched + AWAY_SECONDS)
        if reason.is_shared:
            self._planned[table_id][ping.key] = ping.number, due
        return due

    async def _delete_answered(self, table_id: str, session: Session | None, post: Post) -> None:
        # A player may act, or the game may end, while a message is sent or deleted: look at the table each time.
        while (answered := self._answered(table_id, session, post)) is not None:
            await _delete(answered.message)
            self._messages[table_id].remove(answered)

    def _answered(self, table_id: str, session: Session | None, post: Post) -> TurnPing | None:
        """Return a ping that is to be deleted, if there is one."""
        pings = self._messages.get(table_id, ())
        known = {}
        if session is not None and pings:
            known = {(reason.user_id, reason.kind): reason for reason in reasons(session)}
        last = self._pinged.get(table_id, {})
        for ping in pings:
            reason = known.get(ping.key)
            is_open = reason is not None and ping.number is not None and ping.number[0] == reason.question
            if not is_open or ping.number != last.get(ping.key) or ping.message.id < post.message_id:
                return ping
        return None

    async def _is_sent(self, session: Session, ping: DuePing, post: Post) -> bool:
        """Ping one member; return False if it is to be tried again."""
        table_id, reason = session.table.id, ping.reason
        if not _is_still(session, ping):
            return True  # they have acted meanwhile
        try:
            if ping.comes_by_message and await self._is_message_sent(session, ping, post):
                return True
            channel = self._client.get_partial_messageable(post.channel_id)
            messages, _ = await self._locales.of_table(session.table)
            text = messages(reason.text, who=f"<@{reason.user_id}>", link=_link(session, post))
            mentions = discord.AllowedMentions(users=[discord.Object(reason.user_id)])
            sent = await channel.send(text, allowed_mentions=mentions, nonce=_nonce(table_id, ping))
        except FAILURES as error:
            log.warning("a member could not be pinged to table %s: %s", table_id, error)
            return not is_transient(error)
        self.sent(table_id, sent.id)
        self._remember(table_id, ping, channel.get_partial_message(sent.id))
        return True

    async def _is_message_sent(self, session: Session, ping: DuePing, post: Post) -> bool:
        """Ping a member by direct message; return False if Discord does not allow it."""
        table_id, user_id = session.table.id, ping.reason.user_id
        messages, _ = await self._locales.private(user_id, session.table.guild_id)
        text = messages(ping.reason.text, who=f"<@{user_id}>", link=_link(session, post))
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            there = await self._found(channel, session, ping, post)
            sent = there or await channel.send(text, nonce=_nonce(table_id, ping))
        except discord.Forbidden as error:
            log.info("a member of table %s takes no direct messages: %s", table_id, error)
            await self._preferences.change_member(user_id, refused_messages=True)
            return False
        self._remember(table_id, ping, channel.get_partial_message(sent.id))
        return True

    async def _found(
        self, channel: discord.DMChannel, session: Session, ping: DuePing, post: Post
    ) -> discord.Message | None:
        """Return the ping that an earlier run of the bot has sent by direct message, if there is one."""
        searched = session.table.id, ping.reason.user_id
        if searched in self._searched:
            return None
        self._searched.add(searched)
        async for message in channel.history(limit=SEARCHED):
            kind = kind_of(message.content, ping.reason.user_id, [_link(session, post)])
            if kind is ping.reason.kind and _may_be_about(ping.reason, message.id):
                return message
        return None

    def _remember(self, table_id: str, ping: DuePing, message: discord.PartialMessage) -> None:
        self._pinged[table_id][ping.key] = ping.number
        # Discord answers with a message that is known already if the nonce is the same.
        others = [known for known in self._messages[table_id] if known.message.id != message.id]
        self._messages[table_id] = [*others, TurnPing(ping.key, ping.number, message)]

    def _ring_at(self, table_id: str, at: float | None) -> None:
        self.timeouts.set(table_id, at)
        if at is not None and (self._running is None or self._running.done()):
            self._running = asyncio.create_task(self.timeouts.run(), name="later pings")

    async def _ring(self, table_id: str) -> None:
        self._rung.add(table_id)
        self._changed(table_id)

    def forget(self, table_id: str) -> None:
        """Forget who was pinged and active at a table that is over, or that another process shows."""
        for kept in (self._pinged, self._messages, self._planned):
            kept.pop(table_id, None)
        self._rung.discard(table_id)
        self.timeouts.set(table_id, None)
        self._searched = {key for key in self._searched if key[0] != table_id}
        self._newest.pop(table_id, None)
        for key in [key for key in self._touched if key[0] == table_id]:
            del self._touched[key]


def _reason(session: Session, key: Key) -> PingReason | None:
    return next((reason for reason in reasons(session) if (reason.user_id, reason.kind) == key), None)


def _may_be_about(reason: PingReason, message_id: int) -> bool:
    """Return whether a message was sent since its question is open: pings at one post read the same."""
    spare_seconds = min(CLOCKS_SECONDS, AWAY_SECONDS)
    return discord.utils.snowflake_time(message_id).timestamp() >= reason.at - spare_seconds


def _is_still(session: Session, ping: DuePing) -> bool:
    """Return whether the reason of a ping holds now."""
    reason = _reason(session, ping.key)
    return reason is not None and number_of(reason, ping.member) == ping.number


def _link(session: Session, post: Post) -> str:
    return links.to_post(session.table.guild_id, post)


def _nonce(table_id: str, ping: DuePing) -> str:
    """Return what lets Discord recognize a ping that is sent again because its answer was lost."""
    question, is_half_gone, nudge = ping.number
    about = f"{ping.reason.kind[0]}{question}{'h' * is_half_gone}{nudge or ''}"
    return f"{table_id}/{ping.reason.user_id % 10**6}/{about}"


async def _delete(message: discord.PartialMessage) -> None:
    """Delete a ping. Raise what Discord answers if it may be deleted later."""
    try:
        await message.delete()
    except discord.HTTPException as error:
        if is_transient(error):
            raise
        log.info("a ping could not be deleted: %s", error)
