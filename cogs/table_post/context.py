"""What is needed to paint, and is the same for all tables."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.tables.service import TableService
from cogs.i18n.locale import LocaleResolver
from cogs.images.renderer import ImageRenderer
from cogs.table_post.turn_pings import TurnPings


@dataclass(frozen=True, slots=True)
class PostContext:
    """What the easels of all tables share."""

    client: discord.Client
    tables: TableService
    locales: LocaleResolver
    calls: TurnPings
    renderer: ImageRenderer
