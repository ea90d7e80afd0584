"""How a SQLite database is brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from data.schema import MIGRATIONS_PATH, migrate
from data.sqlite import SqliteStore
from data.store import StoreUnavailable
from tests.data.rows import lobby


@pytest.fixture
def connection() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def names(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute("SELECT name FROM migrations ORDER BY number")
    return [name for (name,) in rows]


def schema(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def test_the_migrations_are_numbered_without_a_gap() -> None:
    numbers = [int(file.name[:4]) for file in sorted(MIGRATIONS_PATH.glob("*.sql"))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_an_empty_database_gets_every_migration_once(connection: sqlite3.Connection) -> None:
    migrate(connection)
    first = schema(connection)
    assert names(connection) == [file.stem for file in sorted(MIGRATIONS_PATH.glob("*.sql"))]
    migrate(connection)
    assert schema(connection) == first
    assert len(names(connection)) == len(set(names(connection)))


def test_only_what_is_new_is_run(connection: sqlite3.Connection, tmp_path: Path) -> None:
    (tmp_path / "0001_cakes.sql").write_text("CREATE TABLE cakes (name TEXT);")
    migrate(connection, tmp_path)
    connection.execute("INSERT INTO cakes VALUES ('Linzer')")
    (tmp_path / "0002_layers.sql").write_text(
        "ALTER TABLE cakes ADD COLUMN layers BIGINT;\nUPDATE cakes\nSET layers = 3;\n"
    )
    migrate(connection, tmp_path)
    assert connection.execute("SELECT * FROM cakes").fetchall() == [("Linzer", 3)]
    assert names(connection) == ["0001_cakes", "0002_layers"]


def test_of_a_migration_that_fails_nothing_is_left(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    (tmp_path / "0001_cakes.sql").write_text("CREATE TABLE cakes (name TEXT);")
    migrate(connection, tmp_path)
    before = schema(connection)
    (tmp_path / "0002_wrong.sql").write_text("CREATE TABLE pies (name TEXT);\nDROP TABLE tarts;\n")
    with pytest.raises(sqlite3.OperationalError, match="tarts"):
        migrate(connection, tmp_path)
    assert not connection.in_transaction
    assert schema(connection) == before
    assert names(connection) == ["0001_cakes"]


@pytest.mark.asyncio
async def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cake.sqlite3"
    store = await SqliteStore.open(path)
    await store.add_table(lobby())
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO migrations VALUES (999, '0999_future')")
    with pytest.raises(StoreUnavailable, match="newer Cake Club: it has schema 999"):
        await SqliteStore.open(path)
    connection.close()


@pytest.mark.asyncio
async def test_what_was_stored_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folders" / "cake.sqlite3"
    for _ in range(2):
        store = await SqliteStore.open(path)
        if await store.table("t1") is None:
            await store.add_table(lobby())
        await store.close()
    store = await SqliteStore.open(path)
    assert await store.unfinished() == (lobby(),)
    await store.close()
