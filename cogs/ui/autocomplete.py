"""The choices that Discord shows while somebody types into an option of a command."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Mapping
from typing import TypeAlias

from discord import app_commands

from bot.errors import Refused
from bot.names import shortened
from cogs.i18n.typed import folded
from cogs.ui.errors import FAILURES

log = logging.getLogger(__name__)

Suggestions: TypeAlias = list[app_commands.Choice[str]]

SHOWN = 25
"""The most choices that Discord shows."""


def choices_of(offers: Mapping[str, str], typed: str) -> Suggestions:
    """Return the offers whose label contains the typed text, as many as Discord shows."""
    wanted = folded(typed)
    fitting = [(value, label) for value, label in offers.items() if wanted in folded(label)]
    return [app_commands.Choice(name=shortened(label, 100), value=value) for value, label in fitting[:SHOWN]]


async def offered(typed: str, offers: Awaitable[Mapping[str, str]]) -> Suggestions:
    """Return the offers that fit, or nothing on a failure: the command itself then says what is wrong."""
    try:
        return choices_of(await offers, typed)
    except Refused:
        return []
    except FAILURES as error:
        log.warning("autocompletion failed: %s", error)
        return []
