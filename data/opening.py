"""Opens the store at an address: a file of SQLite, or a database in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from data.errors import StoreUnavailable
from data.postgres.url import PostgresUrl, is_postgres
from data.sqlite.database import open_store as open_sqlite
from data.store import Store

DatabaseAddress: TypeAlias = Path | PostgresUrl


def address_of(text: str) -> DatabaseAddress:
    """Return the address that a text names: a path, or ``postgresql://…``. ValueError when it makes no sense."""
    return PostgresUrl.parse(text) if is_postgres(text) else Path(text)


async def open_store(database: DatabaseAddress, *, migrates: bool = True) -> Store:
    """Return the store, with its schema made or brought up to date. StoreUnavailable when it cannot be used.

    Without ``migrates``, an older schema is refused instead, because a bot of that version may be running.
    """
    if isinstance(database, Path):
        return await open_sqlite(database, migrates=migrates)
    try:
        # Here, because PostgreSQL is an extra: who uses SQLite does not need its driver.
        from data.postgres.database import open_store as open_postgres  # noqa: PLC0415
    except ImportError as error:
        raise StoreUnavailable(
            'PostgreSQL needs the package psycopg, which is missing: run pip install "psycopg[binary,pool]"'
        ) from error
    return await open_postgres(database, migrates=migrates)
