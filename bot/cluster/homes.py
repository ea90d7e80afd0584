"""The view that a process has of its cluster: which servers it is the home of, and events from other processes.

The home of a server shows its tables and runs their clocks.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any, TypeVar

from bot.errors import Reason, Refused
from bot.tasks import KeyedTasks, tell_each


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

    guild_id: int
    table_id: str


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
        self._work = KeyedTasks("news")
        self._kinds_of_work = count(1)

    def hear(self, kind: type[News], *listeners: Callable[[News], object]) -> None:
        """Tell listeners all news of a kind. They must return at once."""
        self._listeners[kind] += listeners

    def act_on(self, kind: type[News], work: Callable[[News], Awaitable[object]]) -> None:
        """Begin this work, which may take a while, at all news of a kind. What fails there is logged.

        Work that the same news asks for again while it is being done is done once more after it.
        """
        number = next(self._kinds_of_work)
        self.hear(
            kind, lambda news: self._work.start(f"{kind.__name__}/{number}/{news}", partial(work, news))
        )

    def tell(self, news: object) -> None:
        """Tell news to all who have asked for them."""
        tell_each(self._listeners[type(news)], news)

    def before_release(self, sent: Callable[[], Awaitable[object]]) -> None:
        """Also await ``sent`` before lost shards are released."""
        self._senders.append(sent)

    async def released(self) -> None:
        """Wait until all requests to lost shards are sent; the last listener comes first."""
        async with contextlib.AsyncExitStack() as stack:
            for sent in self._senders:
                stack.push_async_callback(sent)

    async def close(self) -> None:
        """Stop all work that has begun, and begin nothing more."""
        await self._work.close()


class Homes:
    """Says for which servers this process is responsible, and tells other processes what it has changed.

    This one is the home of every server and the leader: no other process uses the database. `ShardClaims` and `Cluster`
    are for several. Methods that tell others return at once.
    """

    is_shared = False
    """Whether other processes may change the same tables."""
    shards = 1
    """How many parts the servers are divided into."""

    def __init__(self) -> None:
        self.news = ClusterNews()

    @property
    def is_leader(self) -> bool:
        """Whether this process does what is done once for all processes."""
        return True

    @property
    def held_shards(self) -> frozenset[int]:
        """The parts of this process; where there is only one, a single part, however many connections Discord wants."""
        return frozenset({0})

    @property
    def connected_shards(self) -> frozenset[int]:
        """The held shards, and those whose connection stays open until another process is connected."""
        return self.held_shards

    def shard_ready(self, shard_id: int) -> None:
        """Tell the process that had a shard before that this one is connected to it."""

    async def takes(self, press_id: int, guild_id: int) -> bool:
        """Return True if this process acts on an interaction, and no other one. Refused while the database is away."""
        return True

    def is_home(self, guild_id: int) -> bool:
        """Return True if this process shows the tables of a server now."""
        return True

    def check_home(self, guild_id: int) -> None:
        """Raise Refused unless this process shows the tables of a server now: its claim may have lapsed."""
        if self.is_shared and not self.is_home(guild_id):
            raise Refused(Reason.ONE_MOMENT)

    def tell_others(self, news: object) -> None:
        """Tell all other processes of a change that was made here."""

    def game_ended(self) -> None:
        """Have ratings settled, here or at the leader."""
        self.news.tell(GameEnded())

    async def forget_everywhere(self, user_id: int) -> None:
        """Wait until no other live process remembers a member that was deleted. StoreError when that is not known."""

    async def reserve_identify(self, shard_id: int, max_concurrency: int) -> float:
        """Reserve the next time at which a shard may identify; return the seconds until then. May raise StoreError."""
        return 0.0

    async def before_request(self) -> None:
        """Wait for this process's part of the requests that Discord allows, and stop what it must not show any more."""

    async def start(self, shards: int) -> None:
        """Join the others, and wait until this process has looked for shards; ``shards`` is the number wanted."""
        self.news.tell(ShardsGained(self.held_shards))
        self.news.tell(BecameLeader())

    async def outdated(self) -> None:
        """Wait until a newer program has upgraded the database: this one must end."""
        await asyncio.Event().wait()

    async def hand_over(self) -> None:
        """Let the others take the shards over, and wait until they are connected, or after a while."""

    async def close(self) -> None:
        """Leave, so that the others take the shards over at once."""


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard to which Discord sends the events of a server."""
    return (guild_id >> 22) % shards
