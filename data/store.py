"""The port of the storage: one Store, composed of a protocol for each topic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from data.boards import FrequentPair, Order, Rank, Rivalry, SteepGain
from data.daily_try import DailyTry
from data.member_records import MemberPreferences
from data.records import (
    FinishedGame,
    HandPost,
    MoveRecord,
    PastGame,
    Phase,
    Post,
    RatingChange,
    Result,
    ServerSettings,
    Statistic,
    Table,
    TableSeat,
)
from data.table_news import TableNews
from data.tournament_records import Tournament, TournamentNews, TournamentPost


class TableStore(Protocol):
    """Tables and their moves."""

    async def add_table(self, table: Table) -> None:
        """Store a new lobby with its seats. TableMovedOn when its id is taken."""

    async def table(self, table_id: str) -> Table | None:
        """Return one table with its seats. RowDamaged when its row makes no sense."""

    async def table_version(self, table_id: str) -> tuple[int, Phase] | None:
        """Return how many moves a table has and its phase; None when there is no such table."""

    async def behind(self, now: float) -> tuple[TableNews, ...]:
        """Return the tables whose last moves were not shown, or whose deadline (epoch seconds) has passed.

        Without those that sleep: they are shown when something changes in their channel.
        """

    async def change_lobby(self, table: Table) -> None:
        """Write a table that has not begun: host, seats, phase, seed, due_at, ending, ended_at and the like.

        TableMovedOn unless its revision is one above the stored one and the stored phase is still the lobby.
        The server, the number of moves, what was shown, the secret and created_at stay as stored.
        """

    async def add_move(
        self,
        move: MoveRecord,
        *,
        due_at: float | None,
        result: Result | None = None,
        seat: TableSeat | None = None,
    ) -> None:
        """Append a move and set the table's version and due_at, in one transaction.

        A result ends the table at the move's time, clears its due_at and writes the seats' places
        and scores. ``seat`` is the mover's seat where the move changes who sits or stands in there.
        TableMovedOn when the number is taken, is not the next one, or the table is not being played.
        """

    async def end_table(self, table_id: str, result: Result, *, at: float) -> None:
        """End a table in any phase without a move. TableMovedOn when it is over already."""

    async def moves(self, table_id: str) -> tuple[MoveRecord, ...]:
        """Return the moves of a table in their order."""

    async def set_shown(self, table_id: str, shown: int, post: Post | None, *, is_over: bool = True) -> None:
        """Store how many moves the channel has seen, and the post that shows them (None: there is none).

        A ``shown`` below the stored one comes from an update that was overtaken, and changes nothing.
        Without ``is_over`` the post shows a running table: when the table is over by now, only the post is stored.
        """

    async def unfinished(self, *, shard: int = 0, shards: int = 1) -> tuple[Table, ...]:
        """Return every table that is not over, or whose last moves were not shown, oldest first.

        Only tables of the servers of one shard of so many.
        A row that makes no sense is logged and left out here and in the other lists.
        """

    async def tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[Table, ...]:
        """Return a member's lobbies and running tables (of one server, or of all), newest first."""

    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[Table, ...]:
        """Return the lobbies and running tables of a server (or of one channel of it), newest first."""

    async def all_tables_of(self, user_id: int) -> tuple[Table, ...]:
        """Return every table at which a member sits or sat, or to whom it was dealt, newest first."""

    async def table_ids(self) -> tuple[str, ...]:
        """Return the id of every table, oldest first."""

    async def damaged_rows(self) -> tuple[str, ...]:
        """Return a line for each row that makes no sense, apart from tables, their seats and their moves."""

    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Store whether a member watches a table."""

    async def watchers(self, table_id: str) -> tuple[int, ...]:
        """Return the members who watch a table, by id."""

    async def watched_by(self, user_id: int) -> tuple[str, ...]:
        """Return the tables that a member watches, by id."""

    async def set_muted(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Store whether a table pings a member no longer."""

    async def muted(self, table_id: str) -> tuple[int, ...]:
        """Return the members whom a table does not ping, by id."""

    async def muted_by(self, user_id: int) -> tuple[str, ...]:
        """Return the tables that do not ping a member, by id."""


class HandPostStore(Protocol):
    """The direct messages that show hands."""

    async def set_hand_post(self, post: HandPost) -> None:
        """Store (or replace) a direct message that shows a hand."""

    async def drop_hand_post(self, table_id: str, user_id: int) -> None:
        """Forget it."""

    async def hand_posts(self, table_id: str) -> tuple[HandPost, ...]:
        """Return the direct messages of a table."""

    async def hand_posts_of(self, user_id: int) -> tuple[HandPost, ...]:
        """Return the direct messages of a member."""

    async def stray_hands(self, *, shard: int = 0, shards: int = 1) -> tuple[str, ...]:
        """Return the tables that are over while a direct message still shows a hand of theirs.

        Only tables of the servers of one shard of so many.
        """


