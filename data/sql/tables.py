"""Tables and their moves, in SQL."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any

from data.errors import RowDamaged
from data.records.tables import COUNTED, MoveRecord, Phase, Post, Result, Table, TableNews, TableSeat
from data.sql.database import Columns, Step
from data.sql.mapping import checked, columns_of, names_of, post_columns, record_of, row_of
from data.sql.part import StorePart

log = logging.getLogger(__name__)

MOVES_AT_ONCE = 1000
"""How many moves are checked before others may act; more of them are checked in a thread."""
READ_AT_ONCE = 100
"""How many tables of a long list are checked before others may act."""
_SEAT_COLUMNS = names_of(TableSeat)
_FIXED_COLUMNS = {
    *("guild_id", "version", "shown", "created_at", "secret", "day", "language", "again_of", "again_number"),
    *(f"post_{name}" for name in names_of(Post)),
}
"""The columns that a change of the lobby does not write."""


class TableStore(StorePart):
    """Tables and their moves."""

    async def add(self, table: Table) -> None:
        """Store a new table with its seats. TableMovedOn when its id is taken."""
        await self._database.write(Step("add_table", row_of(table), is_decisive=True), *seat_steps(table))

    async def get(self, table_id: str) -> Table | None:
        """Return one table with its seats. RowDamaged when its row makes no sense."""
        rows = await self._database.read("table", id=table_id)
        if not rows:
            return None
        columns, seats = _unjoined(rows)
        return record_of(Table, columns, seats=seats)

    async def version(self, table_id: str) -> tuple[int, Phase] | None:
        """Return the number of moves of a table, and its phase; None when there is no such table."""
        rows = await self._database.read("table_version", id=table_id)
        return (int(rows[0]["version"]), Phase(rows[0]["phase"])) if rows else None

    async def behind(self, now: float) -> tuple[TableNews, ...]:
        """Return the tables whose last moves were not shown, or whose deadline (epoch seconds) has passed.

        Also lobbies from before this time that have no post. Without those that sleep: they are shown when something
        changes in their channel.
        """
        return await self._records(TableNews, "behind", now=now)

    async def change_lobby(self, table: Table) -> None:
        """Write a table that has not begun: host, seats, phase, seed, due_at, ending, ended_at and the like.

        TableMovedOn unless its revision is one above the stored one and the stored phase is still the lobby.
        The server, the number of moves, what was shown, the secret and created_at stay as stored.
        """
        lobby = {name: value for name, value in row_of(table).items() if name not in _FIXED_COLUMNS}
        await self._database.write(
            Step("change_lobby", lobby, is_decisive=True),
            Step("clear_seats", {"table_id": table.id}),
            *seat_steps(table),
        )

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
        advanced = {"table_id": move.table_id, "number": move.number, "due_at": due_at}
        await self._database.write(
            Step("advance_table", advanced, is_decisive=True),
            Step("add_move", columns_of(move)),
            *(() if seat is None else (_seat_step(move.table_id, seat),)),
            *(() if result is None else end_steps(move.table_id, result, move.at)),
        )

    async def end(self, table_id: str, result: Result, *, at: float, version: int | None = None) -> None:
        """End a table in any phase without a move.

        TableMovedOn when it is over already, or does not have exactly ``version`` moves if that is given.
        """
        await self._database.write(*end_steps(table_id, result, at, version=version))

    async def moves(self, table_id: str, *, after: int = 0) -> tuple[MoveRecord, ...]:
        """Return the moves of a table in their order, without the first ones up to the number ``after``."""
        rows = await self._database.read("moves", table_id=table_id, after=after)
        if len(rows) <= MOVES_AT_ONCE:
            return _moves(rows)
        return await asyncio.to_thread(_moves, rows)

    async def moves_of_member(self, user_id: int) -> dict[str, tuple[MoveRecord, ...] | None]:
        """Return the moves of the seats in which a member sits or sat, by table; None where they make no sense."""
        rows = await self._database.read("moves_of_member", user_id=user_id)
        return await asyncio.to_thread(_moves_by_table, rows)

    async def set_shown(
        self, table_id: str, shown: int, post: Post | None, *, may_show_end: bool = True
    ) -> None:
        """Store the number of moves that the channel has seen, and the post that shows them, if any.

        A ``shown`` below the stored one comes from an overtaken update and changes nothing. Without
        ``may_show_end`` the post shows a running table: if the stored table is over, only the post is stored.
        """
        await self._write(
            "set_shown", id=table_id, shown=shown, is_over=may_show_end, **post_columns(Post, post)
        )

    async def unfinished(self, *, shard: int = 0, shards: int = 1) -> tuple[Table, ...]:
        """Return every table that is not over, or whose last moves were not shown, oldest first.

        Only tables of one shard's servers. A damaged row is logged and left out, here and in the other lists.
        """
        # Not joined, because of ten thousand tables every column would come once for each seat.
        tables, seats = await self._database.snapshot(
            "unfinished_tables", "unfinished_seats", shard=shard, shards=shards
        )
        seats_of: defaultdict[str, list[Columns]] = defaultdict(list)
        for seat in seats:
            seats_of[seat.pop("table_id")].append(seat)
        sound = []
        for table in _sound_tables((table, seats_of[table["id"]]) for table in tables):
            sound.append(table)
            if len(sound) % READ_AT_ONCE == 0:
                await asyncio.sleep(0)  # others act while ten thousand tables are checked
        return tuple(sorted(sound, key=lambda table: (table.created_at, table.id)))

    async def of_member(self, user_id: int, guild_id: int | None = None) -> tuple[Table, ...]:
        """Return a member's lobbies and running tables (of one server, or of all), newest first."""
        tables = await self._tables("tables_of", user_id=user_id)
        return tuple(table for table in tables if guild_id in {None, table.guild_id})

    async def of_server(self, guild_id: int) -> tuple[Table, ...]:
        """Return the lobbies and running tables of a server, newest first."""
        return await self._tables("tables_in", guild_id=guild_id)

    async def last_game_in(self, guild_id: int, channel_id: int) -> str | None:
        """Return the table of a server's last game whose end was shown in a channel or thread; None without one."""
        table_ids = await self._values("table_id", "last_game_in", guild_id=guild_id, channel_id=channel_id)
        return table_ids[0] if table_ids else None

    async def all_of_member(self, user_id: int) -> tuple[Table, ...]:
        """Return every table at which a member sits or sat, or to whom it was dealt, newest first."""
        rows = await self._database.read("all_tables_of", user_id=user_id)
        return await asyncio.to_thread(_joined_tables, rows)  # there may be thousands

    async def played_again(self, table_id: str, most: int) -> tuple[Table, ...]:
        """Return the newest ``most`` tables at which the people of a table play again, newest first."""
        return await self._tables("played_again", table_id=table_id, most=most)

    async def drop_closed_lobbies(self, before: float) -> None:
        """Delete the tables whose lobby closed before a time (epoch seconds) without a game, and their seats.

        The last one that was opened to play again stays. What is stored of notices and offers of seats from before
        that time is deleted as well, and of players who were told of a lobby that waits no longer.
        """
        await self._write("drop_old_notices", before=before)
        await self._write("drop_old_calls")
        parts = ("lobby_seats", "lobby_watchers", "lobby_mutes", "lobby_messages", "lobby")
        while closed := await self._values("id", "closed_lobbies", before=before):
            await self._database.write(
                *(Step(f"drop_{part}", {"table_id": table_id}) for table_id in closed for part in parts)
            )

    async def ids(self) -> tuple[str, ...]:
        """Return the id of every table, oldest first."""
        return await self._values("id", "table_ids")

    async def set_watching(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Store whether a member watches a table."""
        await self._write("add_watcher" if is_on else "drop_watcher", table_id=table_id, user_id=user_id)

    async def watchers(self, table_id: str) -> tuple[int, ...]:
        """Return the members who watch a table, by id."""
        return await self._values("user_id", "watchers", table_id=table_id)

    async def watched_by(self, user_id: int) -> tuple[str, ...]:
        """Return the tables that a member watches, by id."""
        return await self._values("table_id", "watched_by", user_id=user_id)

    async def set_muted(self, table_id: str, user_id: int, *, is_on: bool) -> None:
        """Store whether a table pings a member no longer."""
        await self._write("add_mute" if is_on else "drop_mute", table_id=table_id, user_id=user_id)

    async def muted(self, table_id: str) -> tuple[int, ...]:
        """Return the members whom a table does not ping, by id."""
        return await self._values("user_id", "mutes", table_id=table_id)

    async def muted_by(self, user_id: int) -> tuple[str, ...]:
        """Return the tables that do not ping a member, by id."""
        return await self._values("table_id", "muted_by", user_id=user_id)

    async def _tables(self, query: str, **parameters: Any) -> tuple[Table, ...]:
        return _joined_tables(await self._database.read(query, **parameters))


def _moves(rows: Iterable[Columns]) -> tuple[MoveRecord, ...]:
    return tuple(checked(MoveRecord, row) for row in rows)


def _moves_by_table(rows: Iterable[Columns]) -> dict[str, tuple[MoveRecord, ...] | None]:
    moves: dict[str, tuple[MoveRecord, ...] | None] = {}
    for table_id, of_table in groupby(rows, itemgetter("table_id")):
        try:
            moves[table_id] = _moves(of_table)
        except RowDamaged as error:
            log.error("left out the moves of table %a: %s", table_id, error)
            moves[table_id] = None
    return moves


def seat_steps(table: Table) -> Iterator[Step]:
    """Write a table's seats."""
    for seat in table.seats:
        yield Step("add_seat", {"table_id": table.id, **columns_of(seat)})


def _seat_step(table_id: str, seat: TableSeat) -> Step:
    """Change who sits or stands in at a seat."""
    columns = columns_of(seat, "seat", "user_id", "name", "away", "is_taken_over", "dealt_to")
    return Step("change_seat", {"table_id": table_id, **columns})


def end_steps(table_id: str, result: Result, at: float, *, version: int | None = None) -> Iterator[Step]:
    """End a table; only with exactly ``version`` moves if that is given."""
    ending = {"id": table_id, "ending": result.ending, "ended_at": at, "reason": result.reason}
    yield Step("end_table", {**ending, "version": version}, is_decisive=True)
    for seat, (place, score) in enumerate(zip_longest(result.places or (), result.scores or ())):
        yield Step("set_places", {"table_id": table_id, "seat": seat, "place": place, "score": score})
    is_counted = result.ending in COUNTED
    yield Step("advance_last_finish", {"games": int(is_counted)})
    yield Step("add_played", {"table_id": table_id})
    if is_counted:
        yield Step("add_finish", {"table_id": table_id})


def _sound_tables(tables: Iterable[tuple[Columns, Iterable[Columns]]]) -> Iterator[Table]:
    """Yield the tables out of their columns and seats; a damaged one is logged and left out."""
    for columns, seats in tables:
        try:
            yield record_of(Table, columns, seats=tuple(seats))
        except RowDamaged as error:
            log.error("left out table %a: %s", columns["id"], error)


def _unjoined(rows: Sequence[Columns]) -> tuple[Columns, list[Columns]]:
    """Return a table's columns and its seats, out of joined rows (one without a seat where nobody sits)."""
    seats = [{name: row[name] for name in _SEAT_COLUMNS} for row in rows if row["seat"] is not None]
    return {name: value for name, value in rows[0].items() if name not in _SEAT_COLUMNS}, seats


def _joined_tables(rows: Iterable[Columns]) -> tuple[Table, ...]:
    """Return the tables of joined rows, in their order: the rows of a table follow each other."""
    return tuple(_sound_tables(_unjoined(list(of_table)) for _, of_table in groupby(rows, itemgetter("id"))))
