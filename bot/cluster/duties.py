"""What this process does when it takes or loses shards, when it leads, and when others have changed something."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from typing_extensions import override

from bot.client import Client
from bot.cluster.home_tables import HomeTables
from bot.cluster.homes import Duties, Homes
from bot.ops import metrics
from bot.preferences import Preferences
from bot.ratings.service import RatingService
from bot.tables.session_cache import SessionCache
from bot.tasks import end
from data.errors import StoreError
from data.store import Store

log = logging.getLogger(__name__)

REFRESH_SECONDS = 50.0
"""How often settings are read again: hints about them may be lost."""
SETTLE_SECONDS = 2.0
"""How often the leader looks for games to settle, for the same reason."""


class Screens(Protocol):
    """What shows tables."""

    def drop_others(self) -> None:
        """Stop showing the tables that other processes show from now on."""

    async def settled(self) -> None:
        """Return when no answer changes what was dropped."""

    def touched(self, table_id: str, user_id: int) -> None:
        """A member is active at a table."""

    async def preferences_changed(self, user_id: int) -> None:
        """Apply a member's preferences to their running games."""

    def forget_member(self, user_id: int) -> None:
        """A member was deleted."""

    def forget_all(self) -> None:
        """Members were deleted, and it is not known who."""


class LeaderWork(Protocol):
    """What is done once for all processes."""

    def lead(self) -> None:
        """Begin to do it. Must return at once."""

    def find_emojis(self) -> None:
        """Look which emojis there are. Must return at once."""

    def find_missing_emojis(self) -> None:
        """Look again if this process does not know all of them. Must return at once."""


class ProcessDuties(Duties):
    """Passes on to each part of the program what concerns it."""

    def __init__(
        self,
        cluster: Homes,
        store: Store,
        *,
        client: Client,
        home: HomeTables,
        sessions: SessionCache,
        preferences: Preferences,
        ratings: RatingService,
        screens: Screens,
        work: LeaderWork,
    ) -> None:
        self._cluster = cluster
        self._store = store
        self._client = client
        self._home = home
        self._sessions = sessions
        self._preferences = preferences
        self._ratings = ratings
        self._screens = screens
        self._work = work
        self._tasks: set[asyncio.Task[None]] = set()

    async def join(self, shards: int | None) -> None:
        """Take part in the cluster, and return when the tables of the first shards are found.

        ``shards`` is the number that the host wants; Discord recommends one otherwise. Raise what Discord answers.
        """
        metrics.CLAIMS_HELD.set_function(lambda: len(self._cluster.held_shards))
        if self._cluster.is_shared:
            shards = shards or await self._client.recommended_shards()
            self._spawn(self._home.run, "poll")
            self._spawn(self._refresh, "settings")
            self._spawn(self._settle, "ratings")
        await self._cluster.start(shards or 1)
        await self._home.taken_up()
        if not self._cluster.is_shared:
            self._ratings.wake()  # an earlier run, or an upgrade, may have left games to settle

    async def close(self) -> None:
        """Stop."""
        await self._home.close()
        await end(*self._tasks)

    @override
    def gained(self, shards: frozenset[int]) -> None:
        self._client.follow_source()
        self._home.take_up(shards)

    @override
    def lost(self, shards: frozenset[int], *, in_time: bool) -> None:
        if in_time:
            self._client.requests.finish()
        self._screens.drop_others()
        self._sessions.drop_others()
        self._sessions.changes.forget_others()
        self._preferences.drop_members()
        self._client.follow_source()

    @override
    async def settled(self) -> None:
        try:
            await self._screens.settled()
        finally:
            await self._client.requests.finished()

    @override
    def connections_changed(self) -> None:
        self._client.follow_source()

    @override
    def leads(self) -> None:
        self._ratings.wake()
        self._work.lead()

    @override
    def table_changed(self, table_id: str, guild_id: int) -> None:
        self._home.hear(table_id, guild_id)

    @override
    def server_changed(self, guild_id: int) -> None:
        self._spawn(partial(self._preferences.reread_server, guild_id), f"settings {guild_id}")

    @override
    def member_changed(self, user_id: int) -> None:
        self._preferences.drop_member(user_id)
        self._spawn(partial(self._screens.preferences_changed, user_id), "preferences")

    @override
    def member_active(self, table_id: str, user_id: int) -> None:
        self._screens.touched(table_id, user_id)

    @override
    def forget_member(self, user_id: int) -> None:
        self._preferences.drop_member(user_id)
        self._sessions.forget_member(user_id)
        self._screens.forget_member(user_id)
        self._store.forgotten += 1

    @override
    def forget_all(self) -> None:
        self._preferences.drop_members()
        self._sessions.drop_all()
        self._screens.forget_all()
        self._store.forgotten += 1

    @override
    def game_ended(self) -> None:
        self._ratings.wake()

    @override
    def emojis_changed(self) -> None:
        self._work.find_emojis()

    @override
    def missed(self) -> None:
        self._preferences.drop_members()
        self._work.find_missing_emojis()
        self._spawn(self._preferences.load, "settings")
        self._spawn(self._home.poll, "poll")

    async def _refresh(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self._preferences.load()
            except StoreError as error:
                log.warning("cannot read the settings of servers: %s", error)
            self._work.find_missing_emojis()

    async def _settle(self) -> None:
        while True:
            await asyncio.sleep(SETTLE_SECONDS)
            if self._cluster.is_leader:
                self._ratings.wake()

    def _spawn(self, work: Callable[[], Awaitable[object]], name: str) -> None:
        task = asyncio.create_task(_logged(work, name), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _logged(work: Callable[[], Awaitable[object]], name: str) -> None:
    try:
        await work()
    except StoreError as error:
        log.warning("%s: %s", name, error)
    except Exception:
        log.exception("%s failed", name)
