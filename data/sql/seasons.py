"""The seasons that were posted, in SQL."""

from __future__ import annotations

from data.sql.database import Step
from data.sql.part import StorePart


class SeasonStore(StorePart):
    """The seasons that were posted, by server. Seasons have the names that ``Period.SEASON.name_at`` gives."""

    async def is_claimed(self, guild_id: int, season: str) -> bool:
        """Return True if a season's first places were posted in a server, or are not to be posted there."""
        return bool(await self._values("guild_id", "is_season_claimed", guild_id=guild_id, season=season))

    async def claim(self, guild_id: int, season: str) -> bool:
        """Let a season's first places not be posted any more; return False when that was claimed before."""
        parameters = {"guild_id": guild_id, "season": season}
        return await self._is_claimed(Step("claim_season", parameters, is_decisive=True))
