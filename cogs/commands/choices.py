"""What several commands offer to choose from: games, clocks, pauses, languages."""

from __future__ import annotations

from discord import app_commands

from bot.preferences import CLOCKS
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import LOCALES, command_text
from cogs.table_post.status import PAUSES
from games.ai import LEVELS
from games.duel import Mode

Choices = list[app_commands.Choice[str]]

DEFAULT_GAME = next(iter(PRESENTERS))
"""The game that is meant when none is named."""


def game_choices() -> Choices:
    """The games."""
    return [app_commands.Choice(name=command_text(f"{key}-name"), value=key) for key in PRESENTERS]


def mode_choices() -> Choices:
    """The modes of Cake Duel."""
    return [app_commands.Choice(name=command_text(f"duel-mode-{mode}"), value=mode.value) for mode in Mode]


def clock_choices() -> Choices:
    """The clocks."""
    return [app_commands.Choice(name=command_text(f"choice-clock-{name}"), value=name) for name in CLOCKS]


def level_choices() -> Choices:
    """How strongly a house player plays."""
    return [app_commands.Choice(name=command_text(f"choice-house-{level}"), value=level) for level in LEVELS]


def pause_choices() -> list[app_commands.Choice[int]]:
    """The pauses."""
    return [app_commands.Choice(name=command_text(f"choice-pause-{time}"), value=time) for time in PAUSES]


def language_choices() -> Choices:
    """The languages that there are."""
    return [app_commands.Choice(name=command_text(f"language-{code}"), value=code) for code in LOCALES]
