"""What the store in a file promises besides: to the disk, to other processes and to those who write."""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import aiosql
import pytest
import pytest_asyncio

from data.errors import StoreError, StoreUnavailable, TableMovedOn
from data.records.finished_games import RatingChange, Statistic
from data.records.tables import Away, By
from data.sql.database import QUERIES_PATH
from data.sqlite import database as sqlite
from data.store import Store
from tests.data.rows import ANNA, BEN, GUILD, WON, hand_sent, lobby, move, playing, seat

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[3]


@pytest_asyncio.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """A store that runs two tables."""
    store = await sqlite.open_store(path, busy_seconds=0.05)
    await store.tables.add(playing())
    await store.tables.add(playing("t2"))
    yield store
    await store.close()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program is writing."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


# What the file is


async def test_every_commit_is_flushed_to_the_disk(path: Path) -> None:
    connection = await sqlite.connect(path, busy_seconds=1.0)
    settings = []
    for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
        ((value,),) = await connection.execute_fetchall(f"PRAGMA {name}")
        settings.append(value)
    await connection.close()
    full = 2
    assert settings == ["wal", full, 1, 1000]


@pytest.mark.usefixtures("store")
async def test_nobody_else_may_read_the_seeds(path: Path) -> None:
    assert [file.stat().st_mode & 0o077 for file in path.parent.iterdir()] == [0, 0, 0]


# A process that dies


def acknowledged_until_killed(path: Path, kill_after: int) -> Counter[str]:
    """How many moves of each table a program said were stored before it was killed."""
    command = [sys.executable, "-m", "tests.data.crash_writer", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(kill_after)]
        writer.kill()
        lines += writer.stdout.readlines()
    return Counter(line.split()[0] for line in lines if line.endswith("\n"))


@pytest.mark.parametrize("kill_after", random.Random(4).sample(range(1, 200), 5))
async def test_no_acknowledged_move_is_lost_when_the_process_is_killed(path: Path, kill_after: int) -> None:
    store = await sqlite.open_store(path)
    for table_id in ("t1", "t2", "t3"):
        await store.tables.add(playing(table_id))
    await store.close()
    acknowledged = await asyncio.to_thread(acknowledged_until_killed, path, kill_after)
    store = await sqlite.open_store(path)
    for table_id, count in acknowledged.items():
        table = await store.tables.get(table_id)
        numbers = [row.number for row in await store.tables.moves(table_id)]
        assert table is not None
        assert len(numbers) >= count
        assert numbers == list(range(1, table.version + 1))
        assert table.due_at == float(table.version)
        await store.tables.add_move(move(table.version + 1, table_id), due_at=None)
    await store.close()


# Two processes


async def test_of_two_stores_that_write_one_number_one_wins(path: Path) -> None:
    stores = [await sqlite.open_store(path) for _ in range(2)]
    await stores[0].tables.add(playing())
    for number in range(1, 51):
        rivals = [move(number, by=by) for by in (By.PLAYER, By.HOUSE)]
        results = await asyncio.gather(
            *(one.tables.add_move(row, due_at=None) for one, row in zip(stores, rivals, strict=True)),
            return_exceptions=True,
        )
        assert Counter(map(type, results)) == {type(None): 1, TableMovedOn: 1}
        for one in stores:
            assert (await one.tables.moves("t1"))[-1] == rivals[results.index(None)]
    for one in stores:
        await one.close()


async def test_two_stores_that_open_an_empty_file_together(path: Path) -> None:
    stores = await asyncio.gather(*(sqlite.open_store(path) for _ in range(4)))
    for number, one in enumerate(stores):
        await one.tables.add(lobby(f"t{number}", created_at=number))
    for one in stores:
        assert len(await one.tables.unfinished()) == 4
        await one.close()


async def test_a_locked_file_is_read_but_not_written(store: Store, path: Path) -> None:
    with locked(path):
        with pytest.raises(StoreUnavailable, match=r"cake\.sqlite3.*database is locked"):
            await store.tables.add_move(move(1), due_at=None)
        assert await store.tables.get("t1") == playing()
        with pytest.raises(StoreUnavailable, match="locked"):
            await sqlite.open_store(path, busy_seconds=0.05)
    await store.tables.add_move(move(1), due_at=None)
    assert await store.tables.moves("t1") == (move(1),)


