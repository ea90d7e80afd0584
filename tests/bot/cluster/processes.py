"""Processes of a cluster for tests: each with a clock that the test moves, on one database."""

from __future__ import annotations

from bot.cluster.homes import BecameLeader, ConnectionsChanged, ShardsGained, ShardsLost
from bot.cluster.shard_claims import ShardClaims
from data.postgres.cluster import PostgresClaims

CLAIM_SECONDS = 60.0
"""Longer than any test, so that claims expire only when the test says so."""


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Noted:
    """Notes what the claims tell."""

    def __init__(self) -> None:
        self.told: list[tuple[str, frozenset[int]]] = []

    def hear(self, claims: ShardClaims) -> None:
        news = claims.news
        news.hear(ShardsGained, lambda gained: self.told.append(("gained", gained.shards)))
        news.hear(ShardsLost, lambda lost: self.told.append(("lost", lost.shards)))
        news.hear(BecameLeader, lambda _: self.told.append(("leads", frozenset())))
        news.hear(ConnectionsChanged, lambda _: self.told.append(("connections", claims.connected_shards)))
        news.before_release(self._released)

    async def _released(self) -> None:
        self.told.append(("released", frozenset()))

    def claims_changed(self) -> None:
        self.told.append(("claims changed", frozenset()))


class Process(ShardClaims):
    """The claims of one process; the test calls each beat."""

    def __init__(self, url: str, name: str, *, shards: int = 4, claim_seconds: float = CLAIM_SECONDS) -> None:
        self.noted = Noted()
        self.time = Clock()
        self.store = PostgresClaims(url)
        super().__init__(
            self.store,
            name,
            claims_changed=self.noted.claims_changed,
            claim_seconds=claim_seconds,
            clock=self.time,
        )
        self.noted.hear(self)
        self.wanted_shards = shards


class Joined:
    """Makes processes, and closes their connections afterwards."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.processes: list[Process] = []

    async def join(self, name: str, *, shards: int = 4, claim_seconds: float = CLAIM_SECONDS) -> Process:
        process = Process(self.url, name, shards=shards, claim_seconds=claim_seconds)
        self.processes.append(process)
        await process.beat(may_take=False)
        return process

    async def close(self) -> None:
        for process in self.processes:
            await process.store.close()


def owners(*processes: Process) -> dict[int, list[str]]:
    """Return the processes that rely on each shard."""
    held: dict[int, list[str]] = {}
    for process in processes:
        for shard in process.held_shards:
            held.setdefault(shard, []).append(process.name)
    return held
