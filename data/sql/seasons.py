"""Which seasons were posted, in SQL."""

from __future__ import annotations

from data.sql.database import Step
from data.sql.part import StorePart


class SeasonStore(StorePart):
    """Which seasons were posted, by server."""

    async def claim(self, guild_id: int, season: str) -> bool:
        """Return True if the caller is to post a season's first places; False when that was claimed before.

        Seasons have the names that ``Period.SEASON.name_at`` gives.
        """
        parameters = {"guild_id": guild_id, "season": season}
        return await self._is_claimed(Step("claim_season", parameters, is_decisive=True))