# Rows that are no good


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ("UPDATE tables SET options = 'no options' WHERE id = 't1'", "options"),
        ("UPDATE tables SET options = '[1]' WHERE id = 't1'", "options"),
        ("UPDATE tables SET seed = 5 WHERE id = 't1'", "seed"),
        ("UPDATE tables SET seconds = 'soon', revision = 'now' WHERE id = 't1'", "revision, seconds"),
        ("UPDATE tables SET game = CAST(x'ff' AS TEXT) WHERE id = 't1'", "game"),
        ("UPDATE tables SET post_message_id = 4 WHERE id = 't1'", "post.at, post.channel_id, post.turn"),
        ("UPDATE seats SET seat = 'first' WHERE table_id = 't1' AND seat = 0", "seats.1.seat"),
        ("UPDATE seats SET user_id = 'me' WHERE table_id = 't1' AND seat = 1", "seats.1.user_id"),
    ],
)
async def test_a_row_that_makes_no_sense_is_told_and_costs_no_other(
    store: Store, path: Path, caplog: pytest.LogCaptureFixture, damage: str, named: str
) -> None:
    with closing(sqlite3.connect(path)) as other, other:
        other.execute(damage)
    with pytest.raises(StoreUnavailable, match=f"Table that makes no sense: {named}$"):
        await store.tables.get("t1")
    sound = (playing("t2"),)
    assert (
        await store.tables.unfinished()
        == await store.tables.of_server(GUILD)
        == await store.tables.of_member(BEN)
        == sound
    )
    told = f"left out table 't1': the database holds a Table that makes no sense: {named}"
    # A member whose seat is damaged cannot be found by it.
    assert caplog.messages == [told] * (2 if "user_id" in named else 3)


