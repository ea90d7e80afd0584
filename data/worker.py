"""A thread that alone touches one SQLite connection, and how it runs the jobs that wait for it.

A job is one hop to the thread and back, however many statements it runs; aiosqlite, which hops for
each statement, was measured at twice the time for a lone move and eight times for 200 together.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a job."""

    value: Any = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class _Waiting(Generic[T]):
    job: Job[T]
    future: asyncio.Future[T]


Discipline: TypeAlias = Callable[[sqlite3.Connection, Sequence[Job[Any]]], list[Outcome]]
"""How the jobs that were waiting at one moment are run: an outcome for each, in their order."""


def each_alone(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
    """Every job by itself, as is right for those that only read."""
    return [_attempt(connection, job) for job in jobs]


def in_one_transaction(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
    """All jobs under one commit, so that they share the disk's flush.

    A job that fails takes back its own changes and no other's. When the commit fails, all have failed.
    """
    run = _attempt_in_savepoint if len(jobs) > 1 else _attempt_or_raise
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [run(connection, job) for job in jobs]
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001 - those who wait are told
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [Outcome(error=error)] * len(jobs)
    return outcomes


def _attempt(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    try:
        return Outcome(job(connection))
    except Exception as error:  # noqa: BLE001 - who waits is told
        return Outcome(error=error)


def _attempt_or_raise(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    return Outcome(job(connection))


def _attempt_in_savepoint(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    connection.execute("SAVEPOINT job")
    outcome = _attempt(connection, job)
    if outcome.error is not None:
        if not connection.in_transaction:
            # SQLite itself gave up the transaction, as it may on a full disk: nobody's change is left.
            raise outcome.error
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return outcome


class Worker:
    """The thread. Whatever waits when it becomes free is run together; a lone job waits for nothing.

    It must be made where the event loop runs. ``connection`` must allow use from another thread.
    """

    def __init__(
        self, connection: sqlite3.Connection, discipline: Discipline, *, name: str
    ) -> None:
        self._connection = connection
        self._discipline = discipline
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Waiting[Any] | None] = SimpleQueue()
        self._closed = self._loop.create_future()
        self._is_closing = False
        # A daemon: a program that ends without closing must not hang. No unanswered job was promised.
        Thread(target=self._serve, name=name, daemon=True).start()

    async def run(self, job: Job[T]) -> T:
        """What the job returns, or what it raises. A caller who is cancelled leaves the job to be done.

        sqlite3.ProgrammingError after ``close``.
        """
        if self._is_closing:
            raise sqlite3.ProgrammingError("it has been closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._waiting.put(_Waiting(job, future))
        return await future

    async def close(self) -> None:
        """Run what waits, then close the connection."""
        if not self._is_closing:
            self._is_closing = True
            self._waiting.put(None)
        await asyncio.shield(self._closed)

    def _serve(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._take()
            if batch:
                outcomes = self._discipline(self._connection, [waiting.job for waiting in batch])
                self._tell(_deliver, batch, outcomes)
        self._connection.close()
        self._tell(_deliver, [_Waiting(lambda _: None, self._closed)], [Outcome()])

    def _take(self) -> tuple[list[_Waiting[Any]], bool]:
        """All that waits, once something does; and whether more may come."""
        batch: list[_Waiting[Any]] = []
        waiting = self._waiting.get()
        with contextlib.suppress(Empty):
            while waiting is not None:
                batch.append(waiting)
                waiting = self._waiting.get_nowait()
            return batch, False
        return batch, True

    def _tell(self, *message: Any) -> None:
        # A loop that was closed has nobody left who waits.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(*message)


def _deliver(batch: Sequence[_Waiting[Any]], outcomes: Sequence[Outcome]) -> None:
    for waiting, outcome in zip(batch, outcomes, strict=True):
        if waiting.future.done():
            continue
        if outcome.error is not None:
            waiting.future.set_exception(outcome.error)
        else:
            waiting.future.set_result(outcome.value)
