"""Checks what a person may do with a table: open, see, watch and end it; and finds the table that a command means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeAlias, TypeVar

import discord

from bot.errors import Reason, Refused
from bot.tables.service import TableService
from bot.tables.session import Session
from cogs.i18n.locale import Interaction, messages_of
from cogs.ui import links
from cogs.ui.custom_id import is_table_id
from cogs.ui.errors import FAILURES
from data.records.finished_games import PastGame
from data.records.settings import ServerSettings
from data.records.tables import DIRECT, Phase, Table

Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread
R = TypeVar("R", Table, PastGame)

NEEDED = ("view_channel", "send_messages", "read_message_history")
"""The permissions that the bot needs to keep a table's post in a channel."""
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""The further permissions of the bot where each table gets a thread."""
FOR_PRIVATE_THREADS = (
    "view_channel",
    "create_private_threads",
    "send_messages_in_threads",
    "read_message_history",
)
"""The permissions of the bot to open a private thread for one member."""
TO_WRITE = ("view_channel", "send_messages")
"""The permissions of the bot to write messages in a channel."""


def place_of(interaction: Interaction) -> int:
    """Return the server of an interaction, ``DIRECT`` in direct messages: its tables have the same."""
    return interaction.guild_id or DIRECT


def check_server(table: Table, interaction: Interaction) -> None:
    """Refused when a table belongs to another server, or to other direct messages."""
    if place_of(interaction) != table.guild_id:
        raise Refused(Reason.NO_SUCH_TABLE)
    check_place_of_hand(table, interaction)


def check_place_of_hand(table: Table, interaction: Interaction) -> None:
    """Refused where no hand of a table may be. In direct messages, a player's hand of any server's table may be."""
    if interaction.guild_id not in (None, table.guild_id) or (
        table.is_direct and interaction.channel_id != table.channel_id
    ):
        raise Refused(Reason.NO_SUCH_TABLE)


def check_manages_server(interaction: Interaction) -> None:
    """Refused for people who do not manage the server: a server can show these commands to everybody."""
    if not interaction.permissions.manage_guild:
        raise Refused(Reason.MANAGERS_ONLY)


def check_channel(interaction: Interaction, *more: str) -> None:
    """Refused with all permissions that the bot lacks here to keep a table's post; it needs ``more`` as well."""
    if interaction.guild_id is None and interaction.channel_id is not None and interaction.context.dm_channel:
        return  # the bot may write there since the member has written to it
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Reason.HERE_ONLY)
    check_none_missing(interaction, missing_here(interaction, *more))


def check_channel_of_bot(interaction: Interaction, channel: discord.abc.GuildChannel) -> None:
    """Refused with all permissions that the bot lacks in another channel to keep a table's post there."""
    check_none_missing(interaction, missing_permissions(channel, NEEDED))


def may_write(interaction: Interaction) -> bool:
    """Return True if the person and the bot may both write in the channel of an interaction."""
    if interaction.guild_id is None:
        return bool(interaction.context.dm_channel)
    channel = interaction.channel
    needed = NEEDED_IN_THREADS[:2] if isinstance(channel, discord.Thread) else TO_WRITE
    if isinstance(channel, discord.Thread) and channel.locked and not interaction.permissions.manage_threads:
        return False
    return not any(_missing(may, needed) for may in (interaction.permissions, interaction.app_permissions))


def missing_here(interaction: Interaction, *more: str) -> list[str]:
    """Return the permissions that the bot lacks to keep a post in the channel of an interaction.

    It needs ``more`` where that is no thread.
    """
    needed = NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else (*NEEDED, *more)
    return _missing(interaction.app_permissions, needed)


def missing_permissions(channel: discord.abc.GuildChannel, needed: Iterable[str]) -> list[str]:
    """Return those of the needed permissions that the bot lacks in a channel."""
    return _missing(channel.permissions_for(channel.guild.me), needed)


def _missing(may: discord.Permissions, needed: Iterable[str]) -> list[str]:
    return [name for name in needed if not getattr(may, name)]


