"""The parts of the program from which features are built, apart from those of Discord."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.cluster.homes import Homes
from bot.history.past_games import GameHistory
from bot.preferences import Preferences
from bot.ratings.service import RatingService
from bot.tables.lobbies import Lobbies
from bot.tables.service import TableService
from data.store import Store


@dataclass(frozen=True, kw_only=True)
class Core:
    """The services that a feature may use."""

    store: Store
    homes: Homes
    tables: TableService
    lobbies: Lobbies
    preferences: Preferences
    ratings: RatingService
    history: GameHistory
    new_secret: Callable[[], bytes]
