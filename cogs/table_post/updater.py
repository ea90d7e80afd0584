"""Keeps the posts of all tables current: after each change, and by the answers to presses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from functools import partial

import discord
from typing_extensions import override

from bot.cluster.homes import Homes
from bot.errors import Refused, StoreError
from bot.history.game_end import GameEnds
from bot.preferences import Preferences
from bot.tables.service import TableService
from bot.tables.table import Phase
from cogs.i18n.locale import LocaleResolver, Press, messages_of
from cogs.i18n.table_messages import NO_AVATARS
from cogs.table_post.kinds import ORDINARY, KindOf
from cogs.table_post.post import PATIENCE_SECONDS, PostContext, TablePost
from cogs.table_post.sections import follow_newest_messages
from cogs.table_post.snapshot import AvatarsOf
from cogs.table_post.turn_pings import TurnPings
from cogs.ui import links
from cogs.ui.discord_errors import FAILURES
from cogs.ui.errors import sentence
from cogs.ui.live_message import LiveMessages
from cogs.ui.outbox import Outbox
from cogs.ui.progressive_reply import ProgressiveReply
from cogs.ui.responses import acknowledge, reply_privately

log = logging.getLogger(__name__)


class PostUpdater(LiveMessages[str, TablePost]):
    """Keeps the posts current, by the tables' ids: one post a turn or section, and the latest state wins."""

    def __init__(
        self,
        client: discord.Client,
        tables: TableService,
        preferences: Preferences,
        locales: LocaleResolver,
        images: ProgressiveReply,
        homes: Homes,
        outbox: Outbox,
        ends: GameEnds | None = None,
        avatars: AvatarsOf = lambda _: NO_AVATARS,
        kind_of: KindOf = lambda _: ORDINARY,
    ) -> None:
        """``avatars`` returns those that are here, for the images of tables."""
        follow_newest_messages(client)
        self._tables = tables
        self._homes = homes
        self.pings = TurnPings(
            client, preferences, locales, homes, outbox, muted=tables.muted, changed=self.changed
        )
        context = PostContext(
            client=client,
            tables=tables,
            preferences=preferences,
            locales=locales,
            pings=self.pings,
            images=images,
            homes=homes,
            ends=ends,
            avatars=avatars,
            outbox=outbox,
            kind_of=kind_of,
        )
        super().__init__(lambda table_id: TablePost(table_id, context))

    @override
    def dropped(self, key: str) -> None:
        self.pings.forget(key)

    async def open(self, press: Press, table_id: str, *, first: Awaitable[None] | None = None) -> str:
        """Show a new table by the answer to what opened it, after ``first``, a private answer; return its address.

        An answer arrives in direct messages to which the bot may not write.
        """
        post = self.of(table_id)
        try:
            is_shown = await post.do(partial(post.open, press, first))
        except (Refused, *FAILURES) as error:
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
            is_shown = False
        if not await self._tables.is_shown_here(table_id):  # its home shows it
            await reply_privately(press, messages_of(press)("table-action-done"))
        if not is_shown:
            self.changed(table_id)
        return links.to_table(await self._tables.table(table_id))

    async def answer(self, press: Press, table_id: str) -> None:
        """Show the table by the answer to the press that changed it, without a long wait for other updates.

        The change is made: if it cannot be shown now, it is shown later.
        """
        is_done = False
        try:
            if not await self._tables.is_shown_here(table_id):  # its home shows it
                await acknowledge(press)
                return
            is_done = await self.of(table_id).answer(press)
        except discord.Forbidden as error:
            log.warning("table %s cannot be shown where it is: %s", table_id, error)
            await reply_privately(press, sentence(error, messages_of(press)))
        except (Refused, TimeoutError, *FAILURES) as error:
            log.warning("table %s could not be shown by the answer: %s", table_id, error)
        except Exception:
            log.exception("table %s could not be shown by the answer", table_id)
        if not is_done:
            self.changed(table_id)
        await acknowledge(press)

    async def refused(self, table_id: str) -> None:
        """Show the table again if its post may be outdated: somebody pressed what cannot be done."""
        with contextlib.suppress(Refused, StoreError):
            table = await self._tables.table(table_id)
            is_shown = table.post is not None and table.shown >= table.version
            if table.phase is not Phase.OVER or not is_shown:
                self.changed(table_id)

    async def shows(self, table_id: str, message: discord.Message | None) -> bool:
        """Return whether this message is the post that shows the table now."""
        if message is None:
            return False
        post = self.live.get(table_id)
        if post is not None and (is_post := post.is_post(message.id)) is not None:
            return is_post
        stored = (await self._tables.table(table_id)).post
        return stored is not None and stored.message_id == message.id

    async def post_again(self, table_id: str, channel_id: int) -> None:
        """Put the table's post at the bottom of this channel. Raise what Discord answers if it cannot be sent.

        Refused when another process shows the table from now on, and when it gets a new post meanwhile.
        """
        post, seen = self.of(table_id), (await self._tables.table(table_id)).post
        await post.do(partial(post.move_to, channel_id, seen))
        self.changed(table_id)

    def touched(self, press: Press, table_id: str) -> None:
        """Note that somebody is active at the table, here and at its home."""
        self.pings.touched(table_id, press.user.id)
        if press.guild_id is None:  # in direct messages another process may be the home
            self._homes.member_active(table_id, press.user.id)

    @override
    async def close(self) -> None:
        await super().close()
        with contextlib.suppress(Refused, StoreError, TimeoutError):  # else it is shown once more
            async with asyncio.timeout(PATIENCE_SECONDS):
                for post in self.live.values():
                    await post.store_shown()
        await self.pings.close()
