"""Figures for managers of a server: who plays mostly with one other member, and who gained much lately."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.core import Core
from data.records.finished_games import FrequentPair, SteepGain

LEAST_GAMES = 10
"""Fewer rated games than this are ignored: they prove nothing about opponents, and the rating is still uncertain."""
LEAST_PERCENT = 60
"""The share of games against one opponent from which a member is listed."""
GAIN_DAYS = 7
LEAST_GAIN = 4.0
"""The gain within ``GAIN_DAYS`` from which a member is listed. A win of equals is then worth about 0.5."""
MOST_LISTED = 10


@dataclass(frozen=True, slots=True)
class FairnessFigures:
    """The report that a manager sees."""

    pairs: Sequence[FrequentPair]
    gains: Sequence[SteepGain]


async def fairness_figures(core: Core, guild_id: int) -> FairnessFigures:
    """Return the figures of a server. StoreError when they cannot be read."""
    await core.ratings.settled()
    store, since = core.store.fairness, core.tables.now() - GAIN_DAYS * 86_400
    pairs, gains = await asyncio.gather(
        store.frequent_pairs(guild_id, games=LEAST_GAMES, percent=LEAST_PERCENT, most=MOST_LISTED),
        store.steep_gains(guild_id, since=since, games=LEAST_GAMES, gain=LEAST_GAIN, most=MOST_LISTED),
    )
    return FairnessFigures(pairs, gains)
