"""One process among several on one database: which servers it shows, and what it tells the others."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Callable
from functools import partial

from typing_extensions import override

from bot.cluster.hints import HEARTBEAT_SECONDS, Hint, HintKind, Hints, hint_of, news_of
from bot.cluster.homes import GameEnded, MayHaveMissed, MemberForgotten, shard_of
from bot.cluster.shard_claims import CLAIM_SECONDS, SETTLE_SECONDS, ShardClaims, elapsed_seconds
from bot.errors import Reason, Refused
from bot.rest import RestShare
from bot.tasks import KeyedTasks, end
from data.errors import StoreError
from data.postgres.cluster import PostgresClaims, PostgresHints

log = logging.getLogger(__name__)

IDENTIFY_SECONDS = 5.2
"""The time between two shards of a bucket that identify: Discord wants 5 seconds between their arrivals."""
REQUESTS_EACH_SECOND = 48.0
"""How many requests all processes together send; Discord allows 50."""
LEAST_REQUESTS_EACH_SECOND = 1.0
"""The rate of a process without shards, such as a leader."""
TAKE_SECONDS = 1.5
"""How long an interaction waits for the database to say which process acts on it."""
ASK_SECONDS = 0.05
"""How often a process asks whether all others have forgotten a member."""
REMINDER_SECONDS = 50.0
"""How often a process looks again at what others may have changed: hints may be lost."""
RATINGS_SECONDS = 2.0
"""How often the leader looks for games to settle, for the same reason."""
LEAVE_SECONDS = 3.0
"""How long a process that stops tries to give its claims back."""


class Cluster(ShardClaims):
    """A process that shares the database with others."""

    def __init__(
        self,
        store: PostgresClaims,
        channel: PostgresHints,
        *,
        claim_seconds: float = CLAIM_SECONDS,
        settle_seconds: float = SETTLE_SECONDS,
        heartbeat_seconds: float = HEARTBEAT_SECONDS,
        identify_seconds: float = IDENTIFY_SECONDS,
        clock: Callable[[], float] = elapsed_seconds,
        limits_requests: bool = True,
    ) -> None:
        """``limits_requests`` keeps all processes together within Discord's limit of requests; a proxy may do that."""
        super().__init__(
            store,
            new_name(),
            claims_changed=lambda: self.hints.tell(HintKind.CLAIMS),
            claim_seconds=claim_seconds,
            settle_seconds=settle_seconds,
            clock=clock,
        )
        self._channel = channel
        self.hints = Hints(
            channel, self.name, heard=self._heard, missed=self._missed, heartbeat_seconds=heartbeat_seconds
        )
        self._identify_seconds = identify_seconds
        self._share = RestShare(self._requests_each_second) if limits_requests else None
        self._tasks: list[asyncio.Task[None]] = []
        self._forgetting = KeyedTasks("forgetting")

    @override
    async def start(self, shards: int) -> None:
        self.wanted_shards = shards
        self._tasks = [
            asyncio.create_task(self.hints.run(), name="hints"),
            asyncio.create_task(self.run(), name="claims"),
            asyncio.create_task(self._remind(), name="reminder"),
            asyncio.create_task(self._settle(), name="ratings"),
        ]
        await self.taken()

    @override
    async def hand_over(self) -> None:
        if not self._tasks or self.is_alone or self.is_outdated.is_set():
            return
        await end(*self._tasks[1:])  # it goes on hearing the others
        try:
            await self.hand_over_all()
        except StoreError as error:
            log.warning("the claims expire by themselves, they could not be given back: %s", error)

    @override
    async def close(self) -> None:
        await end(*self._tasks)
        await self._forgetting.close()
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                if self._tasks:
                    await self.leave()
                    self.hints.tell(HintKind.CLAIMS)
                    await self.hints.flush()
        except (StoreError, TimeoutError) as error:
            log.warning("the claims expire by themselves, they could not be given back: %s", error)
        finally:
            await self._store.close()
            await self._channel.close()

    # What the program asks and tells.

    @override
    def shard_ready(self, shard_id: int) -> None:
        self.hints.tell(HintKind.CONNECTED, shard_id)

    @override
    async def takes(self, press_id: int, guild_id: int) -> bool:
        if self.is_cut_off:
            raise Refused(Reason.DATABASE_AWAY)
        shard = shard_of(guild_id, self.shards)
        if shard not in self.connected_shards:
            return False  # another process has taken the shard and is connected
        if not self.may_share(shard):
            return True
        try:
            async with asyncio.timeout(TAKE_SECONDS):
                return await self._store.take_press(self.name, press_id, shards=self.shards)
        except (StoreError, TimeoutError) as error:
            log.warning("it is not known whether another process acts on an interaction: %s", error)
            raise Refused(Reason.DATABASE_AWAY) from error

    @override
    def tell_others(self, news: object) -> None:
        self.hints.tell(*hint_of(news))

    @override
    async def reserve_identify(self, shard_id: int, max_concurrency: int) -> float:
        bucket = shard_id % max_concurrency
        return await self._store.reserve_identify(bucket, spacing_seconds=self._identify_seconds)

    @override
    async def before_request(self) -> None:
        if self._share is not None:
            await self._share.turn()
        if self.give_up_lapsed():
            await asyncio.sleep(0)  # this very request may have been cancelled

    @override
    def game_ended(self) -> None:
        if self.is_leader:
            self.news.tell(GameEnded())
        else:
            self.tell_others(GameEnded())

    @override
    async def forget_everywhere(self, user_id: int) -> None:
        """Wait until no live process remembers a member that was deleted. StoreError when that is not known.

        A process that misses the hint drops everything that names members at its next beat. One that is dead is
        not waited for when its claims have expired.
        """
        number = await self._store.forget()
        self.hints.tell(HintKind.FORGOTTEN, user_id, number)
        await self.hints.flush()
        await self._forget(user_id, number)
        while await self._store.remembering(number):  # noqa: ASYNC110 - the event happens in other processes
            await asyncio.sleep(ASK_SECONDS)

    async def _remind(self) -> None:
        """Look at everything again from time to time, for a hint may be lost though others are heard."""
        while True:
            await asyncio.sleep(REMINDER_SECONDS)
            self.news.tell(MayHaveMissed())

    async def _settle(self) -> None:
        """Look for games to settle more often, for the same reason."""
        while True:
            await asyncio.sleep(RATINGS_SECONDS)
            if self.is_leader:
                self.news.tell(GameEnded())

    def _requests_each_second(self) -> float:
        part = len(self.held_shards) / self.shards
        return max(REQUESTS_EACH_SECOND * part, LEAST_REQUESTS_EACH_SECOND)

    def _heard(self, hint: Hint) -> None:
        """Act on a hint; one of a newer program is ignored."""
        match hint:
            case (HintKind.FORGOTTEN, user_id, number):
                self._forgetting.start(number, partial(self._forget, int(user_id), int(number)))
            case (HintKind.CLAIMS,):
                self.wake()
            case (HintKind.CONNECTED, shard):
                self.connected_elsewhere(int(shard))
            case _:
                news = news_of(hint)
                if news is not None and (self.is_leader or not isinstance(news, GameEnded)):
                    self.news.tell(news)

    def _missed(self) -> None:
        """Look at everything again that others may have changed."""
        self.wake()
        self.news.tell(MayHaveMissed())

    async def _forget(self, user_id: int, number: int) -> None:
        """Drop a member from memory and say so; if earlier ones were missed, drop all members."""
        if number > self.forgotten + 1:
            self.news.tell(MemberForgotten(None))
        self.news.tell(MemberForgotten(user_id))
        self.forgotten = max(self.forgotten, number)
        await self._store.has_forgotten(self.name, number)


def new_name() -> str:
    """Return a name that no other process has, with the machine and the process in it, and without spaces."""
    host = "".join(letter if letter.isalnum() or letter in "-." else "-" for letter in socket.gethostname())
    return f"{host[:40]}-{os.getpid()}-{secrets.token_hex(4)}"
