"""Finding opponents: options of `/play` that find a table, a role that is told when a table waits, and invitations."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.errors import Refused
from bot.opponents import OpponentReason, Pace, PlayerCalls, WaitingTables, is_at
from bot.ratings.service import ladder
from cogs.commands.declaration import GAME_CHOICES, menu_command
from cogs.commands.play import Finder
from cogs.feature import Feature, Parts
from cogs.handlers.lobby import HOUSE_CLOCK, LobbyHandler, member_of
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.opponents.invitations import INVITE_PAGE, Invitations
from cogs.pages.ladders import DEFAULT_GAME, title
from cogs.pages.settings import POSTS, Mentioned
from cogs.permissions import Visibility
from cogs.ui import links
from cogs.ui.command_options import Choices, optional
from cogs.ui.custom_id import PageRoute
from cogs.ui.errors import FAILURES
from cogs.ui.panel import Row, switch
from cogs.ui.responses import reply_privately
from data.records.tables import Table
from games.catalog import GAMES

log = logging.getLogger(__name__)


def feature(parts: Parts) -> Feature:
    """Return finding opponents as a feature."""
    caller = PlayerCaller(parts)
    calls = PlayerCalls(parts, caller)
    parts.at_end(calls.close)
    find = partial(find_table, parts.lobby, WaitingTables(parts))
    invitations = Invitations(parts)
    paces = Choices.of("choice-pace-{}", Pace)
    return Feature(
        commands=(
            CallsCog(parts.client, calls),
            menu_command("cmd-menu-invite", invitations.show),
        ),
        pages={INVITE_PAGE: invitations},
        finder=Finder((optional("game", GAME_CHOICES), optional("when", paces)), find),
        switch=PlayersRole(parts),
        settings=(PLAYERS_ROLE,),
    )


async def find_table(
    lobby: LobbyHandler, waiting: WaitingTables, interaction: Interaction, given: Mapping[str, Any]
) -> None:
    """Seat a member at a table of their server that waits and that they may see, or open one here.

    In direct messages nobody else can come: there, a game against a house player begins at once. Refused where the
    member may not open a table and none waits, or when they wait already.
    """
    messages, game = messages_of(interaction), given.get("game")
    wanted = GAMES[game or DEFAULT_GAME]
    pace = Pace(given["when"]) if "when" in given else None
    clock = None if pace is None else pace.clock
    if interaction.guild_id is None:
        await lobby.play_now(interaction, wanted, clock=clock or HOUSE_CLOCK)
        return
    find = partial(waiting.fitting, interaction.guild_id, interaction.user.id, game=game, pace=pace)
    # Discord may be slow: it is asked before the lock and answered after it, and others can search meanwhile.
    seen = {table.id for table in await Visibility(interaction).of(await find())}
    in_memory = Visibility(interaction, asks_discord=False)
    async with waiting.lock(interaction.guild_id):
        tables = await find()
        own = next((table for table in tables if is_at(table, interaction.user.id)), None)
        if own is not None:
            raise Refused(OpponentReason.ALREADY_WAITING, link=links.to_table(own))
        shown = [table for table in tables if table.id in seen or await in_memory.shows(table)]
        joined = await waiting.join_first(shown, member_of(interaction))
        if joined is not None:
            name = messages(f"{joined.game}-name")
            answer = messages("find-joined", game=name, link=links.to_table(joined))
        else:
            opened = await lobby.open_from_page(interaction, wanted, clock=clock)
            answer = messages("find-opened", game=messages(f"{opened.game}-name"))
    await reply_privately(interaction, answer)


class CallsCog(commands.Cog):
    """Looks for tables that wait where nobody could be told of them."""

    def __init__(self, client: discord.Client, calls: PlayerCalls) -> None:
        self._client = client
        self.calls = calls

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Look at once at the servers of this shard: another process may have shown them, and nobody could be told."""
        for guild in self._client.guilds:
            if guild.shard_id == shard_id:
                self.calls.look(guild.id)


