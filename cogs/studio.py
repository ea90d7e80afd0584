"""What is needed to paint, and is the same for all tables."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.tables import Tables
from cogs.calls import Calls
from cogs.darkroom import Darkroom
from cogs.tongues import Tongues


@dataclass(frozen=True, slots=True)
class Studio:
    """What the easels of all tables share."""

    client: discord.Client
    tables: Tables
    tongues: Tongues
    calls: Calls
    darkroom: Darkroom
