"""Who was told that tables wait, which seasons were posted, and what managers look at, in SQL."""

from __future__ import annotations

from typing_extensions import override

from data.boards import FrequentPair, SteepGain
from data.errors import TableMovedOn
from data.sql.database import Database, Step
from data.sql.mapping import sound_rows
from data.store import FairnessStore, PlayerCallStore, SeasonStore


class SqlFinding(PlayerCallStore, SeasonStore, FairnessStore):
    """The calls of these protocols over any database."""

    _database: Database

    @override
    async def claim_call(self, table_id: str, guild_id: int, *, at: float, before: float) -> bool:
        return await self._is_claimed(
            Step("call_server", {"guild_id": guild_id, "at": at, "before": before}, is_decisive=True),
            Step("call_table", {"table_id": table_id, "guild_id": guild_id}, is_decisive=True),
        )

    @override
    async def called_at(self, guild_id: int) -> float | None:
        rows = await self._database.read("called_at", guild_id=guild_id)
        return float(rows[0]["at"]) if rows else None

    @override
    async def called_lobbies(self, guild_id: int) -> frozenset[str]:
        rows = await self._database.read("called_tables", guild_id=guild_id)
        return frozenset(row["table_id"] for row in rows)

    @override
    async def claim_season(self, guild_id: int, season: str) -> bool:
        parameters = {"guild_id": guild_id, "season": season}
        return await self._is_claimed(Step("claim_season", parameters, is_decisive=True))

    @override
    async def spans(self, guild_id: int, ladder: str) -> tuple[str, ...]:
        rows = await self._database.read("spans", guild_id=guild_id, ladder=ladder)
        return tuple(row["span"] for row in rows)

    @override
    async def frequent_pairs(
        self, guild_id: int, *, games: int, percent: int, most: int
    ) -> tuple[FrequentPair, ...]:
        limits = {"games": games, "percent": percent, "most": most}
        return tuple(
            sound_rows(FrequentPair, await self._database.read("frequent_pairs", guild_id=guild_id, **limits))
        )

    @override
    async def steep_gains(
        self, guild_id: int, *, since: float, games: int, gain: float, most: int
    ) -> tuple[SteepGain, ...]:
        rows = await self._database.read(
            "steep_gains", guild_id=guild_id, since=since, games=games, gain=gain, most=most
        )
        return tuple(sound_rows(SteepGain, rows))

    async def _is_claimed(self, *steps: Step) -> bool:
        """Return whether all steps were written; False when one of them came too late."""
        try:
            await self._database.write(*steps)
        except TableMovedOn:
            return False
        return True
