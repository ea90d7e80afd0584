"""Keeps the panels of servers current: who waits for players, in the server's language, with the features' buttons."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from hashlib import sha256

import discord

from bot.cluster.homes import MayHaveMissed
from bot.ratings.service import ladder
from bot.sent_messages import PanelDetail, detail_of, with_detail
from bot.tables.changes import ChangeKind, TableChanged
from bot.tables.lobby import free_seats
from bot.tasks import few_at_once
from cogs.feature import Parts
from cogs.i18n.messages import Messages
from cogs.i18n.table_messages import TableMessages
from cogs.pages.help import HELP, LEADERBOARD, PREFERENCES, RULES
from cogs.pages.ladders import title
from cogs.pages.play import OWN_TABLES, PLAY, PageButton
from cogs.pages.table_labels import written_or_blank
from cogs.permissions import Channel
from cogs.ui import links
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.live_message import LiveMessage, LiveMessages, UpdateResult
from cogs.ui.outbox import PANEL_COMPONENT, StoredMessages, panel_sender
from cogs.ui.panel import Panel, Row, Style
from cogs.ui.responses import UnansweredPresses
from data.errors import StoreError
from data.records.tables import SentKind, SentMessage, Table

log = logging.getLogger(__name__)

BETWEEN_EDITS_SECONDS = 60.0
"""The least time between two edits of the panels of a server.

Discord allows few edits of messages older than an hour, and counts them together with those of old posts of tables in
the same channel. A new message in its place would have no such limit, but it would make the channel unread for
everybody each time, and lose the pin that managers may have given the panel: it is moved only when they want it.
"""
POST_SECONDS, POSTED_WITHIN_SECONDS = 1.0, 30.0
"""How often to look for the post of a new lobby, to which the panel links, and for how long at most."""
SHOWN = 5
"""How many lobbies a panel lists."""


class ServerPanels(LiveMessage):
    """The panels of one server, each in a channel of its own."""

    def __init__(self, guild_id: int, parts: Parts) -> None:
        super().__init__(name=f"panels {guild_id}", unanswered=UnansweredPresses.of(parts.client))
        self.guild_id: int = guild_id
        self.between_edits_seconds = BETWEEN_EDITS_SECONDS
        self._parts = parts
        self._sent = StoredMessages(parts.outbox, partial(parts.outbox.panels, guild_id))
        """The panels that there are. ``detail`` tells what each of them shows."""
        self._edit_at = 0.0
        """Before this time of the event loop none is edited."""

    async def update(self) -> UpdateResult:
        """Edit the panels that do not show how things are; delete those that stand above another one."""
        guild = self._parts.client.get_guild(self.guild_id)
        if guild is None or not self._parts.homes.is_home(self.guild_id):
            return UpdateResult.OVER
        panels = await self._sent.all()
        newest = {one.channel_id: one for one in panels}
        for older in [one for one in panels if one is not newest[one.channel_id]]:
            await self._sent.delete(older)
        if not panels:
            return UpdateResult.OVER
        waiting = await self._waiting()
        shown = [(one, self._panel(guild, one.channel_id, waiting)) for one in newest.values()]
        due = [(one, panel) for one, panel in shown if detail_of(one, PanelDetail) != _detail(panel)]
        if not due:
            return UpdateResult.IDLE
        since = self._parts.tables.now() - POSTED_WITHIN_SECONDS
        is_posted = all(table.post is not None or table.created_at < since for table in waiting)
        seconds = max(self._edit_at - asyncio.get_running_loop().time(), 0.0 if is_posted else POST_SECONDS)
        if seconds > 0:
            await self.unless_pressed(asyncio.sleep(seconds))
            return UpdateResult.AGAIN
        self._edit_at = asyncio.get_running_loop().time() + self.between_edits_seconds
        failures = [failure for one, panel in due if (failure := await self._edit(one, panel)) is not None]
        if failures:
            raise failures[0]
        return UpdateResult.IDLE if await self._sent.all() else UpdateResult.OVER

    async def put_up(self, channel_id: int) -> None:
        """Send a panel to a channel; the next update deletes the one that was there.

        Raise what Discord and the store answer.
        """
        guild = self._parts.client.get_guild(self.guild_id)
        panel = self._panel(guild, channel_id, await self._waiting())
        channel = self._parts.client.get_partial_messageable(channel_id)
        message = SentMessage(
            kind=SentKind.POST,
            guild_id=self.guild_id,
            channel_id=channel_id,
            nonce=f"panel/{time.time_ns() // 1_000_000}",
        )
        try:
            detailed = with_detail(message, _detail(panel))
            await self._sent.send(detailed, panel_sender(channel, panel))
        finally:
            self.read_again()

    async def take_down(self, channel_id: int) -> bool:
        """Delete the panel of a channel; return False if there is none. Raise what Discord and the store answer."""
        here = [one for one in await self._sent.all() if one.channel_id == channel_id]
        for one in here:
            await self._sent.delete(one)
        return bool(here)

    def read_again(self) -> None:
        """Find out which panels there are, and show them as they should be."""
        self._sent.read_again()
        self.changed()

    async def _waiting(self) -> list[Table]:
        """Return the lobbies of the server that wait for players, the oldest first."""
        tables = [
            table for table in await self._parts.tables.stored.of_server(self.guild_id) if free_seats(table)
        ]
        return sorted(tables, key=lambda table: (table.created_at, table.id))

    def _panel(self, guild: discord.Guild | None, channel_id: int, waiting: Sequence[Table]) -> Panel:
        seen = [table for table in waiting if guild is not None and is_for_readers(guild, channel_id, table)]
        return channel_panel(seen, self._parts.locales.public(self.guild_id), self._parts.buttons())

    async def _edit(self, sent: SentMessage, panel: Panel) -> Exception | None:
        """Edit a panel; forget it if somebody has deleted it. Return a failure after which it is tried again."""
        try:
            if await self._sent.edit(sent, panel):
                await self._sent.note(sent, _detail(panel))
            else:
                await self._sent.forget(sent)
        except FAILURES as error:
            log.info("the panel in channel %d stays as it is for now: %s", sent.channel_id, error)
            return error if is_transient(error) else None
        return None


class Panels(LiveMessages[int, ServerPanels]):
    """The panels of the servers that have any, and whose home this process is."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(lambda guild_id: ServerPanels(guild_id, parts), parts.homes)
        self._parts = parts
        self._newest: dict[int, float] | None = None
        """The servers that have panels, with the time of the newest one.

        None until that is known; until then, each server is asked at its first change.
        """
        parts.homes.news.act_on(MayHaveMissed, lambda _: self._find_missed())

    async def find(self, shard_id: int) -> None:
        """Find out which servers have panels, and show those of one shard as they should be.

        A few at a time: each reads its panels and the lobbies of its server.
        """
        self._newest = None
        try:
            self._newest = dict(await self._parts.outbox.stored.servers_with_panels())
        except StoreError as error:
            log.warning("the panels of all servers are found later: %s", error)
            return
        guilds = [self._parts.client.get_guild(guild_id) for guild_id in self._newest]
        here = [guild for guild in guilds if guild is not None and guild.shard_id == shard_id]
        async for guild in few_at_once(here):
            self.look(guild.id)

    async def _find_missed(self) -> None:
        """Look at the servers that have a newer panel than before: another process may have put it up."""
        before = self._newest or {}
        self._newest = dict(await self._parts.outbox.stored.servers_with_panels())
        newer = [guild_id for guild_id, at in self._newest.items() if before.get(guild_id) != at]
        async for guild_id in few_at_once(filter(self._parts.homes.is_home, newer)):
            self.look(guild_id)

    def look(self, guild_id: int) -> None:
        """Find out which panels a server has, and show them as they should be."""
        self.changed(guild_id)
        if guild_id in self.live:
            self.live[guild_id].read_again()

    def table_changed(self, change: TableChanged) -> None:
        """Show who waits after a change of a lobby, or when its game begins or a table is over."""
        if change.kinds & (ChangeKind.LOBBY | ChangeKind.OVER) or not change.since:
            self.show_again(change.table.guild_id)

    def show_again(self, guild_id: int) -> None:
        """Show the panels of a server as they should be now, if it has any."""
        if guild_id in self.live or self._newest is None:
            self.changed(guild_id)


