"""How the writes that wait for a connection share its commits, and how one that fails spares the others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from data.errors import TableMovedOn
from data.sql.database import Step


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    steps: Sequence[Step]
    is_stored: asyncio.Future[None]


class SharedCommits:
    """Writes with a connection whose ``isolation_level`` is None.

    A lone write waits for nothing. What comes while a commit is under way gathers, and shares the next
    one: the disk's flush costs far more than the statements.
    """

    def __init__(self, connection: sqlite3.Connection, statements: Mapping[str, str]) -> None:
        """``connection`` may be used in any thread (``check_same_thread`` is off)."""
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="commits")
        self._statements = statements
        self._waiting: list[_Write] = []
        self._committing: asyncio.Task[None] | None = None

    async def write(self, steps: Sequence[Step]) -> None:
        """Store all steps or none, on disk when this returns. They are also written when the caller is cancelled.

        TableMovedOn when a decisive step changes no row; else whatever the driver raises.
        """
        write = _Write(steps, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._committing is None or self._committing.done():
            # A task of its own, because a caller may be cancelled, and others may wait for the same commit.
            self._committing = asyncio.create_task(self._commit_all(), name="commits")
        await write.is_stored

    async def finish(self) -> None:
        """Wait until nothing waits to be written."""
        if self._committing is not None:
            await asyncio.wait([self._committing])

    async def close(self) -> None:
        """Write what waits, and close the connection; a second time does nothing."""
        await self.finish()
        self._thread.shutdown()
        self._connection.close()

    async def _commit_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._commit(batch)
            finally:
                for write in batch:
                    # Only when this task itself was cancelled is one left: nobody may wait for ever.
                    write.is_stored.cancel()

    async def _commit(self, batch: Sequence[_Write]) -> None:
        """Commit a batch. A write that cannot be stored is found by halving, and only it fails."""
        try:
            steps = [step for write in batch for step in write.steps]
            # In the connection's thread, which they enter once, however many they are.
            await asyncio.get_running_loop().run_in_executor(self._thread, self._run, steps)
        except sqlite3.OperationalError as error:
            # The disk is full, or the file is locked: no fault of a single write, and none would fare better.
            _fail(batch, error)
        except Exception as error:  # noqa: BLE001 - who waits is told
            if len(batch) == 1:
                _fail(batch, error)
                return
            middle = len(batch) // 2
            await self._commit(batch[:middle])
            await self._commit(batch[middle:])
        else:
            for write in batch:
                if not write.is_stored.done():
                    write.is_stored.set_result(None)

    def _run(self, steps: Sequence[Step]) -> None:
        if len(steps) == 1:
            # SQLite commits a single statement by itself.
            self._execute(steps[0])
            return
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for step in steps:
                self._execute(step)
            self._connection.execute("COMMIT")
        except BaseException:
            self._connection.rollback()
            raise

    def _execute(self, step: Step) -> None:
        cursor = self._connection.execute(self._statements[step.query], step.parameters)
        if step.is_decisive and not cursor.rowcount:
            raise TableMovedOn(f"{step.query} came too late")


def _fail(batch: Sequence[_Write], error: Exception) -> None:
    for write in batch:
        if not write.is_stored.done():
            write.is_stored.set_exception(error)
