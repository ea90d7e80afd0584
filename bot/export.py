"""All that is kept of a member, as a file can hold it."""

from __future__ import annotations

from typing import Any

from data.rows import TableRow
from data.store import Store

_TABLE = {"id", "guild_id", "game", "options", "created_at", "started_at", "ended_at", "ending"}
"""Not the others' seats, and not the seed: from it every hand of a running game can be dealt again."""
_MOVE = {"number", "token", "by", "at"}


async def kept_of(store: Store, user_id: int) -> dict[str, Any]:
    """A member's wishes, his seats and his own moves, as JSON holds them; times are epoch seconds."""
    wishes = await store.member(user_id)
    tables = [await _table(store, row, user_id) for row in await store.all_tables_of(user_id)]
    return {"member": wishes.model_dump(mode="json"), "tables": tables}


async def _table(store: Store, row: TableRow, user_id: int) -> dict[str, Any]:
    seat = next(seat for seat in row.seats if seat.user_id == user_id)
    moves = [
        move.model_dump(mode="json", include=_MOVE)
        for move in await store.moves(row.id)
        if move.seat == seat.seat
    ]
    return {
        **row.model_dump(mode="json", include=_TABLE),
        "is_host": row.host_id == user_id,
        "seat": seat.model_dump(mode="json"),
        "moves": moves,
    }