class PreferenceStore(Protocol):
    """What servers and members have set, and how they are forgotten."""

    forgotten: int = 0
    """How often this process has deleted a member or a server: what was read before may still name them."""

    async def servers(self) -> tuple[ServerSettings, ...]:
        """Return the servers that have settings, or that the bot has left, by id."""

    async def server(self, guild_id: int) -> ServerSettings:
        """Return a server's settings."""

    async def guilds(self) -> frozenset[int]:
        """Return the servers that have any table or tournament."""

    async def change_server(self, guild_id: int, **changes: Any) -> None:
        """Store some of a server's settings, by the names of their fields. All others stay as stored."""

    async def drop_server(self, guild_id: int) -> None:
        """Delete a server's tables with everything that belongs to them, and its settings."""

    async def member(self, user_id: int) -> MemberPreferences:
        """Return a member's preferences."""

    async def change_member(self, user_id: int, **changes: Any) -> None:
        """Store some of a member's preferences, by the names of their fields. All others stay as stored."""

    async def drop_member(self, user_id: int) -> None:
        """Take a member's name and id out of all records; the tables and moves of others stay whole.

        The seats stay, without name and id.
        """


class HistoryStore(Protocol):
    """Games that are over."""

    async def past_games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGame | None, ...]:
        """Return games of a server that began and are over, the latest end first; None is a damaged one.

        ``user_id`` limits them to games at whose end this member sat there, ``game`` to one game; ``first`` are
        skipped, and at most ``most`` are returned.
        """


class RatingStore(Protocol):
    """Ratings. They are settled game by game, in the order in which the games ended."""

    async def unsettled(self) -> tuple[FinishedGame, ...]:
        """Return the finished games whose ratings are not calculated yet, in their order."""

    async def settle(
        self, number: int, ratings: Sequence[RatingChange], tallies: Sequence[Statistic] = ()
    ) -> None:
        """Replace a game's ratings and add the game to all sums, in one transaction.

        A game that is not rated has no ratings.
        TableMovedOn when somebody else has settled it, or when an earlier game is not settled yet.
        """

    async def unsettle(self) -> None:
        """Mark all games as not settled and reset all sums.

        What each game changed and counted stays until it is settled again: for forgotten members and for games
        of other editions there is no other source.
        """

    async def ratings_of_game(self, number: int) -> tuple[RatingChange, ...]:
        """Return what a game changed, by seat; empty when it is not rated or not settled."""

    async def is_settled(self, table_id: str) -> bool:
        """Return whether no ratings of a table are still to be calculated."""

    async def ratings_of_table(self, table_id: str) -> tuple[RatingChange, ...]:
        """Return what the game of a table changed, by seat; empty while it is not settled, or if it is not rated."""

    async def tallies_of_game(self, number: int) -> tuple[Statistic, ...]:
        """Return what was counted of a game, by seat and counter; empty when it was not settled."""

    async def rating_before(
        self, user_id: int, *, guild_id: int, ladder: str, number: int
    ) -> RatingChange | None:
        """Return a member's last rated game before the one with this number."""

    async def ratings_of(self, user_id: int, *, guild_id: int, ladder: str) -> tuple[RatingChange, ...]:
        """Return a member's rated games, oldest first."""

    async def meetings(
        self, pair: tuple[int, int], *, guild_id: int, ladder: str, number: int, since: float
    ) -> int:
        """Count two members' rated games that ended after ``since`` and before the game of this number."""


class LeaderboardStore(Protocol):
    """Sums over finished games. ``span`` is the name of a period, as ``Period.name_at`` gives it."""

    async def ranks(
        self, guild_id: int, ladder: str, span: str, *, order: Order, first: int, most: int
    ) -> tuple[Rank, ...]:
        """Return at most ``most`` ranks from the ``first`` on, counted from 0."""

    async def rank(self, user_id: int, *, guild_id: int, ladder: str, span: str, order: Order) -> Rank | None:
        """Return a member's rank; None for a member without a rated game there."""

    async def careers(self, user_id: int, *, guild_id: int) -> Mapping[str, Rank]:
        """Return a member's ranks of all time by ladder; ``ahead`` is not counted here, and 0."""

    async def rivals(self, user_id: int, other_id: int, *, guild_id: int) -> Mapping[str, Rivalry]:
        """Return a member's games against another by ladder; games on the same side do not count."""

    async def tally(self, user_id: int, *, guild_id: int) -> Mapping[str, Mapping[str, int]]:
        """Return what was counted of a member's finished games, by game and counter."""

    async def sure_course(self, user_id: int, *, guild_id: int, ladder: str, most: int) -> tuple[float, ...]:
        """Return mu - 3 sigma after each of a member's last games, oldest first."""


