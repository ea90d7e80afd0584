"""The stores that the suite runs over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.postgres import database as postgres
from data.sqlite import database as sqlite
from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be made."""
    return tmp_path / "cake.sqlite3"


URLS = {"postgres": "postgres_url", "pgbouncer": "pooled_url"}


@pytest_asyncio.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    """An empty store: in a file, in PostgreSQL, and for tests that ask for it in PostgreSQL behind PgBouncer."""
    if request.param == "sqlite":
        opened = await sqlite.open_store(path)
    else:
        opened = await postgres.open_store(request.getfixturevalue(URLS[request.param]))
    yield opened
    await opened.close()
