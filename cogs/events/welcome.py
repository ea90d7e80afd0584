"""Writes one welcome to a server that the bot has joined."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord
from discord.ext import commands

from bot.cluster.homes import Homes
from bot.errors import Refused, StoreError
from bot.preferences import Preferences
from cogs.i18n.locale import LocaleResolver
from cogs.pages.play import welcome
from cogs.permissions import TO_WRITE, missing_permissions
from cogs.ui.components import layout
from cogs.ui.errors import FAILURES

log = logging.getLogger(__name__)

NEW_FOR = timedelta(days=1)
"""Discord also reports a server as joined after an outage; one that the bot joined longer ago gets no welcome."""


class WelcomeCog(commands.Cog):
    """Welcomes a server once. That is stored before the message is sent, so it is never sent twice."""

    def __init__(self, preferences: Preferences, locales: LocaleResolver, homes: Homes) -> None:
        self._homes = homes
        self._preferences = preferences
        self._locales = locales

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Write the welcome, unless the server had one before."""
        joined_at = guild.me.joined_at
        is_new = joined_at is None or discord.utils.utcnow() - joined_at < NEW_FOR
        if not is_new or not self._homes.is_home(guild.id) or self._preferences.server(guild.id).is_welcomed:
            return
        channel = _channel(guild)
        if channel is None:
            log.info("server %d gets no welcome: the bot may not write in any channel", guild.id)
            return
        try:
            await self._preferences.change_server(guild.id, is_welcomed=True)
            await channel.send(view=layout(welcome(self._locales.public(guild.id))))
        except (Refused, StoreError, *FAILURES) as error:
            log.warning("server %d gets no welcome: %s", guild.id, error)


def _channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the channel for Discord's own messages, else the first one, where the bot may write."""
    channels = [channel for channel in (guild.system_channel, *guild.text_channels) if channel is not None]
    return next((channel for channel in channels if not missing_permissions(channel, TO_WRITE)), None)
