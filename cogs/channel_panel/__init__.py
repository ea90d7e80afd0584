"""The panel: a post with buttons that stays in a channel, from which members play without slash commands."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

import discord
from discord.ext import commands
from typing_extensions import override

from bot.cluster.homes import Homes, ServerChanged
from bot.errors import Reason, Refused
from bot.tables.changes import ANYTHING
from cogs.channel_panel.posts import Panels
from cogs.commands.declaration import make_command
from cogs.feature import Feature, Parts
from cogs.i18n.locale import Interaction, messages_of
from cogs.pages.play import PageButton
from cogs.permissions import check_manages_server, check_none_missing, missing_here
from cogs.ui.command_options import optional
from cogs.ui.custom_id import PageRoute
from cogs.ui.responses import Arguments, PageHandler, reply_privately

PAGE, PUT_UP = "panel", "put"
BUTTON = PageButton("button-panel-put", PageRoute(PAGE, (PUT_UP,)), is_everywhere=False)


class PanelReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    NONE = "panel-none"
    PERMISSION = "panel-permission"


def feature(parts: Parts) -> Feature:
    """Return the panel as a feature."""
    panels = Panels(parts)
    parts.at_end(panels.close)
    parts.shown_changes.show_on(ANYTHING, panels.table_changed)
    parts.preferences.hear(panels.look)
    handler = PanelHandler(panels, parts.homes)
    command = make_command("cmd-settings-panel", (optional("here", bool),), handler.run, costly=True)
    return Feature(
        commands=(PanelCog(panels),),
        pages={PAGE: handler},
        settings_commands=(command,),
        manager_button=BUTTON,
    )


class PanelCog(commands.Cog):
    """Finds the panels again when the bot is connected, and shows what changes of a server beside its tables."""

    def __init__(self, panels: Panels) -> None:
        self.panels = panels

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Show panels as they should be: features may have changed, or another process may have shown them."""
        await self.panels.find(shard_id)

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_channel_delete")
    @commands.Cog.listener("on_guild_role_update")
    async def show_what_all_may_see(self, *changed: discord.abc.GuildChannel | discord.Role) -> None:
        """Show only what everybody may see now: a channel or a permission may have changed."""
        self.panels.show_again(changed[0].guild.id)

    @commands.Cog.listener()
    async def on_guild_update(self, _: object, after: discord.Guild) -> None:
        """Show the panels in the language of the server, which may have changed."""
        self.panels.show_again(after.id)


class PanelHandler(PageHandler):
    """Puts up, moves and takes down the panel of a channel."""

    costly = frozenset({PUT_UP})

    def __init__(self, panels: Panels, homes: Homes) -> None:
        self._panels = panels
        self._homes = homes

    async def run(self, interaction: Interaction, given: Mapping[str, Any]) -> None:
        """Carry out the command."""
        await (self._put_up if given.get("here", True) else self._take_down)(interaction)

    @override
    async def press(self, press: Interaction, arguments: Arguments) -> None:
        if arguments != (PUT_UP,):
            raise Refused(Reason.UNKNOWN_CONTROL)
        await self._put_up(press)

    async def _put_up(self, interaction: Interaction) -> None:
        """Put up a panel where the command or press was, or move it to the end of the channel.

        Refused for people who do not manage the server, and where the bot may not keep a post.
        """
        messages, (guild_id, channel_id) = messages_of(interaction), _place(interaction)
        panels = self._panels.of(guild_id)

        async def put_up() -> None:
            check_manages_server(interaction)
            check_none_missing(interaction, missing_here(interaction), PanelReason.PERMISSION)
            await panels.put_up(channel_id)

        await panels.do(put_up)
        self._homes.tell_others(ServerChanged(guild_id))
        await reply_privately(interaction, messages("panel-up"))

    async def _take_down(self, interaction: Interaction) -> None:
        """Delete the panel of a channel. Refused where there is none, and for people who do not manage the server."""
        guild_id, channel_id = _place(interaction)
        panels = self._panels.of(guild_id)

        async def take_down() -> bool:
            check_manages_server(interaction)
            return await panels.take_down(channel_id)

        if not await panels.do(take_down):
            raise Refused(PanelReason.NONE)
        self._homes.tell_others(ServerChanged(guild_id))
        await reply_privately(interaction, messages_of(interaction)("panel-down"))


def _place(interaction: Interaction) -> tuple[int, int]:
    """Return the server and channel of an interaction. Refused outside of a server."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Reason.HERE_ONLY)
    return interaction.guild_id, interaction.channel_id
