"""`/history`: the games that were played on a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.choices import GAME_CHOICES
from cogs.commands.declaration import command
from cogs.i18n.locale import Press
from cogs.pages.history import HistoryPage, HistoryPages

MOST_PAGES = 100_000


class HistoryCog(commands.Cog):
    """`/history`."""

    def __init__(self, pages: HistoryPages) -> None:
        self._pages = pages

    @command("history", game=GAME_CHOICES)
    @app_commands.guild_only()
    async def history(
        self,
        press: Press,
        member: discord.User | None = None,
        game: str | None = None,
        page: app_commands.Range[int, 1, MOST_PAGES] = 1,
    ) -> None:
        """Show a page, privately."""
        await self._pages.show(press, HistoryPage(None if member is None else member.id, game, page))
