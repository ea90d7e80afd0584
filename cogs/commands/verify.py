"""`/verify`: whether a deal is the one that was pledged."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.autocomplete import Autocomplete, offer_tables_to_read
from cogs.i18n.locale import Press
from cogs.i18n.messages import command_text
from cogs.pages.verify import VerifyPage
from cogs.ui.responses import in_time


class VerifyCog(commands.Cog):
    """`/verify`."""

    def __init__(self, page: VerifyPage, autocomplete: Autocomplete) -> None:
        self._page = page
        self.autocomplete = autocomplete

    @app_commands.command(name="verify", description=command_text("cmd-verify"))
    @app_commands.describe(table=command_text("cmd-verify-table"))
    @app_commands.autocomplete(table=offer_tables_to_read)
    @app_commands.guild_only()
    async def verify(self, press: Press, table: str) -> None:
        """Recompute a deal, privately."""
        async with in_time(press):
            await self._page.show(press, table)
