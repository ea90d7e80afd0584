"""How the jobs that wait for a SQLite connection at one moment are run: what they share, what they do not."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Job: TypeAlias = Callable[[sqlite3.Connection], T]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a job."""

    value: Any = None
    error: Exception | None = None


Discipline: TypeAlias = Callable[[sqlite3.Connection, Sequence[Job[Any]]], list[Outcome]]
"""How the jobs that were waiting at one moment are run: an outcome for each, in their order.

What it raises is the outcome of them all.
"""

_Attempt: TypeAlias = Callable[[sqlite3.Connection, Job[Any]], Outcome]


def each_alone(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
    """Every job by itself, as is right for those that only read."""
    return [_attempt(connection, job) for job in jobs]


def in_one_transaction(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Outcome]:
    """All jobs under one commit, so that they share the disk's flush.

    A job that fails takes back its own changes and no other's. When the commit fails, all have failed.
    Jobs must bear being run again after a rollback.
    """
    try:
        return _committed(connection, jobs, _attempt_plainly)
    except _SpoiledError as spoiled:
        if len(jobs) == 1:
            return [Outcome(error=spoiled.reason)]
        # A savepoint for each costs as much as a move itself, so they are kept for when one is needed.
        return _committed(connection, jobs, _attempt_in_savepoint)


class _SpoiledError(Exception):
    """A job failed when it had changed something already."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(reason)
        self.reason = reason


def _committed(
    connection: sqlite3.Connection, jobs: Sequence[Job[Any]], attempt: _Attempt
) -> list[Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [attempt(connection, job) for job in jobs]
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return outcomes


def _attempt(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    try:
        return Outcome(job(connection))
    except Exception as error:  # noqa: BLE001 - who waits is told
        return Outcome(error=error)


def _attempt_plainly(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    """Enough for a job that succeeds, or fails before it has changed anything."""
    changes = connection.total_changes
    outcome = _attempt(connection, job)
    if outcome.error is not None:
        _check_transaction(connection, outcome.error)
        if connection.total_changes != changes:
            raise _SpoiledError(outcome.error)
    return outcome


def _attempt_in_savepoint(connection: sqlite3.Connection, job: Job[Any]) -> Outcome:
    connection.execute("SAVEPOINT job")
    outcome = _attempt(connection, job)
    if outcome.error is not None:
        _check_transaction(connection, outcome.error)
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return outcome


def _check_transaction(connection: sqlite3.Connection, error: Exception) -> None:
    """Raise the error when SQLite itself gave up the transaction, as it may on a full disk."""
    if not connection.in_transaction:
        raise error
