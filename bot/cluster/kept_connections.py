"""The connections to Discord that stay open without a claim, and the shards whose events two processes may receive."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

KEEP_SECONDS, KEEP_SECONDS_A_SHARD = 15.0, 6.0
"""The longest time that a process keeps handed-over shards connected: a part of it for each shard of the bot, since
Discord may let them identify only one after another."""
LATE_SECONDS = 15.0
"""The further time for which the next process expects that the one before it still receives events."""


class KeptConnections:
    """Knows which shards this process receives events of although it has no claim, and which ones it shares."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._kept_until: dict[int, float] = {}
        self._taken_at: dict[int, float] = {}

    @property
    def kept(self) -> frozenset[int]:
        """The shards without a claim whose connection stays open."""
        now = self._clock()
        return frozenset(shard for shard, until in self._kept_until.items() if now < until)

    @property
    def lapsed(self) -> frozenset[int]:
        """Kept shards whose claim was lost without a handover: it is not known who takes them."""
        return frozenset(shard for shard, until in self._kept_until.items() if until == math.inf)

    def keep_handed_over(self, shards: Iterable[int], *, shard_count: int) -> None:
        """Stay connected until the next process is, or for a while."""
        self._kept_until |= dict.fromkeys(shards, self._clock() + keep_seconds(shard_count))

    def keep_lost(self, shards: Iterable[int]) -> None:
        """Stay connected until another process has a claim: it is not known who takes these shards."""
        self._kept_until |= dict.fromkeys(shards, math.inf)

    def take(self, shards: Iterable[int]) -> None:
        """Note that this process has a claim again."""
        for shard in shards:
            self._kept_until.pop(shard, None)
            self._taken_at[shard] = self._clock()

    def close(self, shards: Iterable[int]) -> bool:
        """Do not stay connected any longer; return True if this process was."""
        closed = self._kept_until.keys() & set(shards)
        for shard in closed:
            del self._kept_until[shard]
        return bool(closed)

    def close_late(self) -> bool:
        """Close what was kept for long enough; return True if there was any."""
        return self.close(self._kept_until.keys() - self.kept)

    def are_shared(self, shard: int, *, shard_count: int) -> bool:
        """Return True if another process may receive the same events of a shard."""
        shared_until = self._taken_at.get(shard, -math.inf) + shared_seconds(shard_count)
        return shard in self._kept_until or self._clock() < shared_until


def keep_seconds(shards: int) -> float:
    """Return the longest time (seconds) a process keeps a handed-over shard connected."""
    return KEEP_SECONDS + KEEP_SECONDS_A_SHARD * shards


def shared_seconds(shards: int) -> float:
    """Return the time for which two processes may receive the same events of one shard."""
    return keep_seconds(shards) + LATE_SECONDS
