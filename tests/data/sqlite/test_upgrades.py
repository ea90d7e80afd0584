"""A database of every earlier schema opens, is saved before it is changed, and its tables can be played on."""

from __future__ import annotations

import asyncio
import gzip
import logging
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from bot.ops.maintenance import find_faults
from data.errors import StoreUnavailable
from data.member_records import MemberPreferences, WhenPinged
from data.sql.schema import MIGRATIONS_PATH, migration_files, name_of
from data.sqlite import copies, migrate
from data.sqlite.store import SqliteStore
from tests.bot.tables.services import tables
from tests.data.rows import WON

FIXTURE = Path(__file__).parents[2] / "fixtures" / "before_redesign" / "database.gz"
FILES = migration_files(migrate.DIALECT)
NEWEST = max(FILES)
BEFORE_PINGS = 15
WITH_FINISHES, WITH_LAST_FINISH = 6, 23
"""The schemas since which finished games are numbered, and the last number has a row of its own."""
EARLIER = sorted(FILES)[:-1]
KEPT = ("tables", "seats", "moves")
"""What every schema has: tables, who sits there and their moves."""


def made(path: Path, schema: int) -> Path:
    """Make a database as the program had it with an earlier schema, with tables that were played in it."""
    played = path.with_name("played.sqlite3")
    played.write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
        for number, file in sorted(FILES.items()):
            if number > schema:
                break
            connection.executescript(file.read_text(encoding="utf-8"))
            connection.execute("INSERT INTO migrations VALUES (?, ?)", (number, name_of(file)))
        connection.execute("ATTACH ? AS played", (str(played),))
        for table in KEPT:
            columns = columns_of(connection, "main", table) & columns_of(connection, "played", table)
            names = ", ".join(sorted(columns))
            connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM played.{table}")
    played.unlink()
    return path


def columns_of(connection: sqlite3.Connection, schema: str, table: str) -> set[str]:
    return {row[1] for row in connection.execute(f"PRAGMA {schema}.table_info({table})")}


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
    store = await SqliteStore.open(path)
    await store.close()


@pytest.mark.parametrize("schema", EARLIER)
async def test_a_database_of_an_earlier_schema_is_saved_and_upgraded(
    schema: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = made(tmp_path / "cake.sqlite3", schema)
    before = contents(path)
    with caplog.at_level(logging.INFO):
        await opened_and_closed(path)
    copy = tmp_path / f"cake.schema-{schema}.sqlite3"
    assert copies_in(tmp_path) == [copy.name]
    assert contents(copy) == before
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert str(copy) in caplog.text
    assert schema_of(path) == NEWEST
    assert await asyncio.to_thread(find_faults, path) == []


@pytest.mark.parametrize("schema", EARLIER)
async def test_every_table_of_an_earlier_schema_can_be_played_on(schema: int, tmp_path: Path) -> None:
    store = await SqliteStore.open(made(tmp_path / "cake.sqlite3", schema))
    club = tables(store)
    moved = set()
    try:
        await club.wake()
        for table in await store.unfinished():
            if table.seed is None:
                continue
            session = await club.session(table.id)
            seat = min(session.actors)
            user_id = table.seats[seat].user_id
            if (
                session.status.paused_until is not None
                or user_id is None
                or table.seats[seat].away is not None
            ):
                continue
            action = next(iter(session.legal_actions(seat)))
            await club.play(table.id, user_id, action, asked=None)
            moves = await store.moves(table.id)
            assert len(moves) >= table.version + 1
            moved.add(table.game)
    finally:
        await club.close()
        await store.close()
    assert moved == {"duel", "auf", "bakeries"}


@pytest.mark.parametrize(
    "schema", [number for number in EARLIER if WITH_FINISHES <= number < WITH_LAST_FINISH]
)
async def test_games_that_end_after_an_upgrade_are_numbered_after_the_others(
    schema: int, tmp_path: Path
) -> None:
    path = made(tmp_path / "cake.sqlite3", schema)
    with closing(sqlite3.connect(path)) as connection, connection:
        ((over,),) = connection.execute("SELECT id FROM tables WHERE phase = 'over' LIMIT 1")
        connection.execute("DELETE FROM finishes")
        connection.execute("INSERT INTO finishes (number, table_id) VALUES (5, ?)", (over,))
    store = await SqliteStore.open(path)
    try:
        running = next(table for table in await store.unfinished() if table.seed is not None)
        await store.end_table(running.id, WON, at=9.0)
        assert [(game.number, game.table_id) for game in await store.unsettled()] == [
            (5, over),
            (6, running.id),
        ]
    finally:
        await store.close()


async def test_a_new_database_and_one_that_is_up_to_date_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        await opened_and_closed(tmp_path / "cake.sqlite3")
    assert copies_in(tmp_path) == []


async def test_an_earlier_copy_is_never_overwritten(tmp_path: Path) -> None:
    path = made(tmp_path / "cake.sqlite3", 3)
    (tmp_path / "cake.schema-3.sqlite3").write_text("an earlier copy")
    await opened_and_closed(path)
    assert copies_in(tmp_path) == ["cake.schema-3-2.sqlite3", "cake.schema-3.sqlite3"]
    assert (tmp_path / "cake.schema-3.sqlite3").read_text() == "an earlier copy"


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
        await SqliteStore.open(path)
    assert copies_in(tmp_path) == []
    assert contents(path) == before


async def test_without_room_for_the_copy_the_database_is_not_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = made(tmp_path / "cake.sqlite3", 3)
    before = contents(path)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies, "copy_database", full)
    with pytest.raises(StoreUnavailable, match="No space left on device"):
        await SqliteStore.open(path)
    assert contents(path) == before


async def test_going_back_to_an_older_program_is_refused_with_a_sentence_and_nothing_is_copied(
    tmp_path: Path,
) -> None:
    path = tmp_path / "cake.sqlite3"
    await opened_and_closed(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO migrations VALUES (?, 'future')", (NEWEST + 1,))
    with pytest.raises(StoreUnavailable, match=f"newer Cake Club: it has schema {NEWEST + 1}"):
        await SqliteStore.open(path)
    assert copies_in(tmp_path) == []


async def test_after_going_back_by_the_copy_the_older_database_is_upgraded_again(tmp_path: Path) -> None:
    path = made(tmp_path / "cake.sqlite3", 5)
    before = contents(path)
    await opened_and_closed(path)
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink(missing_ok=True)
    shutil.copy(tmp_path / "cake.schema-5.sqlite3", path)
    assert contents(path) == before
    await opened_and_closed(path)
    assert schema_of(path) == NEWEST
    assert contents(tmp_path / "cake.schema-5-2.sqlite3") == before


async def test_members_who_wanted_no_pings_still_get_none(tmp_path: Path) -> None:
    path = made(tmp_path / "cake.sqlite3", BEFORE_PINGS)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM members")
        columns = "user_id, wants_messages, refused_messages, wants_pings, language"
        for row in ((1, 1, 0, 0, "de"), (2, 1, 0, 1, "pl")):
            connection.execute(f"INSERT INTO members ({columns}) VALUES (?, ?, ?, ?, ?)", row)
    store = await SqliteStore.open(path)
    never = MemberPreferences(user_id=1, turn_pings=WhenPinged.NEVER, language="de")
    assert await store.member(1) == never
    assert await store.member(2) == MemberPreferences(user_id=2, language="pl")
    await store.change_member(1, turn_pings=WhenPinged.LATER, language=None)
    assert await store.member(1) == MemberPreferences(user_id=1, turn_pings=WhenPinged.LATER)
    await store.close()
