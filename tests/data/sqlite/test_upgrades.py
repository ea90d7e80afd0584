"""A database of an earlier schema is saved before it is upgraded."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.ops.maintenance import find_faults
from data.errors import StoreUnavailable
from data.sql.schema import MIGRATIONS_PATH, migration_files
from data.sqlite import migrate
from data.sqlite.database import open_store
from tests.data.rows import lobby

NEWEST = max(migration_files(migrate.DIALECT))
EARLIER = min(migration_files(migrate.DIALECT))


async def made(path: Path) -> Path:
    """Make a database with a lobby, as a program had it that knew only the first migration."""
    store = await open_store(path)
    await store.tables.add(lobby())
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM migrations WHERE number > ?", (EARLIER,))
    return path


def contents(path: Path) -> list[str]:
    """Return everything in a database, as SQL."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        ((number,),) = connection.execute("SELECT MAX(number) FROM migrations")
    return int(number)


def copies_in(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.schema-*"))


async def opened_and_closed(path: Path) -> None:
    store = await open_store(path)
    await store.close()


async def test_a_database_of_an_earlier_schema_is_saved_and_upgraded(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = await made(tmp_path / "cake.sqlite3")
    before = contents(path)
    with caplog.at_level(logging.INFO):
        await opened_and_closed(path)
    copy = tmp_path / f"cake.schema-{EARLIER}.sqlite3"
    assert copies_in(tmp_path) == [copy.name]
    assert contents(copy) == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert str(copy) in caplog.text
    assert schema_of(path) == NEWEST
    assert await asyncio.to_thread(find_faults, path) == []


async def test_a_new_database_and_one_that_is_up_to_date_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        await opened_and_closed(tmp_path / "cake.sqlite3")
    assert copies_in(tmp_path) == []


async def test_an_earlier_copy_is_never_overwritten(tmp_path: Path) -> None:
    path = await made(tmp_path / "cake.sqlite3")
    (tmp_path / f"cake.schema-{EARLIER}.sqlite3").write_text("an earlier copy")
    await opened_and_closed(path)
    assert copies_in(tmp_path) == [f"cake.schema-{EARLIER}-2.sqlite3", f"cake.schema-{EARLIER}.sqlite3"]
    assert (tmp_path / f"cake.schema-{EARLIER}.sqlite3").read_text() == "an earlier copy"


def with_another(folder: Path, statement: str) -> Path:
    """Return a folder with all migrations and one more."""
    shutil.copytree(MIGRATIONS_PATH, folder)
    (folder / f"{NEWEST + 1:04}_more.sql").write_text(statement)
    return folder


async def test_an_upgrade_that_fails_changes_nothing_and_leaves_no_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cake.sqlite3"
    await opened_and_closed(path)
    before = contents(path)
    folder = with_another(tmp_path / "migrations", "DROP TABLE no_such_table;\n")
    for function in (migrate.migrate, migrate.seen_before_upgrade):
        monkeypatch.setattr(function, "__defaults__", (folder,))
    with pytest.raises(StoreUnavailable, match="no_such_table"):
        await open_store(path)
    assert copies_in(tmp_path) == []
    assert contents(path) == before


async def test_without_room_for_the_copy_the_database_is_not_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await made(tmp_path / "cake.sqlite3")
    before = contents(path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(migrate, "copy_database", full)
    with pytest.raises(StoreUnavailable, match="No space left on device"):
        await open_store(path)
    assert contents(path) == before


async def test_going_back_to_an_older_program_is_refused_with_a_sentence_and_nothing_is_copied(
    tmp_path: Path,
) -> None:
    path = tmp_path / "cake.sqlite3"
    await opened_and_closed(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO migrations VALUES (?, 'future')", (NEWEST + 1,))
    with pytest.raises(StoreUnavailable, match=f"newer Cake Club: it has schema {NEWEST + 1}"):
        await open_store(path)
    assert copies_in(tmp_path) == []


async def test_after_going_back_by_the_copy_the_older_database_is_upgraded_again(tmp_path: Path) -> None:
    path = await made(tmp_path / "cake.sqlite3")
    before = contents(path)
    await opened_and_closed(path)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    shutil.copy(tmp_path / f"cake.schema-{EARLIER}.sqlite3", path)
    assert contents(path) == before
    await opened_and_closed(path)
    assert schema_of(path) == NEWEST
    assert contents(tmp_path / f"cake.schema-{EARLIER}-2.sqlite3") == before
