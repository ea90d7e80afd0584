"""`/history`, `/replay` and `/verify`: the games of a server, one of them step by step, and the check of a deal."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.autocomplete import Autocomplete
from cogs.commands.choices import GAME_CHOICES
from cogs.commands.declaration import anywhere, command
from cogs.i18n.locale import Interaction
from cogs.pages.history import HistoryPage, HistoryPages
from cogs.pages.replay import ReplayPages
from cogs.pages.verify import VerifyPage

MOST_PAGES = 100_000
MOST_STEPS = 9999


class PastGamesCog(commands.Cog):
    """`/history`, `/replay` and `/verify`."""

    def __init__(
        self, history: HistoryPages, replays: ReplayPages, verify: VerifyPage, autocomplete: Autocomplete
    ) -> None:
        self._history = history
        self._replays = replays
        self._verify = verify
        self.autocomplete = autocomplete

    @command("history", game=GAME_CHOICES)
    @app_commands.guild_only()
    async def history(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: str | None = None,
        page: app_commands.Range[int, 1, MOST_PAGES] = 1,
    ) -> None:
        """Show a page, privately."""
        await self._history.show(interaction, HistoryPage(None if member is None else member.id, game, page))

    @command("replay", table=Autocomplete.tables_to_read)
    @anywhere
    async def replay(
        self, interaction: Interaction, table: str, step: app_commands.Range[int, 1, MOST_STEPS] = 1
    ) -> None:
        """Show a step, privately."""
        await self._replays.open(interaction, table, step - 1)

    @command("verify", table=Autocomplete.tables_to_read)
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction, table: str) -> None:
        """Recompute a deal, privately."""
        await self._verify.show(interaction, table)
