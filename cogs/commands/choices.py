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


def game_choices() -> Choices:
    """Return the games."""
    return [app_commands.Choice(name=command_text(f"{key}-name"), value=key) for key in PRESENTERS]


def mode_choices() -> Choices:
    """Return the modes of the games that have a leaderboard for each mode."""
    return [
        app_commands.Choice(name=command_text(f"{entry.game.key}-mode-{mode}"), value=str(mode))
        for entry in CATALOG
        for mode in entry.leaderboards.modes
    ]


def clock_choices() -> Choices:
    """Return the clocks."""
    return [app_commands.Choice(name=command_text(f"choice-clock-{name}"), value=name) for name in CLOCKS]


def pace_choices() -> Choices:
    """Return how soon a member may want their game to be over."""
    return [app_commands.Choice(name=command_text(f"choice-pace-{pace}"), value=pace.value) for pace in Pace]


def pause_choices() -> list[app_commands.Choice[int]]:
    """Return the pauses."""
    return [app_commands.Choice(name=command_text(f"choice-pause-{time}"), value=time) for time in PAUSES]


def language_choices() -> Choices:
    """Return the languages."""
    return [app_commands.Choice(name=command_text(f"language-{code}"), value=code) for code in LOCALES]
