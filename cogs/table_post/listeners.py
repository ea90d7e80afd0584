"""Listens to changes of tables: passes them on, and finds what is new at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.errors import Refused
from bot.tables.service import ChangeListener, TableService
from bot.tables.session import Session
from cogs.ui.discord_errors import FAILURES
from cogs.ui.responses import UnansweredPresses

log = logging.getLogger(__name__)


class ChangeListeners:
    """Passes each change on to the posts, the hands and the spectators."""

    def __init__(self) -> None:
        self._listeners: tuple[ChangeListener, ...] = ()

    def show_on(self, *listeners: ChangeListener) -> None:
        """Pass changes on to these listeners from now on."""
        self._listeners = listeners

    def changed(self, table_id: str) -> None:
        """Tell that the table has changed."""
        for listener in self._listeners:
            listener.changed(table_id)


class NewsListener:
    """Finds what is new at each table, once the presses that wait have their answers."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        tell: Callable[[Session, int], Awaitable[None]],
        *,
        news: str,
    ) -> None:
        """``tell`` gets a table and the version up to which it was told; ``news`` names for the log what it tells."""
        self._client = client
        self._tables = tables
        self._tell = tell
        self._news = news
        self._told: dict[str, int] = {}
        """The version of each table up to which its moves are told."""
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table_id: str) -> None:
        """Look for something to tell."""
        task = asyncio.create_task(self._look(table_id), name=f"{self._news} {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin(self, session: Session) -> None:
        """Tell nothing that has happened until now at a table of which nothing was told yet."""
        self._told.setdefault(session.table.id, session.progress.version)

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, table_id: str) -> None:
        try:
            await UnansweredPresses.of(self._client).wait()
            if not await self._tables.is_shown_here(table_id):
                self._told.pop(table_id, None)
                return
            session = await self._tables.session(table_id)
            since = self._told.setdefault(table_id, session.table.shown)
            self._told[table_id] = session.progress.version
            if session.is_over:
                del self._told[table_id]
            await self._tell(session, since)
        except Refused:
            self._told.pop(table_id, None)
        except FAILURES as error:
            log.warning("%s of table %s could not be told: %s", self._news, table_id, error)
        except Exception:
            log.exception("cannot tell %s of table %s", self._news, table_id)
