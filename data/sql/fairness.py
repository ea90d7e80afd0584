"""Finds in SQL who plays mostly with one other member, and who gained much lately."""

from __future__ import annotations

from data.records.finished_games import FrequentPair, SteepGain
from data.sql.part import StorePart


class FairnessStore(StorePart):
    """Figures for managers of a server."""

    async def frequent_pairs(
        self, guild_id: int, *, games: int, percent: int, most: int
    ) -> tuple[FrequentPair, ...]:
        """Return the members who played ``games`` or more rated games, at least ``percent`` of them against one member.

        Forgotten members are left out, here and in ``steep_gains``.
        """
        limits = {"games": games, "percent": percent, "most": most}
        return await self._records(FrequentPair, "frequent_pairs", guild_id=guild_id, **limits)

    async def steep_gains(
        self, guild_id: int, *, since: float, games: int, gain: float, most: int
    ) -> tuple[SteepGain, ...]:
        """Return the members who gained at least ``gain`` after ``since`` (epoch seconds), the largest gain first.

        A member's first ``games`` games do not count.
        """
        limits = {"since": since, "games": games, "gain": gain, "most": most}
        return await self._records(SteepGain, "steep_gains", guild_id=guild_id, **limits)
