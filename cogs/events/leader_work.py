"""What one process does for all: it registers the commands, uploads the emojis and deletes what servers have left."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.client import Client
from bot.cluster.homes import Homes
from cogs.events.retention import RetentionCog
from cogs.images.emoji_sync import EmojiSync
from cogs.ui.discord_errors import FAILURES

log = logging.getLogger(__name__)


class LeaderWork:
    """Begins when the process becomes the leader of those that are running."""

    def __init__(self, client: Client, emojis: EmojiSync, retention: RetentionCog, homes: Homes) -> None:
        self._client = client
        self._homes = homes
        self._retention = retention
        self._emojis = emojis
        self._task: asyncio.Task[None] | None = None

    def lead(self) -> None:
        """Do it all once, unless the process is only starting: then it does so anyway."""
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
