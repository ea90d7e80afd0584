"""The running tasks of the event loop: finds them by name, ends them, and keeps one a key that tries again.

Nothing that fails in one part of the program stops another part.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, TypeAlias, TypeVar

from bot.errors import Refused, is_transient
from data.errors import StoreError

log = logging.getLogger(__name__)

AGAIN_SECONDS = 1.0
"""How long a task may take to clean up before it is cancelled once more."""
FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 1.0, 30.0
"""How long work waits at most after its first transient failure, and after many."""

AT_ONCE, AT_ONCE_SECONDS = 40, 1.0
"""How many things of many are shown together, and how long after them the next ones: Discord allows 50 requests a
second."""

Work: TypeAlias = Callable[[], Awaitable[object]]
T = TypeVar("T")
News = TypeVar("News")


def named(*names: str) -> set[asyncio.Task[Any]]:
    """Return the tasks whose names begin with one of these."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith(names)}


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks, again and again until they have ended: before Python 3.12, ``asyncio.wait_for`` may swallow it."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # or their failures would be logged once more


def tell_each(listeners: Iterable[Callable[[News], object]], news: News) -> None:
    """Call each listener with some news. An error of one is logged, and the others still hear the news."""
    for listener in listeners:
        try:
            listener(news)
        except Exception:
            log.exception("a listener has failed at %s", type(news).__name__)


async def wait_at_most(changed: asyncio.Event, seconds: float) -> None:
    """Wait until the event is set, or after so many seconds."""
    # Not `asyncio.wait_for`: on Python 3.11 it loses a cancellation that comes together with the event.
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await changed.wait()


def retry_seconds(failures: int, *, first: float, longest: float) -> float:
    """Return the time to wait after so many failures in a row: at most ``first``, then each time twice as long.

    While a service is away, much fails at once: the waits are spread so that not all is tried again at once.
    """
    most = min(first * 2.0 ** min(failures - 1, 16), longest)
    return most * random.uniform(0.5, 1.0)  # noqa: S311 - it keeps nothing secret


async def few_at_once(things: Iterable[T]) -> AsyncIterator[T]:
    """Yield things that each cause requests, with a pause after every few."""
    for number, thing in enumerate(things):
        if number and number % AT_ONCE == 0:
            await asyncio.sleep(AT_ONCE_SECONDS)
        yield thing


class KeyedTasks:
    """Background work, with one task for each key. A failure is logged and harms no other key.

    Work that is started while a task runs is done after it; it replaces work that waits to be tried again.
    """

    def __init__(
        self,
        name: str,
        *,
        failures: tuple[type[Exception], ...] = (StoreError,),
        is_transient: Callable[[BaseException], bool] = is_transient,
        longest_wait_seconds: float = LONGEST_WAIT_SECONDS,
    ) -> None:
        """``name`` is for tasks and the log. ``failures`` are no bugs of ours; the transient ones are tried again."""
        self.tasks: dict[str, asyncio.Task[None]] = {}
        """The running tasks, by key."""
        self._name = name
        self._failures = failures
        self._is_transient = is_transient
        self._longest_wait_seconds = longest_wait_seconds
        self._queued: dict[str, Work] = {}
        """The work that has not begun, by key."""
        self._woken: dict[str, asyncio.Event] = {}
        self._is_closed = False

    def start(self, key: str, work: Work) -> None:
        """Do work for a key soon; it replaces work that has not begun.

        The log has only the part before a slash: what follows may count moves that were made in secret.
        """
        if self._is_closed:
            return
        self._queued[key] = work
        self._woken.setdefault(key, asyncio.Event()).set()
        if key not in self.tasks:
            self.tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")

    async def close(self) -> None:
        """Stop in the middle, and start nothing more."""
        self._is_closed = True
        await end(*self.tasks.values())

    async def _run(self, key: str) -> None:
        failures, woken = 0, self._woken[key]
        try:
            while (work := self._queued.pop(key, None)) is not None:
                woken.clear()
                if await self._is_done(key, work):
                    failures = 0
                    continue
                failures += 1
                self._queued.setdefault(key, work)
                longest = self._longest_wait_seconds
                await wait_at_most(woken, retry_seconds(failures, first=FIRST_WAIT_SECONDS, longest=longest))
        finally:  # at once, and not in a callback: what comes later needs a task of its own
            del self.tasks[key], self._woken[key]

    async def _is_done(self, key: str, work: Work) -> bool:
        """Do something; return False if it is to be tried again."""
        about = key.partition("/")[0]
        try:
            await work()
        except Refused as refused:
            log.info("%s %s does not go on: %s", self._name, about, refused.reason)
        except self._failures as error:
            log.warning("%s %s failed: %s", self._name, about, error)
            return not self._is_transient(error)
        except Exception:
            log.exception("%s %s failed", self._name, about)
        return True
