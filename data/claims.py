"""The port of what several processes on one database agree on: claims, identify slots, and hints."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Standing:
    """What the database holds at one beat of a process."""

    processes: tuple[str, ...]
    """The processes that are alive, in the order in which they joined."""
    owners: Mapping[str, str]
    """The owner of each claim that has not expired, by key."""
    renewed: frozenset[str]
    """The keys of the process's own claims that were renewed."""
    shards: int
    """How many shards the bot has."""
    forgotten: int
    """How many members and servers were forgotten since the cluster began."""


class ClaimStore(Protocol):
    """Claims by key, each with an owner, an epoch and a time at which it expires, on the database's clock.

    At any time a key has at most one owner. Every call may raise StoreError.
    """

    async def beat(
        self, owner: str, claims: Mapping[str, int], *, seconds: float, forgotten: int, shards: int
    ) -> Standing:
        """Say that a process is alive, and renew its claims for so many seconds.

        ``claims`` are the epochs of its claims by key: a claim that has expired or has another epoch is not
        renewed. ``forgotten`` is how many forgotten members and servers the process has dropped from its memory.
        ``shards`` becomes the number of shards while nobody holds a shard.

        DatabaseIsNewer when a newer program has upgraded the database.
        """

    async def take(
        self, owner: str, keys: Sequence[str], *, seconds: float, shards: int
    ) -> Mapping[str, int]:
        """Take the keys that are free; return the epochs of those that the process holds now.

        Nothing is taken unless the bot still has this number of shards.
        """

    async def release(self, owner: str, claims: Mapping[str, int]) -> None:
        """Give claims back before they expire. A claim with another epoch stays."""

    async def leave(self, owner: str) -> None:
        """Give all claims of a process back; it is no longer counted."""

    async def reserve_identify(self, bucket: int, *, spacing_seconds: float) -> float:
        """Reserve the next time at which a shard of this bucket may identify; return the seconds until then."""

    async def forget(self) -> int:
        """Count one more forgotten member or server; return the number."""

    async def remembering(self, number: int) -> int:
        """Return how many live processes have not yet dropped what the first ``number`` forgotten ones left."""

    async def has_forgotten(self, owner: str, number: int) -> None:
        """Say that a process has dropped what the first ``number`` forgotten members and servers left."""

    async def close(self) -> None:
        """Release the connection."""


class HintChannel(Protocol):
    """Short texts from process to process. A text may be lost; it never says more than where to look."""

    can_listen: bool
    """Whether texts arrive here at all: some poolers of connections do not pass them on."""

    async def send(self, *texts: str) -> None:
        """Send texts to every process that listens, this one too. StoreError when that cannot be done."""

    def listen(self) -> AsyncIterator[str]:
        """Yield an empty text once it listens, then the texts that arrive. StoreError when the connection is lost."""

    async def close(self) -> None:
        """Release the connections."""
