"""The store that the suite runs over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.sqlite.store import SqliteStore
from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be made."""
    return tmp_path / "cake.sqlite3"


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """An empty store in a file."""
    opened = await SqliteStore.open(path)
    yield opened
    await opened.close()
