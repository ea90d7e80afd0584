"""In which language something is said: the one that was chosen here, else the one that Discord names."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import discord

from bot.customs import Customs
from cogs.words import Words
from data.store import StoreError

log = logging.getLogger(__name__)

LISTEN_SECONDS = 1.0
"""A wish that takes longer to read than this is passed over: who presses waits for his answer."""

Press = discord.Interaction[Any]


class Tongues:
    """The languages of public posts and of private messages that answer no press."""

    def __init__(self, customs: Customs, locale_of: Callable[[int], str | None]) -> None:
        """``locale_of`` tells which language a server has told Discord."""
        self._customs = customs
        self._locale_of = locale_of

    def public(self, guild_id: int) -> Words:
        """What is said in a server's channels."""
        return Words.spoken_by(self._customs.server(guild_id).language or self._locale_of(guild_id))

    async def private(self, user_id: int, guild_id: int) -> Words:
        """What is said to a member about a table of a server. StoreError when his wish cannot be read."""
        chosen = (await self._customs.member(user_id)).language
        return Words.spoken_by(chosen) if chosen else self.public(guild_id)


async def listen(press: Press, customs: Customs) -> None:
    """Find out in which language who presses wants to be answered."""
    try:
        async with asyncio.timeout(LISTEN_SECONDS):
            member = await customs.member(press.user.id)
    except (StoreError, TimeoutError) as error:
        log.warning("the language of a member is not known: %s", error)
    else:
        if member.language is not None:
            press.extras[Words] = Words.spoken_by(member.language)


def words_of(press: Press) -> Words:
    """In which words who pressed or typed is answered."""
    chosen: Words | None = press.extras.get(Words)
    return chosen or Words.spoken_by(press.locale)
