"""Lessons: each in a private thread where the bot may open one, else in the channel."""

from __future__ import annotations

import contextlib
import logging

import discord

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.tables.lobbies import Lobbies
from bot.tables.options import AnyGame
from cogs.handlers.lobby import member_of, new_table
from cogs.i18n.locale import Press, messages_of
from cogs.pages.play import answer_start, show_below
from cogs.permissions import FOR_LESSONS, check_may_open, missing_permissions, place_of
from cogs.table_post.post import PostUpdater
from cogs.ui.errors import FAILURES, is_rate_limit

log = logging.getLogger(__name__)

LESSON_CLOCK = "slow"
"""A learner has as much time as there is."""


class LessonHandler:
    """Opens lessons. A message that only the learner sees would end with its token; a private thread does not."""

    def __init__(self, lobbies: Lobbies, preferences: Preferences, updater: PostUpdater) -> None:
        self._lobbies = lobbies
        self._preferences = preferences
        self._updater = updater

    async def open(self, press: Press, game: AnyGame) -> None:
        """Deal the cards of a game's lesson, and tell the learner where it is.

        Refused where they may not open a table, or sit at too many.
        """
        guild_id = place_of(press)
        check_may_open(press, self._preferences.server(guild_id))
        await self._lobbies.check_room(guild_id, press.user.id)
        messages = messages_of(press)
        thread = await private_thread(press, messages("lesson-thread", game=messages(f"{game.key}-name")))
        try:
            new = new_table(press, self._preferences, LESSON_CLOCK, thread)
            lesson = await self._lobbies.open_lesson(game, member_of(press), new)
        except Exception:
            if thread is not None:
                with contextlib.suppress(*FAILURES):
                    await thread.edit(archived=True)
            raise
        # The learner is here and needs no ping.
        self._updater.pings.touched(lesson.table.id, press.user.id)
        if press.guild_id is None:
            await show_below(press, self._updater, lesson.table.id)
        elif thread is None:
            missing = messages("permission-create_private_threads")
            await answer_start(press, messages("lesson-opened-here", permission=missing))
        else:
            await answer_start(press, messages("lesson-opened", thread=thread.mention))


async def private_thread(press: Press, name: str) -> discord.Thread | None:
    """Return a new thread that only one member and the server's moderators see; None if there can be none.

    Refused when the channel has got as many threads as Discord allows for now.
    """
    channel = press.channel.parent if isinstance(press.channel, discord.Thread) else press.channel
    if press.guild is None or not isinstance(channel, discord.TextChannel) or channel.is_news():
        return None
    if missing_permissions(channel, FOR_LESSONS):
        return None
    try:
        thread = await channel.create_thread(
            name=name, type=discord.ChannelType.private_thread, invitable=False
        )
        await thread.add_user(press.user)
    except FAILURES as error:
        log.warning("a member gets no private thread: %s", error)
        if is_rate_limit(error):
            raise Refused(Reason.THREAD_LIMIT) from error
        return None
    return thread
