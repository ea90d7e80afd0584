"""How a SQLite database is brought up to date."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest
import pytest_asyncio

from data.errors import StoreUnavailable
from data.sql import schema as schema_of_the_program
from data.sql.schema import KNOWN, MIGRATIONS_PATH, migration_files, name_of
from data.sqlite.database import open_store
from data.sqlite.migrate import DIALECT, migrate
from tests.data.rows import lobby

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def connection() -> AsyncIterator[aiosqlite.Connection]:
    async with aiosqlite.connect(":memory:", isolation_level=None) as connection:
        yield connection


async def names(connection: aiosqlite.Connection) -> list[str]:
    rows = await connection.execute_fetchall("SELECT name FROM migrations ORDER BY number")
    return [name for (name,) in rows]


async def schema(connection: aiosqlite.Connection) -> list[tuple[str, str]]:
    rows = await connection.execute_fetchall("SELECT name, sql FROM sqlite_master ORDER BY name")
    return [(name, sql) for name, sql in rows]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_both_databases_have_the_same_migrations(database: str) -> None:
    files = migration_files(database)
    names = {number: name_of(file) for number, file in files.items()}
    assert names == {number: name_of(file) for number, file in migration_files(DIALECT).items()}


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_the_program_lists_all_its_migrations_each_with_a_number_of_its_own(database: str) -> None:
    assert sorted({name_of(file) for file in MIGRATIONS_PATH.iterdir()}) == list(KNOWN)
    assert len({name.partition("_")[0] for name in KNOWN}) == len(KNOWN)
    assert [name_of(file) for _, file in sorted(migration_files(database).items())] == list(KNOWN)


async def test_a_file_that_a_newer_program_left_is_not_run(
    connection: aiosqlite.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Path(shutil.copytree(MIGRATIONS_PATH, tmp_path / "migrations"))
    (own / "0999_future.sql").write_text("CREATE TABLE future (name TEXT);")
    monkeypatch.setattr(schema_of_the_program, "MIGRATIONS_PATH", own)
    await migrate(connection, own)
    assert await names(connection) == list(KNOWN)


async def test_an_empty_database_gets_every_migration_once(connection: aiosqlite.Connection) -> None:
    await migrate(connection)
    first = await schema(connection)
    expected = [name_of(file) for _, file in sorted(migration_files(DIALECT).items())]
    assert await names(connection) == expected
    await migrate(connection)
    assert await schema(connection) == first
    assert await names(connection) == expected


async def test_a_number_may_be_left_out(connection: aiosqlite.Connection, tmp_path: Path) -> None:
    (tmp_path / "0001_cakes.sql").write_text("CREATE TABLE cakes (name TEXT);")
    (tmp_path / "0004_sheep.sql").write_text("CREATE TABLE sheep (name TEXT);")
    await migrate(connection, tmp_path)
    assert await names(connection) == ["0001_cakes", "0004_sheep"]


async def test_a_migration_with_a_number_before_the_newest_is_run(
    connection: aiosqlite.Connection, tmp_path: Path
) -> None:
    (tmp_path / "0001_cakes.sql").write_text("CREATE TABLE cakes (name TEXT);")
    (tmp_path / "0004_sheep.sql").write_text("CREATE TABLE sheep (name TEXT);")
    await migrate(connection, tmp_path)
    (tmp_path / "0003_pies.sql").write_text("CREATE TABLE pies (name TEXT);")
    await migrate(connection, tmp_path)
    assert await names(connection) == ["0001_cakes", "0003_pies", "0004_sheep"]
    assert "pies" in {name for name, _ in await schema(connection)}


async def test_a_database_with_an_unknown_migration_is_refused_whatever_its_number(
    connection: aiosqlite.Connection, tmp_path: Path
) -> None:
    for name in ("0001_cakes", "0002_pies", "0003_sheep"):
        (tmp_path / f"{name}.sql").write_text(f"CREATE TABLE {name[5:]} (name TEXT);")
    await migrate(connection, tmp_path)
    before = await schema(connection)
    (tmp_path / "0002_pies.sql").unlink()
    (tmp_path / "0004_tarts.sql").write_text("CREATE TABLE tarts (name TEXT);")
    with pytest.raises(
        StoreUnavailable, match="newer Cake Club: it has schema 2, which this program does not"
    ):
        await migrate(connection, tmp_path)
    assert await schema(connection) == before


async def test_only_what_is_new_is_run(connection: aiosqlite.Connection, tmp_path: Path) -> None:
    (tmp_path / "0001_cakes.sql").write_text("CREATE TABLE cakes (name TEXT);")
    await migrate(connection, tmp_path)
    await connection.execute("INSERT INTO cakes VALUES ('Linzer')")
    (tmp_path / "0002_layers.sql").write_text(
        "ALTER TABLE cakes ADD COLUMN layers BIGINT;\nUPDATE cakes\nSET layers = 3;\n"
    )
    await migrate(connection, tmp_path)
    assert list(await connection.execute_fetchall("SELECT * FROM cakes")) == [("Linzer", 3)]
    assert await names(connection) == ["0001_cakes", "0002_layers"]


async def test_of_a_migration_that_fails_nothing_is_left(
    connection: aiosqlite.Connection, tmp_path: Path
) -> None:
    (tmp_path / "0001_cakes.sql").write_text("CREATE TABLE cakes (name TEXT);")
    await migrate(connection, tmp_path)
    before = await schema(connection)
    (tmp_path / "0002_wrong.sql").write_text("CREATE TABLE pies (name TEXT);\nDROP TABLE tarts;\n")
    with pytest.raises(sqlite3.OperationalError, match="tarts"):
        await migrate(connection, tmp_path)
    assert not connection.in_transaction
    assert await schema(connection) == before
    assert await names(connection) == ["0001_cakes"]


async def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cake.sqlite3"
    store = await open_store(path)
    await store.tables.add(lobby())
    await store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO migrations VALUES (999, '0999_future')")
    with pytest.raises(StoreUnavailable, match="newer Cake Club: it has schema 999"):
        await open_store(path)
    connection.close()


async def test_a_database_from_before_the_first_release_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cake.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
        connection.execute(
            "INSERT INTO migrations VALUES (1, '0001_tables'), (25, '0025_lobbies_never_begun')"
        )
    connection.close()
    for migrates in (True, False):
        with pytest.raises(
            StoreUnavailable, match=r"before the first release .* start with an empty database"
        ):
            await open_store(path, migrates=migrates)
    assert [file.name for file in tmp_path.iterdir() if ".schema-" in file.name] == []
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [
            ("migrations",),
            ("sqlite_autoindex_migrations_1",),
        ]
    connection.close()


async def test_what_was_stored_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folders" / "cake.sqlite3"
    for _ in range(2):
        store = await open_store(path)
        if await store.tables.get("t1") is None:
            await store.tables.add(lobby())
        await store.close()
    store = await open_store(path)
    assert await store.tables.unfinished() == (lobby(),)
    await store.close()
