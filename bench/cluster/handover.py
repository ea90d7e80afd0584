"""Measure presses without an answer while shards move to other processes: ``python -m bench.cluster.handover``.

Real programs share a PostgreSQL and four shards of the stand-in for Discord. Somebody presses *Rules* on each shard in
turn, one press every 50 ms. In each round a process joins, and after that one is stopped with SIGTERM: two planned
hand-overs. At the end, one is killed with SIGKILL for comparison. Claims are those of production: ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from playground import AnswerKind
from tests.endtoend import programs as real
from tests.endtoend.several import SHARDS, Table
from tests.postgres import MISSING, programs, running_server

BETWEEN_PRESSES_SECONDS = 0.05
ANSWER_SECONDS, DISCORD_SECONDS = 30.0, 3.0
"""A press counts as unanswered after the first time, so a busy machine loses none. Discord waits for the second."""
QUIET_SECONDS = 1.0
"""How long people go on pressing after shards have moved."""


class Presses:
    """What became of the presses of some hand-overs."""

    def __init__(self) -> None:
        self.waits: list[float | None] = []
        """The seconds until each answer; None for a press without one."""
        self.asked_to_wait = 0
        self._answers: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def going_on(self, tables: list[Table]) -> AsyncIterator[None]:
        """Let somebody press a button of each table's post in turn; wait for the answers in the end."""
        pressing = asyncio.create_task(self._go_on(tables))
        try:
            yield
            await asyncio.sleep(QUIET_SECONDS)
        finally:
            pressing.cancel()
            await asyncio.gather(*self._answers)
            self._answers.clear()

    async def _go_on(self, tables: list[Table]) -> None:
        while True:
            for table in tables:
                self._answers.append(asyncio.create_task(self._press(table)))
                await asyncio.sleep(BETWEEN_PRESSES_SECONDS)

    async def _press(self, table: Table) -> None:
        began, ada = perf_counter(), table.people[0]
        answer = await ada.press(table.post(), "Rules", stale=True)
        self.waits.append(None if answer.kind is AnswerKind.FAILED else perf_counter() - began)
        if answer.message is not None:
            self.asked_to_wait += "in a moment" in ada.text(answer.message)

    def __str__(self) -> str:
        """Return a line with the numbers of presses, unanswered ones, late ones and requests to wait."""
        waits = [wait for wait in self.waits if wait is not None]
        late = sum(wait > DISCORD_SECONDS for wait in waits)
        return (
            f"{len(self.waits)} presses, {self.waits.count(None)} unanswered, {late} later than"
            f" {DISCORD_SECONDS:.0f} s, {self.asked_to_wait} asked to wait; the longest answer took {max(waits):.2f} s"
        )


async def measure(url: str, folder: Path, rounds: int) -> tuple[Presses, Presses]:
    """Return the presses made during planned hand-overs, and during an unplanned one."""
    planned, unplanned = Presses(), Presses()
    async with real.programs(url, folder, claim_seconds=10.0, answer_seconds=ANSWER_SECONDS) as started:
        await started.start()
        await started.all_connected(1)
        tables = [await real.begun_on(started, shard) for shard in range(SHARDS)]
        await started.pg.settled()
        for number in range(rounds):
            async with planned.going_on(tables):
                joined = await started.start()
                await started.all_connected(2)
            leaving = joined if number % 2 else started.started[0]
            async with planned.going_on(tables):
                leaving.send(signal.SIGTERM)
                assert await leaving.process.wait() == 0, leaving.lines
                started.started.remove(leaving)
                await started.all_connected(1)
        victim = await started.start()
        await started.all_connected(2)
        async with unplanned.going_on(tables):
            victim.send(signal.SIGKILL)
            await victim.process.wait()
            await started.all_connected(1)
    return planned, unplanned


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--quick", action="store_const", const=1, dest="rounds")
    arguments = parser.parse_args()
    if programs() is None:
        print(MISSING)
        return
    os.environ["CAKECLUB_PRESSES"] = "0"  # or somebody who presses so fast would be told to wait
    with running_server() as server, tempfile.TemporaryDirectory() as folder:
        url = server.url(server.new_database("template0"))
        planned, unplanned = await measure(url, Path(folder), arguments.rounds)
    print(f"{SHARDS} shards, one or two processes, one press every {BETWEEN_PRESSES_SECONDS * 1000:.0f} ms")
    print(f"{2 * arguments.rounds} planned hand-overs: {planned}")
    print(f"one SIGKILL: {unplanned}")


if __name__ == "__main__":
    asyncio.run(main())