class PlayerCallStore(Protocol):
    """Which waiting tables a server's players were told about, and when."""

    async def claim_call(self, table_id: str, guild_id: int, *, at: float, before: float) -> bool:
        """Return whether the caller is to tell the players now; stored before they are told.

        False when they were told of this table already, or of another one after ``before``. Times are epoch seconds.
        """

    async def called_at(self, guild_id: int) -> float | None:
        """Return when the players of a server were told last (epoch seconds); None for never."""

    async def called_lobbies(self, guild_id: int) -> frozenset[str]:
        """Return the lobbies of a server about which its players were told."""


class SeasonStore(Protocol):
    """The seasons of leaderboards, by the names that ``Period.SEASON.name_at`` gives."""

    async def claim_season(self, guild_id: int, season: str) -> bool:
        """Return whether the caller is to post a season's first places; False when that was claimed before."""

    async def spans(self, guild_id: int, ladder: str) -> tuple[str, ...]:
        """Return the names of all periods in which a rated game was finished, in any order."""


class FairnessStore(Protocol):
    """What managers of a server look at. Forgotten members are left out."""

    async def frequent_pairs(
        self, guild_id: int, *, games: int, percent: int, most: int
    ) -> tuple[FrequentPair, ...]:
        """Return who played at least ``percent`` of at least so many rated games against one member."""

    async def steep_gains(
        self, guild_id: int, *, since: float, games: int, gain: float, most: int
    ) -> tuple[SteepGain, ...]:
        """Return who gained at least ``gain`` in games after ``since`` (epoch seconds), the largest gain first.

        A member's first so many games are not counted.
        """


class DailyStore(Protocol):
    """The tries at daily deals. A day is written as ``2026-11-22``."""

    async def add_daily_table(self, table: Table, *, guild_id: int) -> None:
        """Store a table that plays the deal of its day, and its host's one try, which counts in this server.

        TableMovedOn when the host has tried that deal already.
        """

    async def daily_board(self, guild_id: int, day: str) -> tuple[DailyTry, ...]:
        """Return the tries of a day that count in a server, by game and member."""

    async def daily_tries_of(self, user_id: int) -> tuple[DailyTry, ...]:
        """Return all tries of a member, the latest day first."""


class TournamentStore(Protocol):
    """Tournaments with their entrants and pairings."""

    async def add_tournament(self, tournament: Tournament) -> None:
        """Store a new tournament. TableMovedOn when its id is taken, or the server has one that is not over."""

    async def change_tournament(self, tournament: Tournament) -> None:
        """Write a tournament with its entrants and pairings.

        TableMovedOn unless its revision is one above the stored one. The server, the game, its options and clock, the
        format, created_at and the post stay as stored.
        """

    async def set_tournament_post(
        self, tournament_id: str, post: TournamentPost | None, *, shown: int, is_announced: bool
    ) -> None:
        """Store which message shows a tournament and at which revision, and whether its winner was announced."""

    async def end_damaged_tournament(self, tournament_id: str, *, at: float) -> None:
        """Mark a tournament whose rows make no sense as over and shown, so that its server can have another."""

    async def tournament(self, tournament_id: str) -> Tournament | None:
        """Return a tournament. RowDamaged when its rows make no sense."""

    async def newest_tournament(self, guild_id: int) -> Tournament | None:
        """Return the newest tournament of a server: the one that is not over, if there is one.

        One that was ended as damaged is passed over. RowDamaged when the rows of the newest make no sense.
        """

    async def busy_tournaments(self, since: float) -> tuple[TournamentNews, ...]:
        """Return the tournaments that are not over, and those that ended after ``since`` and are not shown so yet."""

    async def tournaments_of(self, user_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments that a member organises or takes part in, newest first."""


class Store(
    TableStore,
    HandPostStore,
    PreferenceStore,
    HistoryStore,
    RatingStore,
    LeaderboardStore,
    PlayerCallStore,
    SeasonStore,
    FairnessStore,
    DailyStore,
    TournamentStore,
    Protocol,
):
    """The whole storage. When a call returns, its change is on disk; when it raises StoreError, nothing changed.

    A cancelled caller does not learn which; the change is still made, once.
    Every call may raise StoreUnavailable; a write for an unknown table raises TableMovedOn.
    """

    async def close(self) -> None:
        """Write what is pending and release the database."""

    async def probe(self) -> None:
        """Write a row and delete it again, to find out whether moves can be saved. StoreUnavailable when not."""
