"""How the store without a disk looks back."""

from __future__ import annotations

from typing_extensions import override

from data.history import PastGameRow
from data.memory_people import MemoryPeople
from data.rows import TableRow


class MemoryArchive(MemoryPeople):
    """The games that are over."""

    def __init__(self) -> None:
        super().__init__()
        self._played: list[str] = []
        """The tables of games that are over, in the order in which they ended."""

    @override
    async def past_games(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[PastGameRow | None, ...]:
        self._check_open()
        tables = (self._tables[table_id] for table_id in reversed(self._played) if table_id in self._tables)
        found = [
            _in_short(table)
            for table in tables
            if table.guild_id == guild_id
            and game in (None, table.game)
            and (user_id is None or any(seat.user_id == user_id for seat in table.seats))
        ]
        return tuple(found[first : first + most])


def _in_short(table: TableRow) -> PastGameRow:
    return PastGameRow.model_validate(table.model_dump())
