"""`/tutorial`: a table at which the tutor shows a game."""

from __future__ import annotations

from discord.ext import commands

from cogs.commands.choices import DEFAULT_GAME, GAME_CHOICES
from cogs.commands.declaration import anywhere, command
from cogs.handlers.lessons import LessonHandler
from cogs.i18n.locale import Press
from cogs.ui.responses import reply_privately
from games.catalog import GAMES


class TutorialCog(commands.Cog):
    """`/tutorial`."""

    def __init__(self, lessons: LessonHandler) -> None:
        self._lessons = lessons

    @command("tutorial", game=GAME_CHOICES)
    @anywhere
    async def tutorial(self, press: Press, game: str = DEFAULT_GAME) -> None:
        """Begin a lesson, and tell the learner where."""
        await reply_privately(press, await self._lessons.open(press, GAMES[game]))