async def test_a_damaged_game_keeps_its_place_in_the_history(
    store: Store, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await store.tables.add(playing("t3"))
    for number, table_id in enumerate(("t1", "t2", "t3")):
        await store.tables.end(table_id, WON, at=5.0 + number)
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE tables SET options = '[1]' WHERE id = 't2'")
    past = await store.history.games(GUILD, first=0, most=9)
    assert [row and row.id for row in past] == ["t3", None, "t1"]
    (told,) = caplog.messages
    assert told.startswith("cannot show game 't2': ")


@pytest.mark.parametrize("counts", ["no counts", "[1]", "5", '{"bluffs": "many"}'])
async def test_damaged_tallies_cost_no_others(
    store: Store, path: Path, caplog: pytest.LogCaptureFixture, counts: str
) -> None:
    await store.tables.end("t1", WON, at=5.0)
    tallies = [
        Statistic(seat=number, guild_id=GUILD, game="duel", counter="games", amount=1) for number in (0, 1)
    ]
    await store.ratings.settle(1, (), tallies)
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("UPDATE game_tallies SET counts = ? WHERE seat = 0", (counts,))
    assert await store.ratings.tallies_of_game(1) == (tallies[1],)
    assert caplog.messages == ["what was counted of seat 0 in game 1 makes no sense and is left out"]


async def test_no_seed_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await store.tables.add(playing("t3", seed=b"a secret of thirty-two characters"))
    await store.tables.add_move(move(1, "t3", token="attack.secret"), due_at=None)
    assert "secret" not in caplog.text


# One write among many


async def test_a_value_that_cannot_be_stored_spoils_no_other_write(store: Store) -> None:
    results = await asyncio.gather(
        store.tables.add_move(move(1), due_at=1.0),
        store.tables.add(lobby("t3", seats=(seat(0, 1), seat(1, 1 << 63)))),
        store.tables.add(lobby("t4", seats=(seat(0, 1), seat(0, 2)))),
        store.tables.add(lobby("t5", game="\ud800")),
        store.tables.add_move(move(1, "t2"), due_at=1.0, result=WON),
        return_exceptions=True,
    )
    kinds = [type(None), StoreError, TableMovedOn, StoreError, type(None)]
    assert [type(result) for result in results] == kinds
    for table_id in ("t3", "t4", "t5"):
        assert await store.tables.get(table_id) is None
    assert len(await store.tables.moves("t1")) == len(await store.tables.moves("t2")) == 1


async def test_writes_that_arrive_together_share_one_commit(store: Store, path: Path) -> None:
    other = sqlite3.connect(path)
    names = [f"s{number}" for number in range(100)]
    for name in names:
        await store.tables.add(playing(name))
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    await asyncio.gather(*(store.tables.add_move(move(1, name), due_at=None) for name in names))
    # Each commit would add its changed pages to the log again, at least three a move.
    (_, pages, _) = other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    other.close()
    assert 0 < pages < 100


async def test_finding_unfinished_tables_reads_no_finished_one(store: Store, path: Path) -> None:
    statement = aiosql.from_path(QUERIES_PATH, "sqlite3").unfinished_tables.sql
    other = sqlite3.connect(path)
    plan = [row[3] for row in other.execute(f"EXPLAIN QUERY PLAN {statement}", {"shard": 0, "shards": 1})]
    other.close()
    of_tables = [line for line in plan if line.startswith(("SCAN tables", "SEARCH tables"))]
    assert [line.rpartition(" ")[2] for line in of_tables] == ["tables_open", "tables_unshown"]


async def test_finding_the_last_game_of_a_thread_reads_no_other_games(store: Store, path: Path) -> None:
    statement = aiosql.from_path(QUERIES_PATH, "sqlite3").last_game_in.sql
    other = sqlite3.connect(path)
    (search, *_) = [
        row[3] for row in other.execute(f"EXPLAIN QUERY PLAN {statement}", {"guild_id": 1, "channel_id": 2})
    ]
    other.close()
    assert "INDEX tables_over_in " in search


async def test_who_is_forgotten_is_nowhere_on_the_disk(store: Store, path: Path) -> None:
    eve, name = (1 << 59) + 0x123456789ABCD, "Evelyn Zabaglione"
    for number in range(60):
        table_id = f"x{number:03}"
        seats = (seat(0, eve, name=name), seat(1, BEN)) if number % 2 else (seat(0, ANNA), seat(1, BEN))
        await store.tables.add(playing(table_id, seats=seats, host_id=eve))
        await store.sent_messages.keep(hand_sent(table_id, eve))
        await store.tables.set_watching(table_id, eve, is_on=True)
        if number % 2:
            moved = move(1, table_id, at=5.0)
            left = seat(0, eve, name=name, away=Away.LEFT)
            await store.tables.add_move(
                moved, due_at=None, result=WON if number % 4 == 1 else None, seat=left
            )
    await store.preferences.change_member(eve, words_only=True)
    rated: dict[str, Any] = {"guild_id": GUILD, "ladder": "duel-core", "weight": 1.0, "at": 5.0}
    before: dict[str, Any] = {"mu_before": 25.0, "sigma_before": 8.0, "mu": 25.0, "sigma": 8.0}
    for finish in await store.ratings.unsettled():
        ratings = [
            RatingChange(
                number=finish.number, seat=at, user_id=None, place=1 + at, side=at, **rated, **before
            )
            for at in (0, 1)
        ]
        tallies = [Statistic(seat=0, guild_id=GUILD, game="duel", counter="games", amount=1)]
        await store.ratings.settle(finish.number, ratings, tallies)
    assert await store.leaderboards.tally(eve, guild_id=GUILD)

    def traces() -> list[str]:
        found = []
        for file in sorted(path.parent.iterdir()):
            content = file.read_bytes()
            forms = (name.encode(), eve.to_bytes(8, "big"), str(eve).encode())
            found += [f"{file.name}: {content.count(form)} of {form!r}" for form in forms if form in content]
        return found

    assert len(traces()) > 1, "the log of the database has them too"
    await store.drop_member(eve)
    assert traces() == []
    assert await store.tables.get("x001") is not None


async def test_a_reader_of_another_program_does_not_keep_traces_on_the_disk(store: Store, path: Path) -> None:
    await store.preferences.change_member(1 << 59, words_only=True)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM member_settings").fetchall()
        with pytest.raises(StoreUnavailable, match="is busy"):
            await store.drop_member(1 << 59)
        other.rollback()
    await store.drop_member(1 << 59)
    assert (1 << 59).to_bytes(8, "big") not in path.with_name(f"{path.name}-wal").read_bytes()
