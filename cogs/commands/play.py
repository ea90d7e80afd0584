"""`/play`, `/help` and `/tutorial`: the games, and how to start and learn them."""

from __future__ import annotations

from discord.ext import commands

from bot.opponents.waiting import Pace
from cogs.commands.declaration import GAME_CHOICES, anywhere, choices, command
from cogs.handlers.find import FindHandler
from cogs.handlers.lessons import LessonHandler
from cogs.handlers.play import PlayHandler
from cogs.i18n.locale import Interaction
from cogs.pages.ladders import DEFAULT_GAME
from games.catalog import GAMES


class PlayCog(commands.Cog):
    """`/play` and `/help` show the same page; `/tutorial` begins a lesson."""

    def __init__(self, handler: PlayHandler, finder: FindHandler, lessons: LessonHandler) -> None:
        self._handler = handler
        self._finder = finder
        self._lessons = lessons

    @command("play", game=GAME_CHOICES, when=choices("choice-pace-{}", Pace))
    @anywhere
    async def play(self, interaction: Interaction, game: str | None = None, when: str | None = None) -> None:
        """Show the games, or find a table for who says what they want to play."""
        if game is not None or when is not None:
            await self._finder.find(interaction, game=game, pace=None if when is None else Pace(when))
        else:
            await self._handler.show(interaction)

    @command("help")
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Show the games, also in a direct message."""
        await self._handler.show(interaction)

    @command("tutorial", game=GAME_CHOICES)
    @anywhere
    async def tutorial(self, interaction: Interaction, game: str = DEFAULT_GAME) -> None:
        """Begin a lesson, and tell the learner where."""
        await self._lessons.open(interaction, GAMES[game])
