"""How often one person may press or type: nobody keeps the others waiting by pressing like mad."""

from __future__ import annotations

import math
from typing import Any

import discord
from discord.ext import commands

from bot.refusals import Refused

Press = discord.Interaction[Any]

WINDOW_SECONDS = 10.0


class Haste:
    """Counts presses and commands by person."""

    def __init__(self, most: int) -> None:
        """``most`` in ten seconds; 0: as many as one likes."""
        self._buckets = None
        if most:
            cooldown = commands.Cooldown(most, WINDOW_SECONDS)
            self._buckets = commands.CooldownMapping(cooldown, _who)

    def check(self, press: Press) -> None:
        """Refused for who has pressed too often; nothing is done then."""
        if self._buckets is None or press.type is discord.InteractionType.autocomplete:
            return
        wait_seconds = self._buckets.update_rate_limit(press)
        if wait_seconds is not None:
            raise Refused("too-fast", seconds=math.ceil(wait_seconds))


def _who(press: Press) -> int:
    return press.user.id
