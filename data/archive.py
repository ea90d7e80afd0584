"""The part of the store that looks back: the games of a server that are over."""

from __future__ import annotations

from typing import Protocol

from data.rows import TableRow


class Archive(Protocol):
    """What was played."""

    async def past_tables(
        self, guild_id: int, *, user_id: int | None = None, game: str | None = None, first: int, most: int
    ) -> tuple[TableRow, ...]:
        """The tables of a server that are over and had begun, the latest to end first, then by id.

        Those at which this member sat, and of this game, where they are named; ``first`` are passed over,
        and ``most`` given.
        """
