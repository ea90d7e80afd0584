"""Keeps messages equal to what they should show: one task for each does one thing after another.

`ShownChanges` tells them of the changes of tables, after the presses that made the changes have their answers.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import Any, Generic, TypeVar

from bot.cluster.homes import Homes, ShardsLost
from bot.errors import Reason, Refused
from bot.tables.changes import ANYTHING, ChangeKind, Listener, TableChanged, TableChanges
from bot.tasks import end, retry_seconds, tell_each, wait_at_most
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.responses import UnansweredPresses

log = logging.getLogger(__name__)

RETRY_SECONDS, LONGEST_RETRY_SECONDS = 2.0, 300.0
"""How long an update waits at most after its first failure, and after many."""

PATIENCE_SECONDS = 1.0
"""How long an answer waits for an update that is under way; it has three seconds in all."""
END_SECONDS = 1.5
"""How long work that has begun may still take when its message is not shown any more."""

MOST_KEPT = 2_000
"""How many messages about tables of one kind are kept: each has its text and its drawing, some 20 KB."""
LOOKED_AT = 4
"""How many of the oldest are looked at when there are more."""

T = TypeVar("T")


class UpdateResult(Enum):
    """The result of an update."""

    IDLE = auto()
    """Nothing is to be done until the next change."""
    OVER = auto()
    """All is shown, and nothing will change any more; or another process shows it."""
    AGAIN = auto()
    """An image or a result may have arrived meanwhile: update again now."""
    FAILED = auto()
    """It is to be tried again after a while."""


@dataclass(slots=True)
class _Work:
    """The work of a press."""

    do: Callable[[], Awaitable[Any]]
    result: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    is_begun: asyncio.Event = field(default_factory=asyncio.Event)

    def refuse(self) -> None:
        """Do it no more."""
        self.is_begun.set()
        if not self.result.done():
            self.result.set_exception(Refused(Reason.ONE_MOMENT))


class LiveMessage(ABC):
    """A message, or a few that belong together, kept equal to what they should show.

    A task of its own does one thing after another: the work of presses first, then updates. However many changes
    there were since the last update, there is one, and it shows how things are by then.
    """

    def __init__(self, *, name: str, unanswered: UnansweredPresses) -> None:
        """``name`` is for the task and the log."""
        self.name = name
        self.guild_id: int | None = None
        """The server where it is shown, once that is known."""
        self._unanswered = unanswered
        self._work: deque[_Work] = deque()
        self._is_changed = False
        self._has_press_event = asyncio.Event()
        """Set while a press wants something."""
        self._has_news_event = asyncio.Event()
        """Set while a press wants something, or there is a change."""
        self._released = asyncio.Event()
        self._holds = 0
        self._is_working = self.is_ended = False
        self._task: asyncio.Task[None] | None = None
        self.on_over: Callable[[], None] = lambda: None
        """Called when nothing is left to do for good."""

    @abstractmethod
    async def update(self) -> UpdateResult:
        """Show how things are now. Raise what Discord and the store answer: what is transient is tried again.

        Refused when there is nothing to show here any more.
        """

    def changed(self) -> None:
        """Show soon how things are by then."""
        self._is_changed = True
        self._has_news_event.set()
        self._wake()

    async def do(self, work: Callable[[], Awaitable[T]], *, seconds: float | None = None) -> T:
        """Do the work of a press before the next update, and return its result. Raise its errors.

        TimeoutError if it cannot be begun within these seconds; then it is not done. Refused when this has ended.
        """
        if self.is_ended:
            raise Refused(Reason.ONE_MOMENT)
        queued = _Work(work)
        self._work.append(queued)
        self._has_press_event.set()
        self._has_news_event.set()
        self._wake()
        try:
            async with asyncio.timeout(seconds):
                await queued.is_begun.wait()
        except BaseException:
            if queued in self._work:
                self._work.remove(queued)
            raise
        result: T = await queued.result
        return result

    async def try_to(self, work: Callable[[], Awaitable[T]], *, seconds: float | None = None) -> T | None:
        """Do the work of a press as ``do`` does, and return its result; None if that is not possible now."""
        try:
            return await self.do(work, seconds=seconds)
        except (Refused, *FAILURES) as error:  # also what has taken too long
            log.warning("%s could not be shown by an answer: %s", self.name, error)
            return None

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
        disturbed = self._has_news_event if by_changes else self._has_press_event
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
        return bool(self._work)

    @property
    def is_held(self) -> bool:
        """Whether a press is being answered."""
        return self._holds > 0

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done or waits to be done."""
        return self._task is None or self._task.done()

    async def end(self) -> None:
        """Stop after the work that has begun, if it does not take long. What else was wanted is not done."""
        self.is_ended = True
        if self._task is None:
            return
        if self._is_working:
            await asyncio.wait((self._task,), timeout=END_SECONDS)
        await end(self._task)

    def _wake(self) -> None:
        if self.is_idle and not self.is_ended:
            self._task = asyncio.create_task(self._run(), name=self.name)

    async def _run(self) -> None:
        failures, outcome = 0, UpdateResult.IDLE
        try:
            while not self.is_ended:
                self._has_news_event.clear()
                self._has_press_event.clear()
                if self._work:
                    await self._begin(self._work.popleft())
                elif not self._is_changed:
                    break
                elif self._holds:
                    await self.unless_pressed(self._released.wait())
                elif not self._unanswered or await self.undisturbed(
                    self._unanswered.wait(), by_changes=False
                ):
                    self._is_changed = False
                    outcome = await self._outcome()
                    failures = failures + 1 if outcome is UpdateResult.FAILED else 0
                    if outcome is UpdateResult.FAILED:
                        wait_seconds = retry_seconds(
                            failures, first=RETRY_SECONDS, longest=LONGEST_RETRY_SECONDS
                        )
                        await wait_at_most(self._has_news_event, wait_seconds)
                        if self._has_news_event.is_set():
                            failures = 0  # those before a change do not count
                        self._is_changed = True
                    elif outcome is UpdateResult.AGAIN:
                        self._is_changed = True
        finally:
            for work in self._work if self.is_ended else ():
                work.refuse()
        if outcome is UpdateResult.OVER:
            self.on_over()

    async def _outcome(self) -> UpdateResult:
        try:
            return await self.update()
        except Refused as refused:  # there is no such thing, or another process shows it
            log.info("%s is not shown: %s", self.name, refused.reason)
            return UpdateResult.OVER
        except FAILURES as error:
            log.warning("%s could not be shown: %s", self.name, error)
            return UpdateResult.FAILED if is_transient(error) else UpdateResult.IDLE
        except Exception:
            log.exception("%s could not be shown", self.name)
            return UpdateResult.IDLE

    async def _begin(self, work: _Work) -> None:
        work.is_begun.set()
        self._is_working = True
        try:
            result = await work.do()
        except Exception as error:  # noqa: BLE001 - it is raised where the result is awaited
            if not work.result.done():
                work.result.set_exception(error)
        else:
            if not work.result.done():
                work.result.set_result(result)
        finally:
            self._is_working = False
            work.refuse()  # where the task was broken off


