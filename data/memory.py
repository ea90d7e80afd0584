"""The store without a disk, for tests: it forgets everything when the program ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from typing_extensions import override

from data.memory_archive import MemoryArchive
from data.memory_boards import MemoryBoards
from data.rows import MoveRow, Phase, PostRow, ResultRow, SeatRow, TableRow
from data.store import TableMovedOn


class MemoryStore(MemoryArchive, MemoryBoards):
    """Dictionaries. No method awaits anything, so each happens whole or not at all."""

    @override
    async def close(self) -> None:
        self._is_closed = True

    @override
    async def add_table(self, table: TableRow) -> None:
        self._check_open()
        if table.id in self._tables:
            raise TableMovedOn(f"there is a table {table.id} already")
        self._change(table, options=_read_back(table.options))

    @override
    async def table(self, table_id: str) -> TableRow | None:
        self._check_open()
        return self._tables.get(table_id)

    @override
    async def change_lobby(self, table: TableRow) -> None:
        stored = self._known(table.id)
        if stored.phase != Phase.LOBBY or stored.revision + 1 != table.revision:
            raise TableMovedOn(f"the lobby {table.id} has changed")
        kept = {"guild_id", "version", "shown", "post", "created_at", "secret"}
        self._change(
            table,
            options=_read_back(table.options),
            **{name: getattr(stored, name) for name in kept},
        )

    @override
    async def add_move(
        self,
        move: MoveRow,
        *,
        due_at: float | None,
        result: ResultRow | None = None,
        seat: SeatRow | None = None,
    ) -> None:
        stored = self._known(move.table_id)
        if stored.phase != Phase.PLAYING or stored.version + 1 != move.number:
            raise TableMovedOn(f"move {move.number} came too late")
        self._moves[move.table_id].append(move)
        moved = self._change(stored, version=move.number, due_at=due_at)
        if seat is not None:
            seats = tuple(seat if row.seat == seat.seat else row for row in moved.seats)
            moved = self._change(moved, seats=seats)
        if result is not None:
            self._end(moved, result, move.at)

    @override
    async def end_table(self, table_id: str, result: ResultRow, *, at: float) -> None:
        stored = self._known(table_id)
        if stored.phase == Phase.OVER:
            raise TableMovedOn(f"the table {table_id} is over")
        self._end(stored, result, at)

    @override
    async def moves(self, table_id: str) -> tuple[MoveRow, ...]:
        self._check_open()
        return tuple(self._moves[table_id])

    @override
    async def set_shown(self, table_id: str, shown: int, post: PostRow | None) -> None:
        self._check_open()
        stored = self._tables.get(table_id)
        if stored is not None and stored.shown <= shown:
            self._change(stored, shown=shown, post=post)

    @override
    async def unfinished(self) -> tuple[TableRow, ...]:
        return self._oldest_first(lambda table: table.phase != Phase.OVER or table.shown < table.version)

    @override
    async def tables_of(self, user_id: int, guild_id: int | None = None) -> tuple[TableRow, ...]:
        return self._open_tables(
            lambda table: table.seat_of(user_id) is not None and guild_id in {None, table.guild_id}
        )

    @override
    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[TableRow, ...]:
        return self._open_tables(
            lambda table: table.guild_id == guild_id and channel_id in {None, table.channel_id}
        )

    def _end(self, table: TableRow, result: ResultRow, at: float) -> None:
        seats = list(table.seats)
        for index, seat in enumerate(seats):
            places = {} if result.places is None else {"place": result.places[seat.seat]}
            scores = {} if result.scores is None else {"score": result.scores[seat.seat]}
            seats[index] = seat.model_copy(update={**places, **scores})
        self._change(
            table,
            phase=Phase.OVER,
            shown=-1,
            seats=tuple(seats),
            ending=result.ending,
            reason=result.reason,
            ended_at=at,
            due_at=None,
        )
        if table.seed is not None:
            self._played.append(table.id)
        self._count_finish(table.id, result.ending)

    def _open_tables(self, wanted: Callable[[TableRow], bool]) -> tuple[TableRow, ...]:
        found = self._oldest_first(lambda table: table.phase != Phase.OVER and wanted(table))
        return tuple(sorted(found, key=lambda table: -table.created_at))


def _read_back(options: dict[str, Any]) -> Any:
    """What a database gives back, which keeps options as JSON: a tuple has become a list."""
    return json.loads(json.dumps(options))
