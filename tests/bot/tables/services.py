"""Tables for tests of the application: members, a clock that tests set, a screen that only records changes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from bot.cluster.home_tables import HomeTables
from bot.cluster.homes import Homes, MemberForgotten
from bot.core import Core
from bot.history.past_games import GameHistory
from bot.preferences import Preferences
from bot.ratings.service import RatingService
from bot.tables.absence import Forgetting
from bot.tables.autoplay import Autoplay
from bot.tables.changes import ANYTHING, ChangeKind, TableChanged, TableChanges
from bot.tables.deadlines import Deadlines
from bot.tables.lobbies import Lobbies
from bot.tables.lobby import Member, NewTable
from bot.tables.service import TableService
from bot.tables.session import Session
from data.errors import StoreError
from data.records.tables import Table
from data.store import Store
from games.catalog import GAMES
from games.duel import DuelOptions
from tests.seeds import in_turn
from tests.stores import MemoryStore

ADA, BEN, CLEO = Member(11, "Ada"), Member(12, "Ben"), Member(13, "Cleo")
DUEL = GAMES["duel"]
PASS = DUEL.decode("claim.pass")


class Watch:
    """A clock that stands still until a test sets it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Shown:
    """A screen that records what changed."""

    def __init__(self) -> None:
        self.changes: list[str] = []

    def changed(self, change: TableChanged) -> None:
        self.changes.append(change.table.id)


class Club(TableService):
    """The tables, with what acts on them by itself, as the program builds them."""

    def __init__(
        self,
        store: Store,
        watch: Watch,
        seeds: Callable[[], bytes],
        homes: Homes | None = None,
    ) -> None:
        self.store = store
        self.shown = Shown()
        self.preferences = Preferences(store)
        self.standing = RatingService(store)
        self.homes = homes or Homes()
        changes = TableChanges(self.homes)
        changes.hear(ANYTHING, self.shown.changed, everywhere=True)
        changes.hear(ChangeKind.OVER, lambda _: self.standing.wake(), everywhere=True)
        super().__init__(store, changes, homes=homes, now=watch)
        self.lobbies = Lobbies(self.preferences, self, new_secret=seeds)
        self.homes.news.hear(MemberForgotten, lambda told: self.forget_member(told.user_id or 0))
        self.forgetting = Forgetting(self, self.lobbies, self.preferences, self.homes)
        self.deadlines = Deadlines(self, self.lobbies, self.homes)
        self.autoplay = Autoplay(self, self.preferences, self.homes, pause_seconds=0)
        self.home_tables = HomeTables(store, self, self.deadlines, self.autoplay, self.homes)
        self.clock = self.deadlines.timer

    def core(self, new_secret: Callable[[], bytes] = bytes) -> Core:
        """Return the parts from which features are built."""
        return Core(
            store=self.store,
            homes=self.homes,
            tables=self,
            lobbies=self.lobbies,
            preferences=self.preferences,
            ratings=self.standing,
            history=GameHistory(self.store),
            new_secret=new_secret,
        )

    async def wake(self) -> tuple[Table, ...]:
        """Start as the program does: read the settings, find the unfinished tables and show those that are behind."""
        await self.preferences.load()
        found = await self.home_tables.find(0, 1)
        with contextlib.suppress(StoreError):  # the program tries again later
            await self.home_tables.show_behind(found, 0, 1)
        self.deadlines.wake(found)
        self.autoplay.wake(found)
        return found

    async def close(self) -> None:
        await self.autoplay.close()
        await self.deadlines.close()
        await self.standing.close()


def tables(
    store: Store | None = None,
    watch: Watch | None = None,
    *,
    seeds: Callable[[], bytes] | None = None,
    homes: Homes | None = None,
) -> Club:
    return Club(store or MemoryStore(), watch or Watch(), seeds or in_turn(), homes)


async def lobby(club: Club, **options: object) -> str:
    """Open a table as Ada; return its id."""
    made = DuelOptions(**options)  # type: ignore[arg-type]
    row = await club.lobbies.open_lobby(DUEL, made, ADA, NewTable(guild_id=1, channel_id=2, seconds=90))
    return row.id


async def begun(club: Club, **options: object) -> Session:
    """Return a running duel of Ada and Ben."""
    table_id = await lobby(club, **options)
    await club.lobbies.join(table_id, BEN)
    return await club.lobbies.start(table_id, ADA.id)


def attacker(session: Session) -> int:
    """Return the seat that attacks."""
    return next(iter(session.actors))


def attack(session: Session) -> Any:
    """Return some attack."""
    legal = session.legal_actions(attacker(session))
    return next(action for action in legal if action != PASS)
