"""Keeps the posts of all tables current: after each change, and by the answers to presses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from functools import partial

import discord
from typing_extensions import override

from bot.cluster.homes import MemberActive
from bot.errors import Refused
from cogs.i18n.locale import Interaction, messages_of
from cogs.table_post import threads
from cogs.table_post.post import TablePost
from cogs.table_post.snapshot import ScreenParts
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.errors import FAILURES, sentence
from cogs.ui.live_message import MOST_KEPT, PATIENCE_SECONDS, LiveMessages
from cogs.ui.responses import acknowledge, reply_privately
from data.errors import StoreError
from data.records.tables import Phase

log = logging.getLogger(__name__)


class PostUpdater(LiveMessages[str, TablePost]):
    """Keeps the posts current, by the tables' ids: one post a turn or section, and the latest state wins."""

    def __init__(self, parts: ScreenParts) -> None:
        super().__init__(lambda table_id: TablePost(table_id, parts, self.pings), parts.homes, most=MOST_KEPT)
        threads.follow_newest_messages(parts.client)
        self._tables = parts.tables
        self._homes = parts.homes
        self.pings = TurnPings(parts, self.changed)
        self.dropped = self.pings.forget
        self.is_planned = self.pings.timer.is_set

    async def open(
        self, interaction: Interaction, table_id: str, *, first: Awaitable[None] | None = None
    ) -> str:
        """Show a new table by the answer to what opened it, after ``first``, a private answer; return its address.

        An answer arrives in direct messages to which the bot may not write.
        """
        post = self.of(table_id)
        is_shown = await post.try_to(partial(post.open, interaction, first))
        if not await self._tables.is_shown_here(table_id):  # its home shows it
            await reply_privately(interaction, messages_of(interaction)("table-action-done"))
        if not is_shown:
            self.changed(table_id)
        return links.to_table(await self._tables.table(table_id))

    async def answer(self, interaction: Interaction, table_id: str) -> None:
        """Show the table by the answer to the press that changed it, without a long wait for other updates.

        The change is made: if it cannot be shown now, it is shown later.
        """
        is_done = False
        try:
            if not await self._tables.is_shown_here(table_id):  # its home shows it
                await acknowledge(interaction)
                return
            is_done = await self.of(table_id).answer(interaction)
        except discord.Forbidden as error:
            log.warning("table %s cannot be shown where it is: %s", table_id, error)
            await reply_privately(interaction, sentence(error, messages_of(interaction)))
        except (Refused, *FAILURES) as error:  # also what has taken too long
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
        except Exception:
            log.exception("table %s could not be shown by the answer", table_id)
        if not is_done:
            self.changed(table_id)
        await acknowledge(interaction)

    async def show_after_refusal(self, table_id: str) -> None:
        """Show the table again if its post may be outdated: somebody pressed what cannot be done."""
        with contextlib.suppress(Refused, StoreError):
            table = await self._tables.table(table_id)
            is_shown = table.post is not None and table.shown >= table.version
            if table.phase is not Phase.OVER or not is_shown:
                self.changed(table_id)

    async def shows(self, table_id: str, message: discord.Message | None) -> bool:
        """Return True if this message is the post that shows the table now; False if that cannot be read."""
        if message is None:
            return False
        post = self.live.get(table_id)
        if post is not None and post.messages.newest is not None:
            return post.messages.newest.id == message.id
        with contextlib.suppress(Refused, StoreError):
            stored = (await self._tables.table(table_id)).post
            return stored is not None and stored.message_id == message.id
        return False

    async def post_again(self, table_id: str, channel_id: int) -> None:
        """Put the table's post at the bottom of this channel. Raise what Discord answers if it cannot be sent.

        Refused when another process shows the table from now on, and when it gets a new post meanwhile.
        """
        post, seen = self.of(table_id), (await self._tables.table(table_id)).post
        if post.messages.newest is not None:  # it may not be stored, in a thread that was deleted
            seen = post.messages.newest.post
        await post.do(partial(post.move_to, channel_id, seen))
        self.changed(table_id)

    def touched(self, interaction: Interaction, table_id: str) -> None:
        """Note that somebody is active at the table, here and at its home."""
        self.pings.touched(table_id, interaction.user.id)
        if interaction.guild_id is None:  # in direct messages another process may be the home
            self._homes.tell_others(MemberActive(table_id, interaction.user.id))

    @override
    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(Refused, StoreError, TimeoutError):  # else it is shown once more
            async with asyncio.timeout(PATIENCE_SECONDS):
                for post in list(self.live.values()):
                    await post.store_shown()
        await self.pings.close()