def check_none_missing(
    interaction: Interaction,
    missing: Sequence[str],
    reason: StrEnum = Reason.MISSING_PERMISSION,
    **details: str,
) -> None:
    """Refused if the bot lacks permissions; the sentence of the reason names them all."""
    if missing:
        messages = messages_of(interaction)
        names = messages.listed(messages(f"permission-{name}") for name in missing)
        raise Refused(reason, permissions=names, count=len(missing), **details)


def check_may_open(interaction: Interaction, server: ServerSettings) -> None:
    """Refused when the server does not let this person open a table here, or the bot cannot keep one here."""
    check_channel(interaction, *(FOR_THREADS if server.threads else ()))
    if not isinstance(interaction.user, discord.Member) or interaction.permissions.manage_guild:
        return  # people who can change what the server allows are not bound by it
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if server.channels and here.isdisjoint(server.channels):
        raise Refused(Reason.OTHER_CHANNEL, channels=[f"<#{channel}>" for channel in server.channels])
    role = server.opener_role_id
    if role is not None and all(held.id != role for held in interaction.user.roles):
        raise Refused(Reason.ROLE_ONLY, role=f"<@&{role}>")


async def check_may_watch(interaction: Interaction, tables: TableService, table: Table) -> None:
    """Refused when the person may not see the table. Everybody may stop watching."""
    if interaction.user.id not in await tables.stored.watchers(table.id):
        await Visibility(interaction).check(table)


async def table_of_thread(tables: TableService, interaction: Interaction) -> Table | None:
    """Return the table of the thread of an interaction; None outside of threads, and where no single table is meant.

    Everybody who is there may see it.
    """
    if not isinstance(interaction.channel, discord.Thread) or interaction.guild_id is None:
        return None
    return await tables.newest_in(interaction.guild_id, interaction.channel.id)


async def table_meant(tables: TableService, interaction: Interaction, table_id: str | None) -> Table:
    """Return the table of this server that a command names, else the one of its thread. Refused when there is none.

    Who may see it is not checked.
    """
    if table_id is None:
        table, reason = await table_of_thread(tables, interaction), Reason.NAME_TABLE
    else:
        table, reason = await tables.stored.get(table_id) if is_table_id(table_id) else None, Reason.BAD_TABLE
    if table is None or table.guild_id != place_of(interaction):
        raise Refused(reason)
    return table


async def visible_table(tables: TableService, interaction: Interaction, table_id: str | None) -> Table:
    """Return the table that is meant, as ``table_meant``. Refused when there is none that the person may see."""
    table = await table_meant(tables, interaction, table_id)
    await Visibility(interaction).check(table)
    return table


async def own_table(
    tables: TableService, interaction: Interaction, table_id: str | None, game: str | None = None
) -> Session:
    """Return the running table that a person means: the one they name, else the only one here, else the only one.

    Refused when there is none, or more than one and none was named.
    """
    own = await tables.stored.of_member(interaction.user.id, interaction.guild_id)
    named = [table for table in own if table_id in (None, table.id)]
    fitting = [table for table in named if table.phase is Phase.PLAYING and game in (None, table.game)]
    if named and not fitting:
        raise _not_that_table(named[0], interaction)
    return await tables.session(_meant(fitting, interaction, table_id).id)


def _not_that_table(table: Table, interaction: Interaction) -> Refused:
    """Return the refusal of a command that does not fit the table at which the person sits."""
    if table.phase is Phase.LOBBY:
        return Refused(Reason.NOT_BEGUN_YET, link=links.to_table(table))
    return Refused(
        Reason.OTHER_GAME, game=messages_of(interaction)(f"{table.game}-name"), link=links.to_table(table)
    )


async def own_open_table(tables: TableService, interaction: Interaction, table_id: str | None) -> Table:
    """Return the running table or lobby that a person means. Refused like `own_table`."""
    return _meant(
        await tables.stored.of_member(interaction.user.id, interaction.guild_id), interaction, table_id
    )


def _meant(tables: Sequence[Table], interaction: Interaction, table_id: str | None) -> Table:
    if table_id is not None:
        tables = [table for table in tables if table.id == table_id]
        if not tables:
            raise Refused(Reason.BAD_TABLE)
    elif len(tables) > 1:
        tables = [table for table in tables if is_in_this_channel(table, interaction)] or tables
    match tables:
        case [table]:
            return table
        case []:
            raise Refused(Reason.NO_TABLE_HERE)
        case _:
            raise Refused(Reason.WHICH_TABLE)


