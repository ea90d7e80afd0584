"""`/replay` and `/verify`: a game step by step, and the check of its deal."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.autocomplete import Autocomplete
from cogs.commands.declaration import anywhere, command
from cogs.i18n.locale import Press
from cogs.pages.replay import ReplayPages
from cogs.pages.verify import VerifyPage


class ReplayCog(commands.Cog):
    """`/replay` and `/verify`."""

    def __init__(self, replays: ReplayPages, verify: VerifyPage, autocomplete: Autocomplete) -> None:
        self._replays = replays
        self._verify = verify
        self.autocomplete = autocomplete

    @command("replay", table=Autocomplete.tables_to_read)
    @anywhere
    async def replay(self, press: Press, table: str, step: app_commands.Range[int, 1, 9999] = 1) -> None:
        """Show a step, privately."""
        await self._replays.open(press, table, step - 1)

    @command("verify", table=Autocomplete.tables_to_read)
    @app_commands.guild_only()
    async def verify(self, press: Press, table: str) -> None:
        """Recompute a deal, privately."""
        await self._verify.show(press, table)
