"""Starts what a process does by itself, once Discord has told where the bot is."""

from __future__ import annotations

import asyncio

import discord
from discord.ext import commands

from bot.opponents.player_calls import PlayerCalls
from bot.tournaments.runner import TournamentRunner
from cogs.events.retention import RetentionCog
from cogs.events.season_posts import SeasonPosts


class BackgroundCog(commands.Cog):
    """Runs the clock of the tournaments and the tasks for seasons and old servers, and looks for waiting tables."""

    def __init__(
        self,
        client: discord.Client,
        *,
        calls: PlayerCalls,
        tournaments: TournamentRunner,
        season_posts: SeasonPosts,
        retention: RetentionCog,
    ) -> None:
        self._client = client
        self._calls = calls
        self._tournaments = tournaments
        self._season_posts = season_posts
        self._retention = retention
        self._clock: asyncio.Task[None] | None = None

    async def cog_unload(self) -> None:
        """Stop all of it."""
        self._season_posts.post_due.cancel()
        self._retention.forget_servers.cancel()
        if self._clock is not None:
            self._clock.cancel()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Look at once at the servers of this shard: another process may have shown them, and nobody could be told."""
        self._tournaments.look_again()
        for guild in self._client.guilds:
            if guild.shard_id == shard_id:
                self._calls.look(guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start all of it: the settings are read."""
        self._retention.begin()
        if self._clock is None:
            self._clock = asyncio.create_task(self._tournaments.run(), name="tournaments")
            self._season_posts.post_due.start()
