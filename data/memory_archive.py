"""How the store without a disk looks back."""

from __future__ import annotations

from typing_extensions import override

from data.memory_people import MemoryPeople
from data.rows import Phase, TableRow


class MemoryArchive(MemoryPeople):
    """The games that are over."""

    @override
    async def past_tables(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[TableRow, ...]:
        found = self._oldest_first(
            lambda table: (
                table.phase is Phase.OVER
                and table.seed is not None
                and table.guild_id == guild_id
                and game in (None, table.game)
                and (user_id is None or any(seat.user_id == user_id for seat in table.seats))
            )
        )
        ordered = sorted(found, key=lambda table: (-(table.ended_at or 0), table.id))
        return tuple(ordered[first : first + most])
