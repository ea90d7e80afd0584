"""Who was told that tables wait, which seasons were posted, and what managers look at, in SQL."""

from __future__ import annotations

from data.boards import FrequentPair, SteepGain
from data.errors import TableMovedOn
from data.sql.database import Step
from data.sql.part import StorePart


class FindingStore(StorePart):
    """Which waiting tables a server's players were told about, seasons that were posted, and figures for managers."""

    async def claim_call(self, table_id: str, guild_id: int, *, at: float, before: float) -> bool:
        """Return whether the caller is to tell the players now; stored before they are told.

        False when they were told of this table already, or of another one after ``before``. Times are epoch seconds.
        """
        return await self._is_claimed(
            Step("call_server", {"guild_id": guild_id, "at": at, "before": before}, is_decisive=True),
            Step("call_table", {"table_id": table_id, "guild_id": guild_id}, is_decisive=True),
        )

    async def called_at(self, guild_id: int) -> float | None:
        """Return when the players of a server were told last (epoch seconds); None for never."""
        found = await self._values("at", "called_at", guild_id=guild_id)
        return float(found[0]) if found else None

    async def called_lobbies(self, guild_id: int) -> frozenset[str]:
        """Return the lobbies of a server about which its players were told."""
        return frozenset(await self._values("table_id", "called_tables", guild_id=guild_id))

    async def claim_season(self, guild_id: int, season: str) -> bool:
        """Return whether the caller is to post a season's first places; False when that was claimed before.

        Seasons have the names that ``Period.SEASON.name_at`` gives.
        """
        parameters = {"guild_id": guild_id, "season": season}
        return await self._is_claimed(Step("claim_season", parameters, is_decisive=True))

    async def spans(self, guild_id: int, ladder: str) -> tuple[str, ...]:
        """Return the names of all periods in which a rated game was finished, in any order."""
        return await self._values("span", "spans", guild_id=guild_id, ladder=ladder)

    async def frequent_pairs(
        self, guild_id: int, *, games: int, percent: int, most: int
    ) -> tuple[FrequentPair, ...]:
        """Return who played at least ``percent`` of at least so many rated games against one member.

        Forgotten members are left out, here and in ``steep_gains``.
        """
        limits = {"games": games, "percent": percent, "most": most}
        return await self._records(FrequentPair, "frequent_pairs", guild_id=guild_id, **limits)

    async def steep_gains(
        self, guild_id: int, *, since: float, games: int, gain: float, most: int
    ) -> tuple[SteepGain, ...]:
        """Return who gained at least ``gain`` in games after ``since`` (epoch seconds), the largest gain first.

        A member's first so many games are not counted.
        """
        limits = {"since": since, "games": games, "gain": gain, "most": most}
        return await self._records(SteepGain, "steep_gains", guild_id=guild_id, **limits)

    async def _is_claimed(self, *steps: Step) -> bool:
        """Return whether all steps were written; False when one of them came too late."""
        try:
            await self._database.write(*steps)
        except TableMovedOn:
            return False
        return True
