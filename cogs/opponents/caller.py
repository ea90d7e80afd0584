"""Tells the players of a server that a table waits, by one message that mentions their role."""

from __future__ import annotations

import logging

import discord

from bot.preferences import Preferences
from bot.ratings.service import ladder
from bot.tables.table import Table
from cogs.i18n.locale import LocaleResolver
from cogs.pages.ladders import title
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES
from cogs.ui.outbox import Outbox

log = logging.getLogger(__name__)


class PlayerCaller:
    """Writes in the channel of the table, so only people who see that channel are told."""

    def __init__(
        self, client: discord.Client, preferences: Preferences, locales: LocaleResolver, outbox: Outbox
    ) -> None:
        self._client = client
        self._outbox = outbox
        self._preferences = preferences
        self._locales = locales

    async def has_players(self, guild_id: int) -> bool:
        """Return whether the server has a role to tell; a deleted role is set no longer."""
        guild = self._client.get_guild(guild_id)
        role_id = self._preferences.server(guild_id).players_role_id
        if guild is None or role_id is None:
            return False
        if guild.get_role(role_id) is None:
            await self._preferences.lose(guild_id, "players_role_id")
            return False
        return True

    def can_call(self, table: Table) -> bool:
        """Return whether the bot may write where the table is. A mention would add people to a private thread."""
        guild = self._client.get_guild(table.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(table.shown_in)
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
            return False
        may = channel.permissions_for(guild.me)
        may_write = may.send_messages_in_threads if isinstance(channel, discord.Thread) else may.send_messages
        return may.view_channel and may_write

    async def call(self, table: Table, *, free: int) -> None:
        """Mention the role, and nobody else."""
        role_id = self._preferences.server(table.guild_id).players_role_id
        if role_id is None:
            return
        messages = self._locales.public(table.guild_id)
        game = title(ladder(table), messages)
        text = messages(
            "players-called", role=f"<@&{role_id}>", game=game, free=free, link=links.to_table(table)
        )
        mentions = discord.AllowedMentions(roles=[discord.Object(role_id)], users=False, everyone=False)
        try:
            await self._outbox.notice(
                table.shown_in, table, f"players/{table.id}", content=text, allowed_mentions=mentions
            )
        except FAILURES as error:
            log.warning("the players could not be told of table %s: %s", table.id, error)
