"""Pings players who must act and are not looking: edits do not ping, so a short message does, until they act."""

from __future__ import annotations

import logging
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.preferences import Preferences
from bot.tables.session import Session
from bot.tables.table import Post
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.messages import LOCALES, Messages
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES, is_transient

log = logging.getLogger(__name__)

FoundPing: TypeAlias = tuple[int, int, int]
"""A ping in a channel: the member, the channel's id and the message's id."""

SLOW_SECONDS = 3600
"""In a game this slow, a player is pinged once more when half of their time is gone."""
AWAY_SECONDS = 60.0
"""A player who was active at the table within this time is not pinged."""


@dataclass(frozen=True, slots=True)
class TurnPing:
    """A message that pings a member."""

    user_id: int
    asked: int | None
    """The question that the member is pinged for, as ``_asked`` numbers them; None when it is answered."""
    message: discord.PartialMessage


def is_ping(content: str, user_id: int, link: str) -> bool:
    """Return whether this text pings a member to the post at this address, in any language."""
    who = f"<@{user_id}>"
    return any(Messages.spoken_by(locale)("call", who=who, link=link) == content for locale in LOCALES)


class TurnPings:
    """Remembers who was active at which table when, and who has been pinged."""

    def __init__(self, client: discord.Client, preferences: Preferences, locales: LocaleResolver) -> None:
        self._client = client
        self._preferences = preferences
        self._locales = locales
        self._touched: dict[tuple[str, int], float] = {}
        """When each member was last active at a table, the latest at the end; older times than matter are dropped."""
        self._pinged: defaultdict[str, dict[int, int]] = defaultdict(dict)
        """For each table, the members who were pinged, and for which question."""
        self._messages: defaultdict[str, list[TurnPing]] = defaultdict(list)
        """The pings of each table that are still in its channel."""
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

    async def due(self, session: Session) -> list[int]:
        """Return the members to ping: they must act, are not active, want pings, and were not pinged for this yet.

        Raise StoreError if their preferences cannot be read.
        """
        since = time.time() - AWAY_SECONDS
        pinged = self._pinged.get(session.table.id, {})
        away = [
            user_id
            for user_id, number in self._asked(session).items()
            if pinged.get(user_id) != number and self._touched.get((session.table.id, user_id), 0.0) < since
        ]
        return [user_id for user_id in away if (await self._preferences.member(user_id)).wants_pings]

    def mark(self, session: Session, user_ids: list[int]) -> None:
        """Note that these members were pinged for their current questions."""
        asked = self._asked(session)
        for user_id in user_ids:
            if user_id in asked:
                self._pinged[session.table.id][user_id] = asked[user_id]

    def take_up(self, session: Session | None, table_id: str, found: Iterable[FoundPing]) -> None:
        """Remember the pings that an earlier run of the bot sent; a question asked later needs a ping of its own."""
        asked = {} if session is None else self._asked(session)
        known = {ping.message.id for ping in self._messages[table_id]}
        for user_id, channel_id, message_id in found:
            if message_id in known:
                continue
            number = asked.get(user_id)
            is_open = (
                session is not None
                and number is not None
                and number // 2 <= session.progress.number_at(session.table.shown)
            )
            message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
            self._messages[table_id].append(TurnPing(user_id, number if is_open else None, message))
            if session is not None and is_open:
                self.mark(session, [user_id])

    async def update(self, table_id: str, session: Session | None, post: Post) -> bool:
        """Ping the players who are due, then delete the pings that are answered or link to an older post.

        Call this before the post is stored: after a restart, the bot looks for pings newer than the stored post.
        ``session`` is None for a table that cannot be played.

        Return False when it is not known whether a ping was sent: the caller looks for it and retries.
        Raise what Discord answers when a ping could not be deleted now and may be deleted later.
        """
        due = [] if session is None else await self.due(session)
        are_sent = [session is None or await self._is_sent(session, user_id, post) for user_id in due]
        # A player may act, or the game may end, while a message is sent or deleted: look at the table each time.
        while (ping := self._answered(table_id, session, post)) is not None:
            await _delete(ping.message)
            self._messages[table_id].remove(ping)
        if not self._messages.get(table_id):
            self._messages.pop(table_id, None)
            if session is not None and session.is_over:
                self.forget(table_id)
        return all(are_sent)

    def _answered(self, table_id: str, session: Session | None, post: Post) -> TurnPing | None:
        """Return a ping that is to be deleted, if there is one."""
        pings = self._messages.get(table_id, ())
        asked = self._asked(session) if session is not None and pings else {}
        for ping in pings:
            is_open = ping.asked is not None and ping.asked == asked.get(ping.user_id)
            if not is_open or ping.message.id < post.message_id:
                return ping
        return None

    async def _is_sent(self, session: Session, user_id: int, post: Post) -> bool:
        """Ping one member; return False if it is to be tried again."""
        table_id, asked = session.table.id, self._asked(session).get(user_id)
        messages = self._locales.public(session.table.guild_id)
        text = messages("call", who=f"<@{user_id}>", link=links.to_post(session.table.guild_id, post))
        channel = self._client.get_partial_messageable(post.channel_id)
        if asked is None:
            return True  # they have acted meanwhile
        try:
            # By the nonce, Discord recognizes a ping that is sent again because its answer was lost.
            nonce = f"{table_id}/{user_id % 10**6}/{asked}"
            mentions = discord.AllowedMentions(users=True)
            sent = await channel.send(text, allowed_mentions=mentions, nonce=nonce)
        except FAILURES as error:
            log.warning("a member could not be pinged to table %s: %s", table_id, error)
            return not is_transient(error)
        self.sent(table_id, sent.id)
        self._pinged[table_id][user_id] = asked
        self._messages[table_id].append(TurnPing(user_id, asked, channel.get_partial_message(sent.id)))
        return True

    def _asked(self, session: Session) -> dict[int, int]:
        """Return the members who must act, and a number for each one's question."""
        if session.is_over:
            return {}
        # By what everybody sees: pings must not show who has chosen in secret.
        presenter = PRESENTERS[session.table.game]
        pinged = presenter.called(session.progress.public_view()) if session.status.runs else ()
        # Nobody is pinged for seats that a house player or a stand-in plays.
        users = {seat.seat: seat.user_id for seat in session.table.seats if seat.away is None}
        is_second = session.status.seconds >= SLOW_SECONDS and session.is_late
        return {
            user_id: session.progress.asked[seat].since * 2 + is_second
            for seat in pinged
            if (user_id := users.get(seat)) is not None and seat in session.progress.asked
        }

    def forget(self, table_id: str) -> None:
        """Forget who was pinged and active at a table that is over, or that another process shows."""
        self._pinged.pop(table_id, None)
        self._messages.pop(table_id, None)
        self._newest.pop(table_id, None)
        for key in [key for key in self._touched if key[0] == table_id]:
            del self._touched[key]


async def _delete(message: discord.PartialMessage) -> None:
    """Delete a ping. Raise what Discord answers if it may be deleted later."""
    try:
        await message.delete()
    except discord.HTTPException as error:
        if is_transient(error):
            raise
        log.info("a ping could not be deleted: %s", error)
