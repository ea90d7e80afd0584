"""The floor for presses and commands: a bare discord.py bot.

Its button commits one row and answers with a panel as large as ours. Its command reads one row and answers with
another panel.
"""

from __future__ import annotations

import asyncio
import re
import sys
from typing import Any, Self

import aiosqlite
import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.client import speak_to
from cogs.ui.panel import Panel
from data.sqlite.database import PRAGMAS

TEMPLATE = re.compile(r"floor:(?P<table>\d+):(?P<action>[a-z]+)")
PANEL = Panel(
    heading="## Cake Duel, bout 1\n-# Turn 3",
    paragraphs=(
        (
            "⚔️ <@1573494550238855169>: ✋ 4 cards, 🍰 **4** cakes, 🏆 0 of 5\n"
            "🛡️ <@1573494550238855170>: ✋ 4 cards, 🍰 **3** cakes, 🏆 0 of 5"
        ),
        "Deck 12, discard 0\n🂠 <@1573494550238855169> claims **1 Soldier**",
        "<@1573494550238855169> attacks <@1573494550238855170> with **1 Soldier**.",
        "<@1573494550238855170>: accept, challenge or block? ⏳ <t:1795220834:R>",
    ),
)
ACTIONS = ("accept", "challenge", "block", "hand", "rules")


class Press(ui.DynamicItem[ui.Button[Any]], template=TEMPLATE):
    """A button that still works after a restart."""

    def __init__(self, table: int, action: str) -> None:
        super().__init__(ui.Button(custom_id=f"floor:{table}:{action}", label=action))
        self.table = table

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the pressed button."""
        return cls(int(match["table"]), match["action"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Commit a row, then answer."""
        connection: aiosqlite.Connection = interaction.client.connection
        await connection.execute(
            "INSERT INTO moves (table_id, token) VALUES (?, ?)", (self.table, "attack.3")
        )
        await connection.commit()
        await interaction.response.edit_message(view=panel(self.table))


def panel(table: int) -> ui.LayoutView:
    """Return as much text and as many controls as a table of Cake Duel shows."""
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=PANEL.colour)
    container.add_item(ui.TextDisplay(PANEL.heading))
    for paragraph in PANEL.paragraphs:
        container.add_item(ui.Separator())
        container.add_item(ui.TextDisplay(paragraph))
    view.add_item(container)
    row: ui.ActionRow[Any] = ui.ActionRow()
    for action in ACTIONS:
        row.add_item(Press(table, action))
    view.add_item(row)
    return view


@app_commands.command(name="floor", description="The least that a command costs")
async def floor(interaction: discord.Interaction[Any]) -> None:
    """Read a row by its key, then answer ephemerally."""
    connection: aiosqlite.Connection = interaction.client.connection
    await connection.execute_fetchall("SELECT * FROM moves WHERE number = 1")
    await interaction.response.send_message(view=panel(0), ephemeral=True)


class FloorBot(commands.AutoShardedBot):
    """Posts one panel per table and answers presses."""

    connection: aiosqlite.Connection

    def __init__(self, channel_id: int, tables: int) -> None:
        super().__init__(
            command_prefix="!",
            intents=discord.Intents(guilds=True),
            max_messages=None,
            guild_ready_timeout=0.1,
        )
        self._channel_id = channel_id
        self._tables = tables

    async def setup_hook(self) -> None:
        """Register the button and the command."""
        self.add_dynamic_items(Press)
        self.tree.add_command(floor)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Post the panels."""
        channel = self.get_partial_messageable(self._channel_id)
        for table in range(self._tables):
            await channel.send(view=panel(table))


async def main() -> None:
    """Run with these arguments: the API's address, the token, the channel, the number of tables, the database."""
    api_url, token, channel_id, tables, database = sys.argv[1:]
    speak_to(api_url)
    bot = FloorBot(int(channel_id), int(tables))
    async with aiosqlite.connect(database) as connection, bot:
        for pragma in ("PRAGMA journal_mode = WAL", *PRAGMAS):  # as Cake Club's database has it
            await connection.execute(pragma)
        await connection.execute(
            "CREATE TABLE moves (number INTEGER PRIMARY KEY, table_id BIGINT, token TEXT)"
        )
        bot.connection = connection
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main())
