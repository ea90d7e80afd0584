"""`/leaderboard`: who has won most, server by server and game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import in_time, show_publicly
from cogs.choices import DEFAULT_GAME, game_choices
from cogs.panels import Panel
from cogs.words import Words, command_text
from data.rows import StandingRow
from data.store import Store

SHOWN = 10
"""Places on the board; one's own is shown below when it is further down."""


class BoardCog(commands.Cog):
    """The leaderboard of a server."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @app_commands.command(name="leaderboard", description=command_text("cmd-leaderboard"))
    @app_commands.describe(game=command_text("cmd-leaderboard-game"))
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def leaderboard(self, press: discord.Interaction[Any], game: str = DEFAULT_GAME) -> None:
        """Show the board to everybody, in the server's language."""
        async with in_time(press, is_public=True):
            standings = await self.store.standings(press.guild_id or 0, game)
            server = press.guild.name if press.guild else ""
            panel = board(standings, press.user.id, game, server, Words.spoken_by(press.guild_locale))
            await show_publicly(press, panel)


def board(standings: Sequence[StandingRow], user_id: int, game: str, server: str, words: Words) -> Panel:
    """The first places, and the place of who asks."""
    ranked = list(enumerate(standings, start=1))
    shown = [pair for pair in ranked if pair[0] <= SHOWN or pair[1].user_id == user_id]
    lines = [
        words("leaderboard-line", rank=rank, who=f"<@{row.user_id}>", wins=row.wins, games=row.games)
        for rank, row in shown
    ]
    return Panel(
        heading=words("leaderboard-heading", game=words(f"{game}-name"), server=server),
        paragraphs=("\n".join(lines) or words("leaderboard-none"), words("leaderboard-note")),
    )
