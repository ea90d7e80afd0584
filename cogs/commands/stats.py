"""`/stats`: a member's statistics, and what two members have done against each other."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord.ext import commands

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.ratings.leaderboards import Leaderboards
from cogs.commands.choices import GAME_CHOICES
from cogs.commands.declaration import anywhere, command
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.names import formatted
from cogs.images.progressive_reply import ProgressiveReply
from cogs.pages.player_stats import PlayerStats, of_game, statistics_image, statistics_panel
from cogs.permissions import place_of

LAST_GAMES = 40
"""After how many of the last games the rating is shown."""

Person = discord.Member | discord.User


class StatsCog(commands.Cog):
    """`/stats`."""

    def __init__(
        self, leaderboards: Leaderboards, preferences: Preferences, images: ProgressiveReply
    ) -> None:
        self._leaderboards = leaderboards
        self._preferences = preferences
        self._reply = images

    @command("stats", game=GAME_CHOICES)
    @anywhere
    async def stats(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        game: str | None = None,
        other: discord.User | None = None,
    ) -> None:
        """Show the statistics, privately."""
        messages = messages_of(interaction)
        found = await self._player_stats(interaction, member or interaction.user, game, other)
        place = formatted(interaction.guild.name) if interaction.guild else messages("direct-messages")
        panel = statistics_panel(found, place, messages, is_own=found.user_id == interaction.user.id)
        if await self._preferences.shows_pictures(interaction.user.id, interaction.guild_id):
            panel = replace(panel, image=statistics_image(found, messages))
        await self._reply.show(interaction, panel)

    async def _player_stats(
        self, interaction: Interaction, member: Person, game: str | None, other: Person | None
    ) -> PlayerStats:
        """Read a member's statistics. Refused when there are none, and for a member against themselves."""
        if interaction.guild_id is None and (member.id != interaction.user.id or other is not None):
            raise Refused(Reason.STATS_DIRECT)
        if member.bot or (other is not None and other.bot):
            raise Refused(Reason.STATS_OF_A_BOT)
        if other is not None and other.id == member.id:
            raise Refused(Reason.STATS_SAME_MEMBER)
        boards, guild_id = self._leaderboards, place_of(interaction)
        all_ranks, all_counts = await boards.careers(member.id, guild_id)
        ranks, counts = of_game(all_ranks, game), of_game(all_counts, game)
        if interaction.guild_id is None and not counts:
            raise Refused(Reason.STATS_DIRECT_NONE)
        if not ranks and not counts:
            raise Refused(
                Reason.STATS_NONE if game is None else Reason.STATS_NONE_OF_GAME, who=member.mention
            )
        ladder = max(ranks, key=lambda name: ranks[name].games, default=None)
        ratings: tuple[float, ...] = ()
        if ladder is not None:
            ratings = await boards.recent_ratings(member.id, guild_id, ladder=ladder, most=LAST_GAMES)
        stats = PlayerStats(member.id, ranks, counts, ladder, ratings)
        if other is None:
            return stats
        met = of_game(await boards.rivals(member.id, other.id, guild_id), game)
        return replace(stats, other_id=other.id, rivals=met)
