"""In which language something is said: the one that was chosen here, else the one that Discord names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.preferences import Preferences
from cogs.i18n.emoji import PLAIN, Signs
from cogs.i18n.messages import Words
from data.rows import MemberRow
from data.store import StoreError

log = logging.getLogger(__name__)

LISTEN_SECONDS = 1.0
"""A wish that takes longer to read than this is passed over: who presses waits for his answer."""

Press = discord.Interaction[Any]


class Tongues:
    """The languages of public posts, of private messages, and of answers; and whether pictures stand in them."""

    def __init__(
        self,
        preferences: Preferences,
        locale_of: Callable[[int], str | None],
        signs: Callable[[], Signs] = lambda: PLAIN,
    ) -> None:
        """``locale_of`` tells which language a server has told Discord, ``signs`` what may stand beside names now."""
        self._preferences = preferences
        self._locale_of = locale_of
        self._signs = signs

    def public(self, guild_id: int) -> Words:
        """What is said in a server's channels."""
        return Words.spoken_by(self._locale(guild_id), self._shown_in(guild_id))

    async def private(self, user_id: int, guild_id: int) -> Words:
        """What is said to a member about a table of a server. StoreError when his wish cannot be read."""
        member = await self._preferences.member(user_id)
        return self._of(member, self._locale(guild_id), guild_id)

    async def listen(self, press: Press) -> None:
        """Find out how who presses wants to be answered: in which language, and whether with pictures."""
        try:
            async with asyncio.timeout(LISTEN_SECONDS):
                member = await self._preferences.member(press.user.id)
        except (StoreError, TimeoutError) as error:
            log.warning("the language of a member is not known: %s", error)
        else:
            press.extras[Words] = self._of(member, str(press.locale), press.guild_id)

    def _locale(self, guild_id: int) -> str | None:
        return self._preferences.server(guild_id).language or self._locale_of(guild_id)

    def _shown_in(self, guild_id: int | None) -> Signs:
        """What may stand beside names in a server, or in none."""
        is_shown = guild_id is None or self._preferences.server(guild_id).shows_pictures
        return self._signs() if is_shown else PLAIN

    def _of(self, member: MemberRow, locale: str | None, guild_id: int | None) -> Words:
        return Words.spoken_by(
            member.language or locale, PLAIN if member.words_only else self._shown_in(guild_id)
        )


def words_of(press: Press) -> Words:
    """In which words who pressed or typed is answered."""
    chosen: Words | None = press.extras.get(Words)
    return chosen or Words.spoken_by(press.locale)
