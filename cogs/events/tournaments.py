"""Starts what is done in tournaments by itself, once Discord has told where the bot is."""

from __future__ import annotations

import asyncio

from discord.ext import commands

from bot.tournaments.runner import TournamentRunner


class TournamentWork(commands.Cog):
    """Runs the clock of the tournaments."""

    def __init__(self, runner: TournamentRunner) -> None:
        self._runner = runner
        self._task: asyncio.Task[None] | None = None

    async def cog_unload(self) -> None:
        """Stop the clock."""
        if self._task is not None:
            self._task.cancel()

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Look at once at the tournaments of the servers of this shard: another process may have run them."""
        self._runner.look_again()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start the clock."""
        if self._task is None:
            self._task = asyncio.create_task(self._runner.run(), name="tournaments")
