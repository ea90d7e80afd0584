"""The languages of servers at Discord, also of those that are connected to another process."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord
from cachetools import TTLCache

from bot.client import Client

log = logging.getLogger(__name__)

ANSWER_SECONDS = 1.0
"""How long an answer waits for the language of a server that is not connected here."""
IN_MEMORY, KEPT_SECONDS = 10_000, 3600.0
"""How many such languages are kept in memory, and how long."""


class ServerLocales:
    """Asks Discord for the language of a server that the client does not know."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._found: TTLCache[int, str] = TTLCache(IN_MEMORY, ttl=KEPT_SECONDS)

    def of(self, guild_id: int) -> str | None:
        """Return a server's language; None when it is not known here."""
        guild = self._client.get_guild(guild_id)
        known: str | None = self._found.get(guild_id) if guild is None else str(guild.preferred_locale)
        return known

    async def find(self, guild_id: int) -> str | None:
        """Ask Discord for the language of a server; None when it does not say so in time."""
        if self._client.is_absent(guild_id):
            return None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                guild = await self._client.http.get_guild(guild_id, with_counts=False)
        except (
            discord.HTTPException,
            discord.RateLimited,
            OSError,
            aiohttp.ClientError,
            TimeoutError,
        ) as error:
            log.info(
                "the language of server %d is not known: %s", guild_id, str(error) or "no answer in time"
            )
            return None
        self._found[guild_id] = guild["preferred_locale"]
        return guild["preferred_locale"]
