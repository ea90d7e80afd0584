"""Clears settings of a server that name a role or channel that was deleted."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.errors import Refused, StoreError
from bot.preferences import Preferences, ServerSettings
from cogs.pages.fields import FieldTable

log = logging.getLogger(__name__)


class LostSettingsCog(commands.Cog):
    """Clears them at once. `/settings show` tells managers until they set it again."""

    def __init__(self, preferences: Preferences, table: FieldTable[ServerSettings]) -> None:
        self._preferences = preferences
        self._table = table

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Clear what names the role."""
        await self._lose(role.guild.id, role.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Clear what names the channel."""
        await self._lose(channel.guild.id, channel.id)

    async def _lose(self, guild_id: int, thing_id: int) -> None:
        for field in self._table:
            if not field.is_losable or getattr(self._preferences.server(guild_id), field.name) != thing_id:
                continue
            try:
                await self._preferences.lose(guild_id, field.name)
            except (Refused, StoreError) as error:
                log.warning("it could not be noted that server %d has lost a setting: %s", guild_id, error)
