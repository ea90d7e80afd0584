"""`/daily`: the deals of the day, and a server's board of them."""

from __future__ import annotations

from discord.ext import commands

from cogs.commands.declaration import anywhere, command
from cogs.handlers.daily import DailyHandler
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text


@anywhere
class DailyCog(commands.GroupCog, group_name="daily", group_description=command_text("cmd-daily")):
    """`/daily`."""

    def __init__(self, handler: DailyHandler) -> None:
        self._handler = handler

    @command("daily-today")
    async def today(self, interaction: Interaction) -> None:
        """Show the deals of today, privately."""
        await self._handler.open(interaction)

    @command("daily-board", is_public=True)
    async def board(self, interaction: Interaction) -> None:
        """Show the server's results of today to everybody."""
        await self._handler.board(interaction)
