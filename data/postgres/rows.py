"""The rows of a PostgreSQL database, to be copied."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import psycopg
from psycopg import sql
from psycopg.rows import dict_row, tuple_row
from typing_extensions import override

from data.postgres.connection import connection_options, failures_explained
from data.postgres.url import PostgresUrl
from data.sql.database import Columns
from data.transfer import BATCH, TABLES, RowRefused, Rows


class PostgresRows(Rows):
    """A database whose schema is the newest, as it is when the first row is read."""

    def __init__(self, url: PostgresUrl) -> None:
        self._url = url
        options = connection_options(url) | {"row_factory": tuple_row, "autocommit": False}
        # A copy may take long, and its transaction waits for the other database.
        options.pop("options", None)
        with failures_explained(url):
            self._connection = psycopg.connect("", **options)
            self._connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ

    @override
    def close(self) -> None:
        self._connection.close()

    @override
    def columns(self, table: str) -> tuple[str, ...]:
        with failures_explained(self._url):
            query = sql.SQL("SELECT * FROM {} LIMIT 0").format(sql.Identifier(table))
            return tuple(column.name for column in self._connection.execute(query).description or ())

    @override
    def count(self, table: str) -> int:
        with failures_explained(self._url):
            query = sql.SQL("SELECT COUNT(*) FROM {}").format(sql.Identifier(table))
            ((number,),) = self._connection.execute(query)
        return int(number)

    @override
    def read(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[list[Columns]]:
        query = sql.SQL("SELECT {} FROM {} ORDER BY {}").format(
            sql.SQL(", ").join(map(sql.Identifier, columns)),
            sql.Identifier(table),
            sql.SQL(", ").join(map(sql.Identifier, key)),
        )
        # A cursor on the server, so that a large table is never in memory as a whole.
        with failures_explained(self._url), self._connection.cursor("copied", row_factory=dict_row) as cursor:
            cursor.execute(query)
            while rows := cursor.fetchmany(BATCH):
                yield rows

    @override
    def add(self, table: str, columns: Sequence[str], rows: Sequence[Columns]) -> None:
        query = sql.SQL("COPY {} ({}) FROM STDIN").format(
            sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
        )
        try:
            with (
                self._connection.transaction(),
                self._connection.cursor() as cursor,
                cursor.copy(query) as copy,
            ):
                for row in rows:
                    copy.write_row([row[name] for name in columns])
        except (psycopg.DataError, psycopg.IntegrityError, UnicodeEncodeError) as error:
            raise RowRefused(_reason(error)) from error

    @override
    @contextmanager
    def filling(self) -> Iterator[None]:
        with failures_explained(self._url):
            self._connection.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
            with self._connection.transaction():
                tables = sql.SQL(", ").join(map(sql.Identifier, TABLES))
                self._connection.execute(sql.SQL("LOCK TABLE {} IN EXCLUSIVE MODE").format(tables))
                yield


def _reason(error: Exception) -> str:
    """Return the reason for refusing a row. The server's own text would show the value."""
    if isinstance(error, psycopg.IntegrityError):
        return error.diag.message_primary or "it breaks a rule of the schema"
    context = error.diag.context if isinstance(error, psycopg.Error) else None
    column = re.search(r"column (\w+)", context or "")
    return f"the value of {column[1]} does not fit" if column else "a value does not fit its column"
