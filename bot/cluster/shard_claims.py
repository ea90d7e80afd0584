"""Holds the claims of a process: its part of the shards, and the leader's claim if nobody else has it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from typing_extensions import override

from bot.cluster.homes import (
    BecameLeader,
    ConnectionsChanged,
    Homes,
    MemberForgotten,
    ShardsGained,
    ShardsLost,
    shard_of,
)
from bot.cluster.kept_connections import KeptConnections, shared_seconds
from bot.ops import metrics
from bot.tasks import wait_at_most
from data.errors import DatabaseIsNewer, StoreError
from data.postgres.cluster import ClusterState, PostgresClaims

log = logging.getLogger(__name__)

CLAIM_SECONDS = 10.0
"""How long a claim is valid after it was renewed."""
BEATS = 3.3
"""How often claims are renewed in that time."""
BEATS_AFTER_FAILURE = 20
"""How often they are renewed in that time while the database does not answer."""
ANSWER_PART = 0.35
"""The part of that time that the database has for the answer to a beat."""
SAFE_PART = 0.85
"""The part of that time in which a process still relies on a claim that it could not renew."""
SETTLE_SECONDS = 1.0
"""How long a process that has just joined waits for others to join before it takes shards."""
SEND_SECONDS = 3.0
"""How long what is being sent to the servers of a shard may take before the shard is handed over."""
LEADER = "leader"
SHARD = "shard:"


def elapsed_seconds() -> float:
    """Return seconds on a clock that cannot be set, and that goes on while the machine is suspended if possible."""
    boot_clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot_clock is None else time.clock_gettime(boot_clock)


@dataclass(frozen=True, slots=True)
class _Held:
    epoch: int
    safe_until: float
    """When this process stops relying on the claim, on its own clock."""


class ShardClaims(Homes):
    """Takes claims, renews them, hands surplus shards over, and gives up in time what it cannot renew."""

    is_shared = True

    def __init__(
        self,
        store: PostgresClaims,
        name: str,
        *,
        claims_changed: Callable[[], None],
        claim_seconds: float = CLAIM_SECONDS,
        settle_seconds: float = SETTLE_SECONDS,
        clock: Callable[[], float] = elapsed_seconds,
    ) -> None:
        """``name`` is this process's, and no other process ever has it.

        ``claims_changed`` is called when other processes can take or hand over claims; it must return at once.
        """
        super().__init__()
        self._store = store
        self.name = name
        self._claims_changed = claims_changed
        self._claim_seconds = claim_seconds
        self._settle_seconds = settle_seconds
        self._clock = clock
        self._held: dict[str, _Held] = {}
        self._given_up: dict[str, int] = {}
        """The epochs of claims that are no longer relied on and not released yet."""
        self.connections = KeptConnections(clock)
        self._answered_at = clock()
        """When this process last sent a beat that was answered, on its own clock."""
        self._awaited: frozenset[int] = frozenset()
        """Shards that nobody has claimed since the database was away: their processes are about to do that."""
        self._awaited_until = 0.0
        self.is_alone = True
        """Whether no other process was alive at the last answered beat."""
        self._others_until = 0.0
        """How long another process may still be connected: a process leaves before it closes its connections."""
        self._woken = asyncio.Event()
        self._taken = asyncio.Event()
        self._failure: str | None = None
        """Why the last beat was not answered, if it was not."""
        self.is_outdated = asyncio.Event()
        """Set when a newer program has upgraded the database."""
        self.wanted_shards = 1
        self.forgotten = 0
        """How many forgotten members and servers this process has dropped from its memory."""

    def holds(self, key: str) -> bool:
        """Return True if this process may rely on a claim now."""
        held = self._held.get(key)
        return held is not None and self._clock() < held.safe_until

    @property
    @override
    def is_leader(self) -> bool:
        return self.holds(LEADER)

    @override
    def is_home(self, guild_id: int) -> bool:
        return self.holds(f"{SHARD}{shard_of(guild_id, self.shards)}")

    @property
    def is_cut_off(self) -> bool:
        """Whether the database has not answered for so long that nothing may be decided here."""
        return self._clock() >= self._answered_at + self._claim_seconds * SAFE_PART

    @property
    @override
    def connected_shards(self) -> frozenset[int]:
        return frozenset(_shards_in(self._held)) | self.connections.kept

    def may_share(self, shard: int) -> bool:
        """Return True if another process may receive the same interactions of a shard."""
        is_with_others = self._clock() < self._others_until
        return is_with_others and self.connections.are_shared(shard, shard_count=self.shards)

    def connected_elsewhere(self, shard: int) -> None:
        """Close the connection of a shard that was kept open until now."""
        if self.connections.close({shard}):
            self.news.tell(ConnectionsChanged())
            self.wake()

    @property
    @override
    def held_shards(self) -> frozenset[int]:
        return frozenset(_shards_in(key for key in self._held if self.holds(key)))

    @override
    async def outdated(self) -> None:
        await self.is_outdated.wait()

    def wake(self) -> None:
        """Look at the claims at once: another process has given some back."""
        self._woken.set()

    async def taken(self) -> None:
        """Wait until this process has looked for claims once."""
        await self._taken.wait()

    async def run(self) -> None:
        """Renew and take claims until cancelled, or until a newer program has upgraded the database."""
        watch = asyncio.create_task(self._watch(), name="watch claims")
        try:
            self._answered_at = self._clock()  # what came before the first beat is no time without an answer
            await self._beat_safely(may_take=False)
            self._claims_changed()
            await asyncio.sleep(self._settle_seconds)
            while not self.is_outdated.is_set():
                self._woken.clear()
                has_answer = await self._beat_safely()
                # Soon after a failure: a new connection may still renew the claims in time.
                seconds = self._claim_seconds / (BEATS if has_answer else BEATS_AFTER_FAILURE)
                await wait_at_most(self._woken, seconds)
        finally:
            watch.cancel()

    def give_up_lapsed(self) -> bool:
        """Stop relying on claims that could not be renewed in time; return True if there were any."""
        now = self._clock()
        lapsed = {key for key, held in self._held.items() if held.safe_until <= now}
        if lapsed:
            metrics.CLAIMS_LOST.inc(len(lapsed))
            log.warning(
                "lost the claims of %s: they could not be renewed in %.1f seconds",
                ", ".join(sorted(lapsed)),
                self._claim_seconds * SAFE_PART,
            )
            self._drop(lapsed, in_time=False)
        return bool(lapsed)

    async def leave(self) -> None:
        """Give everything back, so that other processes need not wait. StoreError when that cannot be said."""
        self._drop(set(self._held), in_time=True)
        await self._store.leave(self.name)

    async def hand_over_all(self) -> None:
        """Let other processes take everything, and wait until they are connected. Call it after `run` has ended.

        It takes `keep_seconds` at most. StoreError when the claims cannot be given back.
        """
        self.connections.keep_handed_over(self.connections.kept, shard_count=self.shards)
        shards = self._held_keys()
        await self._hand_over(set(self._held))
        await self._store.leave(self.name)
        self._claims_changed()
        log.info("waiting until other processes are connected to %d shards", len(shards))
        while self.connections.kept:
            self._woken.clear()
            sent_at = self._clock()
            try:
                await self._store.has_forgotten(self.name, self.forgotten)
                self._answered_at = sent_at
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
            await wait_at_most(self._woken, self._claim_seconds / BEATS)

    async def beat(self, *, may_take: bool = True) -> None:
        """Renew the claims, hand over what is too much, and take what is free. StoreError when that fails."""
        self.give_up_lapsed()
        await self._release()
        sent_at = self._clock()
        mine = {key: held.epoch for key, held in self._held.items()}
        state = await self._store.beat(
            self.name, mine, seconds=self._claim_seconds, forgotten=self.forgotten, shards=self.wanted_shards
        )
        if self.is_cut_off:
            self._awaited, self._awaited_until = frozenset(range(state.shards)), sent_at + self._claim_seconds
        self._answered_at = sent_at
        owned = frozenset(_shards_in(state.owners))
        self._awaited = self._awaited - owned if sent_at < self._awaited_until else frozenset()
        self.is_alone = len(state.processes) == 1
        if not self.is_alone:
            self._others_until = sent_at + shared_seconds(state.shards)
        self._renew(mine, state, sent_at)
        if state.forgotten > self.forgotten:
            await self._catch_up_forgotten(state.forgotten)
        if state.shards != self.shards:
            await self._change_shards(state.shards)
        part = fair_share(state.processes, self.name, self.shards)
        surplus = sorted(self._held_keys())[part:]
        if surplus:
            log.info("handing over %d of %d shards", len(surplus), len(self._held_keys()))
            await self._hand_over(surplus)
        elif may_take:
            await self._take(state, part)
        self._close_others(state)
        if may_take and not self._taken.is_set():
            if part == 0:
                log.info("waits as a reserve: processes %d, shards %d", len(state.processes), self.shards)
            self._taken.set()

    async def _catch_up_forgotten(self, number: int) -> None:
        """Drop all members from memory: the hint that named the forgotten one is late or lost."""
        self.news.tell(MemberForgotten(None))
        self.forgotten = number
        await self._store.has_forgotten(self.name, number)

    def _held_keys(self) -> list[str]:
        return [key for key in self._held if key.startswith(SHARD)]

    def _renew(self, mine: dict[str, int], state: ClusterState, sent_at: float) -> None:
        """Rely on what was renewed for longer, and no longer on what was not."""
        until = sent_at + self._claim_seconds * SAFE_PART
        for key, epoch in mine.items():
            held = self._held.get(key)
            if held is not None and held.epoch == epoch and key in state.renewed:
                self._held[key] = _Held(epoch, until)
        refused = {key for key in mine if key in self._held and key not in state.renewed}
        if refused:
            metrics.CLAIMS_LOST.inc(len(refused))
            log.warning("lost the claims of %s to other processes", ", ".join(sorted(refused)))
            self._drop(refused, in_time=False)
        self.give_up_lapsed()

    async def _change_shards(self, shards: int) -> None:
        if surplus := self._held_keys():
            await self._hand_over(surplus)
        self.shards = shards
        self._close_all()
        if shards != self.wanted_shards:
            log.warning(
                "the running processes share %d shards, not %d: stop all of them to change the number",
                shards,
                self.wanted_shards,
            )

    def _close_all(self) -> None:
        if self.connections.close(self.connections.kept):
            self.news.tell(ConnectionsChanged())

    def _close_others(self, state: ClusterState) -> None:
        """Close the connections of shards that another process is known to have, unless they were handed over."""
        others = {shard for shard in self.connections.lapsed if f"{SHARD}{shard}" in state.owners}
        if self.connections.close(others) | self.connections.close_late():
            self.news.tell(ConnectionsChanged())

    async def _take(self, state: ClusterState, part: int) -> None:
        keys = [] if LEADER in state.owners else [LEADER]
        # Processes begin at different places, so that those that start together seldom want the same shard.
        first = state.processes.index(self.name) * part if self.name in state.processes else 0
        order = [(first + number) % self.shards for number in range(self.shards)]
        order.sort(key=lambda shard: shard not in self.connections.kept)
        awaited = self._awaited - self.connections.kept
        free = [
            key for shard in order if (key := f"{SHARD}{shard}") not in state.owners and shard not in awaited
        ]
        keys += free[: max(0, part - len(self._held_keys()))]
        if not keys:
            return
        sent_at = self._clock()
        epochs = await self._store.take(self.name, keys, seconds=self._claim_seconds, shards=self.shards)
        until = sent_at + self._claim_seconds * SAFE_PART
        self._held.update({key: _Held(epoch, until) for key, epoch in epochs.items()})
        gained = frozenset(_shards_in(epochs))
        if gained:
            log.info("took the shards %s of %d", _listed(gained), self.shards)
            self.connections.take(gained)
            self.news.tell(ShardsGained(gained))
        if LEADER in epochs:
            log.info("this process is the leader")
            self.news.tell(BecameLeader())
        if len(epochs) < len(keys):
            self._woken.set()  # another process was quicker: look what is left

    async def _hand_over(self, keys: Iterable[str]) -> None:
        """Stop showing the servers of shards and let other processes take them; stay connected until those are."""
        self._drop(set(keys), in_time=True)
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.news.released()
        except TimeoutError:
            log.warning("what is being sent is not finished in time")
        await self._release()

    def _drop(self, keys: set[str], *, in_time: bool) -> None:
        for key in keys:
            self._given_up[key] = self._held.pop(key).epoch
        if shards := frozenset(_shards_in(keys)):
            log.info("no longer shows the servers of the shards %s", _listed(shards))
            if in_time:
                self.connections.keep_handed_over(shards, shard_count=self.shards)
            else:
                self.connections.keep_lost(shards)
            self.news.tell(ShardsLost(shards, in_time=in_time))

    async def _release(self) -> None:
        if self._given_up:
            released = dict(self._given_up)
            await self._store.release(self.name, released)
            for key in released:
                self._given_up.pop(key, None)
            self._claims_changed()

    async def _beat_safely(self, *, may_take: bool = True) -> bool:
        """Return True if the database answered a beat."""
        try:
            async with asyncio.timeout(self._claim_seconds * ANSWER_PART):
                await self.beat(may_take=may_take)
        except DatabaseIsNewer as error:
            log.error("%s", error)
            self._drop(set(self._held), in_time=False)
            self._close_all()
            self.is_outdated.set()
        except (StoreError, TimeoutError) as error:
            # It may be away for long, and is tried twice a second.
            level = logging.DEBUG if str(error) == self._failure else logging.WARNING
            log.log(level, "cannot renew the claims: %s", str(error) or "the database does not answer")
            self._failure = str(error)
        except Exception:
            log.exception("cannot renew the claims")
        else:
            self._failure = None
            return True
        return False

    async def _watch(self) -> None:
        """Give claims up at their time, also while a renewal hangs."""
        while True:
            until = min((held.safe_until for held in self._held.values()), default=None)
            wait_seconds = self._claim_seconds if until is None else until - self._clock()
            await asyncio.sleep(min(max(wait_seconds, 0.0), self._claim_seconds / 10))
            self.give_up_lapsed()


def fair_share(processes: Sequence[str], name: str, shards: int) -> int:
    """Return the number of shards for a process; the processes that joined first hold what is left over."""
    if name not in processes:
        return 0
    part, rest = divmod(shards, len(processes))
    return part + (processes.index(name) < rest)


def _shards_in(keys: Iterable[str]) -> list[int]:
    return [int(key.removeprefix(SHARD)) for key in keys if key.startswith(SHARD)]


def _listed(shards: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(shards)))
