"""A thread that alone touches one SQLite connection, and the queue of jobs before it.

A job is one hop to the thread and back, however many statements it runs; aiosqlite, which hops for
each statement, was measured at twice the time for a lone move and eight times for 200 together.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from data.jobs import Discipline, Job, Outcome

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Waiting(Generic[T]):
    job: Job[T]
    future: asyncio.Future[T]


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
        self._gathered: list[_Waiting[Any]] = []
        self._batches: SimpleQueue[list[_Waiting[Any]] | None] = SimpleQueue()
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
        if not self._gathered:
            # All that the loop asks for in one round goes over together. Handed over one by one, the
            # first would wake the thread, which then quarrels with the loop over the interpreter.
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Waiting(job, future))
        return await future

    async def close(self) -> None:
        """Run what waits, then close the connection."""
        if not self._is_closing:
            self._is_closing = True
            self._hand_over()
            self._batches.put(None)
        await asyncio.shield(self._closed)

    def _hand_over(self) -> None:
        self._batches.put(self._gathered)
        self._gathered = []

    def _serve(self) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._take()
            if batch:
                self._tell(_deliver, batch, self._outcomes([waiting.job for waiting in batch]))
        self._connection.close()
        self._tell(_deliver, [_Waiting(lambda _: None, self._closed)], [Outcome()])

    def _outcomes(self, jobs: list[Job[Any]]) -> list[Outcome]:
        try:
            return self._discipline(self._connection, jobs)
        except Exception as error:  # noqa: BLE001 - those who wait are told, and the thread lives on
            return [Outcome(error=error)] * len(jobs)

    def _take(self) -> tuple[list[_Waiting[Any]], bool]:
        """All that waits, once something does; and whether more may come."""
        taken: list[_Waiting[Any]] = []
        batch = self._batches.get()
        with contextlib.suppress(Empty):
            while batch is not None:
                taken += batch
                batch = self._batches.get_nowait()
            return taken, False
        return taken, True

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
