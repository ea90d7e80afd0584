"""Does what is due in the tournaments of this process: when a table changes, when a sign-up ends, and after a start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial

from bot.core import Core
from bot.tables.changes import TableChanged
from bot.tasks import KeyedTasks, wait_at_most
from bot.tournaments import tournament as rules
from bot.tournaments.service import PlaceOf, TournamentService
from data.errors import StoreError
from data.records.tournaments import TournamentNews, TournamentPhase

log = logging.getLogger(__name__)

POLL_SECONDS = 15.0
"""How often the database is asked for tournaments in which something may be due."""
LEAST_WAIT_SECONDS = 0.5
SHOWN_FOR_SECONDS = 86_400.0
"""How long the bot tries to show the end of a tournament."""
CLOCK = "clock"
"""The name of the task that polls."""


class TournamentRunner:
    """Has one task for the clock, and one for each tournament in which something is due."""

    def __init__(
        self,
        core: Core,
        service: TournamentService,
        place_of: PlaceOf,
        show: Callable[[str], None] = lambda _: None,
    ) -> None:
        """``show`` is called for each tournament that may not be shown as it is."""
        self._core = core
        self._service = service
        self._place_of = place_of
        self._of_tables: dict[str, str] = {}
        """The tournament of each table that has no result yet."""
        self._polled: dict[str, TournamentNews] = {}
        """The tournaments of this process, as the last poll has found them."""
        self._for_next_poll: set[str] = set()
        """Those at which the next poll looks although it finds them as they were."""
        self._work = KeyedTasks("tournament")
        self._show = show
        self._woken = asyncio.Event()

    def changed(self, change: TableChanged) -> None:
        """Go on with a tournament when one of its tables has news for it."""
        tournament_id = self._of_tables.get(change.table.id)
        if tournament_id is None:
            return
        self._for_next_poll.add(tournament_id)  # the table may have a new post by then, to which a link leads
        if change.session is None or self._service.has_news(change.session):
            self.wake(tournament_id)

    def server_changed(self, guild_id: int) -> None:
        """Show the tournament of a server again at the next poll: its language may have changed."""
        self._for_next_poll.update(news.id for news in self._polled.values() if news.guild_id == guild_id)

    def wake(self, tournament_id: str) -> None:
        """Do what is due in a tournament, soon."""
        self._work.start(tournament_id, partial(self._advance, tournament_id))

    async def poll(self) -> float:
        """Wake and show the tournaments of this process that have changed or in which something is due.

        Return the seconds until the next sign-up ends. Raises StoreError.
        """
        wait, now, known = POLL_SECONDS, self._core.tables.now(), frozenset(self._of_tables.values())
        busy = await self._service.stored.busy(now - SHOWN_FOR_SECONDS)
        here = {news.id: news for news in busy if self._core.homes.is_home(news.guild_id)}
        self._forget(known - here.keys())
        before, self._polled = self._polled, here
        wanted, self._for_next_poll = self._for_next_poll, set()
        for news in here.values():
            if news.phase is TournamentPhase.SIGN_UP and not news.is_paused:
                wait = min(wait, max(LEAST_WAIT_SECONDS, news.sign_up_until - now))
            old = before.get(news.id)
            has_changed = old is None or old.revision != news.revision
            if has_changed or news.id in wanted or news.is_due(now):
                self._show(news.id)
                self.wake(news.id)
        return wait

    def poll_soon(self) -> None:
        """Poll all tournaments soon: another process may have run them since the last poll."""
        self._polled.clear()
        self._woken.set()

    def begin(self) -> None:
        """Poll from now on until it is closed."""
        if CLOCK not in self._work.tasks:
            self._work.start(CLOCK, self._run)

    async def _run(self) -> None:
        while True:
            wait = POLL_SECONDS
            self._woken.clear()
            try:
                wait = await self.poll()
            except StoreError as error:
                log.warning("cannot look for tournaments: %s", error)
            except Exception:
                log.exception("cannot look for tournaments")
            await wait_at_most(self._woken, wait)

    async def settled(self) -> None:
        """Wait until nothing is being done."""
        while tasks := [task for key, task in self._work.tasks.items() if key != CLOCK]:
            await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop in the middle; the store knows where to go on."""
        await self._work.close()

    def _forget(self, tournament_ids: Collection[str]) -> None:
        """Forget the tables of tournaments that are over or run by another process."""
        for table_id in [known for known, of in self._of_tables.items() if of in tournament_ids]:
            del self._of_tables[table_id]

    async def _advance(self, tournament_id: str) -> None:
        is_done = False
        try:
            is_done = await self._do_what_is_due(tournament_id)
        finally:
            if not is_done:
                self._for_next_poll.add(tournament_id)

    async def _do_what_is_due(self, tournament_id: str) -> bool:
        """Return True if nothing is left to do until there is news.

        What happens at a table before this process listens to it is no news: such a tournament is settled once more.
        """
        tournament = await self._service.settle(tournament_id)
        known = frozenset(self._of_tables)
        self._forget({tournament_id})
        if tournament.is_over:
            return True
        # Before they are opened: somebody may give up while other tables of the round are still opened.
        waiting = {
            rules.table_id(tournament, pairing): tournament.id for pairing in rules.unsettled(tournament)
        }
        self._of_tables.update(waiting)
        are_open = await self._service.open_tables(tournament, self._place_of)
        return are_open and known.issuperset(waiting)
