"""The storage: one Store with a part for each topic, over any database that runs its statements."""

from __future__ import annotations

from collections.abc import Sequence

from data.records.finished_games import RatingChange
from data.records.settings import MemberPreferences, ServerSettings
from data.records.tables import SentMessage
from data.sql.daily import DailyStore
from data.sql.database import Columns, Database, Step
from data.sql.fairness import FairnessStore
from data.sql.finished_games import HistoryStore, LeaderboardStore, RatingStore
from data.sql.mapping import faults_of, settings_rows
from data.sql.opponents import OpponentStore
from data.sql.preferences import PreferenceStore
from data.sql.seasons import SeasonStore
from data.sql.sent_messages import SentMessageStore
from data.sql.tables import TableStore
from data.sql.tournaments import TournamentStore

PROBE_FILLER = " " * 16_384
"""More than fits into what is left of a page, so that a database that cannot grow any more refuses it."""


class Store:
    """The whole storage. When a call returns, its change is on disk; when it raises StoreError, nothing changed.

    A cancelled caller does not learn which; the change is still made, once.
    Every call may raise StoreUnavailable; a write for an unknown table raises TableMovedOn.
    The same is true of the calls of its parts.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.tables = TableStore(database)
        self.sent_messages = SentMessageStore(database)
        self.preferences = PreferenceStore(database)
        self.history = HistoryStore(database)
        self.ratings = RatingStore(database)
        self.leaderboards = LeaderboardStore(database)
        self.daily = DailyStore(database)
        self.fairness = FairnessStore(database)
        self.opponents = OpponentStore(database)
        self.seasons = SeasonStore(database)
        self.tournaments = TournamentStore(database)

    async def close(self) -> None:
        """Write pending changes and release the database."""
        await self._database.close()

    async def guilds(self) -> frozenset[int]:
        """Return the servers that have any table or tournament."""
        return frozenset(row["guild_id"] for row in await self._database.read("guilds"))

    async def drop_server(self, guild_id: int) -> None:
        """Delete a server's tables with everything that belongs to them, and its settings."""
        parts = (
            "daily_tries", "moves", "sent_messages", "watchers", "mutes", "seats", "ratings", "game_tallies",
            "finishes", "tables", "settings", "ranks", "rivals", "tallies", "played",
            "called_tables", "called_servers", "season_posts", "pairings", "entrants", "tournaments",
        )  # fmt: skip
        await self._drop("server", {"guild_id": guild_id}, parts)

    async def drop_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records; their seats, and tables and moves of others, stay."""
        parts = (
            "daily_tries", "direct_places", "seats", "dealt", "hosting", "sent_messages", "watching", "mutes",
            "settings", "ratings", "ranks", "rivals", "tallies", "played", "organising", "entries",
        )  # fmt: skip
        await self._drop("member", {"user_id": user_id}, parts)
        await self._database.scrub()

    async def _drop(self, kind: str, owner: Columns, parts: Sequence[str]) -> None:
        queries = (f"lock_{kind}_tables", *(f"drop_{kind}_{part}" for part in parts))
        await self._database.write(*(Step(query, owner) for query in queries))

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
