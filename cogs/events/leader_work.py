"""The work that one process does for all: it registers commands, uploads emojis and deletes what servers have left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord
from discord.ext import commands, tasks

from bot.client import Client
from bot.cluster.homes import Homes
from bot.errors import Refused
from bot.preferences import Preferences
from bot.tables.service import TableService
from cogs.images.emoji_sync import EmojiSync
from cogs.ui.errors import FAILURES
from data.errors import StoreError
from data.records.tables import DIRECT

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class RetentionCog(commands.Cog):
    """Notes when the bot leaves a server, and deletes the server's data when it has not come back in time."""

    client: Client
    tables: TableService
    preferences: Preferences
    homes: Homes
    hourly: Sequence[Callable[[], Awaitable[None]]] = ()
    """Other work of the leader once an hour. It may raise StoreError."""

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server, or that the server is gone."""
        await self._mark(guild.id, left_at=time.time())

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot is in a server again."""
        if self.preferences.server(guild.id).left_at is not None:
            await self._mark(guild.id, left_at=None)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start the hourly task: the settings are read."""
        self.begin()

    async def cog_unload(self) -> None:
        """Stop it."""
        self.forget_servers.cancel()

    def begin(self) -> None:
        """Start the hourly task; a leader without a connection forgets servers too."""
        if not self.forget_servers.is_running():
            self.forget_servers.start()

    @tasks.loop(hours=1)
    async def forget_servers(self) -> None:
        """Mark the servers that the bot has left or joined meanwhile, and forget those that it left long ago.

        Closed lobbies are deleted as well.

        Each process only judges the servers of its own connected shards. The leader forgets.
        """
        if self.homes.is_leader:
            for call in (self.tables.drop_closed_lobbies, *self.hourly):
                await _is_done(call)
        if await _is_done(self._mark_left) and self.homes.is_leader:
            for guild_id in self.preferences.left_before(time.time()):
                await self._forget(guild_id)

    async def _mark_left(self) -> None:
        known = await self.preferences.guilds_with_tables() | self.preferences.known_servers
        for guild_id in known - {DIRECT}:
            is_there = self.client.get_guild(guild_id) is not None
            is_left = self.preferences.server(guild_id).left_at is not None
            if is_there and is_left:
                await self._mark(guild_id, left_at=None)
            elif not is_left and self.client.is_absent(guild_id):
                await self._mark(guild_id, left_at=time.time())

    async def _forget(self, guild_id: int) -> None:
        try:
            # Its home may have noted a moment ago that the bot is there again.
            await self.preferences.reread_server(guild_id)
            if guild_id not in self.preferences.left_before(time.time()):
                return
            await self.preferences.forget_server(guild_id)
        except Exception as error:  # noqa: BLE001 - no server may keep the others from being forgotten
            log.error("server %d could not be forgotten: %s", guild_id, error)
        else:
            log.info("server %d is forgotten: the bot left it long ago", guild_id)

    async def _mark(self, guild_id: int, *, left_at: float | None) -> None:
        try:
            await self.preferences.change_server(guild_id, left_at=left_at)
        except (Refused, StoreError) as error:
            log.error("it could not be noted that the bot has left or joined server %s: %s", guild_id, error)


async def _is_done(work: Callable[[], Awaitable[None]]) -> bool:
    """Do what is due every hour; return False if it has failed: it is tried again in an hour."""
    try:
        await work()
    except StoreError as error:
        log.warning("what is due every hour is not done: %s", error)
    except Exception:
        log.exception("what is due every hour is not done")
    else:
        return True
    return False


class LeaderWork:
    """Begins when the process becomes the leader of those that are running."""

    def __init__(self, client: Client, emojis: EmojiSync, retention: RetentionCog, homes: Homes) -> None:
        self._client = client
        self._homes = homes
        self._retention = retention
        self._emojis = emojis
        self._task: asyncio.Task[None] | None = None

    def lead(self) -> None:
        """Do all work once, unless the process is still starting and will do it anyway."""
        if self._client.has_registered.is_set():
            self._task = asyncio.create_task(self._register_again(), name="register commands")
            self._emojis.open()
            self._retention.begin()

    async def register(self) -> None:
        """Register the commands at the start of the process, if it is the leader. Raise what Discord answers."""
        if self._homes.is_leader:
            await self._client.register()
            if not self._homes.held_shards:  # then nothing else begins it
                self._retention.begin()
        else:
            self._client.has_registered.set()

    def find_missing_emojis(self) -> None:
        """Look again, if this process does not know all emojis: it may not have heard of them."""
        if not self._homes.is_leader and not self._emojis.is_complete:
            self._emojis.open()

    async def _register_again(self) -> None:
        try:
            await self._client.register()
        except (discord.HTTPException, *FAILURES) as error:
            if not self._client.is_closed():  # else the next leader does it
                log.error("the commands are not registered: %s", error)
