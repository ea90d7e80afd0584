"""The catalog of games: add a game's entry here and the whole program knows it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from games.ai import LEVELS
from games.auf.entry import ENTRY as AUF
from games.bakeries.entry import ENTRY as BAKERIES
from games.duel.entry import ENTRY as DUEL
from games.engine import Game
from games.entry import GameEntry

CATALOG: tuple[GameEntry, ...] = (DUEL, BAKERIES, AUF)
"""Every game, in the order in which players are shown them."""

ENTRIES: Mapping[str, GameEntry] = MappingProxyType({entry.game.key: entry for entry in CATALOG})
"""The same by the game's key."""

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = MappingProxyType(
    {key: entry.game for key, entry in ENTRIES.items()}
)
"""Each game's key and its rules."""


def levels(game: str) -> tuple[str, ...]:
    """Return the strengths that a host may choose in this game, the weakest first; empty when it has no levels."""
    return tuple(level for level in LEVELS if level in ENTRIES[game].ai_players)


def stand_in_level(game: str) -> str:
    """Return the level that plays for an absent member: the strongest."""
    return (levels(game) or ("honest",))[-1]


def default_level(game: str) -> str:
    """Return the level of an AI player when the host names none: the middle one."""
    known = levels(game) or ("honest",)
    return known[len(known) // 2]
