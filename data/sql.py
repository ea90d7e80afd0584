"""What each call of the store is in SQL; a database has only to run the statements."""

from __future__ import annotations

import json
import logging
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from pydantic import ValidationError
from pydantic_core import from_json
from typing_extensions import override

from data.rows import (
    HandPostRow,
    MemberRow,
    MoveRow,
    PostRow,
    ResultRow,
    Row,
    SeatRow,
    ServerRow,
    StandingRow,
    TableRow,
)
from data.store import Store, StoreUnavailable

QUERIES_PATH = Path(__file__).with_name("queries")
"""The statements by name, in the part of SQL that SQLite and PostgreSQL share."""

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Row)

Columns: TypeAlias = dict[str, Any]
"""A row as a database gives it, or takes it: values by column."""

_NESTED = {"options", "seats", "post"}
_TABLE_COLUMNS = tuple(name for name in TableRow.model_fields if name not in _NESTED)
_SEAT_COLUMNS = tuple(SeatRow.model_fields)
_POST_COLUMNS = {name: f"post_{name}" for name in PostRow.model_fields}
_FIXED_COLUMNS = {"guild_id", "version", "shown", "created_at"} | set(_POST_COLUMNS.values())
"""What a change of the lobby leaves alone."""


@dataclass(frozen=True, slots=True)
class Step:
    """One statement of a write. A decisive one that changes no row refuses the whole write."""

    query: str
    parameters: Columns
    is_decisive: bool = False


class Database(Protocol):
    """Runs the statements under ``QUERIES_PATH``. Every call raises StoreError and nothing else."""

    async def write(self, *steps: Step) -> None:
        """All steps in one transaction, on disk when this returns.

        TableMovedOn when a decisive step changes no row, or a key is taken or points nowhere.
        """

    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        """The rows of one snapshot that holds all that was written."""

    async def snapshot(self, *queries: str) -> list[list[Columns]]:
        """The rows of each of several queries without parameters, all of one snapshot."""

    async def close(self) -> None:
        """Finish what was asked before, then let go."""


