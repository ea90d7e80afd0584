"""`/stats`: a member's figures, and what two members have done against each other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.preferences import Preferences
from bot.ratings.leaderboards import Leaderboards
from cogs.commands.choices import game_choices
from cogs.i18n.locale import messages_of
from cogs.i18n.messages import command_text
from cogs.i18n.names import formatted
from cogs.images.renderer import ImageRenderer
from cogs.pages.player_stats import PlayerStats, drawn, of_game, only, picture
from cogs.ui.progressive_reply import ProgressiveReply
from cogs.ui.responses import Press, in_time

COURSE_GAMES = 40
"""How many of the last games a course shows."""

Person = discord.Member | discord.User


class StatsCog(commands.Cog):
    """The figures of members."""

    def __init__(self, leaderboards: Leaderboards, preferences: Preferences, renderer: ImageRenderer) -> None:
        self.leaderboards = leaderboards
        self.preferences = preferences
        self._developing = ProgressiveReply(renderer)

    @app_commands.command(name="stats", description=command_text("cmd-stats"))
    @app_commands.describe(
        member=command_text("cmd-stats-member"),
        game=command_text("cmd-stats-game"),
        other=command_text("cmd-stats-other"),
    )
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def stats(
        self,
        press: discord.Interaction[Any],
        member: discord.User | None = None,
        game: str | None = None,
        other: discord.User | None = None,
    ) -> None:
        """Show the figures to who asks."""
        async with in_time(press):
            messages = messages_of(press)
            portrait = await self._portrait(press, member or press.user, game, other)
            panel = drawn(portrait, formatted(press.guild.name) if press.guild else "", messages)
            if await self.preferences.shows_pictures(press.user.id, press.guild_id):
                panel = replace(panel, picture=picture(portrait, messages))
            await self._developing.show(press, panel)

    async def _portrait(
        self, press: Press, member: Person, game: str | None, other: Person | None
    ) -> PlayerStats:
        """Read everything there is. Refused for who has no figures, and for figures against oneself."""
        if press.guild_id is None:
            raise Refused("here-only")
        if member.bot or (other is not None and other.bot):
            raise Refused("stats-of-a-bot")
        if other is not None and other.id == member.id:
            raise Refused("stats-same-member")
        await self.leaderboards.settled()
        store, guild_id = self.leaderboards, press.guild_id
        careers, tallies = await asyncio.gather(
            store.careers(member.id, guild_id=guild_id), store.statistics(member.id, guild_id=guild_id)
        )
        careers, tallies = of_game(careers, game), only(tallies, game)
        if not careers and not tallies:
            raise Refused("stats-none" if game is None else "stats-none-of-game", who=member.mention)
        ladder = max(careers, key=lambda name: careers[name].games, default=None)
        course: tuple[float, ...] = ()
        if ladder is not None:
            course = await store.course(member.id, guild_id=guild_id, ladder=ladder, most=COURSE_GAMES)
        portrait = PlayerStats(member.id, careers, tallies, ladder, course)
        if other is None:
            return portrait
        met = of_game(await store.rivals(member.id, other.id, guild_id=guild_id), game)
        return replace(portrait, other_id=other.id, rivals=met)
