"""`/play` and `/help`: the games, and how to start them."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.handlers.play import PlayHandler
from cogs.i18n.locale import Press
from cogs.i18n.messages import command_text
from cogs.ui.responses import in_time


class PlayCog(commands.Cog):
    """`/play` and `/help` show the same page."""

    def __init__(self, handler: PlayHandler) -> None:
        self._handler = handler

    @app_commands.command(name="play", description=command_text("cmd-play"))
    @app_commands.allowed_installs(guilds=True)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def play(self, press: Press) -> None:
        """Show the games."""
        async with in_time(press):
            await self._handler.show(press)

    @app_commands.command(name="help", description=command_text("cmd-help"))
    @app_commands.allowed_installs(guilds=True)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def help(self, press: Press) -> None:
        """Show the games, also in a direct message."""
        async with in_time(press):
            await self._handler.show(press)
