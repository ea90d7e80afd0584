"""`/tutorial`: a table of one's own, at which the tutor shows a game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.lobby import Member
from bot.tables.service import TableService
from cogs.commands.choices import DEFAULT_GAME, game_choices
from cogs.handlers.permissions import check_may_open
from cogs.i18n.messages import command_text
from cogs.table_post.updater import PostUpdater
from cogs.ui.responses import in_time
from games.catalog import GAMES

Press = discord.Interaction[Any]

CLOCK = "slow"
"""Nobody who learns is hurried."""


class TutorialCog(commands.Cog):
    """Opens lessons. All else is the same as at every table."""

    def __init__(self, tables: TableService, updater: PostUpdater) -> None:
        self.tables = tables
        self.updater = updater

    @app_commands.command(name="tutorial", description=command_text("cmd-tutorial"))
    @app_commands.describe(game=command_text("cmd-tutorial-game"))
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def tutorial(self, press: Press, game: str = DEFAULT_GAME) -> None:
        """Deal the cards of a game's lesson; its first post is the answer."""
        assert press.guild_id is not None
        assert press.channel_id is not None
        check_may_open(press, self.tables.preferences.server(press.guild_id))
        async with in_time(press, is_public=True):
            lesson = await self.tables.open_lesson(
                GAMES[game],
                Member(press.user.id, press.user.display_name),
                guild_id=press.guild_id,
                channel_id=press.channel_id,
                seconds=self.tables.preferences.seconds(press.guild_id, CLOCK),
            )
            self.updater.pings.touched(
                lesson.table.id, press.user.id
            )  # who has just asked for it need not be called
            await self.updater.open(press, lesson.table.id)
