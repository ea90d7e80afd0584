"""What happens to the places where tables stand: channels and servers that go, and those that can be used again."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.tables.service import TableService
from cogs.table_post.updater import PostUpdater
from data.rows import Phase, TableRow
from data.store import StoreError

log = logging.getLogger(__name__)


class GuildLifecycleCog(commands.Cog):
    """Lets tables sleep when their place is gone, and tries them again when something was mended."""

    def __init__(self, tables: TableService, updater: PostUpdater) -> None:
        self.tables = tables
        self.updater = updater

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and with it the posts of its tables."""
        await self._let_sleep(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._let_sleep(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was taken out of a server."""
        await self._let_sleep(guild.id, None)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is back in a server."""
        await self._try_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Somebody has changed a channel, its permissions perhaps."""
        await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Somebody has changed what a role may do."""
        await self._try_again(after.guild.id)

    async def _let_sleep(self, guild_id: int, channel_id: int | None) -> None:
        """Let the tables rest that stand in a channel, or anywhere in a server."""
        for row in await self._running(guild_id):
            here = row.channel_id if row.post is None else row.post.channel_id
            if channel_id in (None, here):
                await self._settle(row.id)

    async def _settle(self, table_id: str) -> None:
        try:
            await self.tables.fall_asleep(table_id)
        except StoreError as error:
            log.warning("cannot put table %s to sleep: %s", table_id, error)

    async def _try_again(self, guild_id: int) -> None:
        """Show the sleeping tables of a server; those that can be shown wake up."""
        for row in await self._running(guild_id):
            if row.due_at is None:  # none that runs, nor one that rests for a while
                self.updater.changed(row.id)

    async def _running(self, guild_id: int) -> list[TableRow]:
        try:
            rows = await self.tables.store.tables_in(guild_id)
        except StoreError as error:
            log.warning("cannot read the tables of server %d: %s", guild_id, error)
            return []
        return [row for row in rows if row.phase is Phase.PLAYING]
