"""How often one person may press or type: nobody keeps the others waiting by pressing like mad."""

from __future__ import annotations

import math
from typing import Any

import discord
from discord.ext import commands

from bot.errors import Refused

Press = discord.Interaction[Any]

WINDOW_SECONDS = 10.0
LETTERS_FOR_A_PRESS = 4
"""Choices are asked for while somebody types, about once a letter: so many more of those are answered."""


class RateLimiter:
    """Counts presses and commands by person, and what is asked for while they type."""

    def __init__(self, most: int) -> None:
        """``most`` in ten seconds; 0: as many as one likes."""
        self._presses = _buckets(most)
        self._letters = _buckets(most * LETTERS_FOR_A_PRESS)

    def check(self, press: Press) -> None:
        """Refused for who has pressed too often; nothing is done then."""
        is_typing = press.type is discord.InteractionType.autocomplete
        buckets = self._letters if is_typing else self._presses
        wait_seconds = None if buckets is None else buckets.update_rate_limit(press)
        if wait_seconds is not None:
            raise Refused("too-fast", seconds=math.ceil(wait_seconds))


def _buckets(most: int) -> commands.CooldownMapping[Press] | None:
    return commands.CooldownMapping(commands.Cooldown(most, WINDOW_SECONDS), _who) if most else None


def _who(press: Press) -> int:
    return press.user.id
