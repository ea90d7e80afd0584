"""Keeps what was lately made of tables' records, so that each turned page does not replay the table again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from cachetools import LRUCache

from bot.errors import Reason, Refused
from bot.tables.state import RecordDamaged
from bot.tables.table import MoveRecord, Table

T = TypeVar("T")

KEPT = 32
"""How many tables are kept."""


class RecordCache(Generic[T]):
    """Makes something of a table's record, in a thread: a long game must not block the event loop.

    It is kept until the table's row changes: a forgotten member must not be named.
    """

    def __init__(
        self,
        moves: Callable[[str], Awaitable[tuple[MoveRecord, ...]]],
        make: Callable[[Table, tuple[MoveRecord, ...]], T],
    ) -> None:
        """``moves`` reads the moves of a table by id."""
        self._moves = moves
        self._make = make
        self._kept: LRUCache[str, tuple[Table, T]] = LRUCache(KEPT)

    async def of(self, table: Table) -> T:
        """Return what is made of this table. Refused when its record is damaged; raises what the making raises."""
        kept = self._kept.get(table.id)
        if kept is not None and kept[0] == table:
            return kept[1]
        moves = await self._moves(table.id)
        try:
            made = await asyncio.to_thread(self._make, table, moves)
        except RecordDamaged as error:
            raise Refused(Reason.RECORD_DAMAGED) from error
        self._kept[table.id] = table, made
        return made
