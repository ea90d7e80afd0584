"""A host copies the whole database from SQLite to PostgreSQL and back, checks it, and asks for a backup."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.cli import DAMAGED, NOT_DONE, main
from bot.ops.instance_lock import only_bot_of
from bot.ops.maintenance import find_faults
from data.opening import address_of, open_store
from data.postgres import database as postgres
from data.records.settings import WhenPinged
from data.records.tables import MoveRecord
from data.sql.tables import TableStore
from data.sqlite import database as sqlite
from data.transfer import TABLES
from tests.bot.ops.test_maintenance import no_bot, played
from tests.data.rows import ANNA, BEN, GUILD, WON, hand_sent, move, playing
from tests.data.test_leaderboards import tally
from tests.data.test_ratings import rating
from tests.data.test_tournaments import begun, cup

OLD = 0
"""An edition by which nobody plays any more: such tables are kept, and not replayed."""


async def fill(database: Path) -> None:
    """Put rows into every table."""
    await played(database)
    store = await sqlite.open_store(database)
    await store.tables.add(playing("x1", edition=OLD, secret=bytes(range(32))))
    await store.sent_messages.keep(hand_sent("x1", ANNA, detail="unwanted"))
    await store.tables.set_watching("x1", BEN, is_on=True)
    await store.tables.set_muted("x1", BEN, is_on=True)
    assert await store.opponents.claim("x1", GUILD, at=9.0, before=0.0)
    assert await store.seasons.claim(GUILD, "2026-S3")
    await store.preferences.change_member(ANNA, turn_pings=WhenPinged.NEVER, language="de")
    await store.preferences.change_server(GUILD, seconds={"live": 30}, threads=True)
    await store.tables.add(playing("x2", edition=OLD))
    await store.daily.add_table(playing("x3", edition=OLD, day="2026-11-22"), guild_id=GUILD)
    await store.daily.keep_tries(ANNA, "2026-11-22")
    await store.tables.add_move(move(1, "x2"), due_at=None, result=WON)
    for finish in await store.ratings.unsettled():
        ratings = (rating(finish.number, 0, ANNA), rating(finish.number, 1, BEN, side=1))
        await store.ratings.settle(finish.number, ratings, (tally("bluffs", 2), tally("best-claim", 7)))
    await store.tournaments.add(begun(cup()))
    await store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        counts = [connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] for table in TABLES]
    assert all(counts), dict(zip(TABLES, counts, strict=True))


def contents(database: Path) -> dict[str, list[Any]]:
    """Return all rows of a SQLite file, by table."""
    with closing(sqlite3.connect(database)) as connection:
        return {
            table: sorted(connection.execute(f"SELECT {columns(connection, table)} FROM {table}"), key=repr)
            for table in TABLES
        }


def columns(connection: sqlite3.Connection, table: str) -> str:
    return ", ".join(sorted(row[1] for row in connection.execute(f"PRAGMA table_info({table})")))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "cake.sqlite3"
    asyncio.run(fill(path))
    return path


def copy(*arguments: object) -> int:
    return main(no_bot, ["copy", *map(str, arguments)])


def test_everything_comes_back_from_postgresql_as_it_was(
    database: Path, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    back = tmp_path / "back.sqlite3"
    assert copy(database, postgres_url) == 0
    assert copy(postgres_url, back) == 0
    assert contents(back) == contents(database)
    told = capsys.readouterr()
    rows = sum(map(len, contents(database).values()))
    assert told.out.count(f": {rows}\nevery game there can be replayed\n") == 2
    assert find_faults(back) == []
    assert main(no_bot, ["check", postgres_url]) == 0
    assert "is intact" in capsys.readouterr().out


def test_every_table_of_both_schemas_is_copied_except_what_only_this_database_needs(
    database: Path, postgres_url: str
) -> None:
    own = {"migrations", "probes"}
    of_processes = {"claims", "processes", "cluster", "identify_buckets"}
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        assert {name for (name,) in connection.execute(query)} - own == TABLES.keys()
    with psycopg.connect(postgres_url) as opened:
        rows = opened.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
    assert {name for (name,) in rows} - own - of_processes == TABLES.keys()


def test_games_that_end_after_the_copy_are_numbered_after_the_others(
    database: Path, postgres_url: str
) -> None:
    assert copy(database, postgres_url) == 0

    async def end_another() -> list[int]:
        store = await postgres.open_store(postgres_url)
        await store.tables.end("x1", WON, at=9.0)
        found = [finish.number for finish in await store.ratings.unsettled()]
        await store.close()
        return found

    assert asyncio.run(end_another()) == [max(row[1] for row in contents(database)["finishes"]) + 1]


def test_a_target_that_is_not_empty_is_left_alone(
    database: Path, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(database)
    assert copy(database, database) == NOT_DONE
    assert "not empty" in capsys.readouterr().err
    assert contents(database) == before
    assert copy(database, postgres_url) == 0
    assert copy(database, postgres_url) == NOT_DONE
    assert "the target is not empty: it has rows in tables" in capsys.readouterr().err


def spoil(database: Path) -> None:
    """Make rows that PostgreSQL does not take; other rows refer to one of them."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET seconds = 'soon' WHERE id = 'x2'")
        connection.execute("UPDATE mutes SET user_id = 'perhaps'")