K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=LiveMessage)


class LiveMessages(Generic[K, L]):
    """The live messages of one kind, by what they show. One is dropped when nothing is left to do for it.

    Of more than ``most``, those that have been idle for longest are dropped too: they are made again, as after a start.
    """

    def __init__(self, make: Callable[[K], L], homes: Homes | None, *, most: int | None = None) -> None:
        """``homes`` knows which process shows a message. Without it each is shown where it was made."""
        self._make = make
        self._most = most
        self.live: dict[K, L] = {}
        """Those that were used last stand at the end."""
        self.is_planned: Callable[[K], bool] = lambda _: False
        """Returns True if one must stay for what is to be done later."""
        self.dropped: Callable[[K], object] = lambda _: None
        """Called when one was dropped."""
        self._ending: set[asyncio.Task[None]] = set()
        self._is_closed = False
        if homes is not None:
            homes.news.hear(ShardsLost, lambda _: self.drop_others(homes))
            homes.news.before_release(self.settled)

    def of(self, key: K) -> L:
        """Return the live message of something, made where there is none yet."""
        live = self.live.pop(key, None)
        if live is None:
            live = self._make(key)
            live.on_over = partial(self._forget, key, live)
        if self._most is not None:
            self._drop_idle(len(self.live) + 1 - self._most)
        self.live[key] = live
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

    def _drop_idle(self, excess: int) -> None:
        """Drop so many of the oldest that are idle; a few are looked at, and those in use count as used now."""
        for _ in range(LOOKED_AT):
            if excess <= 0:
                break
            key, live = next(iter(self.live.items()))
            if live.is_idle and not live.is_held and not self.is_planned(key):
                live.is_ended = True
                self._forget(key, live)
                excess -= 1
            else:
                self.live[key] = self.live.pop(key)

    def drop_others(self, homes: Homes) -> None:
        """Stop showing what other processes show from now on."""
        self.drop(lambda live: live.guild_id is not None and not homes.is_home(live.guild_id))

    async def settled(self) -> None:
        """Wait until all that were dropped have stopped."""
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


class ShownChanges:
    """The changes that are to be shown, each table's together until nobody waits for an answer.

    A table without a channel, in the direct messages of a forgotten member, is shown nowhere.
    """

    def __init__(self, changes: TableChanges, unanswered: UnansweredPresses) -> None:
        self._unanswered = unanswered
        self._listeners: list[tuple[ChangeKind, Listener]] = []
        self._changed: dict[str, TableChanged] = {}
        """The changes that are still to be passed on, by table, in order."""
        self._waiting: asyncio.Task[None] | None = None
        changes.hear(ANYTHING, self._add, everywhere=True)

    def show_on(self, kinds: ChangeKind, listener: Listener) -> None:
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
            tell_each([listener for kinds, listener in self._listeners if kinds & change.kinds], change)
