"""Keeps messages equal to what they should show: one task for each does one thing after another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from functools import partial
from typing import Any, Generic, TypeVar

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused
from bot.tasks import end
from cogs.ui.discord_errors import FAILURES, is_transient
from cogs.ui.responses import UnansweredPresses

log = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
TRIES = 6
"""How often a failed update is tried before it waits for the next change; each wait is twice the last."""

END_SECONDS = 1.5
"""How long work that has begun may still take when its message is not shown any more."""

T = TypeVar("T")


class Outcome(Enum):
    """What an update has led to."""

    CURRENT = auto()
    """All is shown as it should be."""
    OVER = auto()
    """All is shown, and nothing will change any more; or another process shows it."""
    SOON = auto()
    """What was still to come may be there: it is to be looked at once more."""
    FAILED = auto()
    """It is to be tried again after a while."""


class LiveMessage(ABC):
    """A message, or a few that belong together, kept equal to what they should show.

    One thing is done after another: the work of presses first, then updates by a task of its own. However many changes
    there were since the last update, there is one, and it shows how things are by then.
    """

    def __init__(self, *, name: str, unanswered: UnansweredPresses) -> None:
        """``name`` is for the task and the log."""
        self.name = name
        self.guild_id: int | None = None
        """The server where it is shown, once that is known."""
        self._unanswered = unanswered
        self._turn = asyncio.Lock()
        """Held by what is being done. Presses that wait for it have it before the next update."""
        self._waiting = self._holds = 0
        """How many presses wait for their turn, and how many are being answered."""
        self._is_changed = self.is_ended = False
        self._pressed, self._asked, self._released = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._working: asyncio.Task[Any] | None = None
        self._updating: asyncio.Task[None] | None = None
        self.on_over: Callable[[], None] = lambda: None
        """Called when nothing is left to do for good."""

    @abstractmethod
    async def update(self) -> Outcome:
        """Show how things are now. Raise what Discord and the store answer: what is transient is tried again."""

    def changed(self) -> None:
        """Show soon how things are by then."""
        self._is_changed = True
        self._asked.set()
        if not self.is_ended and (self._updating is None or self._updating.done()):
            self._updating = asyncio.create_task(self._update(), name=self.name)

    async def do(self, work: Callable[[], Coroutine[Any, Any, T]], *, seconds: float | None = None) -> T:
        """Do the work of a press before the next update, and return what it returns. Raise what it raises.

        TimeoutError if it cannot be begun within these seconds; then it is not done. Refused when this has ended.
        """
        self._waiting += 1
        self._pressed.set()
        self._asked.set()
        try:
            async with asyncio.timeout(seconds):
                await self._turn.acquire()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._pressed.clear()
        if self.is_ended:
            self._turn.release()
            raise Refused(Reason.ONE_MOMENT)
        # It goes on when nobody waits for it any more.
        working: asyncio.Task[T] = asyncio.create_task(work(), name=self.name)
        self._working = working
        working.add_done_callback(self._worked)
        await asyncio.wait((working,))
        if working.cancelled():  # by the end
            raise Refused(Reason.ONE_MOMENT)
        return working.result()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let updates wait while a press is answered: what its work shows costs no call of its own then."""
        self._holds += 1
        self._released.clear()
        try:
            yield
        finally:
            self._holds -= 1
            if not self._holds:
                self._released.set()

    async def undisturbed(self, waiting: Coroutine[Any, Any, object], *, by_changes: bool = True) -> bool:
        """Wait during an update; return False as soon as a press wants something, or there is a change.

        Raise what the waiting raises.
        """
        disturbed = self._asked if by_changes else self._pressed
        tasks = [asyncio.create_task(waiting), asyncio.create_task(disturbed.wait())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
        for task in done:
            task.result()
        return not disturbed.is_set()

    async def unless_pressed(self, waiting: Coroutine[Any, Any, object]) -> bool:
        """Wait during an update; return False as soon as a press wants something. Raise what the waiting raises."""
        return await self.undisturbed(waiting, by_changes=False)

    @property
    def has_work(self) -> bool:
        """Whether a press waits for its work to be done."""
        return self._waiting > 0

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done or waits to be done."""
        is_updating = self._updating is not None and not self._updating.done()
        return not (is_updating or self._turn.locked())

    async def end(self) -> None:
        """Stop after the work that has begun, if it does not take long. What else was wanted is not done."""
        self.is_ended = True
        if self._working is not None:
            await asyncio.wait((self._working,), timeout=END_SECONDS)
        await end(*(task for task in (self._working, self._updating) if task is not None))

    def _worked(self, _: asyncio.Task[Any]) -> None:
        self._working = None
        self._turn.release()

    async def _update(self) -> None:
        failures, outcome = 0, Outcome.CURRENT
        while self._is_changed and not self.is_ended:
            if self._holds:
                await self._released.wait()
            await self._unanswered.wait()
            async with self._turn:
                is_first = not (self._holds or self._waiting)
                if is_first:
                    self._is_changed = False
                    self._asked.clear()
                    outcome = await self._outcome()
            if not is_first:
                await asyncio.sleep(0)  # a press that waits has its turn
                continue
            failures = failures + 1 if outcome is Outcome.FAILED else 0
            if outcome is Outcome.FAILED and failures < TRIES:
                self._is_changed = True
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(RETRY_SECONDS * 2 ** (failures - 1)):
                        await self._asked.wait()
                        failures = 0  # those before a change do not count
            elif outcome is Outcome.SOON:
                self._is_changed = True
            elif outcome is Outcome.OVER:
                async with self._turn:
                    pass  # the presses that wait come first
        if outcome is Outcome.OVER:
            self.on_over()

    async def _outcome(self) -> Outcome:
        try:
            return await self.update()
        except FAILURES as error:
            log.warning("%s could not be shown: %s", self.name, error)
            return Outcome.FAILED if is_transient(error) else Outcome.CURRENT
        except Exception:
            log.exception("%s could not be shown", self.name)
            return Outcome.CURRENT


K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=LiveMessage)


class LiveMessages(Generic[K, L]):
    """The live messages of one kind, by what they show. One is dropped when nothing is left to do for it."""

    def __init__(self, make: Callable[[K], L]) -> None:
        self._make = make
        self.live: dict[K, L] = {}
        self.dropped: Callable[[K], object] = lambda _: None
        """Called when something is no longer shown."""
        self._ending: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def of(self, key: K) -> L:
        """Return the live message of something, made where there is none yet."""
        live = self.live.get(key)
        if live is None:
            live = self.live[key] = self._make(key)
            live.on_over = partial(self._forget, key, live)
        return live

    def changed(self, key: K) -> None:
        """Show something as it is now, soon."""
        if not self._is_closed:
            self.of(key).changed()

    def drop(self, is_dropped: Callable[[L], bool]) -> None:
        """Stop some of them at once, apart from work that has begun."""
        for key, live in list(self.live.items()):
            if is_dropped(live):
                self._forget(key, live)
                task = asyncio.create_task(live.end(), name=f"end {live.name}")
                self._ending.add(task)
                task.add_done_callback(self._ending.discard)

    def drop_others(self, homes: Homes) -> None:
        """Stop showing what other processes show from now on."""
        self.drop(lambda live: live.guild_id is not None and not homes.is_home(live.guild_id))

    async def settled(self) -> None:
        """Return when all that were dropped have stopped."""
        if self._ending:
            await asyncio.wait(set(self._ending))

    async def close(self) -> None:
        """Stop all; what is not shown yet is shown after the next start."""
        self._is_closed = True
        await asyncio.gather(*(live.end() for live in self.live.values()))
        await self.settled()

    def _forget(self, key: K, live: L) -> None:
        if self.live.get(key) is live:
            del self.live[key]
            self.dropped(key)
