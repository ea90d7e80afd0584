"""How connections to PostgreSQL are made, and which servers will do."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import dict_row
from psycopg.types.numeric import Int8Dumper

from data.errors import StoreUnavailable
from data.postgres.url import PostgresUrl

OLDEST_VERSION = 14
"""The oldest major version of the server that will do."""

LIMITS = (
    # A process that stands still in the middle of a transaction must not keep the others from its tables.
    "idle_in_transaction_session_timeout = 5000",
    "lock_timeout = 4000",
)
"""What the server ends by itself, in milliseconds."""

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
    """Return what the driver needs to connect. StoreUnavailable when it does not understand the address."""
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
