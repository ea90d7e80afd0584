"""What is rated together, as members name it: a game, and of Cake Duel a mode."""

from __future__ import annotations

from bot.errors import Refused
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from games.duel import Mode

_DUEL = "duel"
USUAL_MODE = Mode.CORE
"""The mode that is meant when none is named."""
LADDERS: tuple[str, ...] = (
    *(f"{_DUEL}-{mode}" for mode in Mode),
    *(game for game in PRESENTERS if game != _DUEL),
)
"""All there are, as ``bot.ratings.service`` names them."""


def ladder_of(game: str, mode: str | None) -> str:
    """The ladder of a game and a mode. Refused when the game has no modes and one is named, or for nonsense."""
    if game == _DUEL:
        found = f"{_DUEL}-{mode or USUAL_MODE}"
    elif mode is not None:
        raise Refused("no-modes")
    else:
        found = game
    if found not in LADDERS:
        raise Refused("bad-option", option=mode or game)
    return found


def ladders_of(game: str) -> tuple[str, ...]:
    """All ladders of a game."""
    return tuple(ladder for ladder in LADDERS if game_of(ladder) == game)


def game_of(ladder: str) -> str:
    """The game that is rated there."""
    return ladder.partition("-")[0]


def title(ladder: str, messages: Messages) -> str:
    """What members call it."""
    game, _, mode = ladder.partition("-")
    return messages(f"duel-mode-{mode}") if mode else messages(f"{game}-name")
