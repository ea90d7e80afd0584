"""`/settings`: how a server plays, for people who manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.preferences import LEAST_SECONDS, MOST_SECONDS, Preferences
from bot.ratings.fairness import FairnessReader
from cogs.commands.choices import CLOCK_CHOICES, LANGUAGE_CHOICES
from cogs.commands.declaration import command
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.pages.community.fairness import show_fairness
from cogs.pages.settings import SettingsPage


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SettingsCog(commands.GroupCog, group_name="settings", group_description=command_text("cmd-settings")):
    """`/settings`. Each command sets one thing and shows all that is set."""

    def __init__(self, preferences: Preferences, page: SettingsPage, fairness: FairnessReader) -> None:
        self._preferences = preferences
        self._page = page
        self._fairness = fairness

    @command("settings-show")
    async def show(self, interaction: Interaction) -> None:
        """Show what is set."""
        await self._set(interaction)

    @command("settings-channel")
    async def channel(
        self, interaction: Interaction, where: discord.TextChannel, allowed: bool = True
    ) -> None:
        """Add a channel to the list of those in which tables may be opened, or remove it."""
        listed = set(self._preferences.server(interaction.guild_id or 0).channels) - {where.id}
        await self._set(interaction, channels=tuple(sorted(listed | {where.id} if allowed else listed)))

    @command("settings-everywhere")
    async def everywhere(self, interaction: Interaction) -> None:
        """Let tables be opened in every channel."""
        await self._set(interaction, channels=())

    @command("settings-openers")
    async def openers(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Set who may open tables."""
        is_everybody = role is None or role.is_default()
        await self._set(interaction, opener_role_id=None if is_everybody or role is None else role.id)

    @command("settings-tables")
    async def tables(self, interaction: Interaction, most: app_commands.Range[int, 1, 25]) -> None:
        """Set at how many tables a member may sit at the same time."""
        await self._set(interaction, tables_each=most)

    @command("settings-clock", clock=CLOCK_CHOICES)
    async def clock(self, interaction: Interaction, clock: str) -> None:
        """Set the clock of tables whose host names none."""
        await self._set(interaction, clock=clock)

    @command("settings-time", clock=CLOCK_CHOICES)
    async def time(
        self,
        interaction: Interaction,
        clock: str,
        seconds: app_commands.Range[int, LEAST_SECONDS, MOST_SECONDS] | None = None,
    ) -> None:
        """Set the time of a clock in this server, or reset it."""
        own = {
            name: value
            for name, value in self._preferences.server(interaction.guild_id or 0).seconds.items()
            if name != clock
        }
        await self._set(interaction, seconds=own if seconds is None else own | {clock: seconds})

    @command("settings-threads")
    async def threads(self, interaction: Interaction, wanted: bool) -> None:
        """Set whether each table gets a thread."""
        await self._set(interaction, threads=wanted)

    @command("settings-language", language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        """Set the language of public posts."""
        await self._set(interaction, language=language)

    @command("settings-messages")
    async def messages(self, interaction: Interaction, offered: bool) -> None:
        """Set whether hands come by direct message as well."""
        await self._set(interaction, offers_messages=offered)

    @command("settings-pictures")
    async def pictures(self, interaction: Interaction, shown: bool) -> None:
        """Set whether messages have images."""
        await self._set(interaction, shows_pictures=shown)

    @command("settings-players-role")
    async def players_role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Set whose members are told when a table waits."""
        await self._page.set_players_role(interaction, role)

    @command("settings-season-post")
    async def season_post(self, interaction: Interaction, where: discord.TextChannel | None = None) -> None:
        """Set where the end of each season is posted."""
        await self._page.set_season_channel(interaction, where)

    @command("settings-fairness")
    async def fairness(self, interaction: Interaction) -> None:
        """Show figures about who plays with whom."""
        await show_fairness(interaction, self._fairness)

    async def _set(self, interaction: Interaction, **changes: Any) -> None:
        await self._page.show(interaction, changes)
