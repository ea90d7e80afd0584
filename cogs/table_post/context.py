"""What is needed to paint, and is the same for all tables."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.tables.service import TableService
from cogs.i18n.locale import Tongues
from cogs.images.renderer import Darkroom
from cogs.table_post.turn_pings import Calls


@dataclass(frozen=True, slots=True)
class Studio:
    """What the easels of all tables share."""

    client: discord.Client
    tables: TableService
    tongues: Tongues
    calls: Calls
    darkroom: Darkroom
