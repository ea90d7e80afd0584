"""Tells every listener that a table has changed, and those that follow its moves what is new."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.errors import Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.session_cache import ChangeListener
from bot.tasks import end
from cogs.ui.discord_errors import FAILURES
from cogs.ui.responses import UnansweredPresses

log = logging.getLogger(__name__)


class ChangeListeners:
    """Passes each change on to the posts, the hands and the spectators, after the presses have their answers."""

    def __init__(self, unanswered: UnansweredPresses) -> None:
        self._unanswered = unanswered
        self._listeners: tuple[ChangeListener, ...] = ()
        self._changed: dict[str, None] = {}
        """The tables whose change is still to be passed on, in order."""
        self._waiting: asyncio.Task[None] | None = None

    def show_on(self, *listeners: ChangeListener) -> None:
        """Pass changes on to these listeners from now on."""
        self._listeners = listeners

    def changed(self, table_id: str) -> None:
        """Tell that the table has changed."""
        self._changed[table_id] = None
        if not self._unanswered:
            self._pass_on()
        elif self._waiting is None or self._waiting.done():
            self._waiting = asyncio.create_task(self._pass_on_later(), name="changes")

    async def _pass_on_later(self) -> None:
        await self._unanswered.wait()
        self._pass_on()

    def _pass_on(self) -> None:
        changed, self._changed = self._changed, {}
        for table_id in changed:
            for listener in self._listeners:
                listener.changed(table_id)


class NewMoves:
    """Passes on the new moves at each table that is shown here, each once."""

    def __init__(
        self,
        tables: TableService,
        pass_on: Callable[[Session, int], Awaitable[None]],
        *,
        name: str,
    ) -> None:
        """``pass_on`` gets the session and the version since which its moves are new; ``name`` is for tasks and log."""
        self._tables = tables
        self._pass_on = pass_on
        self._name = name
        self._known: dict[str, int] = {}
        """The version of each table up to which its moves have been passed on."""
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table_id: str) -> None:
        """Look for new moves."""
        task = asyncio.create_task(self._look(table_id), name=f"{self._name} {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def begin(self, session: Session) -> None:
        """Take the moves so far as known, unless some have been passed on before."""
        self._known.setdefault(session.table.id, session.progress.version)

    async def close(self) -> None:
        """Stop."""
        await end(*self._tasks)

    async def _look(self, table_id: str) -> None:
        try:
            if not await self._tables.is_shown_here(table_id):
                self._known.pop(table_id, None)
                return
            session = await self._tables.session(table_id)
            since = self._known.setdefault(table_id, session.table.shown)
            self._known[table_id] = session.progress.version
            if session.is_over:
                del self._known[table_id]
            await self._pass_on(session, since)
        except Refused:
            self._known.pop(table_id, None)
        except FAILURES as error:
            log.warning("%s: new moves of table %s could not be told: %s", self._name, table_id, error)
        except Exception:
            log.exception("%s: new moves of table %s could not be told", self._name, table_id)
