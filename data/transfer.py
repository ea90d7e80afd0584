"""Carries every row of one database over to another, empty one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Protocol

from data.errors import StoreUnavailable
from data.sql.database import Columns

TABLES = {
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "moves": ("table_id", "number"),
    "watchers": ("table_id", "user_id"),
    "mutes": ("table_id", "user_id"),
    "daily_tries": ("user_id", "game", "day"),
    "kept_tries": ("day", "game", "mark"),
    "member_settings": ("user_id", "name"),
    "server_settings": ("guild_id", "name"),
    "finishes": ("number",),
    "ratings": ("number", "seat"),
    "game_tallies": ("number", "seat"),
    "ranks": ("user_id", "guild_id", "ladder", "span"),
    "rivals": ("user_id", "other_id", "guild_id", "ladder"),
    "tallies": ("user_id", "guild_id", "game", "counter"),
    "played": ("user_id", "guild_id", "game", "number"),
    "last_finish": ("id",),
    "called_tables": ("table_id",),
    "called_servers": ("guild_id",),
    "season_posts": ("guild_id", "season"),
    "tournaments": ("id",),
    "entrants": ("tournament_id", "number"),
    "pairings": ("tournament_id", "round", "number", "game"),
    "sent_messages": ("channel_id", "nonce"),
}
"""Every table with its key, in an order in which no row refers to a later one."""

BATCH = 1000


class RowRefused(Exception):
    """A database does not take a row; the text says why, without a value."""


class Rows(Protocol):
    """The rows of a database, as they are at one moment."""

    def columns(self, table: str) -> tuple[str, ...]:
        """Return the names of a table's columns."""

    def count(self, table: str) -> int:
        """Return the number of rows of a table."""

    def read(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[list[Columns]]:
        """Yield the rows of a table in the order of their key, ``BATCH`` of them at a time."""

    def add(self, table: str, columns: Sequence[str], rows: Sequence[Columns]) -> None:
        """Add rows, all of them or none. RowRefused when one cannot be added."""

    def filling(self) -> AbstractContextManager[None]:
        """Let nobody else write. The added rows are stored at the end of the context, or not at all on an error."""

    def close(self) -> None:
        """Release the database."""


@dataclass(slots=True)
class Copied:
    """The result of a copy."""

    rows: int = 0
    left_out: list[str] = field(default_factory=list)
    """The rows that the target did not take, by table and key, with the reason."""


def copy_rows(source: Rows, target: Rows, *, is_strict: bool = False) -> Copied:
    """Copy every row. StoreUnavailable when the target is not empty or the counts differ; then nothing is stored.

    A row that the target does not take is left out and named; with ``is_strict`` nothing is stored then either.
    """
    copied = Copied()
    with target.filling():
        for table in TABLES:
            if target.count(table):
                raise StoreUnavailable(f"the target is not empty: it has rows in {table}")
        for table, key in TABLES.items():
            left_out = len(copied.left_out)
            columns = source.columns(table)
            if set(columns) != set(target.columns(table)):
                raise StoreUnavailable(f"source and target have different columns in {table}")
            for rows in source.read(table, columns, key):
                _add(target, table, columns, rows, copied)
            expected = source.count(table) - (len(copied.left_out) - left_out)
            if target.count(table) != expected:
                raise StoreUnavailable(
                    f"{expected} rows of {table} were expected, {target.count(table)} were copied"
                )
            copied.rows += expected
        if is_strict and copied.left_out:
            raise StoreUnavailable("\n".join((*copied.left_out, "nothing was copied")))
    return copied


def _add(target: Rows, table: str, columns: Sequence[str], rows: Sequence[Columns], copied: Copied) -> None:
    """Add rows; find those that the target does not take by halving."""
    try:
        target.add(table, columns, rows)
    except RowRefused as error:
        if len(rows) > 1:
            middle = len(rows) // 2
            _add(target, table, columns, rows[:middle], copied)
            _add(target, table, columns, rows[middle:], copied)
        else:
            key = ", ".join(f"{rows[0][name]!r:.40}" for name in TABLES[table])
            copied.left_out.append(f"{table} {key}: {error}")
