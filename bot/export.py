"""All that is kept of a member, as a file can hold it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.deeds import Wish, Word
from data.rows import MoveRow, SeatRow, TableRow
from data.store import Store

_TABLE = {"id", "guild_id", "game", "options", "created_at", "started_at", "ended_at", "ending"}
"""Not the others' seats, and not the seed: from it every hand of a running game can be dealt again."""
_MOVE = {"by", "at"}

_UNDO = f"{Word.ASK}.{Wish.UNDO}"


async def kept_of(store: Store, user_id: int) -> dict[str, Any]:
    """A member's wishes, his seats and his own moves, as JSON holds them; times are epoch seconds."""
    wishes = await store.member(user_id)
    tables = [await _table(store, row, user_id) for row in await store.all_tables_of(user_id)]
    return {"member": wishes.model_dump(mode="json"), "tables": tables}


async def _table(store: Store, row: TableRow, user_id: int) -> dict[str, Any]:
    seat = next(seat for seat in row.seats if user_id in (seat.user_id, seat.dealt_to))
    others = {"user_id", "name"} if seat.user_id != user_id else set()
    others |= {"dealt_to"} if seat.dealt_to != user_id else set()
    moves = own_moves(await store.moves(row.id), seat, user_id)
    return {
        **row.model_dump(mode="json", include=_TABLE),
        "is_host": row.host_id == user_id,
        "seat": seat.model_dump(mode="json", exclude=others),
        "moves": [_move(number, move) for number, move in enumerate(moves, start=1)],
    }


def _move(number: int, move: MoveRow) -> dict[str, Any]:
    """A move by its number among the member's own: gaps would tell what others have chosen in secret."""
    is_undo = move.token.startswith(_UNDO)  # what follows is the number of a move among all of them
    token = _UNDO if is_undo else move.token
    return {"number": number, "token": token, **move.model_dump(mode="json", include=_MOVE)}


def own_moves(moves: Iterable[MoveRow], seat: SeatRow, user_id: int) -> list[MoveRow]:
    """The moves made in this seat while it was the member's: what comes after he left is not for his eyes."""
    spans: list[list[MoveRow]] = [[]]
    for move in moves:
        if move.seat != seat.seat:
            continue
        if move.token == Word.TAKE_OVER:
            spans.append([])
        spans[-1].append(move)
    mine = {0} if seat.rated_id == user_id else set()
    mine |= {len(spans) - 1} if seat.user_id == user_id else set()
    return [move for span in sorted(mine) for move in _until_left(spans[span])]


def _until_left(moves: list[MoveRow]) -> list[MoveRow]:
    left = next((at for at, move in enumerate(moves, start=1) if move.token == Word.LEAVE), len(moves))
    return moves[:left]
