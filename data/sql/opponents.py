"""The waiting tables that were announced to the players of a server, in SQL."""

from __future__ import annotations

from data.sql.database import Step
from data.sql.part import StorePart


class OpponentStore(StorePart):
    """The waiting tables that were announced to the players of a server."""

    async def claim(self, table_id: str, guild_id: int, *, at: float, before: float) -> bool:
        """Return True if the caller is to tell the players now; stored before they are told.

        False when they were told of this table already, or of another one after ``before``. Times are epoch seconds.
        """
        return await self._is_claimed(
            Step("call_server", {"guild_id": guild_id, "at": at, "before": before}, is_decisive=True),
            Step("call_table", {"table_id": table_id, "guild_id": guild_id}, is_decisive=True),
        )

    async def called_at(self, guild_id: int) -> float | None:
        """Return the time at which the players of a server were told last (epoch seconds); None for never."""
        times = await self._values("at", "called_at", guild_id=guild_id)
        return float(times[0]) if times else None

    async def called_lobbies(self, guild_id: int) -> frozenset[str]:
        """Return the lobbies of a server about which its players were told."""
        return frozenset(await self._values("table_id", "called_tables", guild_id=guild_id))
