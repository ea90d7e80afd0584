"""Finds the language to use: the one that was chosen in Cake Club, else the one that Discord names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeAlias

import aiohttp
import discord
from cachetools import TTLCache

from bot.client import Client
from bot.preferences import Preferences
from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from cogs.i18n.messages import Messages
from data.errors import StoreError
from data.records.settings import ServerSettings
from data.records.tables import Table

log = logging.getLogger(__name__)

LOOKUP_SECONDS = 1.0
"""How long an answer waits for the preferences of the member."""
ANSWER_SECONDS = 1.0
"""The longest wait for the language of a server that is not connected here."""
IN_MEMORY, KEPT_SECONDS = 10_000, 3600.0
"""How many such languages are kept in memory, and how long."""
ASK_AGAIN_SECONDS = 60.0
"""How long after a failure Discord is asked for a language again: otherwise each post waits for it."""

WANTS_CALM = "calm"
"""The name under which an interaction keeps whether its member wants calm images."""
Interaction: TypeAlias = discord.Interaction[Any]
"""An interaction with our client: a command, the press of a control, or a form."""


class LocaleResolver:
    """Finds the language of public posts, private messages and answers, and whether emojis stand in them."""

    def __init__(
        self, preferences: Preferences, client: Client, emojis: Callable[[], EmojiSet] = lambda: NO_EMOJI
    ) -> None:
        """``emojis`` returns the emojis that there are now."""
        self._preferences = preferences
        self._client = client
        self._emojis = emojis
        self._asked: TTLCache[int, str] = TTLCache(IN_MEMORY, ttl=KEPT_SECONDS)
        """The languages of servers that are connected to another process."""
        self._failed: TTLCache[int, bool] = TTLCache(IN_MEMORY, ttl=ASK_AGAIN_SECONDS)
        """The servers whose language Discord has just not told."""

    def public(self, guild_id: int) -> Messages:
        """Return the messages for a server's channels."""
        server = self._preferences.server(guild_id)
        return self._messages(server.language or self._known(guild_id), has_emojis=server.shows_pictures)

    async def of_table(self, table: Table) -> tuple[Messages, bool]:
        """Return the messages for a table's post, and whether it has images: in direct messages, as for the member.

        Raise StoreError if the member's preferences cannot be read.
        """
        if table.is_direct:
            return await self.private(table.host_id, table.guild_id, locale=table.language)
        server = self._preferences.server(table.guild_id)
        messages = self._messages(await self._of_server(server), has_emojis=server.shows_pictures)
        return messages, server.shows_pictures

    async def _of_server(self, server: ServerSettings) -> str | None:
        """Return the language of a server, which may not be connected here yet, or not at all."""
        guild_id = server.guild_id
        language = server.language or self._known(guild_id)
        return language or (await self._ask(guild_id) if guild_id else None)

    def _known(self, guild_id: int) -> str | None:
        guild = self._client.get_guild(guild_id)
        return self._asked.get(guild_id) if guild is None else str(guild.preferred_locale)

    async def _ask(self, guild_id: int) -> str | None:
        """Ask Discord for the language of a server; None when it does not say so in time."""
        if self._client.is_absent(guild_id) or guild_id in self._failed:
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
            log.info("no language of server %d: %s", guild_id, str(error) or "no answer in time")
            self._failed[guild_id] = True
            return None
        self._asked[guild_id] = guild["preferred_locale"]
        return guild["preferred_locale"]

    async def private(
        self, user_id: int, guild_id: int, *, locale: str | None = None
    ) -> tuple[Messages, bool]:
        """Return the messages for a member at a table of a server, and whether they see images.

        ``locale`` is the language of the member's Discord, if a press or a table in direct messages has told it.

        Raise StoreError if their preferences cannot be read.
        """
        member = await self._preferences.member(user_id)
        server = self._preferences.server(guild_id)
        locale = member.language or locale or await self._of_server(server)
        has_images = server.shows_pictures and not member.words_only
        return self._messages(locale, has_emojis=has_images), has_images

    async def resolve(self, interaction: Interaction) -> None:
        """Find out in which language to answer, and whether with emojis."""
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                member = await self._preferences.member(interaction.user.id)
        except (StoreError, TimeoutError) as error:
            log.warning("cannot read the language of a member: %s", error)
        else:
            has_emojis = not member.words_only and (
                interaction.guild_id is None or self._preferences.server(interaction.guild_id).shows_pictures
            )
            locale = member.language or str(interaction.locale)
            interaction.extras[WANTS_CALM] = member.calm_pictures
            interaction.extras[Messages] = self._messages(locale, has_emojis=has_emojis)

    def _messages(self, locale: str | None, *, has_emojis: bool) -> Messages:
        return Messages.for_locale(locale, self._emojis() if has_emojis else NO_EMOJI)


def messages_of(interaction: Interaction) -> Messages:
    """Return the messages in which an interaction is answered."""
    chosen: Messages | None = interaction.extras.get(Messages)
    return chosen or Messages.for_locale(interaction.locale)
