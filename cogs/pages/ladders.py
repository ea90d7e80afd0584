"""The names of leaderboards: a game, or one of its modes."""

from __future__ import annotations

from bot.errors import Reason, Refused
from cogs.i18n.messages import Messages
from games.catalog import CATALOG, ENTRIES

DEFAULT_GAME = CATALOG[0].game.key
"""The game that is meant where a member names none."""
LADDERS: tuple[str, ...] = tuple(key for entry in CATALOG for key in entry.leaderboard_keys)
"""The keys of all leaderboards, as ``bot.ratings.service`` stores them."""


def ladder_of(game: str, mode: str | None) -> str:
    """Return the leaderboard of a game and mode. Refused for an unknown mode, or for a game without modes."""
    if game not in ENTRIES:
        raise Refused(Reason.BAD_OPTION, option=game)
    keys = ENTRIES[game].leaderboard_keys
    if mode is None:
        return keys[0]
    if not ENTRIES[game].leaderboards.modes:
        raise Refused(Reason.NO_MODES)
    found = f"{game}-{mode}"
    if found not in keys:
        raise Refused(Reason.BAD_OPTION, option=mode)
    return found


def game_of(ladder: str) -> str:
    """Return the key of the game that is rated there."""
    return ladder.partition("-")[0]


def title(ladder: str, messages: Messages) -> str:
    """Return the leaderboard's name for players."""
    game, _, mode = ladder.partition("-")
    return messages(f"{game}-mode-{mode}") if mode else messages(f"{game}-name")
