"""Calls who is asked and is not looking: edits do not ping, so a short message does, until he acts."""

from __future__ import annotations

import logging
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.session import Session
from cogs.faces import FACES
from cogs.words import Words
from data.rows import PostRow

log = logging.getLogger(__name__)

AWAY_SECONDS = 60.0
"""Who has touched the table within this time is looking at it."""


@dataclass(frozen=True, slots=True)
class Call:
    """A message that calls a member, and the version at which he was asked what it calls him for."""

    asked: int | None
    message: discord.PartialMessage


class Calls:
    """Remembers who touched which table when, and whom it has called."""

    def __init__(self, client: discord.Client, words: Words) -> None:
        self._client = client
        self._words = words
        self._touched: dict[tuple[str, int], float] = {}
        self._called: defaultdict[str, dict[int, int]] = defaultdict(dict)
        self._messages: defaultdict[str, dict[int, Call]] = defaultdict(dict)

    def touched(self, table_id: str, user_id: int) -> None:
        """The member is looking at the table."""
        self._touched[table_id, user_id] = time.time()

    def due(self, session: Session) -> list[int]:
        """Who is to be called now: asked by the clock, not looking, and not called for this question yet."""
        since = time.time() - AWAY_SECONDS
        called = self._called[session.table.id]
        return [
            user_id
            for user_id, version in self._asked(session).items()
            if called.get(user_id) != version and self._touched.get((session.table.id, user_id), 0.0) < since
        ]

    def mark(self, session: Session, user_ids: list[int]) -> None:
        """These have been called for what they are asked now, if they still are."""
        asked = self._asked(session)
        self._called[session.table.id].update(
            {user_id: asked[user_id] for user_id in user_ids if user_id in asked}
        )

    def take_up(self, session: Session, post: PostRow, found: Mapping[int, int]) -> None:
        """Whom an earlier life of the bot has called, and by which messages; what has been shown since ends a call."""
        channel, asked = self._client.get_partial_messageable(post.channel_id), self._asked(session)
        for user_id, message_id in found.items():
            version = asked.get(user_id)
            is_open = version is not None and version <= session.table.shown
            message = channel.get_partial_message(message_id)
            self._messages[session.table.id][user_id] = Call(version if is_open else None, message)
            if is_open:
                self.mark(session, [user_id])

    async def update(self, session: Session, post: PostRow) -> None:
        """Take away the calls of those who have acted, and call those who are due."""
        table_id = session.table.id
        asked, calls = self._asked(session), self._messages[table_id]
        for user_id in [
            user for user, call in calls.items() if user not in asked or call.asked != asked[user]
        ]:
            await self._take_away(calls.pop(user_id).message)
        for user_id in self.due(session):
            self.mark(session, [user_id])
            text = self._words("call", who=f"<@{user_id}>", link=link(session.table.guild_id, post))
            channel = self._client.get_partial_messageable(post.channel_id)
            sent = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=True))
            calls[user_id] = Call(self._called[table_id].get(user_id), channel.get_partial_message(sent.id))
        if session.is_over:
            self._forget(table_id)

    def _asked(self, session: Session) -> dict[int, int]:
        if session.is_over:
            return {}
        # By what everybody sees: who has chosen in secret must not show in who is called.
        called = FACES[session.table.game].called(session.course.view(None))
        users = {seat.seat: seat.user_id for seat in session.table.seats}
        return {
            user_id: session.course.asked[seat].version
            for seat in called
            if (user_id := users[seat]) is not None
        }

    def _forget(self, table_id: str) -> None:
        self._messages.pop(table_id, None)
        self._called.pop(table_id, None)
        for key in [key for key in self._touched if key[0] == table_id]:
            del self._touched[key]

    async def _take_away(self, message: discord.PartialMessage) -> None:
        try:
            await message.delete()
        except discord.HTTPException as error:
            log.info("a call could not be taken away: %s", error)


def link(guild_id: int, post: PostRow) -> str:
    """The address of a table's post."""
    return f"https://discord.com/channels/{guild_id}/{post.channel_id}/{post.message_id}"
