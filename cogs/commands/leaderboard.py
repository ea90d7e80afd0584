"""`/leaderboard`: who has the highest rating in a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ratings.leaderboards import Order, Period
from cogs.commands.choices import DEFAULT_GAME, GAME_CHOICES, MODE_CHOICES, choices
from cogs.commands.declaration import command
from cogs.i18n.locale import Interaction
from cogs.pages.ladders import ladder_of
from cogs.pages.leaderboard import LAST_PAGE, LeaderboardPage, LeaderboardPages


class LeaderboardCog(commands.Cog):
    """`/leaderboard`."""

    def __init__(self, pages: LeaderboardPages) -> None:
        self._pages = pages

    @command(
        "leaderboard",
        is_public=True,
        is_costly=True,
        game=GAME_CHOICES,
        mode=MODE_CHOICES,
        span=choices("board-span-{}", Period),
        by=choices("board-order-{}", Order),
    )
    @app_commands.guild_only()
    async def leaderboard(  # each option of the command is a parameter
        self,
        interaction: Interaction,
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        span: str = Period.ALL.value,
        by: str = Order.RATING.value,
        page: app_commands.Range[int, 1, LAST_PAGE] = 1,
    ) -> None:
        """Show a page to everybody."""
        wanted = LeaderboardPage(ladder_of(game, mode), Period(span), Order(by), page)
        await self._pages.show_to_all(interaction, wanted)
