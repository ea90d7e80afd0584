"""`/settings`: how a server plays, for people who manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.preferences import LEAST_SECONDS, MOST_SECONDS, Preferences
from cogs.commands.choices import clock_choices, language_choices
from cogs.i18n.locale import Press
from cogs.i18n.messages import command_text
from cogs.pages.community.fairness import FairnessPage
from cogs.pages.settings import SettingsPage
from cogs.ui.responses import in_time


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SettingsCog(commands.GroupCog, group_name="settings", group_description=command_text("cmd-settings")):
    """`/settings`. Each command sets one thing and shows all that is set."""

    def __init__(self, preferences: Preferences, page: SettingsPage, fairness: FairnessPage) -> None:
        self._preferences = preferences
        self._page = page
        self._fairness = fairness

    @app_commands.command(name="show", description=command_text("cmd-settings-show"))
    async def show(self, press: Press) -> None:
        """Show what is set."""
        await self._set(press)

    @app_commands.command(name="channel", description=command_text("cmd-settings-channel"))
    @app_commands.describe(
        where=command_text("cmd-settings-channel-where"),
        allowed=command_text("cmd-settings-channel-allowed"),
    )
    async def channel(self, press: Press, where: discord.TextChannel, allowed: bool = True) -> None:
        """Add a channel to the list of those in which tables may be opened, or remove it."""
        listed = set(self._preferences.server(press.guild_id or 0).channels) - {where.id}
        await self._set(press, channels=tuple(sorted(listed | {where.id} if allowed else listed)))

    @app_commands.command(name="everywhere", description=command_text("cmd-settings-everywhere"))
    async def everywhere(self, press: Press) -> None:
        """Let tables be opened in every channel."""
        await self._set(press, channels=())

    @app_commands.command(name="openers", description=command_text("cmd-settings-openers"))
    @app_commands.describe(role=command_text("cmd-settings-openers-role"))
    async def openers(self, press: Press, role: discord.Role | None = None) -> None:
        """Set who may open tables."""
        is_everybody = role is None or role.is_default()
        await self._set(press, opener_role_id=None if is_everybody or role is None else role.id)

    @app_commands.command(name="tables", description=command_text("cmd-settings-tables"))
    @app_commands.describe(most=command_text("cmd-settings-tables-most"))
    async def tables(self, press: Press, most: app_commands.Range[int, 1, 25]) -> None:
        """Set at how many tables a member may sit at the same time."""
        await self._set(press, tables_each=most)

    @app_commands.command(name="clock", description=command_text("cmd-settings-clock"))
    @app_commands.describe(clock=command_text("cmd-settings-clock-clock"))
    @app_commands.choices(clock=clock_choices())
    async def clock(self, press: Press, clock: str) -> None:
        """Set the clock of tables whose host names none."""
        await self._set(press, clock=clock)

    @app_commands.command(name="time", description=command_text("cmd-settings-time"))
    @app_commands.describe(
        clock=command_text("cmd-settings-time-clock"), seconds=command_text("cmd-settings-time-seconds")
    )
    @app_commands.choices(clock=clock_choices())
    async def time(
        self,
        press: Press,
        clock: str,
        seconds: app_commands.Range[int, LEAST_SECONDS, MOST_SECONDS] | None = None,
    ) -> None:
        """Set the time of a clock in this server, or reset it."""
        own = {
            name: value
            for name, value in self._preferences.server(press.guild_id or 0).seconds.items()
            if name != clock
        }
        await self._set(press, seconds=own if seconds is None else own | {clock: seconds})

    @app_commands.command(name="threads", description=command_text("cmd-settings-threads"))
    @app_commands.describe(wanted=command_text("cmd-settings-threads-wanted"))
    async def threads(self, press: Press, wanted: bool) -> None:
        """Set whether each table gets a thread."""
        await self._set(press, threads=wanted)

    @app_commands.command(name="language", description=command_text("cmd-settings-language"))
    @app_commands.describe(language=command_text("cmd-settings-language-language"))
    @app_commands.choices(language=language_choices())
    async def language(self, press: Press, language: str | None = None) -> None:
        """Set the language of public posts."""
        await self._set(press, language=language)

    @app_commands.command(name="messages", description=command_text("cmd-settings-messages"))
    @app_commands.describe(offered=command_text("cmd-settings-messages-offered"))
    async def messages(self, press: Press, offered: bool) -> None:
        """Set whether hands come by direct message as well."""
        await self._set(press, offers_messages=offered)

    @app_commands.command(name="pictures", description=command_text("cmd-settings-pictures"))
    @app_commands.describe(shown=command_text("cmd-settings-pictures-shown"))
    async def pictures(self, press: Press, shown: bool) -> None:
        """Set whether messages have images."""
        await self._set(press, shows_pictures=shown)

    @app_commands.command(name="players-role", description=command_text("cmd-settings-players-role"))
    @app_commands.describe(role=command_text("cmd-settings-players-role-role"))
    async def players_role(self, press: Press, role: discord.Role | None = None) -> None:
        """Set whose members are told when a table waits."""
        async with in_time(press):
            await self._page.set_players_role(press, role)

    @app_commands.command(name="season-post", description=command_text("cmd-settings-season-post"))
    @app_commands.describe(where=command_text("cmd-settings-season-post-where"))
    async def season_post(self, press: Press, where: discord.TextChannel | None = None) -> None:
        """Set where the end of each season is posted."""
        async with in_time(press):
            await self._page.set_season_channel(press, where)

    @app_commands.command(name="fairness", description=command_text("cmd-settings-fairness"))
    async def fairness(self, press: Press) -> None:
        """Show figures about who plays with whom."""
        async with in_time(press):
            await self._fairness.show(press)

    async def _set(self, press: Press, **changes: Any) -> None:
        async with in_time(press):
            await self._page.show(press, changes)
