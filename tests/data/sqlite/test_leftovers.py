"""What an older program deleted and left in free parts of the file is overwritten when the file is opened."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.errors import StoreUnavailable
from data.sqlite import store as sqlite
from data.sqlite.store import SqliteStore
from tests.data.rows import BEN, lobby, seat

NAME = "Evelyn Zabaglione"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cake.sqlite3"


async def open_and_close(path: Path) -> None:
    await (await SqliteStore.open(path, busy_seconds=0.05)).close()


async def fill(path: Path) -> None:
    store = await SqliteStore.open(path)
    for number in range(200):
        row = lobby(f"t{number}", seats=(seat(0, 1, name=f"{NAME} {number}"), seat(1, BEN)))
        await store.add_table(row)
    await store.close()


def delete_as_older_programs_did(path: Path) -> None:
    """Delete every other seat without overwriting it, and know nothing of ``user_version``."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("DELETE FROM seats WHERE user_id = 1")
        connection.execute("PRAGMA user_version = 0")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def traces(path: Path) -> int:
    return sum(file.read_bytes().count(NAME.encode()) for file in path.parent.iterdir())


def test_what_an_older_program_deleted_is_overwritten_when_the_file_is_opened(path: Path) -> None:
    asyncio.run(fill(path))
    delete_as_older_programs_did(path)
    assert traces(path) > 0
    asyncio.run(open_and_close(path))
    assert traces(path) == 0


def test_it_is_overwritten_while_the_file_stays_open(path: Path) -> None:
    """A bot may run for months before it closes the file."""
    asyncio.run(fill(path))
    delete_as_older_programs_did(path)

    async def traces_while_open() -> int:
        store = await SqliteStore.open(path)
        found = traces(path)
        await store.close()
        return found

    assert asyncio.run(traces_while_open()) == 0


def test_a_file_is_rewritten_once_only(path: Path) -> None:
    asyncio.run(fill(path))
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
        connection.execute("CREATE TABLE crumbs (crumb BLOB)")
        connection.execute("INSERT INTO crumbs VALUES (zeroblob(400000))")
        connection.commit()
        connection.execute("DROP TABLE crumbs")
        connection.commit()
    asyncio.run(open_and_close(path))
    with closing(sqlite3.connect(path)) as connection:
        (free_pages,) = connection.execute("PRAGMA freelist_count").fetchone()
    assert free_pages > 0, "a rewritten file has no free pages"


@pytest.mark.parametrize("begin", ["BEGIN", "BEGIN IMMEDIATE"])
def test_a_file_that_another_program_uses_is_opened_if_it_can_be_and_rewritten_later(
    path: Path, begin: str, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(fill(path))
    delete_as_older_programs_did(path)

    async def open_while_another_is_busy() -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute(begin)
            other.execute("SELECT * FROM tables").fetchall()
            with contextlib.suppress(StoreUnavailable):  # a database that cannot be written is refused
                await open_and_close(path)

    with caplog.at_level(logging.WARNING):
        asyncio.run(open_while_another_is_busy())
    assert "is overwritten at the next start" in caplog.text
    asyncio.run(open_and_close(path))
    assert traces(path) == 0


def test_what_is_deleted_is_overwritten_where_sqlite_does_not_do_so_by_itself(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some systems build SQLite so that it always does: there, the store's own setting would not be missed."""
    monkeypatch.setattr(sqlite, "PRAGMAS", ("PRAGMA secure_delete = OFF", *sqlite.PRAGMAS))
    asyncio.run(fill(path))
    assert traces(path) > 0

    async def forget() -> None:
        store = await SqliteStore.open(path)
        await store.drop_member(1)
        await store.close()

    asyncio.run(forget())
    assert traces(path) == 0
