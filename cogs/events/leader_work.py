"""What one process does for all: it registers the commands and uploads the emojis."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.client import Client
from bot.cluster.homes import Homes
from cogs.images.emoji_sync import EmojiSync
from cogs.ui.discord_errors import FAILURES

log = logging.getLogger(__name__)


class LeaderWork:
    """Begins when the process becomes the leader of those that are running."""

    def __init__(self, client: Client, emojis: EmojiSync, homes: Homes) -> None:
        self._client = client
        self._homes = homes
        self._emojis = emojis
        self._task: asyncio.Task[None] | None = None

    def lead(self) -> None:
        """Do it all once, unless the process is only starting: then it does so anyway."""
        if self._client.has_registered.is_set():
            self._task = asyncio.create_task(self._register_again(), name="register commands")
            self._emojis.open()

    async def register(self) -> None:
        """Register the commands at the start of the process, if it is the leader. Raise what Discord answers."""
        if self._homes.is_leader:
            await self._client.register()
        else:
            self._client.has_registered.set()

    def find_emojis(self) -> None:
        """Look which emojis the leader has uploaded."""
        self._emojis.open()

    async def _register_again(self) -> None:
        try:
            await self._client.register()
        except (discord.HTTPException, *FAILURES) as error:
            if not self._client.is_closed():  # else the next leader does it
                log.error("the commands are not registered: %s", error)
