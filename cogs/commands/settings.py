"""`/settings`: how a server plays, for people who manage it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.preferences import ServerSettings
from cogs.commands.made_command import Command, make_command
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.pages.fields import StoredField
from cogs.pages.settings import SettingsPage
from cogs.ui.command_options import CommandOption


def settings_group(page: SettingsPage, more: Sequence[Command] = ()) -> app_commands.Group:
    """Return the commands. Each sets one thing and shows all that is set; ``more`` are those of features."""
    group = app_commands.Group(
        name="settings",
        description=command_text("cmd-settings"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def add(name: str, options: tuple[CommandOption, ...], *fields: StoredField[ServerSettings]) -> None:
        async def run(interaction: Interaction, given: dict[str, Any]) -> None:
            await page.set(interaction, fields, given)

        group.add_command(make_command(f"cmd-settings-{name}", options, run))

    add("show", ())
    for field in page.table:
        for name, options in field.kind.commands(field).items():
            add(name, options, field)
    for command in more:
        group.add_command(command)
    return group
