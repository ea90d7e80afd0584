"""Limits how much one person may press, type and start, and how often the post of a table may be sent again."""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Mapping

import discord
from discord.ext import commands

from bot.errors import Reason, Refused
from cogs.handlers.table_actions import CONTROLS
from cogs.i18n.locale import Interaction
from cogs.ui.command_options import COSTLY
from cogs.ui.custom_id import PageRoute, Route, TableControl, TableRoute
from cogs.ui.responses import PageHandler

WINDOW_SECONDS = 10.0
LETTERS_FOR_A_PRESS = 4
"""Discord asks for choices about once a typed letter, so this many times more of those are allowed."""
SHOWN_AGAIN_SECONDS = 30.0
"""How long after a table's post was sent again it may be sent once more."""
MOST_COSTLY, COSTLY_SECONDS = 6, 60.0
"""How often within this time a person may do what costs much: opening, starting, showing to all, holidays, exports."""


class RateLimiter:
    """Counts the presses and commands of each person, and apart from them their autocompletions and what is costly."""

    def __init__(self, most: int) -> None:
        """Allow ``most`` in ten seconds; 0 means no limit of any kind."""
        self._presses = _buckets(most, WINDOW_SECONDS)
        self._letters = _buckets(most * LETTERS_FOR_A_PRESS, WINDOW_SECONDS)
        self._costly = _buckets(MOST_COSTLY, COSTLY_SECONDS)
        self._shown = _buckets(1, SHOWN_AGAIN_SECONDS)
        self._is_on = most > 0

    def check(self, interaction: Interaction) -> None:
        """Count an interaction. Refused when the person has sent too many."""
        is_typing = interaction.type is discord.InteractionType.autocomplete
        wait_seconds = self._counted(self._letters if is_typing else self._presses, interaction.user.id)
        if wait_seconds is not None:
            raise Refused(Reason.TOO_FAST, seconds=math.ceil(wait_seconds))

    def check_costly(self, interaction: Interaction) -> None:
        """Count what costs much. Refused when the person has done too much of it."""
        wait_seconds = self._counted(self._costly, interaction.user.id)
        if wait_seconds is not None:
            raise Refused(Reason.TOO_MUCH, until=_until(wait_seconds))

    def check_shown(self, table_id: str) -> None:
        """Count that a table's post is sent again. Refused when it was sent a moment ago."""
        wait_seconds = self._counted(self._shown, table_id)
        if wait_seconds is not None:
            raise Refused(Reason.TOO_SOON, until=_until(wait_seconds))

    def _counted(self, buckets: commands.CooldownMapping[object], key: object) -> float | None:
        return buckets.update_rate_limit(key) if self._is_on else None


def _until(wait_seconds: float) -> str:
    return f"<t:{math.ceil(time.time() + wait_seconds)}:R>"


def is_costly_command(interaction: Interaction) -> bool:
    """Return True for a command that costs much, also if only because of an option that is given."""
    if interaction.type is not discord.InteractionType.application_command or interaction.command is None:
        return False
    costly: bool | Collection[str] = interaction.command.extras.get(COSTLY, False)
    return costly if isinstance(costly, bool) else any(name in costly for name, _ in interaction.namespace)


def is_costly_control(route: Route | None, pages: Mapping[str, PageHandler], *, is_filled: bool) -> bool:
    """Return True for a control that costs much, or for the form behind it when ``is_filled``."""
    match route:
        case TableRoute(command=TableControl() as control):
            return CONTROLS[control].is_costly
        case PageRoute(page=page, arguments=arguments) if page in pages:
            return pages[page].is_costly(arguments, is_filled=is_filled)
        case _:
            return False


def _buckets(most: int, seconds: float) -> commands.CooldownMapping[object]:
    return commands.CooldownMapping(commands.Cooldown(most, seconds), lambda key: key)
