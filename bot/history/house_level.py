"""Suggests a level of house player to a member, from the member's results against house players.

House players have no rating, so only these results can be compared.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from bot.history.past_games import GameHistory
from bot.ratings.service import ladder
from bot.tables.options import AnyGame, write_options
from data.errors import StoreError
from data.records.finished_games import PastGame
from games.catalog import ENTRIES, GAMES, levels

log = logging.getLogger(__name__)

GAMES_READ = 30
"""How many of a member's latest games in a server are read."""
GAMES_NEEDED = 3
"""How many games against house players decide. Fewer say too little."""


class LevelSuggestions:
    """Reads the results from which levels are suggested. Without the store there are no suggestions."""

    def __init__(self, history: GameHistory) -> None:
        self._history = history

    async def by_game(self, user_id: int, guild_id: int) -> dict[str, str]:
        """Return the level suggested to a member in each game's usual mode. Games with few results are missing."""
        suggestions = await asyncio.gather(
            *(self.level(user_id, guild_id, game, game.Options()) for game in GAMES.values())
        )
        return {game: level for game, level in zip(GAMES, suggestions, strict=True) if level is not None}

    async def level(self, user_id: int, guild_id: int, game: AnyGame, options: Any) -> str | None:
        """Return the level suggested to a member for a game with these options; None with too few results.

        Only games of the same leaderboard count: modes differ.
        """
        board = ENTRIES[game.key].leaderboard_of(write_options(game, options))
        try:
            past = await self._history.stored.games(
                guild_id, user_id=user_id, game=game.key, first=0, most=GAMES_READ
            )
        except StoreError as error:
            log.warning("cannot suggest a level: %s", error)
            return None
        alike = [one for one in past if one is not None and ladder(one) == board]
        return suggested(alike, user_id, levels(game.key))


def suggested(past: Iterable[PastGame], user_id: int, known: tuple[str, ...]) -> str | None:
    """Return the known level that suits a member; ``past`` are their games, the latest first.

    It is the level of their latest game, or the next one after ``GAMES_NEEDED`` wins or losses in a row against it.
    None when they played fewer games than that against house players.
    """
    latest = list(islice(_results(past, user_id, known), GAMES_NEEDED))
    if len(latest) < GAMES_NEEDED:
        return None
    level = latest[0][0]
    place = known.index(level)
    if all(result == (level, True) for result in latest):
        place = min(place + 1, len(known) - 1)
    elif all(result == (level, False) for result in latest):
        place = max(place - 1, 0)
    return known[place]


def _results(past: Iterable[PastGame], user_id: int, known: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """Yield the level and whether the member won, for games of two that they played against a house player."""
    for game in past:
        member_seat = next((seat for seat in game.seats if seat.user_id == user_id), None)
        others = [seat for seat in game.seats if seat is not member_seat]
        if (
            member_seat is None
            or member_seat.place is None
            or member_seat.away is not None
            or member_seat.dealt_to not in (None, user_id)
        ):
            continue
        if len(others) == 1 and others[0].house in known:
            yield others[0].house, member_seat.place == 1
