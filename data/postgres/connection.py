"""Connects to PostgreSQL, checks the server, and explains what each failure means for the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

from data.errors import StoreError, StoreUnavailable, TableMovedOn
from data.postgres.url import PostgresUrl

OLDEST_VERSION = 14
"""The oldest major version of the server that will do."""

LIMITS = (
    # A process that stands still in the middle of a transaction must not keep the others from its tables.
    "idle_in_transaction_session_timeout = 5000",
    "lock_timeout = 4000",
)
"""The times after which the server ends work by itself, in milliseconds."""

_DEFAULTS = {
    "application_name": "cakeclub",
    "connect_timeout": 5,
    # A server whose machine is gone is noticed within half a minute.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}

Connection = psycopg.AsyncConnection[dict[str, Any]]


def connection_options(url: PostgresUrl) -> dict[str, Any]:
    """Return the options with which the driver connects. StoreUnavailable when it does not understand the address."""
    try:
        options: dict[str, Any] = {**_DEFAULTS, **conninfo_to_dict(url.dsn)}
    except psycopg.ProgrammingError:
        # Its text may hold a part of the password.
        raise StoreUnavailable(f"the address {url} of the database has a part that makes no sense") from None
    options.update(autocommit=True, row_factory=dict_row)
    if url.has_pooler:
        options["prepare_threshold"] = None
    else:
        limits = " ".join(f"-c {limit.replace(' ', '')}" for limit in LIMITS)
        options["options"] = f"{limits} {options.get('options', '')}".strip()
    return options


async def configure(connection: Connection) -> None:
    """Send every whole number as a BIGINT, whatever its size: so a statement is prepared once."""
    connection.adapters.register_dumper(int, Int8Dumper)


async def connect(url: PostgresUrl) -> Connection:
    """Open one connection. psycopg.Error when that fails, StoreUnavailable when the server will not do."""
    connection = await psycopg.AsyncConnection.connect("", **connection_options(url))
    try:
        await configure(connection)
        await _check_server(connection, url)
    except BaseException:
        await connection.close()
        raise
    return connection


async def _check_server(connection: Connection, url: PostgresUrl) -> None:
    cursor = await connection.execute(
        "SELECT current_setting('server_version_num')::int / 10000 AS major,"
        " current_setting('server_version') AS version,"
        " current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS is_standby,"
        " current_setting('transaction_read_only')::bool AS is_read_only"
    )
    server = await cursor.fetchone()
    assert server is not None
    if server["major"] < OLDEST_VERSION:
        raise StoreUnavailable(
            f"the database {url} cannot be used: its server is PostgreSQL {server['version']},"
            f" and Cake Club needs {OLDEST_VERSION} or newer"
        )
    if server["encoding"] != "UTF8":
        raise StoreUnavailable(
            f"the database {url} cannot be used: its encoding is {server['encoding']}, and Cake Club needs UTF8"
        )
    if server["is_standby"]:
        raise StoreUnavailable(f"the database {url} cannot be used: its server is a read-only standby")
    if server["is_read_only"]:
        raise StoreUnavailable(f"the database {url} cannot be used: it may only be read, not written")


CONFLICTS = (errors.SerializationFailure, errors.DeadlockDetected)
"""The server has taken back a transaction because of another one: the same transaction may succeed now."""

CONNECTION_ERRORS = "08"
"""The beginnings of the SQL states that are about the connection."""

RACES = (
    "moves_pkey", "tables_pkey", "seats_pkey", "tournaments_pkey", "tournaments_open", "entrants_pkey", "entrants_once",
    "pairings_pkey",
)  # fmt: skip
"""The keys that two writers may want at the same time."""


def is_lost(error: BaseException) -> bool:
    """Return True if a connection has ended, so that nobody knows what became of a COMMIT that was sent."""
    ends = (
        errors.AdminShutdown,
        errors.CrashShutdown,
        errors.CannotConnectNow,
        errors.IdleInTransactionSessionTimeout,
    )
    if isinstance(error, ends):
        return True
    if isinstance(error, PoolTimeout | PoolClosed | TooManyRequests):
        return False  # there was no connection
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return False
    # The driver's own errors about a connection have no state of SQL, those of PgBouncer one of this class.
    return error.sqlstate is None or error.sqlstate.startswith(CONNECTION_ERRORS)


@contextmanager
def failures_explained(name: object) -> Iterator[None]:
    """Turn every failure of the driver into a StoreError that a host can act on; ``name`` names the database."""
    try:
        yield
    except (psycopg.Error, OSError) as error:
        # The server's own text may show a whole row, with a seed or a move, which must not stand in a log.
        is_of_server = isinstance(error, psycopg.Error) and error.sqlstate is not None
        raise explained(error, name) from (None if is_of_server else error)
    except (OverflowError, UnicodeEncodeError) as error:
        raise StoreError(f"the database {name} cannot hold a value: {error}") from error


def explained(error: Exception, name: object) -> StoreError:
    """Return the error that a failure means. The text holds no password and no value of a row."""
    if isinstance(error, errors.UniqueViolation) and error.diag.constraint_name in RACES:
        return TableMovedOn(f"{error.diag.constraint_name} is taken")
    if isinstance(error, errors.ForeignKeyViolation):
        return TableMovedOn(f"{error.diag.constraint_name} points nowhere")
    if isinstance(error, psycopg.DataError | psycopg.IntegrityError):
        return StoreError(f"the database {name} cannot hold a value: {_violated(error)}")
    if isinstance(error, PoolTimeout | TooManyRequests):
        return StoreUnavailable(f"the database {name} cannot be used: no connection was free in time")
    if isinstance(error, PoolClosed):
        return StoreUnavailable(f"the database {name} has been closed")
    return StoreUnavailable(f"the database {name} cannot be used: {_reason(error)}")


def _violated(error: psycopg.Error) -> str:
    if error.sqlstate is None:
        return str(error)
    return ", ".join(
        filter(None, (f"SQLSTATE {error.sqlstate}", error.diag.constraint_name or error.diag.column_name))
    )


def _reason(error: Exception) -> str:
    """Return the words of the server, without its details, which may show a row; else those of the driver."""
    words = (error.diag.message_primary if isinstance(error, psycopg.Error) else None) or str(error)
    if "unsupported startup parameter" in words:
        return "a PgBouncer refuses the connection: see the page about hosting for its settings"
    return " ".join(words.split()) or type(error).__name__