class SqlStore(Store):
    """The store over any database that runs its statements."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def close(self) -> None:
        await self._database.close()

    @override
    async def add_table(self, table: TableRow) -> None:
        await self._database.write(
            Step("add_table", _table_parameters(table), is_decisive=True), *_seat_steps(table)
        )

    @override
    async def table(self, table_id: str) -> TableRow | None:
        rows = await self._database.read("table", id=table_id)
        return _table(*_unjoined(rows)) if rows else None

    @override
    async def change_lobby(self, table: TableRow) -> None:
        columns = _table_parameters(table).items()
        lobby = {name: value for name, value in columns if name not in _FIXED_COLUMNS}
        await self._database.write(
            Step("change_lobby", lobby, is_decisive=True),
            Step("clear_seats", {"table_id": table.id}),
            *_seat_steps(table),
        )

    @override
    async def add_move(self, move: MoveRow, *, due_at: float | None, result: ResultRow | None = None) -> None:
        await self._database.write(
            Step("add_move", {**move.model_dump(), "due_at": due_at}, is_decisive=True),
            *(() if result is None else _end_steps(move.table_id, result, move.at)),
        )

    @override
    async def end_table(self, table_id: str, result: ResultRow, *, at: float) -> None:
        await self._database.write(*_end_steps(table_id, result, at))

    @override
    async def moves(self, table_id: str) -> tuple[MoveRow, ...]:
        return await self._rows(MoveRow, "moves", table_id=table_id)

    @override
    async def set_shown(self, table_id: str, shown: int, post: PostRow | None) -> None:
        parameters = {"id": table_id, "shown": shown, **_post_parameters(post)}
        await self._database.write(Step("set_shown", parameters))

    @override
    async def unfinished(self) -> tuple[TableRow, ...]:
        # Not joined, because of ten thousand tables every column would come once for each seat.
        tables, seats = await self._database.snapshot("unfinished_tables", "unfinished_seats")
        seats_of: defaultdict[str, list[Columns]] = defaultdict(list)
        for seat in seats:
            seats_of[seat.pop("table_id")].append(seat)
        found = _sound_tables((table, seats_of[table["id"]]) for table in tables)
        return tuple(sorted(found, key=lambda table: (table.created_at, table.id)))

    @override
    async def tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[TableRow, ...]:
        tables = await self._tables("tables_of", user_id=user_id)
        return tuple(table for table in tables if guild_id in {None, table.guild_id})

    @override
    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[TableRow, ...]:
        if channel_id is None:
            return await self._tables("tables_in", guild_id=guild_id)
        return await self._tables("tables_in_channel", guild_id=guild_id, channel_id=channel_id)

    @override
    async def standings(self, guild_id: int, game: str) -> tuple[StandingRow, ...]:
        return await self._rows(StandingRow, "standings", guild_id=guild_id, game=game)

    @override
    async def set_hand_post(self, post: HandPostRow) -> None:
        await self._database.write(Step("set_hand_post", post.model_dump()))

    @override
    async def drop_hand_post(self, table_id: str, user_id: int) -> None:
        await self._database.write(Step("drop_hand_post", {"table_id": table_id, "user_id": user_id}))

    @override
    async def hand_posts(self, table_id: str) -> tuple[HandPostRow, ...]:
        return await self._rows(HandPostRow, "hand_posts", table_id=table_id)

    @override
    async def stray_hands(self) -> tuple[str, ...]:
        return tuple(row["table_id"] for row in await self._database.read("stray_hands"))

    @override
    async def servers(self) -> tuple[ServerRow, ...]:
        return tuple(_sound_servers(await self._database.read("servers")))

    @override
    async def guilds(self) -> frozenset[int]:
        return frozenset(row["guild_id"] for row in await self._database.read("guilds"))

    @override
    async def set_server(self, server: ServerRow) -> None:
        settings = server.model_dump_json(exclude={"guild_id", "left_at"})
        columns = {"guild_id": server.guild_id, "settings": settings, "left_at": server.left_at}
        await self._database.write(Step("set_server", columns))

    @override
    async def drop_server(self, guild_id: int) -> None:
        parts = ("moves", "hand_posts", "seats", "tables", "settings")
        await self._database.write(*(Step(f"drop_server_{part}", {"guild_id": guild_id}) for part in parts))

    @override
    async def member(self, user_id: int) -> MemberRow:
        rows = await self._rows(MemberRow, "member", user_id=user_id)
        return rows[0] if rows else MemberRow(user_id=user_id)

    @override
    async def set_member(self, member: MemberRow) -> None:
        await self._database.write(Step("set_member", member.model_dump()))

    @override
    async def drop_member(self, user_id: int) -> None:
        parts = ("seats", "hosting", "hand_posts", "wishes")
        await self._database.write(*(Step(f"drop_member_{part}", {"user_id": user_id}) for part in parts))

    @override
    async def all_tables_of(self, user_id: int) -> tuple[TableRow, ...]:
        return await self._tables("all_tables_of", user_id=user_id)

    async def _rows(self, kind: type[R], query: str, **parameters: Any) -> tuple[R, ...]:
        rows = await self._database.read(query, **parameters)
        return tuple(_checked(kind, row) for row in rows)

    async def _tables(self, query: str, **parameters: Any) -> tuple[TableRow, ...]:
        rows_of: defaultdict[str, list[Columns]] = defaultdict(list)
        for row in await self._database.read(query, **parameters):
            rows_of[row["id"]].append(row)
        return tuple(_sound_tables(map(_unjoined, rows_of.values())))


def _table_parameters(table: TableRow) -> Columns:
    plain = {name: getattr(table, name) for name in _TABLE_COLUMNS}
    return {**plain, "options": json.dumps(table.options), **_post_parameters(table.post)}


def _post_parameters(post: PostRow | None) -> Columns:
    return {column: post and getattr(post, name) for name, column in _POST_COLUMNS.items()}


def _seat_steps(table: TableRow) -> Iterator[Step]:
    for seat in table.seats:
        yield Step("add_seat", {"table_id": table.id, **seat.model_dump()})


def _end_steps(table_id: str, result: ResultRow, at: float) -> Iterator[Step]:
    ending = {"id": table_id, "ending": result.ending, "ended_at": at, "reason": result.reason}
    yield Step("end_table", ending, is_decisive=True)
    for seat, place in enumerate(result.places or ()):
        yield Step("set_place", {"table_id": table_id, "seat": seat, "place": place})
    for seat, score in enumerate(result.scores or ()):
        yield Step("set_score", {"table_id": table_id, "seat": seat, "score": score})


def _sound_tables(found: Iterable[tuple[Columns, Iterable[Columns]]]) -> Iterator[TableRow]:
    """The tables, each out of its columns and its seats; one that is damaged must not cost the others."""
    for columns, seats in found:
        try:
            yield _table(columns, seats)
        except StoreUnavailable as error:
            log.error("table %a is left out: %s", columns["id"], error)


def _unjoined(rows: Sequence[Columns]) -> tuple[Columns, list[Columns]]:
    """A table's columns and its seats, out of rows of which each has both, or no seat where nobody sits."""
    seats = [{name: row[name] for name in _SEAT_COLUMNS} for row in rows if row["seat"] is not None]
    return {name: value for name, value in rows[0].items() if name not in _SEAT_COLUMNS}, seats


def _table(columns: Columns, seats: Iterable[Columns]) -> TableRow:
    plain = {name: columns[name] for name in _TABLE_COLUMNS}
    has_post = columns["post_message_id"] is not None
    nested = {
        "options": _options(columns["options"]),
        "seats": tuple(seats),
        "post": {name: columns[column] for name, column in _POST_COLUMNS.items()} if has_post else None,
    }
    return _checked(TableRow, plain | nested)


def _sound_servers(found: Iterable[Columns]) -> Iterator[ServerRow]:
    """The servers; for one whose settings are damaged all stands as usual."""
    for columns in found:
        settings = _options(columns.pop("settings"))
        try:
            yield _checked(
                ServerRow, {**(settings if isinstance(settings, dict) else {"settings": 0}), **columns}
            )
        except StoreUnavailable as error:
            log.error("the settings of server %s are left out: %s", columns["guild_id"], error)


def _options(text: str) -> Any:
    """The options, or what is no set of options and fails the check that follows."""
    try:
        return from_json(text)
    except ValueError:
        return text


def _checked(kind: type[R], values: Columns) -> R:
    try:
        return kind.model_validate(values)
    except ValidationError as error:
        # Only the names: the values may be a seed, which nobody may read, not even in a log.
        wrong = ", ".join(sorted({".".join(map(str, detail["loc"])) for detail in error.errors()}))
        raise StoreUnavailable(f"the database holds a {kind.__name__} that makes no sense: {wrong}") from None