class PlayerCaller:
    """Writes in the channel of the table, so only people who see that channel are told."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    async def has_players(self, guild_id: int) -> bool:
        """Return True if the server has a role to tell; a deleted role is set no longer."""
        guild = self._parts.client.get_guild(guild_id)
        role_id = self._parts.preferences.server(guild_id).players_role_id
        if guild is None or role_id is None:
            return False
        if guild.get_role(role_id) is None:
            await self._parts.preferences.lose(guild_id, "players_role_id")
            return False
        return True

    def can_call(self, table: Table) -> bool:
        """Return True if the bot may write where the table is. A mention would add people to a private thread."""
        guild = self._parts.client.get_guild(table.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(table.shown_in)
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
            return False
        may = channel.permissions_for(guild.me)
        may_write = may.send_messages_in_threads if isinstance(channel, discord.Thread) else may.send_messages
        return may.view_channel and may_write

    async def call(self, table: Table, *, free: int) -> None:
        """Mention the role, and nobody else."""
        role_id = self._parts.preferences.server(table.guild_id).players_role_id
        if role_id is None:
            return
        messages = self._parts.locales.public(table.guild_id)
        game = title(ladder(table), messages)
        text = messages(
            "players-called", role=f"<@&{role_id}>", game=game, free=free, link=links.to_table(table)
        )
        mentions = discord.AllowedMentions(roles=[discord.Object(role_id)], users=False, everyone=False)
        try:
            await self._parts.outbox.notice(
                table.shown_in, table, f"players/{table.id}", content=text, allowed_mentions=mentions
            )
        except FAILURES as error:
            log.warning("the players could not be told of table %s: %s", table.id, error)


def check_may_give(role: discord.Role, messages: Messages) -> None:
    """Refused when the bot cannot give a role, or no bot should give it on request."""
    me, everyone = role.guild.me, role.guild.default_role
    if role.is_default():
        raise Refused(OpponentReason.ROLE_EVERYONE)
    if role.managed:
        raise Refused(OpponentReason.ROLE_MANAGED, role=role.mention)
    if not role.permissions <= everyone.permissions:
        raise Refused(OpponentReason.ROLE_POWERFUL, role=role.mention)
    if not me.guild_permissions.manage_roles:
        raise Refused(OpponentReason.ROLE_PERMISSION, permission=messages("permission-manage_roles"))
    if role >= me.top_role:
        raise Refused(OpponentReason.ROLE_TOO_HIGH, role=role.mention)


def _check(interaction: Interaction, role: discord.Role) -> None:
    """Refused also for people who could not give the role, and when a mention would not tell its members."""
    check_may_give(role, messages_of(interaction))
    guild, person = role.guild, interaction.user
    is_above = isinstance(person, discord.Member) and role < person.top_role
    if guild.owner_id != person.id and not (interaction.permissions.manage_roles and is_above):
        permission = messages_of(interaction)("permission-manage_roles")
        raise Refused(OpponentReason.ROLE_NOT_YOURS, role=role.mention, permission=permission)
    if not role.mentionable and not guild.me.guild_permissions.mention_everyone:
        raise Refused(OpponentReason.ROLE_SILENT, role=role.mention)


PLAYERS_ROLE = Mentioned(
    "players_role_id",
    POSTS,
    "players-role",
    kind=discord.Role,
    option="role",
    is_losable=True,
    check=_check,
)


class PlayersRole:
    """Gives the role to members who want to be told, and takes it back."""

    word = "tell"

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def rows(self, interaction: Interaction, page: str, messages: Messages) -> tuple[Row, ...]:
        """Return the button for a page, pressed if the member has the role; no row without a role."""
        role = self._role(interaction)
        if role is None or not isinstance(interaction.user, discord.Member):
            return ()
        # The member does not yet show the change by this press.
        is_on = interaction.extras.get(self.word, interaction.user.get_role(role.id) is not None)
        return ((switch(PageRoute(page, (self.word,)), messages("button-players-role"), is_on=is_on),),)

    async def toggle(self, press: Interaction) -> None:
        """Give the role to the member or take it back. Refused when there is no role, or the bot may not give it."""
        role, person = self._role(press), press.user
        if role is None or not isinstance(person, discord.Member):
            await self._lose(press)
            raise Refused(OpponentReason.ROLE_NONE)
        check_may_give(role, messages_of(press))
        reason = self._parts.locales.public(role.guild.id)("players-role-reason")
        is_on = person.get_role(role.id) is None
        try:
            await (person.add_roles if is_on else person.remove_roles)(role, reason=reason)
        except discord.NotFound:
            await self._lose(press)
            raise Refused(OpponentReason.ROLE_NONE) from None
        except discord.Forbidden:
            raise Refused(OpponentReason.ROLE_TOO_HIGH, role=role.mention) from None
        press.extras[self.word] = is_on

    async def _lose(self, interaction: Interaction) -> None:
        if interaction.guild is not None:
            await self._parts.preferences.lose(interaction.guild.id, "players_role_id")

    def _role(self, interaction: Interaction) -> discord.Role | None:
        if interaction.guild is None:
            return None
        role_id = self._parts.preferences.server(interaction.guild.id).players_role_id
        return None if role_id is None else interaction.guild.get_role(role_id)
