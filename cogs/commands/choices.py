"""The choices that several commands share: games, clocks, pauses."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.preferences import CLOCKS, PAUSES
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import command_text
from games.catalog import CATALOG

Choices = list[app_commands.Choice[str]]


def choices(key: str, values: Iterable[str]) -> Choices:
    """Return values to choose from; the key of the name of each is ``key`` with the value in place of ``{}``."""
    return [app_commands.Choice(name=command_text(key.format(value)), value=str(value)) for value in values]


GAME_CHOICES = choices("{}-name", PRESENTERS)
MODE_CHOICES: Choices = [
    app_commands.Choice(name=command_text(f"{entry.game.key}-mode-{mode}"), value=str(mode))
    for entry in CATALOG
    for mode in entry.leaderboards.modes
]
"""The modes of the games that have a leaderboard for each mode."""
CLOCK_CHOICES = choices("choice-clock-{}", CLOCKS)
PAUSE_CHOICES = [
    app_commands.Choice(name=command_text(f"choice-pause-{time}"), value=time) for time in PAUSES
]
