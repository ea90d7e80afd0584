"""The interface of a database for the store: it runs statements, and a row is its values by column."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias

QUERIES_PATH = Path(__file__).with_name("queries")
"""The statements by name, in the part of SQL that SQLite and PostgreSQL share."""

Columns: TypeAlias = dict[str, Any]
"""A row as a database gives it, or takes it: values by column."""


@dataclass(frozen=True, slots=True)
class Step:
    """One statement of a write. A decisive one that changes no row refuses the write."""

    query: str
    parameters: Columns
    is_decisive: bool = False


class Database(Protocol):
    """Runs the statements under ``QUERIES_PATH``. Every call raises StoreError and nothing else."""

    async def write(self, *steps: Step) -> None:
        """Run all steps in one transaction, which is on disk when this returns.

        TableMovedOn when a decisive step changes no row, or a key is taken or points nowhere.
        """

    async def read(self, query: str, **parameters: Any) -> list[Columns]:
        """Return the rows of a query, with all that was written before."""

    async def scrub(self) -> None:
        """Remove from the disk all that was deleted or replaced, also from the logs of the database."""

    async def snapshot(self, *queries: str, **parameters: Any) -> list[list[Columns]]:
        """Return the rows of each of several queries with the same parameters, all of one snapshot."""

    async def close(self) -> None:
        """Finish pending requests, then release the database."""
