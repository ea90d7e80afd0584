"""Passes changes of tables on to what shows them, after the presses that made them have their answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from bot.tables.changes import ANYTHING, Kind, Listener, TableChanged, TableChanges
from bot.tasks import end
from cogs.ui.errors import FAILURES
from cogs.ui.responses import UnansweredPresses

log = logging.getLogger(__name__)


class ShownChanges:
    """The changes that are to be shown, each table's together until nobody waits for an answer.

    A table without a channel, in the direct messages of a forgotten member, is shown nowhere.
    """

    def __init__(self, changes: TableChanges, unanswered: UnansweredPresses) -> None:
        self._unanswered = unanswered
        self._listeners: list[tuple[Kind, Listener]] = []
        self._changed: dict[str, TableChanged] = {}
        """What is still to be passed on, by table, in order."""
        self._waiting: asyncio.Task[None] | None = None
        changes.hear(ANYTHING, self._add, everywhere=True)

    def show_on(self, kinds: Kind, listener: Listener) -> None:
        """Pass changes of these kinds on to a listener from now on."""
        self._listeners.append((kinds, listener))

    def stop(self) -> None:
        """Pass nothing on any more."""
        self._listeners.clear()

    def _add(self, change: TableChanged) -> None:
        if not change.table.channel_id:
            return
        self._changed[change.table.id] = change.after(self._changed.get(change.table.id))
        if not self._unanswered:
            self._pass_on()
        elif self._waiting is None or self._waiting.done():
            self._waiting = asyncio.create_task(self._pass_on_later(), name="changes")

    async def _pass_on_later(self) -> None:
        await self._unanswered.wait()
        self._pass_on()

    def _pass_on(self) -> None:
        changed, self._changed = self._changed, {}
        for change in changed.values():
            for kinds, listener in self._listeners:
                if kinds & change.kinds:
                    listener(change)


class Deliveries:
    """Messages that are being sent because of changes; one that fails is logged and harms no other."""

    def __init__(self, name: str) -> None:
        """``name`` is for tasks and the log."""
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, table_id: str, sending: Coroutine[None, None, None]) -> None:
        """Send what is told of a table, in a task of its own."""
        task = asyncio.create_task(self._send(table_id, sending), name=f"{self._name} {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop."""
        await end(*self._tasks)

    async def _send(self, table_id: str, sending: Coroutine[None, None, None]) -> None:
        try:
            await sending
        except FAILURES as error:
            log.warning("%s: new moves of table %s could not be told: %s", self._name, table_id, error)
        except Exception:
            log.exception("%s: new moves of table %s could not be told", self._name, table_id)
