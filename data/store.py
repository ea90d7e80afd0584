"""The port through which everything is remembered; each store behind it passes the same tests."""

from __future__ import annotations

from typing import Protocol

from data.history import HistoryStore
from data.leaderboards import LeaderboardStore
from data.ratings import RatingStore
from data.rows import HandPostRow, MemberRow, MoveRow, PostRow, ResultRow, SeatRow, ServerRow, TableRow


class StoreError(Exception):
    """The store could not do what was asked; nothing has changed."""


class TableMovedOn(StoreError):
    """Somebody else wrote first: read the table again."""


class StoreUnavailable(StoreError):
    """The disk is full, or the database is locked, read-only, damaged, closed or of a newer program.

    The text says which, for who runs the bot; it never holds a seed or a hand.
    """


class RowDamaged(StoreUnavailable):
    """One row makes no sense, and will not by itself; all else can be read."""


class Store(HistoryStore, RatingStore, LeaderboardStore, Protocol):
    """Every call either has happened on disk when it returns, or raises StoreError and has not.

    A caller who is cancelled does not learn which; what was asked is then done all the same, once.
    Every call may raise StoreUnavailable; what is written for a table that is unknown, TableMovedOn.
    """

    forgotten: int = 0
    """How often this process has taken a member or a server out of the records: what was read before may name them."""

    async def close(self) -> None:
        """Write what is pending and let go of the database."""

    async def add_table(self, table: TableRow) -> None:
        """Remember a new lobby with its seats. TableMovedOn when its id is taken."""

    async def table(self, table_id: str) -> TableRow | None:
        """One table with its seats. RowDamaged when its row makes no sense."""

    async def change_lobby(self, table: TableRow) -> None:
        """Write a table that has not begun: host, seats, phase, seed, due_at, ending, ended_at and the like.

        The row's revision must be one above the stored one and the stored phase still the lobby; else
        TableMovedOn. The server, the moves' count, what was shown, the secret and when it was made stay as stored.
        """

    async def add_move(
        self,
        move: MoveRow,
        *,
        due_at: float | None,
        result: ResultRow | None = None,
        seat: SeatRow | None = None,
    ) -> None:
        """Append a move and set the table's version and due_at with it, in one transaction.

        A result ends the table at the move's time, takes its due_at away and writes the seats' places
        and scores. ``seat`` is the mover's seat where the move changes who sits or stands in there.
        TableMovedOn when the number is taken, is not the next one, or the table is not being played.
        """

    async def end_table(self, table_id: str, result: ResultRow, *, at: float) -> None:
        """End a table, whatever phase it is in, without a move. TableMovedOn when it is over already."""

    async def moves(self, table_id: str) -> tuple[MoveRow, ...]:
        """The moves of a table in their order."""

    async def set_shown(self, table_id: str, shown: int, post: PostRow | None) -> None:
        """Remember how many moves the channel has seen, and the post that shows them (None: there is none).

        A ``shown`` below the stored one comes from a painter who was overtaken, and changes nothing.
        """

    async def unfinished(self) -> tuple[TableRow, ...]:
        """Every table that is not over, or whose last moves were not shown, oldest first.

        A row that makes no sense is left out here and in the other lists, and logged.
        """

    async def tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[TableRow, ...]:
        """The lobbies and running tables at which a member sits (of one server, or of all), newest first."""

    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[TableRow, ...]:
        """The lobbies and running tables of a server (or of one channel of it), newest first."""

    async def set_hand_post(self, post: HandPostRow) -> None:
        """Remember (or replace) the private message that shows a hand."""

    async def drop_hand_post(self, table_id: str, user_id: int) -> None:
        """Forget it."""

    async def hand_posts(self, table_id: str) -> tuple[HandPostRow, ...]:
        """The private messages of a table."""

    async def hand_posts_of(self, user_id: int) -> tuple[HandPostRow, ...]:
        """The private messages of a member."""

    async def stray_hands(self) -> tuple[str, ...]:
        """The tables that are over while a private message still shows a hand of theirs."""

    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Remember that somebody watches a table, or no longer."""

    async def watchers(self, table_id: str) -> tuple[int, ...]:
        """Who watches a table, by id."""

    async def watched_by(self, user_id: int) -> tuple[str, ...]:
        """The tables that a member watches, by id."""

    async def servers(self) -> tuple[ServerRow, ...]:
        """The servers whose owners have set something, or that the bot has left, by id."""

    async def table_ids(self) -> tuple[str, ...]:
        """Every table there is, oldest first."""

    async def probe(self) -> None:
        """Write a row and take it away again, to find out whether moves can be saved. StoreUnavailable when not."""

    async def guilds(self) -> frozenset[int]:
        """The servers of which any table is kept."""

    async def set_server(self, server: ServerRow) -> None:
        """Remember (or replace) what a server's owners have set."""

    async def drop_server(self, guild_id: int) -> None:
        """Forget a server: its tables with all that belongs to them, and its settings."""

    async def member(self, user_id: int) -> MemberRow:
        """How a member wants to be treated."""

    async def set_member(self, member: MemberRow) -> None:
        """Remember (or replace) how a member wants to be treated."""

    async def drop_member(self, user_id: int) -> None:
        """Take a member's name and id out of everything; the tables and moves of others stay whole.

        The seats stay, under no name and no id.
        """

    async def all_tables_of(self, user_id: int) -> tuple[TableRow, ...]:
        """Every table at which a member sits or sat, or was dealt in, newest first."""
