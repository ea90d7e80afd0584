"""The slash commands that show a page: each calls what shows it, whose parameters are the command's options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from cogs.commands.autocomplete import Autocomplete
from cogs.commands.declaration import (
    ANYWHERE,
    GAME_CHOICES,
    IN_SERVERS,
    WITH_BOT,
    Command,
    Group,
    MenuCommand,
    available,
    command,
    make_command,
    menu_command,
)
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.pages.about import AboutPage
from cogs.pages.history import HistoryPages
from cogs.pages.leaderboard import LeaderboardPages
from cogs.pages.player_stats import StatsPage
from cogs.pages.preferences import PREFERENCES, PreferencesPage
from cogs.pages.privacy import PrivacyPage
from cogs.pages.replay import ReplayPages
from cogs.pages.rulebook import Rulebook
from cogs.pages.settings import SettingsPage
from cogs.pages.verify import VerifyPage
from cogs.ui.command_options import Choices, optional
from data.records.finished_games import Order, Period
from games.catalog import CATALOG


def page_commands(
    autocomplete: Autocomplete,
    *,
    rulebook: Rulebook,
    leaderboard: LeaderboardPages,
    stats: StatsPage,
    preferences: PreferencesPage,
    privacy: PrivacyPage,
    history: HistoryPages,
    replays: ReplayPages,
    verify: VerifyPage,
    settings: SettingsPage,
    about: AboutPage,
    more_settings: Sequence[Command],
) -> list[Command | Group | MenuCommand]:
    """Return the commands, in the order of the pages here; ``more_settings`` are subcommands of `/settings`."""
    read = autocomplete.tables_to_read
    modes = tuple(
        (f"{entry.game.key}-mode-{mode}", str(mode)) for entry in CATALOG for mode in entry.leaderboards.modes
    )
    board = command(
        "leaderboard",
        leaderboard.show_to_all,
        is_public=True,
        is_costly=True,
        game=GAME_CHOICES,
        mode=Choices(modes),
        span=Choices.of("board-span-{}", Period),
        by=Choices.of("board-order-{}", Order),
    )
    return [
        available(WITH_BOT, command("rules", rulebook.open, game=GAME_CHOICES, page=autocomplete.rule_pages)),
        available(IN_SERVERS, board),
        available(WITH_BOT, command("stats", stats.show, game=GAME_CHOICES)),
        menu_command("cmd-menu-stats", stats.show),
        preferences_command(preferences),
        privacy_group(privacy),
        available(WITH_BOT, command("history", history.show, game=GAME_CHOICES)),
        available(WITH_BOT, command("replay", replays.open, table=read)),
        available(IN_SERVERS, command("verify", verify.show, table=read)),
        settings_group(settings, more_settings),
        available(ANYWHERE, command("about", about.show)),
    ]


def privacy_group(page: PrivacyPage) -> Group:
    """Return `/privacy`: what is stored about a member, all of it as a file, and how they are forgotten."""
    group = available(WITH_BOT, Group(name="privacy", description=command_text("cmd-privacy")))
    group.add_command(command("privacy-show", page.show))
    group.add_command(command("privacy-export", page.export, is_costly=True))
    group.add_command(command("privacy-forget", page.ask_to_forget))
    return group


def preferences_command(page: PreferencesPage) -> Command:
    """Return `/preferences`, which sets what is named and shows all that a member wants."""

    async def run(interaction: Interaction, given: dict[str, Any]) -> None:
        await page.set(interaction, given, fields=[one for one in PREFERENCES if one.option in given])

    options = [optional(field.option, field.kind) for field in PREFERENCES]
    costly = {field.option for field in PREFERENCES if field.is_costly}
    return available(WITH_BOT, make_command("cmd-preferences", options, run, page.offers, costly=costly))


def settings_group(page: SettingsPage, more: Sequence[Command]) -> Group:
    """Return `/settings`, for people who manage a server. Each command sets one thing and shows all that is set."""
    may_manage = discord.Permissions(manage_guild=True)
    description = command_text("cmd-settings")
    group = Group(name="settings", description=description, default_permissions=may_manage)
    group.add_command(make_command("cmd-settings-show", (), page.set))
    for field in page.table:
        for name, options in field.commands.items():
            group.add_command(
                make_command(f"cmd-settings-{name}", options, partial(page.set, fields=(field,)))
            )
    for made in more:
        group.add_command(made)
    return available(IN_SERVERS, group)
