"""The store in a PostgreSQL database."""

from __future__ import annotations

from data.postgres.database import CONNECTIONS, PostgresDatabase
from data.postgres.url import PostgresUrl
from data.store import Store


class PostgresStore(Store):
    """The store that several processes share, on one machine or many."""

    @classmethod
    async def open(
        cls, url: PostgresUrl | str, *, migrates: bool = True, connections: int = CONNECTIONS
    ) -> PostgresStore:
        """Return the store at an address, with its schema made or brought up to date where needed.

        StoreUnavailable when the server cannot be reached or will not do, or when a newer program wrote the
        database; without ``migrates``, also when an older one did.
        """
        address = PostgresUrl.parse(url) if isinstance(url, str) else url
        return cls(await PostgresDatabase.open(address, migrates=migrates, connections=connections))
