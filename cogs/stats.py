"""`/stats`: a member's figures, and what two members have done against each other."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.refusals import Refused
from bot.tables import Tables
from cogs.answers import Press, in_time, show
from cogs.art.charts import WIDTH, rating_chart
from cogs.choices import game_choices
from cogs.darkroom import Darkroom
from cogs.panels import Drawing
from cogs.portrait import Portrait, course_in_words, drawn, of_game, only
from cogs.tongues import words_of
from cogs.words import Words, command_text

COURSE_GAMES = 40
"""How many of the last games a course shows."""
DRAWN_SECONDS = 1.0
"""How long the answer waits for its picture."""

Person = discord.Member | discord.User


class StatsCog(commands.Cog):
    """The figures of members."""

    def __init__(self, tables: Tables, darkroom: Darkroom) -> None:
        self.tables = tables
        self.darkroom = darkroom

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
            words = words_of(press)
            portrait = await self._portrait(press, member or press.user, game, other)
            panel = drawn(portrait, press.guild.name if press.guild else "", words)
            panel = replace(panel, picture=await self._drawing(press, portrait, words))
            await show(press, panel, await self.darkroom.soon(panel.picture, seconds=DRAWN_SECONDS))

    async def _portrait(
        self, press: Press, member: Person, game: str | None, other: Person | None
    ) -> Portrait:
        """Read everything there is. Refused for who has no figures, and for figures against oneself."""
        if press.guild_id is None:
            raise Refused("here-only")
        if member.bot or (other is not None and other.bot):
            raise Refused("stats-of-a-bot")
        if other is not None and other.id == member.id:
            raise Refused("stats-same-member")
        await self.tables.standing.settled()
        store, guild_id = self.tables.store, press.guild_id
        careers, tallies = await asyncio.gather(
            store.careers(member.id, guild_id=guild_id), store.tally(member.id, guild_id=guild_id)
        )
        careers, tallies = of_game(careers, game), only(tallies, game)
        if not careers and not tallies:
            raise Refused("stats-none" if game is None else "stats-none-of-game", who=member.mention)
        ladder = max(careers, key=lambda name: careers[name].games, default=None)
        course = await self._course(member.id, guild_id, ladder)
        portrait = Portrait(member.id, careers, tallies, ladder, course)
        if other is None:
            return portrait
        met = of_game(await store.rivals(member.id, other.id, guild_id=guild_id), game)
        return replace(portrait, other_id=other.id, rivals=met)

    async def _course(self, user_id: int, guild_id: int, ladder: str | None) -> tuple[float, ...]:
        if ladder is None:
            return ()
        rows = await self.tables.store.recent_ratings(
            user_id, guild_id=guild_id, ladder=ladder, most=COURSE_GAMES
        )
        return tuple(row.mu - 3 * row.sigma for row in rows)

    async def _drawing(self, press: Press, portrait: Portrait, words: Words) -> Drawing | None:
        """The course to be drawn, unless there is none, or who asks wants words alone."""
        if portrait.ladder is None or len(portrait.course) == 1:  # one game is no course yet
            return None
        if not await self.tables.customs.shows_pictures(press.user.id, press.guild_id):
            return None
        told = course_in_words(portrait.ladder, portrait.course, words)
        return Drawing(rating_chart(portrait.course), WIDTH, told)
