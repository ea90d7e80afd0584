"""Limits how many interactions one person may send, so that they do not slow down the others."""

from __future__ import annotations

import math

import discord
from discord.ext import commands

from bot.errors import Refused
from cogs.i18n.locale import Press

WINDOW_SECONDS = 10.0
LETTERS_FOR_A_PRESS = 4
"""Discord asks for choices about once a typed letter, so this many times more of those are allowed."""


class RateLimiter:
    """Counts the presses and commands of each person, and apart from them their autocompletions."""

    def __init__(self, most: int) -> None:
        """Allow ``most`` in ten seconds; 0 means no limit."""
        self._presses = _buckets(most)
        self._letters = _buckets(most * LETTERS_FOR_A_PRESS)

    def check(self, press: Press) -> None:
        """Count an interaction. Refused when the person has sent too many."""
        is_typing = press.type is discord.InteractionType.autocomplete
        buckets = self._letters if is_typing else self._presses
        wait_seconds = None if buckets is None else buckets.update_rate_limit(press)
        if wait_seconds is not None:
            raise Refused("too-fast", seconds=math.ceil(wait_seconds))


def _buckets(most: int) -> commands.CooldownMapping[Press] | None:
    return commands.CooldownMapping(commands.Cooldown(most, WINDOW_SECONDS), _who) if most else None


def _who(press: Press) -> int:
    return press.user.id
