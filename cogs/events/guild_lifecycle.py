"""Acts when the bot joins or leaves a server, and when its channels and roles change or are deleted."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial

import discord
from discord.ext import commands

from bot.errors import Refused
from bot.tasks import KeyedTasks
from cogs.pages.fields import FieldTable
from cogs.pages.play import PageButton, welcome
from cogs.permissions import TO_WRITE, missing_permissions
from cogs.table_post.post_updater import PostUpdater
from cogs.table_post.snapshot import ScreenParts
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.outbox import panel_sender
from data.errors import StoreError
from data.records.settings import ServerSettings
from data.records.tables import Phase, SentKind, SentMessage, Table

log = logging.getLogger(__name__)

NEW_FOR = timedelta(days=1)
"""Discord also reports a server as joined after an outage; one that the bot joined longer ago gets no welcome."""


@dataclass(eq=False, repr=False)
class GuildLifecycleCog(commands.Cog):
    """Lets tables sleep when their channel is gone, and shows sleeping tables again when something has changed.

    It also welcomes new servers once, and clears settings that name a role or channel that was deleted.
    """

    parts: ScreenParts
    updater: PostUpdater
    settings: FieldTable[ServerSettings]
    welcome_buttons: Sequence[PageButton]
    _work: KeyedTasks = field(
        init=False,
        default_factory=partial(KeyedTasks, "welcome", failures=FAILURES, is_transient=is_transient),
    )

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the tables of a deleted channel sleep."""
        await self._let_sleep(channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Let the table of a deleted thread sleep."""
        await self._let_sleep(payload.guild_id, payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server sleep that the bot was removed from."""
        await self._let_sleep(guild.id, None)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Show the sleeping tables of a server that the bot is in again."""
        await self._show_sleeping(guild.id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    async def show_again(self, _: object, after: discord.abc.GuildChannel | discord.Role) -> None:
        """Show sleeping tables again: the permissions of a channel or role may have changed."""
        await self._show_sleeping(after.guild.id)

    @commands.Cog.listener("on_guild_channel_delete")
    @commands.Cog.listener("on_guild_role_delete")
    async def lose(self, thing: discord.abc.GuildChannel | discord.Role) -> None:
        """Clear what names a deleted channel or role. `/settings show` tells managers until they set it again."""
        guild_id = thing.guild.id
        for setting in self.settings:
            name = setting.name
            if not setting.is_losable or getattr(self.parts.preferences.server(guild_id), name) != thing.id:
                continue
            try:
                await self.parts.preferences.lose(guild_id, name)
            except (Refused, StoreError) as error:
                log.warning("it could not be noted that server %d has lost a setting: %s", guild_id, error)

    @commands.Cog.listener("on_guild_join")
    async def write_welcome(self, guild: discord.Guild) -> None:
        """Write the welcome, unless the server had one; after a failure it is tried again."""
        self._work.start(f"{guild.id}", partial(self._write_welcome, guild))

    async def cog_unload(self) -> None:
        """Stop; what is not written yet never is."""
        await self._work.close()

    async def _write_welcome(self, guild: discord.Guild) -> None:
        joined_at = guild.me.joined_at
        is_new = joined_at is None or discord.utils.utcnow() - joined_at < NEW_FOR
        if (
            not is_new
            or not self.parts.homes.is_home(guild.id)
            or self.parts.preferences.server(guild.id).is_welcomed
        ):
            return
        # The channel for Discord's own messages, else the first one.
        channels = (guild.system_channel, *guild.text_channels)
        writable = (one for one in channels if one is not None and not missing_permissions(one, TO_WRITE))
        channel = next(writable, None)
        if channel is None:
            log.info("server %d gets no welcome: the bot may not write in any channel", guild.id)
            return
        panel = welcome(self.parts.locales.public(guild.id), self.welcome_buttons)
        message = SentMessage(kind=SentKind.NOTICE, guild_id=guild.id, channel_id=channel.id, nonce="welcome")
        sent = await self.parts.outbox.send_once(message, panel_sender(channel, panel))
        await self.parts.preferences.change_server(guild.id, is_welcomed=True)
        await self.parts.outbox.stored.drop(sent)

    async def _let_sleep(self, guild_id: int, channel_id: int | None) -> None:
        for table in await self._running(guild_id):
            if channel_id in (None, table.shown_in):
                try:
                    await self.parts.tables.fall_asleep(table.id)
                except StoreError as error:
                    log.warning("cannot put table %s to sleep: %s", table.id, error)
                except Exception as error:  # noqa: BLE001 - no table may keep the others awake
                    log.error("cannot put table %s to sleep: %s", table.id, type(error).__name__)

    async def _show_sleeping(self, guild_id: int) -> None:
        """Try to show the sleeping tables of a server; those that can be shown wake up."""
        for table in await self._running(guild_id):
            if table.due_at is None:  # a table that runs or is paused has a deadline
                self.updater.changed(table.id)

    async def _running(self, guild_id: int) -> list[Table]:
        try:
            tables = await self.parts.tables.stored.of_server(guild_id)
        except StoreError as error:
            log.warning("cannot read the tables of server %d: %s", guild_id, error)
            return []
        return [table for table in tables if table.phase is Phase.PLAYING]