async def may_be_posted_here(table: Table, interaction: Interaction) -> bool:
    """Return True if a table's post may be sent here: to its own channel, or to a public thread of it.

    When the table's channel is gone, its players may show it anywhere.
    """
    here = interaction.channel
    if is_in_this_channel(table, interaction):
        return True
    if isinstance(here, discord.Thread) and here.parent_id == table.channel_id:
        return not here.is_private()
    if (
        interaction.guild is not None
        and interaction.guild.get_channel_or_thread(table.channel_id) is not None
    ):
        return False
    try:
        await interaction.client.fetch_channel(table.channel_id)  # an archived thread is not in memory
    except (discord.NotFound, discord.Forbidden):
        return True
    return False


def is_in_this_channel(table: Table, interaction: Interaction) -> bool:
    """Return True if the table's channel, or the channel of its post, is the channel of an interaction."""
    return interaction.channel_id in (table.channel_id, table.post.channel_id if table.post else None)


class Visibility:
    """Checks which tables one person may see, at the time of one interaction.

    A table is visible to its players, to people who are in its channel right now, and to people who may view that
    channel. A private thread is visible to its members and to people who may manage threads. When a table's channel
    is deleted, its players and people who manage the server still see it. A table in direct messages is visible to
    its player only.
    """

    def __init__(self, interaction: Interaction, *, asks_discord: bool = True) -> None:
        """Without ``asks_discord``, channels and thread members that are not in memory count as closed."""
        self._interaction = interaction
        self._asks_discord = asks_discord
        self._known: dict[int, bool] = {}
        """Whether the person may view a channel, by its id."""

    async def check(self, table: Table | PastGame) -> None:
        """Refused, as for a table that does not exist, when the person may not see this one."""
        if not await self.shows(table):
            raise Refused(Reason.BAD_TABLE)

    async def of(self, tables: Iterable[R]) -> list[R]:
        """Return the tables that the person may see."""
        return [table for table in tables if await self.shows(table)]

    async def shows(self, table: Table | PastGame) -> bool:
        """Return True if the person may see this table."""
        interaction = self._interaction
        if any(interaction.user.id in (seat.user_id, seat.dealt_to) for seat in table.seats):
            return True
        if table.guild_id != place_of(interaction):
            return False
        if interaction.channel_id == table.channel_id or (
            isinstance(table, Table) and is_in_this_channel(table, interaction)
        ):
            return True
        if table.channel_id not in self._known:
            self._known[table.channel_id] = await self._may_view(table.channel_id)
        return self._known[table.channel_id]

    async def shows_channel(self, channel_id: int) -> bool:
        """Return True if the person is in a channel or may view it. Managers of the server may view a deleted one."""
        return self._interaction.channel_id == channel_id or await self._may_view(channel_id)

    async def _may_view(self, channel_id: int) -> bool:
        guild, person = self._interaction.guild, self._interaction.user
        if guild is None or not isinstance(person, discord.Member):
            return False
        may = person.guild_permissions
        channel: Channel | None = guild.get_channel_or_thread(channel_id)
        if channel is None:
            if not self._asks_discord:  # deleted, or an archived thread, which may be private
                return may.manage_guild and may.manage_threads
            try:
                fetched = await self._interaction.client.fetch_channel(channel_id)
            except discord.NotFound:
                return may.manage_guild
            except FAILURES:
                return False
            channel = fetched if isinstance(fetched, Channel) else None
        return channel is not None and await may_view(channel, person, asks_discord=self._asks_discord)


async def may_view(channel: Channel, person: discord.Member, *, asks_discord: bool = True) -> bool:
    """Return True if a member may view a channel or thread.

    Without ``asks_discord``, a private thread counts as closed.
    """
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    may = channel.permissions_for(person)
    if not may.view_channel:
        return False
    if not isinstance(channel, discord.Thread) or not channel.is_private() or may.manage_threads:
        return True
    if not asks_discord:
        return False
    try:  # without a privileged intent only Discord itself knows the members of a thread
        await channel.fetch_member(person.id)
    except FAILURES:
        return False
    return True
