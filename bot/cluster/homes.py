"""Which process is the home of a server: the one that shows its tables and runs their clocks."""

from __future__ import annotations

import asyncio

from bot.cluster.news import BecameLeader, ClusterNews, GameEnded, ShardsGained
from bot.errors import Reason, Refused


class Homes:
    """What the program asks before it shows something, and whom it tells what it has changed.

    This one is the home of every server and the leader: no other process uses the database. `Cluster` is for several.
    What tells others returns at once.
    """

    is_shared = False
    """Whether other processes may change the same tables."""

    def __init__(self) -> None:
        self.news = ClusterNews()

    @property
    def is_leader(self) -> bool:
        """Whether this process does what is done once for all processes."""
        return True

    @property
    def shards(self) -> int:
        """How many parts the servers are divided into."""
        return 1

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
        """Return whether this process acts on an interaction; another one may have received it too.

        Refused while the database does not answer.
        """
        return True

    def is_home(self, guild_id: int) -> bool:
        """Return whether this process shows the tables of a server now."""
        return True

    def check_home(self, guild_id: int) -> None:
        """Raise Refused unless this process shows the tables of a server now: its claim may have lapsed."""
        if not self.is_home(guild_id):
            raise Refused(Reason.ONE_MOMENT)

    def table_changed(self, table_id: str, guild_id: int) -> None:
        """Tell the home of a table, unless this process is it."""

    def server_changed(self, guild_id: int) -> None:
        """Tell all processes that the settings of a server have changed."""

    def member_changed(self, user_id: int) -> None:
        """Tell all processes that the preferences of a member have changed."""

    def member_active(self, table_id: str, user_id: int) -> None:
        """Tell all processes that a member is active at a table."""

    def emojis_changed(self) -> None:
        """Tell all processes that emojis of the application were uploaded."""

    def game_ended(self) -> None:
        """Have ratings settled, here or at the leader."""
        self.news.tell(GameEnded())

    async def forget_everywhere(self, user_id: int) -> None:
        """Return when no other live process remembers a member that was deleted. StoreError when that is not known."""

    async def reserve_identify(self, shard_id: int, max_concurrency: int) -> float:
        """Reserve the next time at which a shard may identify; return the seconds until then. May raise StoreError."""
        return 0.0

    async def before_request(self) -> None:
        """Wait for this process's part of the requests that Discord allows, and stop what it must not show any more."""

    async def start(self, shards: int) -> None:
        """Join the others, and return when this process has looked for shards; ``shards`` is the number wanted."""
        self.news.tell(ShardsGained(self.held_shards))
        self.news.tell(BecameLeader())

    async def outdated(self) -> None:
        """Return when a newer program has upgraded the database: this one must end."""
        await asyncio.Event().wait()

    async def hand_over(self) -> None:
        """Let the others take the shards over, and return when they are connected, or after a while."""

    async def close(self) -> None:
        """Leave, so that the others take the shards over at once."""


def shard_of(guild_id: int, shards: int) -> int:
    """Return the shard to which Discord sends the events of a server."""
    return (guild_id >> 22) % shards