def test_a_damaged_row_is_named_and_costs_no_other(
    database: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(database)
    assert copy(database, postgres_url) == DAMAGED
    out = capsys.readouterr().out
    assert "left out: tables 'x2': the value of seconds does not fit\n" in out
    assert "left out: mutes" in out
    assert "left out: moves 'x2', 1: " in out
    assert "soon" not in out

    async def ids() -> tuple[str, ...]:
        store = await postgres.open_store(postgres_url)
        found = await store.tables.ids()
        await store.close()
        return found

    assert "x1" in asyncio.run(ids())
    assert "x2" not in asyncio.run(ids())


def test_a_strict_copy_stores_nothing_when_a_row_is_damaged(
    database: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(database)
    assert copy(database, postgres_url, "--strict") == NOT_DONE
    assert "tables 'x2': the value of seconds does not fit" in capsys.readouterr().err
    with psycopg.connect(postgres_url) as connection:
        assert connection.execute("SELECT 1 FROM tables").fetchall() == []


def test_a_file_that_a_bot_uses_is_no_target(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres_url: str
) -> None:
    target = tmp_path / "new.sqlite3"
    # A lock of this very process would not stop it.
    import multiprocessing

    held, done = multiprocessing.Event(), multiprocessing.Event()
    holder = multiprocessing.Process(target=_hold, args=(target, held, done))
    holder.start()
    held.wait()
    assert copy(database, target) == NOT_DONE
    assert "another Cake Club already uses the database" in capsys.readouterr().err
    done.set()
    holder.join()


def _hold(target: Path, held: Any, done: Any) -> None:
    with only_bot_of(target):
        held.set()
        done.wait()


def test_what_cannot_be_opened_is_refused_in_one_sentence(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], postgres_url: str
) -> None:
    assert copy(tmp_path / "none.sqlite3", postgres_url) == NOT_DONE
    assert "there is no database at" in capsys.readouterr().err
    assert copy(database, "postgresql://anna:s3cret@127.0.0.1:1/cake") == NOT_DONE
    told = capsys.readouterr().err
    assert "Connection refused" in told
    assert "s3cret" not in told
    assert copy(database, "postgresql://anna:s3/cret@127.0.0.1/cake") == 2
    assert "s3" not in capsys.readouterr().err


def test_a_damaged_game_and_damaged_settings_in_postgresql_are_found(
    database: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert copy(database, postgres_url) == 0
    with psycopg.connect(postgres_url) as connection:
        connection.execute("DELETE FROM moves WHERE number = 1")
        connection.execute("UPDATE server_settings SET value = '0' WHERE name = 'seconds'")
    capsys.readouterr()
    assert main(no_bot, ["check", postgres_url]) == DAMAGED
    out = capsys.readouterr().out
    assert "ServerSettings that makes no sense: seconds" in out
    assert re.search(r"^table \w+: .* moves expected|^table \w+: .*replay", out, re.MULTILINE), out


def test_a_move_that_is_made_while_postgresql_is_checked_is_no_fault(
    database: Path, postgres_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert copy(database, postgres_url) == 0
    capsys.readouterr()
    connection = psycopg.connect(postgres_url, autocommit=True)
    running = connection.execute(
        "SELECT id, version FROM tables WHERE phase = 'playing' AND edition <> %s AND version > 0", [OLD]
    )
    ((playing_id, version),) = running.fetchall()
    last = "FROM moves WHERE table_id = %s AND number = %s"
    connection.execute(f"CREATE TABLE kept AS SELECT * {last}", [playing_id, version])
    connection.execute(f"DELETE {last}", [playing_id, version])
    connection.execute("UPDATE tables SET version = version - 1 WHERE id = %s", [playing_id])
    read = TableStore.moves

    async def after_a_move(store: TableStore, table_id: str) -> tuple[MoveRecord, ...]:
        if table_id == playing_id:
            with connection.transaction():
                connection.execute("INSERT INTO moves SELECT * FROM kept")
                connection.execute("UPDATE tables SET version = %s WHERE id = %s", [version, playing_id])
                connection.execute("DELETE FROM kept")
        return await read(store, table_id)

    monkeypatch.setattr(TableStore, "moves", after_a_move)
    with connection:
        assert main(no_bot, ["check", postgres_url]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("secret", ["", ":s3cret"])
def test_the_backup_of_postgresql_is_a_command_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], secret: str
) -> None:
    monkeypatch.setenv("CAKECLUB_DATABASE", f"postgresql://anna{secret}@db.example/cake?pgbouncer=true")
    assert main(no_bot, ["backup", "/backups/cake.dump"]) == NOT_DONE
    told = capsys.readouterr()
    assert (
        told.out
        == "pg_dump --format=custom --file=/backups/cake.dump --dbname=postgresql://anna@db.example/cake\n"
    )
    assert "nothing was copied" in told.err


def test_ratings_in_postgresql_are_calculated_again(
    database: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert copy(database, postgres_url) == 0
    monkeypatch.setenv("CAKECLUB_DATABASE", postgres_url)
    assert main(no_bot, ["rerate"]) == 0
    assert "finished games rated again" in capsys.readouterr().out

    async def left() -> int:
        store = await open_store(address_of(postgres_url))
        found = len(await store.ratings.unsettled())
        await store.close()
        return found

    assert asyncio.run(left()) == 0
