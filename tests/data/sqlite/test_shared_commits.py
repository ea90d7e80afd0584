"""Who shares a commit, whom a failing write spares, and what becomes of those who stop waiting."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from data.errors import TableMovedOn
from data.sql.database import Step
from data.sqlite.database import SharedCommits

pytestmark = pytest.mark.asyncio

STATEMENTS = {
    "bake": "INSERT INTO cakes VALUES (:name) ON CONFLICT DO NOTHING",
    "burn": "INSERT INTO cakes VALUES (NULL)",
}
ROOT = Path(__file__).parents[3]
UNCLOSED = """
import asyncio, sys
from data.sqlite.database import open_store
asyncio.run(open_store(sys.argv[1]))
print("ended")
"""


class Kitchen:
    """A connection, its commits, and what was sent to it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.commits = SharedCommits(connection, STATEMENTS)
        self.statements: list[str] = []
        self.is_busy = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        connection.set_trace_callback(self._note)

    def _note(self, statement: str) -> None:
        self.statements.append(statement)
        self._loop.call_soon_threadsafe(self.is_busy.set)

    def bake(self, *names: str) -> asyncio.Task[None]:
        """A write that is under way."""
        steps = [Step("bake", {"name": name}, is_decisive=True) for name in names]
        return asyncio.create_task(self.commits.write(steps))

    async def cakes(self) -> list[str]:
        rows = self.connection.execute("SELECT name FROM cakes ORDER BY rowid")
        return [name for (name,) in rows]

    def count(self, statement: str) -> int:
        return sum(sent.startswith(statement) for sent in self.statements)


@pytest_asyncio.fixture
async def kitchen() -> AsyncIterator[Kitchen]:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE cakes (name TEXT NOT NULL UNIQUE)")
    kitchen = Kitchen(connection)
    yield kitchen
    await kitchen.commits.close()


async def test_a_lone_statement_is_all_that_is_sent(kitchen: Kitchen) -> None:
    await kitchen.bake("Linzer")
    assert len(kitchen.statements) == 1
    assert await kitchen.cakes() == ["Linzer"]


async def test_what_arrives_during_a_commit_shares_the_next_one(kitchen: Kitchen) -> None:
    first = kitchen.bake("Linzer", "Sacher")
    await kitchen.is_busy.wait()
    await asyncio.gather(first, *(kitchen.bake(f"Cake {number}") for number in range(50)))
    assert (kitchen.count("BEGIN"), kitchen.count("COMMIT")) == (2, 2)
    assert len(await kitchen.cakes()) == 52


@pytest.mark.parametrize("bad", range(7))
async def test_a_write_that_fails_fails_alone_and_whole(kitchen: Kitchen, bad: int) -> None:
    names = [f"Cake {number}" for number in range(7)]
    writes = [[Step("bake", {"name": name})] for name in names]
    writes[bad] = [Step("bake", {"name": "Burnt"}), Step("burn", {})]
    results = await asyncio.gather(*map(kitchen.commits.write, writes), return_exceptions=True)
    assert isinstance(results.pop(bad), sqlite3.IntegrityError)
    assert results == [None] * 6
    names.pop(bad)
    assert await kitchen.cakes() == names


async def test_of_two_that_want_one_key_the_first_gets_it(kitchen: Kitchen) -> None:
    results = await asyncio.gather(
        kitchen.bake("Linzer"),
        kitchen.bake("Linzer", "Sacher"),
        kitchen.bake("Dobos"),
        return_exceptions=True,
    )
    assert list(map(type, results)) == [type(None), TableMovedOn, type(None)]
    assert await kitchen.cakes() == ["Linzer", "Dobos"]


async def test_a_locked_database_is_tried_once_for_all(tmp_path: Path) -> None:
    path = tmp_path / "cakes.sqlite3"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("CREATE TABLE cakes (name TEXT)")
    other.execute("BEGIN IMMEDIATE")
    kitchen = Kitchen(sqlite3.connect(path, timeout=0.01, isolation_level=None, check_same_thread=False))
    results = await asyncio.gather(*map(kitchen.bake, "abcdefgh"), return_exceptions=True)
    assert {str(result) for result in results} == {"database is locked"}
    assert kitchen.count("BEGIN") == 1
    other.close()
    await kitchen.bake("Linzer", "Sacher")
    assert await kitchen.cakes() == ["Linzer", "Sacher"]
    await kitchen.commits.close()


async def test_whoever_stops_waiting_is_written_all_the_same(kitchen: Kitchen) -> None:
    writes = [kitchen.bake("Linzer"), kitchen.bake("Sacher"), kitchen.bake("Dobos")]
    await kitchen.is_busy.wait()
    for write in writes[:2]:
        write.cancel()
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert list(map(type, results)) == [asyncio.CancelledError, asyncio.CancelledError, type(None)]
    assert await kitchen.cakes() == ["Linzer", "Sacher", "Dobos"]


async def test_finishing_waits_for_what_waits(kitchen: Kitchen) -> None:
    writes = [kitchen.bake("Linzer")]
    await kitchen.is_busy.wait()
    writes.append(kitchen.bake("Sacher"))
    await asyncio.sleep(0)
    await kitchen.commits.finish()
    assert await kitchen.cakes() == ["Linzer", "Sacher"]
    await asyncio.gather(*writes)


async def test_a_program_that_forgets_to_close_still_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-c", UNCLOSED, str(tmp_path / "cake.sqlite3")]
    ended = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert (ended.stdout, ended.stderr) == ("ended\n", "")
