"""How rows become columns, and columns rows again: what makes no sense is found out here."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from pydantic import ValidationError
from pydantic_core import from_json

from data.rows import PostRow, ResultRow, Row, SeatRow, ServerRow, TableRow
from data.sql.database import Columns, Step
from data.store import RowDamaged

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Row)

_NESTED = {"options", "seats", "post"}
_TABLE_COLUMNS = tuple(name for name in TableRow.model_fields if name not in _NESTED)
_SEAT_COLUMNS = tuple(SeatRow.model_fields)
_POST_COLUMNS = {name: f"post_{name}" for name in PostRow.model_fields}
FIXED_COLUMNS = {"guild_id", "version", "shown", "created_at", "secret"} | set(_POST_COLUMNS.values())
"""What a change of the lobby leaves alone."""


def table_parameters(table: TableRow) -> Columns:
    """A table as its row in the database."""
    plain = {name: getattr(table, name) for name in _TABLE_COLUMNS}
    return {**plain, "options": json.dumps(table.options), **post_parameters(table.post)}


def post_parameters(post: PostRow | None) -> Columns:
    """Where a table is shown, as columns."""
    return {column: post and getattr(post, name) for name, column in _POST_COLUMNS.items()}


def seat_steps(table: TableRow) -> Iterator[Step]:
    """Write a table's seats."""
    for seat in table.seats:
        yield Step("add_seat", {"table_id": table.id, **seat.model_dump()})


def seat_step(table_id: str, seat: SeatRow) -> Step:
    """Change who sits or stands in at a seat."""
    columns = seat.model_dump(include={"seat", "user_id", "name", "away", "is_taken_over", "dealt_to"})
    return Step("change_seat", {"table_id": table_id, **columns})


def end_steps(table_id: str, result: ResultRow, at: float) -> Iterator[Step]:
    """End a table."""
    ending = {"id": table_id, "ending": result.ending, "ended_at": at, "reason": result.reason}
    yield Step("end_table", ending, is_decisive=True)
    for seat, place in enumerate(result.places or ()):
        yield Step("set_place", {"table_id": table_id, "seat": seat, "place": place})
    for seat, score in enumerate(result.scores or ()):
        yield Step("set_score", {"table_id": table_id, "seat": seat, "score": score})


def sound_tables(found: Iterable[tuple[Columns, Iterable[Columns]]]) -> Iterator[TableRow]:
    """The tables, each out of its columns and its seats; one that is damaged must not cost the others."""
    for columns, seats in found:
        try:
            yield table_of(columns, seats)
        except RowDamaged as error:
            log.error("left out table %a: %s", columns["id"], error)


def sound_rows(kind: type[R], rows: Iterable[Columns]) -> Iterator[R]:
    """The rows that make sense; one that is damaged must not cost the others."""
    for row in rows:
        try:
            yield checked(kind, row)
        except RowDamaged as error:
            log.error("left out a row: %s", error)


def unjoined(rows: Sequence[Columns]) -> tuple[Columns, list[Columns]]:
    """A table's columns and its seats, out of rows of which each has both, or no seat where nobody sits."""
    seats = [{name: row[name] for name in _SEAT_COLUMNS} for row in rows if row["seat"] is not None]
    return {name: value for name, value in rows[0].items() if name not in _SEAT_COLUMNS}, seats


def joined_tables(rows: Iterable[Columns]) -> tuple[TableRow, ...]:
    """The tables of rows of which each has a table and one of its seats, in their order."""
    rows_of: dict[str, list[Columns]] = {}
    for row in rows:
        rows_of.setdefault(row["id"], []).append(row)
    return tuple(sound_tables(map(unjoined, rows_of.values())))


def table_of(columns: Columns, seats: Iterable[Columns]) -> TableRow:
    """A table out of its columns and its seats. RowDamaged when they make no sense."""
    plain = {name: columns[name] for name in _TABLE_COLUMNS}
    has_post = columns["post_message_id"] is not None
    nested = {
        "options": stored_options(columns["options"]),
        "seats": tuple(seats),
        "post": {name: columns[column] for name, column in _POST_COLUMNS.items()} if has_post else None,
    }
    return checked(TableRow, plain | nested)


def sound_servers(found: Iterable[Columns]) -> Iterator[ServerRow]:
    """The servers; for one whose settings are damaged all stands as usual."""
    for columns in found:
        settings = stored_options(columns.pop("settings"))
        try:
            yield checked(
                ServerRow, {**(settings if isinstance(settings, dict) else {"settings": 0}), **columns}
            )
        except RowDamaged as error:
            log.error("left out the settings of server %s: %s", columns["guild_id"], error)


def stored_options(text: str) -> Any:
    """The options, or what is no set of options and fails the check that follows."""
    try:
        return from_json(text)
    except (TypeError, ValueError):
        return text


def checked(kind: type[R], values: Columns) -> R:
    """A row of this kind. RowDamaged when the values make no sense."""
    try:
        return kind.model_validate(values)
    except ValidationError as error:
        # Only the names: the values may be a seed, which nobody may read, not even in a log.
        wrong = ", ".join(sorted({".".join(map(str, detail["loc"])) for detail in error.errors()}))
        raise RowDamaged(f"the database holds a {kind.__name__} that makes no sense: {wrong}") from None
