"""Calls who is asked and is not looking: edits do not ping, so a short message does, until he acts."""

from __future__ import annotations

import logging
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.customs import Customs
from bot.session import Session
from cogs import links
from cogs.faces import FACES
from cogs.tongues import Tongues
from cogs.troubles import TROUBLES, passes
from data.rows import PostRow

log = logging.getLogger(__name__)

SLOW_SECONDS = 3600
"""In a game this slow who is asked is called once more when half of his time is gone."""
AWAY_SECONDS = 60.0
"""Who has touched the table within this time is looking at it."""


@dataclass(frozen=True, slots=True)
class Call:
    """A message that calls a member, and the question for which it calls him, as ``_asked`` counts them."""

    asked: int | None
    message: discord.PartialMessage


class Calls:
    """Remembers who touched which table when, and whom it has called."""

    def __init__(self, client: discord.Client, customs: Customs, tongues: Tongues) -> None:
        self._client = client
        self._customs = customs
        self._tongues = tongues
        self._touched: dict[tuple[str, int], float] = {}
        """When who touched which table last, the latest at the end; what is too long ago to matter is forgotten."""
        self._called: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._messages: defaultdict[str, dict[int, Call]] = defaultdict(dict)

    def touched(self, table_id: str, user_id: int) -> None:
        """The member is looking at the table."""
        now = time.time()
        self._touched.pop((table_id, user_id), None)
        self._touched[table_id, user_id] = now
        while next(iter(self._touched.values())) < now - AWAY_SECONDS:
            del self._touched[next(iter(self._touched))]

    async def due(self, session: Session) -> list[int]:
        """Who is to be called now: asked by the clock, not looking, wanting it, and not called for this yet.

        StoreError when it cannot be read who wants it.
        """
        since = time.time() - AWAY_SECONDS
        called = self._called.get(session.table.id, {})
        away = [
            user_id
            for user_id, number in self._asked(session).items()
            if called.get(user_id) != number and self._touched.get((session.table.id, user_id), 0.0) < since
        ]
        return [user_id for user_id in away if (await self._customs.member(user_id)).wants_pings]

    def mark(self, session: Session, user_ids: list[int]) -> None:
        """These have been called for what they are asked now, if they still are."""
        asked = self._asked(session)
        for user_id in user_ids:
            if user_id in asked:
                self._called[session.table.id][user_id] = asked[user_id]

    def take_up(self, session: Session, post: PostRow, found: Mapping[int, int]) -> None:
        """Whom an earlier life of the bot has called, and by which messages; what has been shown since ends a call."""
        channel, asked = self._client.get_partial_messageable(post.channel_id), self._asked(session)
        for user_id, message_id in found.items():
            number = asked.get(user_id)
            is_open = number is not None and number // 2 <= session.course.number_at(session.table.shown)
            message = channel.get_partial_message(message_id)
            self._messages[session.table.id][user_id] = Call(number if is_open else None, message)
            if is_open:
                self.mark(session, [user_id])

    async def update(self, session: Session, post: PostRow) -> bool:
        """Take away the calls of those who have acted, and those that lead to an older post; call those who are due.

        What stands before the post that is remembered would never be found by a next life of the bot. False when a
        call could not be sent and may go well a little later.
        """
        table_id = session.table.id
        asked, calls = self._asked(session), self._messages[table_id]
        for user_id in [
            user
            for user, call in calls.items()
            if user not in asked or call.asked != asked[user] or call.message.id < post.message_id
        ]:
            await self._take_away(calls.pop(user_id).message)
        are_sent = [await self._call(session, user_id, post) for user_id in await self.due(session)]
        if session.is_over:
            self._forget(table_id)
        return all(are_sent)

    async def _call(self, session: Session, user_id: int, post: PostRow) -> bool:
        """Call one member; False when it should be tried again."""
        table_id, asked = session.table.id, self._asked(session).get(user_id)
        words = self._tongues.public(session.table.guild_id)
        text = words("call", who=f"<@{user_id}>", link=links.to_post(session.table.guild_id, post))
        channel = self._client.get_partial_messageable(post.channel_id)
        if asked is None:
            return True  # he has acted meanwhile
        try:
            # By the nonce Discord knows a call again whose answer was lost, when it is tried once more.
            nonce = f"{table_id}/{user_id % 10**6}/{asked}"
            mentions = discord.AllowedMentions(users=True)
            sent = await channel.send(text, allowed_mentions=mentions, nonce=nonce)
        except TROUBLES as error:
            log.warning("a member could not be called to table %s: %s", table_id, error)
            return not passes(error)
        self._called[table_id][user_id] = asked
        self._messages[table_id][user_id] = Call(asked, channel.get_partial_message(sent.id))
        return True

    def _asked(self, session: Session) -> dict[int, int]:
        if session.is_over:
            return {}
        # By what everybody sees: who has chosen in secret must not show in who is called.
        called = FACES[session.table.game].called(session.course.view(None)) if session.life.runs else ()
        users = {seat.seat: seat.user_id for seat in session.table.seats if seat.away is None}
        is_second = session.is_late and session.life.seconds >= SLOW_SECONDS
        return {
            user_id: session.course.asked[seat].since * 2 + is_second
            for seat in called
            if (user_id := users[seat]) is not None and seat in session.course.asked
        }

    def _forget(self, table_id: str) -> None:
        self._messages.pop(table_id, None)
        self._called.pop(table_id, None)
        for key in [key for key in self._touched if key[0] == table_id]:
            del self._touched[key]

    async def _take_away(self, message: discord.PartialMessage) -> None:
        try:
            await message.delete()
        except TROUBLES as error:
            log.info("a call could not be taken away: %s", error)
