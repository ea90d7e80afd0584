"""What a process hears of the cluster: the shards that it takes or loses, and what other processes have changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.tasks import end
from data.errors import StoreError

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ShardsGained:
    """The process shows the servers of these shards from now on."""

    shards: frozenset[int]


@dataclass(frozen=True, slots=True)
class ShardsLost:
    """The process no longer shows the servers of these shards."""

    shards: frozenset[int]
    in_time: bool
    """Whether no other process shows them before `ClusterNews.released` has returned."""


@dataclass(frozen=True, slots=True)
class ConnectionsChanged:
    """Shards are no longer among those that stay connected."""


@dataclass(frozen=True, slots=True)
class BecameLeader:
    """The process does what is done once for all processes."""


@dataclass(frozen=True, slots=True)
class TableChangedElsewhere:
    """Another process has changed a table."""

    table_id: str
    guild_id: int


@dataclass(frozen=True, slots=True)
class ServerChanged:
    """Another process has changed the settings of a server."""

    guild_id: int


@dataclass(frozen=True, slots=True)
class MemberChanged:
    """Another process has changed the preferences of a member."""

    user_id: int


@dataclass(frozen=True, slots=True)
class MemberActive:
    """A member has pressed something at a table, at another process."""

    table_id: str
    user_id: int


@dataclass(frozen=True, slots=True)
class MemberForgotten:
    """A member was deleted, here or at another process: nothing in memory may name them."""

    user_id: int | None
    """None: members were deleted, and it is not known who."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """There are ratings to settle, and this process settles them."""


@dataclass(frozen=True, slots=True)
class EmojisUploaded:
    """The leader has uploaded emojis."""


@dataclass(frozen=True, slots=True)
class MayHaveMissed:
    """Changes of others may not have been heard."""


News = TypeVar("News")


class ClusterNews:
    """Tells everything to those who have asked for its kind, in the order in which they have asked."""

    def __init__(self) -> None:
        self._listeners: defaultdict[type, list[Callable[[Any], object]]] = defaultdict(list)
        self._senders: list[Callable[[], Awaitable[object]]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    def hear(self, kind: type[News], *listeners: Callable[[News], object]) -> None:
        """Tell listeners all news of a kind. They must return at once."""
        self._listeners[kind] += listeners

    def act_on(self, kind: type[News], work: Callable[[News], Awaitable[object]]) -> None:
        """Begin this work, which may take a while, at all news of a kind. What fails there is logged."""
        self.hear(kind, lambda news: self._begin(work, news))

    def tell(self, news: object) -> None:
        """Tell news to all who have asked for them."""
        for listener in self._listeners[type(news)]:
            listener(news)

    def before_release(self, sent: Callable[[], Awaitable[object]]) -> None:
        """Wait for this, too, before other processes may show lost shards: what was being sent is sent then."""
        self._senders.append(sent)

    async def released(self) -> None:
        """Return when everything is sent that was being sent to lost shards: last what was asked for first."""
        async with contextlib.AsyncExitStack() as stack:
            for sent in self._senders:
                stack.push_async_callback(sent)

    async def close(self) -> None:
        """Stop all work that has begun, and begin nothing more."""
        self._is_closed = True
        await end(*self._tasks)

    def _begin(self, work: Callable[[News], Awaitable[object]], news: News) -> None:
        if self._is_closed:
            return
        task = asyncio.create_task(_logged(work, news), name=f"{news}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(work: Callable[[News], Awaitable[object]], news: News) -> None:
    try:
        await work(news)
    except StoreError as error:
        log.warning("cannot act on %s: %s", type(news).__name__, error)
    except Exception:
        log.exception("cannot act on %s", type(news).__name__)
