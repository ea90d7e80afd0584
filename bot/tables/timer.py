"""The deadlines of tables: calls back for each table at its deadline, with one task for all tables."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from bot.tasks import end, wait_at_most
from data.errors import StoreError

log = logging.getLogger(__name__)

RETRY_SECONDS = 60.0
"""The time after which a callback that has failed is called again."""
LONGEST_SLEEP_SECONDS = 60.0
"""The wall clock is read at least this often: it may be set, and a suspended machine does not count its sleep."""
MOST_AT_ONCE = 16
"""The number of callbacks that run at the same time: after a long failure thousands of deadlines have passed."""
SPARE = 100
"""How many outdated deadlines are kept however few tables there are."""


class Timer:
    """Holds one deadline for each table. Callbacks may be slow: a few run at the same time."""

    def __init__(self, expired: Callable[[str], Awaitable[None]], now: Callable[[], float]) -> None:
        """``expired`` is called with the id of a table whose deadline has passed."""
        self._expired = expired
        self._now = now
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []
        self._changed = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    async def close(self) -> None:
        """Cancel running callbacks; unstored work is lost."""
        await end(*self._running)

    def set(self, table_id: str, due_at: float | None) -> None:
        """Set or replace the deadline of a table, in epoch seconds; None removes it."""
        if self._due.get(table_id) == due_at:
            return
        if due_at is None:
            self._due.pop(table_id, None)
            return
        self._due[table_id] = due_at
        if len(self._heap) > 2 * len(self._due) + SPARE:
            # Each move leaves a deadline behind that no longer holds, and with a slow clock it is days away.
            self._heap = [(due_at, table_id) for table_id, due_at in self._due.items()]
            heapq.heapify(self._heap)
        else:
            heapq.heappush(self._heap, (due_at, table_id))
        # Otherwise an earlier deadline, outdated or not, ends the sleep in time.
        if self._heap[0] == (due_at, table_id):
            self._changed.set()

    def is_set(self, table_id: str) -> bool:
        """Return True if a table has a deadline."""
        return table_id in self._due

    async def run(self) -> None:
        """Call back at each deadline until cancelled."""
        while True:
            self._changed.clear()
            wait = self.run_due()
            wait = LONGEST_SLEEP_SECONDS if wait is None else min(wait, LONGEST_SLEEP_SECONDS)
            await wait_at_most(self._changed, wait)

    def run_due(self) -> float | None:
        """Call back for every deadline that has passed. Return the seconds until the next one, if there is one."""
        while self._heap:
            due_at, table_id = self._heap[0]
            if self._due.get(table_id) != due_at:
                heapq.heappop(self._heap)
            elif due_at > self._now():
                return due_at - self._now()
            else:
                heapq.heappop(self._heap)
                del self._due[table_id]
                self._start(table_id)
        return None

    def _start(self, table_id: str) -> None:
        task = asyncio.ensure_future(self._call_safely(table_id))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _call_safely(self, table_id: str) -> None:
        try:
            async with self._places:
                await self._expired(table_id)
        except StoreError as error:
            log.warning("the clock could not advance table %s: %s", table_id, error)
            self.set(table_id, self._now() + RETRY_SECONDS)
        except Exception:
            log.exception("the clock could not advance table %s", table_id)
            self.set(table_id, self._now() + RETRY_SECONDS)
