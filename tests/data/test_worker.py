"""What the thread before a connection promises to those who wait."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from data.jobs import Job, Outcome, each_alone
from data.worker import Worker

pytestmark = pytest.mark.asyncio

ROOT = Path(__file__).parents[2]
UNCLOSED = """
import asyncio, sys
from data.sqlite import SqliteStore
asyncio.run(SqliteStore.open(sys.argv[1]))
print("ended")
"""


def connection() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", check_same_thread=False)


async def test_what_arrives_while_the_thread_is_busy_is_run_together() -> None:
    sizes: list[int] = []
    is_free = threading.Event()

    def discipline(used: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
        sizes.append(len(jobs))
        return each_alone(used, jobs)

    worker = Worker(connection(), discipline, name="test")
    first = asyncio.create_task(worker.run(lambda _: is_free.wait(10)))
    while not sizes:
        await asyncio.sleep(0)
    rest = []
    for number in range(5):
        rest.append(asyncio.create_task(worker.run(lambda _, number=number: number)))  # type: ignore[misc]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    is_free.set()
    assert await first
    assert await asyncio.gather(*rest) == [0, 1, 2, 3, 4]
    assert sizes == [1, 5]
    await worker.close()


async def test_a_discipline_that_fails_is_told_to_all_and_the_thread_lives_on() -> None:
    failures = iter([OSError("no disk")])

    def discipline(used: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
        for failure in failures:
            raise failure
        return each_alone(used, jobs)

    worker = Worker(connection(), discipline, name="test")
    told = await asyncio.gather(
        *(worker.run(lambda _: None) for _ in range(3)), return_exceptions=True
    )
    assert [str(error) for error in told] == ["no disk"] * 3
    assert await worker.run(lambda _: "alive") == "alive"
    await worker.close()


async def test_a_closed_worker_takes_nothing() -> None:
    worker = Worker(connection(), each_alone, name="test")
    await asyncio.gather(worker.close(), worker.close())
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        await worker.run(lambda _: None)


async def test_a_program_that_forgets_to_close_still_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-c", UNCLOSED, str(tmp_path / "cake.sqlite3")]
    ended = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=True
    )
    assert (ended.stdout, ended.stderr) == ("ended\n", "")
