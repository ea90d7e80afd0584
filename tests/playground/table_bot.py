"""A bot for its own process, which a test may kill: a button on a post counts its presses.

`python -m tests.playground.table_bot URL` logs in to the playground there.
"""

import re
import sys
from typing import Any

import discord
import yarl
from discord import gateway, http, ui
from discord.ext import commands

from playground import TOKEN

Interaction = discord.Interaction[Any]


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button with its number in the custom id, so that it outlives its process."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Count":
        """Return the pressed button."""
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        """Count one more."""
        await interaction.response.edit_message(view=panel(self.number + 1))


def panel(number: int) -> ui.LayoutView:
    """Return the post with its button."""
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(Count(number))
    view.add_item(ui.Container(ui.TextDisplay(f"It stands at {number}"), row))
    return view


class TableBot(commands.AutoShardedBot):
    """A client that starts counting on `/count`."""

    def __init__(self) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(command_prefix=(), intents=intents, guild_ready_timeout=0.02)
        self.add_dynamic_items(Count)
        self.tree.command(description="Begin to count")(count)

    async def setup_hook(self) -> None:
        """Register the command."""
        await self.tree.sync()


async def count(interaction: Interaction) -> None:
    """Post a panel."""
    await interaction.response.send_message(view=panel(1))


def main(url: str) -> None:
    """Log in and stay connected."""
    http.Route.BASE = f"{url}/api/v10"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{url.replace('http', 'ws', 1)}/gateway")
    TableBot().run(TOKEN, log_handler=None)


if __name__ == "__main__":
    main(sys.argv[1])
