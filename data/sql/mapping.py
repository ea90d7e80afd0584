"""Turns records into columns, and columns into records: pydantic checks here what the database holds."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json

from data.errors import RowDamaged
from data.records import COUNTED, Post, Result, ServerSettings, Table, TableSeat
from data.sql.database import Columns, Step
from data.tournament_records import Tournament, TournamentPost

log = logging.getLogger(__name__)

R = TypeVar("R")


def names_of(kind: Any) -> tuple[str, ...]:
    """Return the names of a record's fields, which are its columns."""
    return tuple(kind.__dataclass_fields__)


_POSTS: dict[type[Any], type[Any]] = {Table: Post, Tournament: TournamentPost}
"""What is stored in the columns of a table or tournament that begin with ``post_``."""
_NESTED = {"options", "post", "seats", "entrants", "pairings"}
_PLAIN = {kind: tuple(name for name in names_of(kind) if name not in _NESTED) for kind in _POSTS}
_SEAT_COLUMNS = names_of(TableSeat)
FIXED_COLUMNS = {
    "guild_id",
    "version",
    "shown",
    "created_at",
    "secret",
    "day",
    "language",
    "again_of",
    "again_number",
} | {f"post_{name}" for name in names_of(Post)}
"""The columns that a change of the lobby does not write."""


def columns_of(record: object, *names: str) -> Columns:
    """Return a record without nested ones as columns, all of them or the named ones."""
    return {name: getattr(record, name) for name in names or names_of(type(record))}


def row_of(record: Table | Tournament) -> Columns:
    """Return a table or a tournament as its row in the database."""
    return {
        **columns_of(record, *_PLAIN[type(record)]),
        "options": json.dumps(record.options),
        **post_columns(_POSTS[type(record)], record.post),
    }


def record_of(kind: type[R], row: Columns, **parts: Sequence[Columns]) -> R:
    """Return a table or a tournament out of its row and the rows of its parts. RowDamaged when they make no sense."""
    post = {name: row[f"post_{name}"] for name in names_of(_POSTS[kind])}
    nested = {
        "options": stored_options(row["options"]),
        "post": post if post["message_id"] is not None else None,
    }
    return checked(kind, {name: row[name] for name in _PLAIN[kind]} | nested | parts)


def post_columns(kind: type[Any], post: Post | TournamentPost | None) -> Columns:
    """Return the columns that say in which message something is shown; they are empty for None."""
    return {f"post_{name}": post and getattr(post, name) for name in names_of(kind)}


def seat_steps(table: Table) -> Iterator[Step]:
    """Write a table's seats."""
    for seat in table.seats:
        yield Step("add_seat", {"table_id": table.id, **columns_of(seat)})


def seat_step(table_id: str, seat: TableSeat) -> Step:
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


def sound_tables(found: Iterable[tuple[Columns, Iterable[Columns]]]) -> Iterator[Table]:
    """Yield the tables out of their columns and seats; a damaged one is logged and left out."""
    for columns, seats in found:
        try:
            yield record_of(Table, columns, seats=tuple(seats))
        except RowDamaged as error:
            log.error("left out table %a: %s", columns["id"], error)


def sound_rows(kind: type[R], rows: Iterable[Columns]) -> Iterator[R]:
    """Yield the records; a damaged one is logged and left out."""
    for row in rows:
        try:
            yield checked(kind, row)
        except RowDamaged as error:
            log.error("left out a row: %s", error)


def faults_of(kind: type[Any], rows: Iterable[Columns], key: str) -> Iterator[str]:
    """Yield a line for each row that makes no sense."""
    for row in rows:
        try:
            checked(kind, row)
        except RowDamaged as error:
            yield f"row {row[key]!r:.40}: {error}"


def unjoined(rows: Sequence[Columns]) -> tuple[Columns, list[Columns]]:
    """Return a table's columns and its seats, out of joined rows (one without a seat where nobody sits)."""
    seats = [{name: row[name] for name in _SEAT_COLUMNS} for row in rows if row["seat"] is not None]
    return {name: value for name, value in rows[0].items() if name not in _SEAT_COLUMNS}, seats


def joined_tables(rows: Iterable[Columns]) -> tuple[Table, ...]:
    """Return the tables of joined rows, in their order: the rows of a table follow each other."""
    return tuple(sound_tables(unjoined(list(found)) for _, found in groupby(rows, itemgetter("id"))))


def sound_servers(settings: Iterable[Columns]) -> Iterator[ServerSettings]:
    """Yield the servers' settings by id. Damaged ones are left out, so that the defaults hold for that server."""
    for values in settings_rows("guild_id", settings):
        try:
            yield checked(ServerSettings, values)
        except RowDamaged as error:
            log.error("left out the settings of server %s: %s", values["guild_id"], error)


def settings_rows(key: str, settings: Iterable[Columns]) -> list[Columns]:
    """Return the settings of each server or member as one row, by the id that ``key`` names."""
    found: dict[int, Columns] = {}
    for row in settings:
        found.setdefault(row[key], {key: row[key]})[row["name"]] = stored_options(row["value"])
    return [values for _, values in sorted(found.items())]


def stored_options(text: str) -> Any:
    """Return the options, or a value that is no set of options and fails the next check."""
    try:
        return from_json(text)
    except (TypeError, ValueError):
        return text


_ADAPTERS: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(kind: type[R]) -> TypeAdapter[R]:
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]


def checked(kind: type[R], values: Columns) -> R:
    """Return a record of this kind. RowDamaged when the values make no sense, or one is unknown."""
    unknown = ", ".join(sorted(values.keys() - set(names_of(kind))))
    if unknown:
        raise RowDamaged(f"the database holds a {kind.__name__} that makes no sense: {unknown}")
    try:
        return _adapter(kind).validate_python(values)
    except ValidationError as error:
        # Only the names: a value may be a seed, which must not stand in a log.
        wrong = ", ".join(sorted({".".join(map(str, detail["loc"])) for detail in error.errors()}))
        raise RowDamaged(f"the database holds a {kind.__name__} that makes no sense: {wrong}") from None
