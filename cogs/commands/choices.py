"""The choices that several commands share: games, clocks, pauses, languages."""

from __future__ import annotations

from discord import app_commands

from bot.opponents.waiting import Pace
from bot.preferences import CLOCKS, PAUSES
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, command_text
from games.catalog import CATALOG

Choices = list[app_commands.Choice[str]]

DEFAULT_GAME = next(iter(PRESENTERS))
"""The default game."""


GAME_CHOICES: Choices = [
    app_commands.Choice(name=command_text(f"{key}-name"), value=key) for key in PRESENTERS
]
MODE_CHOICES: Choices = [
    app_commands.Choice(name=command_text(f"{entry.game.key}-mode-{mode}"), value=str(mode))
    for entry in CATALOG
    for mode in entry.leaderboards.modes
]
"""The modes of the games that have a leaderboard for each mode."""
CLOCK_CHOICES: Choices = [
    app_commands.Choice(name=command_text(f"choice-clock-{name}"), value=name) for name in CLOCKS
]
PACE_CHOICES: Choices = [
    app_commands.Choice(name=command_text(f"choice-pace-{pace}"), value=pace.value) for pace in Pace
]
"""How soon a member may want their game to be over."""
PAUSE_CHOICES = [
    app_commands.Choice(name=command_text(f"choice-pause-{time}"), value=time) for time in PAUSES
]
LANGUAGE_CHOICES: Choices = [
    app_commands.Choice(name=command_text(f"language-{code}"), value=code) for code in LOCALES
]
