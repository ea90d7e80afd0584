"""Who may see a table: the one rule for lists, replays, proofs, histories, watching and autocomplete."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

import discord

from bot.errors import Refused
from bot.history.past_games import PastGame
from bot.tables.table import Table
from cogs.ui.discord_errors import FAILURES
from cogs.ui.responses import Press

Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread
R = TypeVar("R", Table, PastGame)


class Visibility:
    """What one person may see, at the time of one interaction.

    A table is seen by its players, by people who are in its channel right now, and by people who may view that
    channel. A private thread is open to its members and to people who may manage threads. A table whose channel is
    deleted is left to its players and to people who manage the server.
    """

    def __init__(self, press: Press, *, asks_discord: bool = True) -> None:
        """Without ``asks_discord``, what is not in memory counts as closed: archived threads, members of threads."""
        self._press = press
        self._asks_discord = asks_discord
        self._known: dict[int, bool] = {}
        """What was found out of a channel."""

    async def check(self, row: Table | PastGame) -> None:
        """Refused, as for a table that does not exist, when the person may not see this one."""
        if not await self.shows(row):
            raise Refused("bad-table")

    async def of(self, rows: Iterable[R]) -> list[R]:
        """The tables that the person may see."""
        return [row for row in rows if await self.shows(row)]

    async def shows(self, row: Table | PastGame) -> bool:
        """Whether the person may see this table."""
        press = self._press
        if any(press.user.id in (seat.user_id, seat.dealt_to) for seat in row.seats):
            return True
        if row.guild_id != press.guild_id:
            return False
        post_channel_id = row.post.channel_id if isinstance(row, Table) and row.post else None
        if press.channel_id in (row.channel_id, post_channel_id):
            return True
        if row.channel_id not in self._known:
            self._known[row.channel_id] = await self._may_view(row.channel_id)
        return self._known[row.channel_id]

    async def _may_view(self, channel_id: int) -> bool:
        guild, person = self._press.guild, self._press.user
        if guild is None or not isinstance(person, discord.Member):
            return False
        may = person.guild_permissions
        channel: Channel | None = guild.get_channel_or_thread(channel_id)
        if channel is None:
            if not self._asks_discord:  # deleted, or an archived thread, which may be private
                return may.manage_guild and may.manage_threads
            try:
                fetched = await self._press.client.fetch_channel(channel_id)
            except discord.NotFound:
                return may.manage_guild
            except FAILURES:
                return False
            channel = fetched if isinstance(fetched, Channel) else None
        return channel is not None and await self._may_view_channel(channel, person)

    async def _may_view_channel(self, channel: Channel, person: discord.Member) -> bool:
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return False
        may = channel.permissions_for(person)
        if not may.view_channel:
            return False
        if not isinstance(channel, discord.Thread) or not channel.is_private() or may.manage_threads:
            return True
        return self._asks_discord and await _is_member(channel, person)


async def _is_member(thread: discord.Thread, person: discord.Member) -> bool:
    """Whether somebody is a member of a thread. Without a privileged intent only Discord itself knows."""
    try:
        await thread.fetch_member(person.id)
    except FAILURES:
        return False
    return True
