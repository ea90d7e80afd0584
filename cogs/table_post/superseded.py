"""What becomes of a table's old posts: each tells what happened there, and loses its controls, now or later."""

from __future__ import annotations

import logging

import discord

from bot.tables.table import Post
from cogs.i18n.locale import LocaleResolver
from cogs.table_post import render
from cogs.table_post.message_sender import MessageSender
from cogs.table_post.snapshot import TableSnapshot
from cogs.ui.discord_errors import is_transient
from cogs.ui.panel import Panel
from cogs.ui.responses import Press

log = logging.getLogger(__name__)


class SupersededPosts:
    """The posts of one table that still have controls though another has taken their place."""

    def __init__(self, frame: MessageSender, locales: LocaleResolver) -> None:
        self._frame = frame
        self._locales = locales
        self._left: list[tuple[Post, int]] = []
        """Each with the turn of the post that has taken its place."""

    @property
    def are_left(self) -> bool:
        """Whether there are any."""
        return bool(self._left)

    def add(self, post: Post, *, until: int) -> None:
        """A post of the turn ``until`` has taken the place of this one."""
        self._left.append((post, until))

    async def close(self, picture: TableSnapshot, press: Press | None = None) -> None:
        """Take the controls from them, by the answer to a press from the one that was pressed.

        One that cannot be changed stays as it is. Raises what may pass by itself.
        """
        while self._left:
            post, until = self._left[0]
            try:
                await self._frame.change(post, self.told(picture, post, until=until), press)
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                log.warning("an old post of table %s keeps its controls: %s", picture.row.id, error)
            del self._left[0]

    def told(self, picture: TableSnapshot, post: Post, *, until: int) -> Panel:
        """What stays of a post when one of the turn ``until`` takes its place."""
        messages = self._locales.public(picture.row.guild_id)
        if picture.session is None:
            return render.closed(picture.row, messages)
        return render.left_behind(picture.session, post.turn, until, messages)
