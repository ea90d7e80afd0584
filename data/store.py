"""The storage: one Store, composed of a part for each topic, over any database that runs its statements."""

from __future__ import annotations

from data.member_records import MemberPreferences
from data.records import RatingChange, SentMessage, ServerSettings
from data.sql.daily import DailyStore
from data.sql.database import Database, Step
from data.sql.history import HistoryStore
from data.sql.leaderboards import LeaderboardStore
from data.sql.mapping import faults_of, settings_rows
from data.sql.player_calls import PlayerCallStore
from data.sql.preferences import PreferenceStore
from data.sql.ratings import RatingStore
from data.sql.sent_messages import SentMessageStore
from data.sql.tables import TableStore
from data.sql.tournaments import TournamentStore

PROBE_FILLER = " " * 16_384
"""More than fits into what is left of a page, so that a database that cannot grow any more refuses it."""


class Store(
    TableStore,
    PreferenceStore,
    HistoryStore,
    RatingStore,
    LeaderboardStore,
    PlayerCallStore,
    DailyStore,
    TournamentStore,
):
    """The whole storage. When a call returns, its change is on disk; when it raises StoreError, nothing changed.

    A cancelled caller does not learn which; the change is still made, once.
    Every call may raise StoreUnavailable; a write for an unknown table raises TableMovedOn.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.sent_messages = SentMessageStore(database)

    async def close(self) -> None:
        """Write what is pending and release the database."""
        await self._database.close()

    async def probe(self) -> None:
        """Write a row and delete it again, to find out whether moves can be saved. StoreUnavailable when not."""
        await self._database.write(Step("add_probe", {"filler": PROBE_FILLER}))
        await self._database.write(Step("drop_probe", {}))

    async def damaged_rows(self) -> tuple[str, ...]:
        """Return a line for each row that makes no sense, apart from tables, their seats and their moves."""
        members = await self._database.read("member_settings")
        sent = await self._database.read("all_sent_messages")
        ratings = await self._database.read("all_ratings")
        settings = await self._database.read("server_settings")
        return (
            *faults_of(MemberPreferences, settings_rows("user_id", members), "user_id"),
            *faults_of(SentMessage, sent, "table_id"),
            *faults_of(RatingChange, ratings, "number"),
            *faults_of(ServerSettings, settings_rows("guild_id", settings), "guild_id"),
        )