def is_for_readers(guild: discord.Guild, channel_id: int, table: Table) -> bool:
    """Return True if all who can read a panel in a channel can see a table: only then is it named there.

    It is in the same channel, or in one that nobody is kept out of; never in a private thread.
    """
    here, there = guild.get_channel_or_thread(channel_id), guild.get_channel_or_thread(table.shown_in)
    if isinstance(there, discord.Thread) and there.is_private():
        return False
    channel = _channel(there)
    return channel is not None and (channel == _channel(here) or _is_open(channel))


def _channel(place: Channel | None) -> discord.abc.GuildChannel | None:
    """Return a channel, for a thread the one to which it belongs."""
    return place.parent if isinstance(place, discord.Thread) else place


def _is_open(channel: discord.abc.GuildChannel) -> bool:
    everyone = channel.guild.default_role
    if not channel.permissions_for(everyone).view_channel:
        return False
    return not any(
        access.view_channel is False for of, access in channel.overwrites.items() if of != everyone
    )


def channel_panel(waiting: Sequence[Table], messages: Messages, buttons: Sequence[PageButton]) -> Panel:
    """Return a panel that names the first of these lobbies; ``buttons`` are those of the features."""
    lines = [written_or_blank(table, lambda table: _line(table, messages)) for table in waiting[:SHOWN]]
    if len(waiting) > SHOWN:
        lines.append(messages("tables-more", count=len(waiting) - SHOWN))
    listed = "\n".join(filter(None, lines))
    rows: tuple[Row, ...] = (
        (PLAY.button(messages, Style.MAIN), OWN_TABLES.button(messages)),
        tuple(one.button(messages) for one in buttons),
        tuple(one.button(messages) for one in (LEADERBOARD, RULES, PREFERENCES, HELP)),
    )
    return Panel(
        heading=messages("panel-heading"),
        paragraphs=(
            messages("panel-text"),
            messages("panel-waiting", lines=listed) if listed else messages("panel-nobody"),
        ),
        rows=tuple(filter(None, rows)),
        component_id=PANEL_COMPONENT,
        mentions_short_names=True,
    )


def _line(table: Table, messages: Messages) -> str:
    people = TableMessages(messages, table.seats).whos(seat.seat for seat in table.seats)
    game, link = title(ladder(table), messages), links.to_table(table)
    return messages("panel-line", game=game, people=people, free=free_seats(table), link=link)


def _detail(panel: Panel) -> PanelDetail:
    return PanelDetail(sha256(repr(panel).encode()).hexdigest()[:16])
