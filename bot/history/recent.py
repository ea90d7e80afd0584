"""What was lately made of tables' records, so that who turns page after page does not have it made each time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from data.rows import MoveRow, TableRow
from data.store import Store

T = TypeVar("T")

KEPT = 32
"""So many tables are kept; the one that was asked for longest ago gives way."""


class Lately(Generic[T]):
    """Makes something of a table's record, in a thread of its own: a long game must not keep the others waiting.

    It is kept for as long as the table's row stays the same: nobody may be named there who has been forgotten since.
    """

    def __init__(self, store: Store, make: Callable[[TableRow, tuple[MoveRow, ...]], T]) -> None:
        self._store = store
        self._make = make
        self._kept: OrderedDict[str, tuple[TableRow, T]] = OrderedDict()

    async def of(self, row: TableRow) -> T:
        """What is made of this table. Raises whatever its making raises, and StoreError."""
        kept = self._kept.get(row.id)
        if kept is not None and kept[0] == row:
            self._kept.move_to_end(row.id)
            return kept[1]
        made = await asyncio.to_thread(self._make, row, await self._store.moves(row.id))
        self._kept[row.id] = row, made
        self._kept.move_to_end(row.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made
