"""A program to be killed: it writes moves at three tables and prints each one that is stored."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from data.sqlite.database import open_store
from data.store import Store
from tests.data.rows import move


async def write(store: Store, table_id: str) -> None:
    table = await store.tables.get(table_id)
    assert table is not None
    number = table.version
    while True:
        number += 1
        await store.tables.add_move(move(number, table_id), due_at=float(number))
        sys.stdout.write(f"{table_id} {number}\n")
        sys.stdout.flush()


async def main() -> None:
    store = await open_store(Path(sys.argv[1]))
    await asyncio.gather(*(write(store, table_id) for table_id in ("t1", "t2", "t3")))


asyncio.run(main())
