"""In which language something is said: the one that was chosen here, else the one that Discord names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.preferences import Preferences
from cogs.i18n.emoji import NO_EMOJI, EmojiSet
from cogs.i18n.messages import Messages
from data.rows import MemberRow
from data.store import StoreError

log = logging.getLogger(__name__)

LOOKUP_SECONDS = 1.0
"""A wish that takes longer to read than this is passed over: who presses waits for his answer."""

Press = discord.Interaction[Any]


class LocaleResolver:
    """The languages of public posts, of private messages, and of answers; and whether pictures stand in them."""

    def __init__(
        self,
        preferences: Preferences,
        locale_of: Callable[[int], str | None],
        signs: Callable[[], EmojiSet] = lambda: NO_EMOJI,
    ) -> None:
        """``locale_of`` tells which language a server has told Discord, ``signs`` what may stand beside names now."""
        self._preferences = preferences
        self._locale_of = locale_of
        self._signs = signs

    def public(self, guild_id: int) -> Messages:
        """What is said in a server's channels."""
        return Messages.spoken_by(self._locale(guild_id), self._shown_in(guild_id))

    async def private(self, user_id: int, guild_id: int) -> Messages:
        """What is said to a member about a table of a server. StoreError when his wish cannot be read."""
        member = await self._preferences.member(user_id)
        return self._of(member, self._locale(guild_id), guild_id)

    async def listen(self, press: Press) -> None:
        """Find out how who presses wants to be answered: in which language, and whether with pictures."""
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                member = await self._preferences.member(press.user.id)
        except (StoreError, TimeoutError) as error:
            log.warning("cannot read the language of a member: %s", error)
        else:
            press.extras[Messages] = self._of(member, str(press.locale), press.guild_id)

    def _locale(self, guild_id: int) -> str | None:
        return self._preferences.server(guild_id).language or self._locale_of(guild_id)

    def _shown_in(self, guild_id: int | None) -> EmojiSet:
        """What may stand beside names in a server, or in none."""
        is_shown = guild_id is None or self._preferences.server(guild_id).shows_pictures
        return self._signs() if is_shown else NO_EMOJI

    def _of(self, member: MemberRow, locale: str | None, guild_id: int | None) -> Messages:
        return Messages.spoken_by(
            member.language or locale, NO_EMOJI if member.words_only else self._shown_in(guild_id)
        )


def messages_of(press: Press) -> Messages:
    """In which words who pressed or typed is answered."""
    chosen: Messages | None = press.extras.get(Messages)
    return chosen or Messages.spoken_by(press.locale)
