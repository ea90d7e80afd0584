"""`/play` and `/help`: the games, and how to start them."""

from __future__ import annotations

from discord.ext import commands

from bot.opponents.waiting import Pace
from cogs.commands.choices import GAME_CHOICES, PACE_CHOICES
from cogs.commands.declaration import anywhere, command
from cogs.handlers.find import FindHandler
from cogs.handlers.play import PlayHandler
from cogs.i18n.locale import Press


class PlayCog(commands.Cog):
    """`/play` and `/help` show the same page."""

    def __init__(self, handler: PlayHandler, finder: FindHandler) -> None:
        self._handler = handler
        self._finder = finder

    @command("play", game=GAME_CHOICES, when=PACE_CHOICES)
    @anywhere
    async def play(self, press: Press, game: str | None = None, when: str | None = None) -> None:
        """Show the games, or find a table for who says what they want to play."""
        if game is not None or when is not None:
            await self._finder.find(press, game=game, pace=None if when is None else Pace(when))
            return
        await self._handler.show(press)

    @command("help")
    @anywhere
    async def help(self, press: Press) -> None:
        """Show the games, also in a direct message."""
        await self._handler.show(press)
