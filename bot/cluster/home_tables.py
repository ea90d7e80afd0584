"""The tables whose home this process is: found when it takes a shard, and looked at when others have changed them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from functools import partial
from itertools import count

from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.tables.autoplay import Autoplay
from bot.tables.deadlines import Deadlines
from bot.tables.service import TableService
from bot.tables.table import is_behind
from bot.tasks import KeyedTasks, few_at_once
from data.errors import RowDamaged
from data.records.tables import Phase, Table, TableNews
from data.store import Store

log = logging.getLogger(__name__)

BEHIND = "behind:"
"""The start of the names of tasks that show tables that are behind; the number of the shard follows."""
POLL = "poll"
"""The name of the task that looks for tables that no hint has named."""
POLL_SECONDS = 2.0
"""How often the database is asked for tables that the home has not heard of."""
POLLS_BETWEEN_HANDS = 4
"""After so many polls, it is also asked for hands of games that are over."""
RETRY_SECONDS = 1.0
"""How long the home waits before it looks again at a table that could not be read."""
LATE_SECONDS = 2.0
"""The delay after which a deadline counts as missed: the clocks of machines differ a little."""


class HomeTables:
    """Finds, refreshes and polls the tables of this process's shards."""

    def __init__(
        self, store: Store, tables: TableService, deadlines: Deadlines, autoplay: Autoplay, homes: Homes
    ) -> None:
        self._store = store
        self._tables = tables
        self._deadlines = deadlines
        self._autoplay = autoplay
        self._homes = homes
        self._work = KeyedTasks("home", longest_wait_seconds=RETRY_SECONDS)
        self._polled: dict[str, tuple[int, Phase]] = {}
        """The version and phase of each table that the last poll has found."""
        self._polls = count(1)

    def take_up(self, shards: Iterable[int]) -> None:
        """Show the tables of these shards from now on."""
        self._tables.drop_foreign_tables(and_of_shards=shards, shard_count=self._homes.shards)
        self._polled.clear()
        for shard in sorted(shards):
            self._work.start(f"shard {shard}", partial(self._wake, shard, self._homes.shards))

    async def taken_up(self) -> None:
        """Wait until the tables are found that were to be taken up."""
        tasks = self._work.tasks
        while finding := [task for name, task in tasks.items() if not name.startswith((BEHIND, POLL))]:
            await asyncio.wait(finding)

    def hear(self, table_id: str, guild_id: int) -> None:
        """Look at a table that another process has changed, if this is its home."""
        if self._homes.is_home(guild_id):
            self._work.start(table_id, partial(self._tables.refresh, table_id))

    async def poll(self) -> None:
        """Look at the tables that no hint has named. StoreError when they cannot be read."""
        tables, before = self._tables, self._polled
        behind = await self._store.tables.behind(tables.now() - LATE_SECONDS)
        here = [news for news in behind if self._homes.is_home(news.guild_id)]
        self._polled = {news.id: (news.version, news.phase) for news in here}
        for news in here:
            # What the last poll has found as well is being shown, or cannot be shown.
            if before.get(news.id) != self._polled[news.id] and not self._is_known(news):
                self.hear(news.id, news.guild_id)

    def begin(self) -> None:
        """Look from now on at what no hint has named."""
        self._work.start(POLL, self._poll_and_go_on)

    async def _poll_and_go_on(self) -> None:
        self.begin()  # also after a failure
        await asyncio.sleep(POLL_SECONDS)
        await self.poll()
        if next(self._polls) % POLLS_BETWEEN_HANDS == 0:
            # A process that stood still may have sent hands of games that were over by then.
            for table_id in await self._store.sent_messages.stray_hands():
                await self._look_at(table_id)

    async def find(self, shard: int, shards: int) -> tuple[Table, ...]:
        """Find the unfinished tables of a shard, without reading their moves."""
        self._tables.wake_shard(shard)
        return await self._store.tables.unfinished(shard=shard, shards=shards)

    async def show_behind(self, tables: Iterable[Table], shard: int, shards: int) -> None:
        """Show the tables that are behind, a few at a time: after a long failure they may be thousands."""
        behind = [table.id for table in tables if is_behind(table)]
        behind += await self._store.sent_messages.stray_hands(shard=shard, shards=shards)
        async for table_id in few_at_once(behind):
            await self._look_at(table_id)

    async def _look_at(self, table_id: str) -> None:
        """Have a table shown, if it is shown here; one that cannot be read harms no other."""
        with contextlib.suppress(Refused, RowDamaged):
            if await self._tables.is_shown_here(table_id):
                await self._tables.request_update(table_id)

    async def close(self) -> None:
        """Stop looking, also at shards that are taken from now on."""
        await self._work.close()

    def _is_known(self, news: TableNews) -> bool:
        """Return True if this process has seen all moves, and the table waits only for its post."""
        is_late = news.due_at is not None and news.due_at <= self._tables.now() - LATE_SECONDS
        return not is_late and self._tables.version_of(news.id) == (news.version, news.phase)

    async def _wake(self, shard: int, shards: int) -> None:
        unfinished = await self.find(shard, shards)
        log.info("found %d unfinished tables of shard %d", len(unfinished), shard)
        self._deadlines.wake(unfinished)
        self._autoplay.wake(unfinished)
        self._work.start(f"{BEHIND}{shard}", partial(self.show_behind, unfinished, shard, shards))
