"""`/hand` and `/rules`: what a person may ask for at any time."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.tables.service import TableService
from cogs.commands.autocomplete import Autocomplete
from cogs.commands.choices import DEFAULT_GAME, GAME_CHOICES
from cogs.commands.declaration import anywhere, command
from cogs.handlers.moves import MoveHandler
from cogs.handlers.own_tables import own_table
from cogs.i18n.locale import Interaction
from cogs.pages.rulebook import Rulebook


class PlayerCog(commands.Cog):
    """`/hand` and `/rules`."""

    def __init__(
        self, tables: TableService, moves: MoveHandler, rulebook: Rulebook, autocomplete: Autocomplete
    ) -> None:
        self._tables = tables
        self._moves = moves
        self._rulebook = rulebook
        self.autocomplete = autocomplete

    @command("hand", table=Autocomplete.own_tables)
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show a player their hand, privately."""
        session = await own_table(self._tables, interaction, table)
        await self._moves.show_hand(interaction, session.table.id)

    @command("rules", game=GAME_CHOICES, page=Autocomplete.rule_pages)
    @anywhere
    async def rules(
        self, interaction: Interaction, game: str = DEFAULT_GAME, page: str | None = None
    ) -> None:
        """Show a page of a game's rules, privately."""
        await self._rulebook.open(interaction, game, page)
