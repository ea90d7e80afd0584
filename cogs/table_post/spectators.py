"""Who watches which table, and how they are called at its turning points."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.errors import Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import LocaleResolver
from cogs.i18n.table_messages import TableMessages
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES

log = logging.getLogger(__name__)


CALLED_AT_ONCE = 50
"""So many spectators are called by one message, which holds 2,000 characters and may mention 100 members."""


class Spectators:
    """Calls spectators, by a message in the table's channel, when something big has happened there."""

    def __init__(self, client: discord.Client, tables: TableService, locales: LocaleResolver) -> None:
        self._client = client
        self._tables = tables
        self._locales = locales
        self._told: dict[str, int] = {}
        """Up to which move of a table its watchers know of the turning points."""
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table_id: str) -> None:
        """Look whether a turning point has come."""
        task = asyncio.create_task(self._look(table_id), name=f"watch {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def toggle(self, table_id: str, user_id: int) -> bool:
        """Let somebody watch, or no longer; whether he watches now. Refused when there is nothing to watch."""
        session = await self._tables.session(table_id)
        if session.is_over:
            raise Refused("table-over")
        watchers = await self._tables.watchers(table_id)
        is_on = user_id not in watchers
        await self._tables.set_watching(table_id, user_id, is_on=is_on)
        self._told.setdefault(table_id, session.progress.version)
        return is_on

    async def close(self) -> None:
        """Call nobody any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, table_id: str) -> None:
        try:
            session = await self._tables.session(table_id)
            since = self._told.setdefault(table_id, session.table.shown)
            self._told[table_id] = session.progress.version
            if session.is_over:
                del self._told[table_id]
            if self._has_turned(session, since):
                await self._call(session)
        except Refused:
            self._told.pop(table_id, None)
        except FAILURES as error:
            log.warning("the watchers of table %s could not be called: %s", table_id, error)

    def _has_turned(self, session: Session, since: int) -> bool:
        face = PRESENTERS[session.table.game]
        told = [told for told in session.progress.history if told.version > since]
        is_over = session.is_over and bool(told)
        return is_over or any(isinstance(event, face.turning_points) for one in told for event in one.events)

    async def _call(self, session: Session) -> None:
        row = session.table
        watchers = await self._tables.watchers(row.id)
        if not watchers or row.post is None:
            return
        say = TableMessages(self._locales.public(row.guild_id), row.seats)
        people = say.whos(range(len(row.seats)))
        channel = self._client.get_partial_messageable(row.post.channel_id)
        for first in range(0, len(watchers), CALLED_AT_ONCE):
            called = watchers[first : first + CALLED_AT_ONCE]
            who = say.all_of(f"<@{user_id}>" for user_id in called)
            text = say("watch-call", who=who, people=people, link=links.to_table(row))
            mentions = discord.AllowedMentions(users=[discord.Object(user_id) for user_id in called])
            await channel.send(text, allowed_mentions=mentions)
