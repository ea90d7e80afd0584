"""A member's statistics: games, ratings, the counts of each game, and what they have done against another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import discord

from bot.errors import Reason, Refused
from bot.preferences import Preferences
from bot.ratings.leaderboards import Leaderboards
from bot.ratings.model import PROVISIONAL_GAMES
from cogs.games.game_ui import DescribedChart
from cogs.games.registry import GAME_UIS
from cogs.i18n.locale import Interaction, messages_of
from cogs.i18n.messages import Messages
from cogs.i18n.names import formatted
from cogs.images.progressive_reply import ProgressiveReply
from cogs.images.svg import charts
from cogs.images.svg.shapes import PIXELS
from cogs.pages.ladders import LADDERS, game_of, title
from cogs.permissions import place_of
from cogs.ui.panel import Panel, SvgImage
from data.records.finished_games import Rank, Rivalry
from games.catalog import ENTRIES
from games.entry import Counts

LAST_GAMES = 40
"""The number of last games whose ratings are shown."""
REACHED = ("▫️", "✅")
"""Before an achievement: whether it is reached."""
_BARS = "▁▂▃▄▅▆▇█"

T = TypeVar("T")
Person = discord.Member | discord.User


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """A member's statistics in one server."""

    user_id: int
    ranks: Mapping[str, Rank]
    """The ranks of all time, by leaderboard."""
    counts: Mapping[str, Counts]
    """The counts by game and counter."""
    ladder: str | None
    """The leaderboard played most, whose ratings are shown."""
    ratings: Sequence[float]
    """The sure ratings there after each of the last games, oldest first."""
    other_id: int | None = None
    rivals: Mapping[str, Rivalry] | None = None
    """Their results against the other member, by leaderboard."""
    hides_ratings: bool = False
    """Whether the member has left the boards and somebody else reads this: then it has no ratings."""


@dataclass(frozen=True, eq=False)
class StatsPage:
    """Shows the statistics."""

    leaderboards: Leaderboards
    preferences: Preferences
    images: ProgressiveReply

    async def show(
        self,
        interaction: Interaction,
        member: Person | None = None,
        game: str | None = None,
        other: discord.User | None = None,
    ) -> None:
        """Show a member's statistics to one person, or their own. Refused like `read`."""
        messages = messages_of(interaction)
        stats = await self.read(interaction, member or interaction.user, game, other)
        place = formatted(interaction.guild.name) if interaction.guild else messages("direct-messages")
        panel = statistics_panel(stats, place, messages, is_own=stats.user_id == interaction.user.id)
        if await self.preferences.shows_pictures(interaction.user.id, interaction.guild_id):
            panel = replace(panel, image=statistics_image(stats, messages))
        await self.images.show(interaction, panel)

    async def read(
        self, interaction: Interaction, member: Person, game: str | None, other: Person | None
    ) -> PlayerStats:
        """Return a member's statistics. Refused when there are none, and for a member against themselves."""
        if interaction.guild_id is None and (member.id != interaction.user.id or other is not None):
            raise Refused(Reason.STATS_DIRECT)
        if member.bot or (other is not None and other.bot):
            raise Refused(Reason.STATS_OF_A_BOT)
        if other is not None and other.id == member.id:
            raise Refused(Reason.STATS_SAME_MEMBER)
        boards, guild_id = self.leaderboards, place_of(interaction)
        all_ranks, all_counts = await boards.careers(member.id, guild_id)
        is_hidden = (
            member.id != interaction.user.id and not (await self.preferences.member(member.id)).on_boards
        )
        if is_hidden:
            all_ranks = {}
        ranks, counts = of_game(all_ranks, game), of_game(all_counts, game)
        if interaction.guild_id is None and not counts:
            raise Refused(Reason.STATS_DIRECT_NONE)
        if not ranks and not counts and not is_hidden:
            reason = Reason.STATS_NONE if game is None else Reason.STATS_NONE_OF_GAME
            raise Refused(reason, who=member.mention)
        ladder = max(ranks, key=lambda name: ranks[name].games, default=None)
        ratings: tuple[float, ...] = ()
        if ladder is not None:
            ratings = await boards.stored.recent_ratings(
                member.id, guild_id=guild_id, ladder=ladder, most=LAST_GAMES
            )
        stats = PlayerStats(member.id, ranks, counts, ladder, ratings, hides_ratings=is_hidden)
        if other is None:
            return stats
        met = of_game(await boards.stored.rivals(member.id, other.id, guild_id=guild_id), game)
        return replace(stats, other_id=other.id, rivals=met)


def of_game(by_key: Mapping[str, T], game: str | None) -> dict[str, T]:
    """Return the entries of a game, or of any game that there still is, by game or leaderboard."""
    known = {*LADDERS, *GAME_UIS}
    return {key: value for key, value in by_key.items() if key in known and game in (None, game_of(key))}


def statistics_panel(stats: PlayerStats, server: str, messages: Messages, *, is_own: bool = False) -> Panel:
    """Return the statistics as a panel; words tell how the ratings changed only where no chart shows it.

    ``is_own`` tells whether the only reader is the member.
    """
    paragraphs = [] if stats.other_id is None else [_against(stats, messages, is_own=is_own)]
    paragraphs += [_overall(stats, messages), _ranks(stats, messages)]
    paragraphs += [_game(game, counts, messages) for game, counts in stats.counts.items()]
    changes = []
    if stats.ladder is not None and len(stats.ratings) > 1:
        changes = [f"{_changes(stats.ladder, stats.ratings, messages)}\n{_bars(stats.ratings)}"]
    is_any_new = any(map(_is_new, stats.ranks.values()))
    notes = [messages("stats-new", games=PROVISIONAL_GAMES)] if is_any_new else []
    if stats.hides_ratings:
        notes.append(messages("stats-hidden"))
    paragraphs = list(filter(None, paragraphs))
    last = "\n".join((*notes, messages("stats-note")))
    return Panel(
        has_parts=True,
        heading=messages(
            "stats-heading-you" if is_own else "stats-heading", who=f"<@{stats.user_id}>", server=server
        ),
        paragraphs=(*paragraphs, last),
        uncut=(*paragraphs, *changes, last),
    )


def _bars(ratings: Sequence[float]) -> str:
    least, most = min(ratings), max(ratings)
    span = (most - least) or 1.0
    return "".join(_BARS[round((rating - least) / span * (len(_BARS) - 1))] for rating in ratings)


def _changes(ladder: str, ratings: Sequence[float], messages: Messages) -> str:
    """Return a sentence about how ratings changed, which also describes their image."""
    values = {"first": ratings[0], "last": ratings[-1], "least": min(ratings), "most": max(ratings)}
    figures = {name: messages.figure(value) for name, value in values.items()}
    return messages("stats-course", game=title(ladder, messages), count=len(ratings), **figures)


def statistics_image(stats: PlayerStats, messages: Messages) -> SvgImage | None:
    """Return charts of the rating and of each game; None when there is nothing to draw."""
    parts: list[DescribedChart] = []
    if stats.ladder is not None and len(stats.ratings) > 1:
        heading = messages("stats-chart-course", game=title(stats.ladder, messages))
        chart = charts.course(stats.ratings, title=heading, figure=messages.figure)
        parts.append(DescribedChart(chart, _changes(stats.ladder, stats.ratings, messages)))
    for game, counts in stats.counts.items():
        parts += GAME_UIS[game].charts(counts, messages)
    if not parts:
        return None
    svg = charts.drawn([part.chart for part in parts])
    return SvgImage(svg, PIXELS, " ".join(part.words for part in parts))


def _overall(stats: PlayerStats, messages: Messages) -> str:
    if not stats.counts:
        return ""
    played = {game: counts.get("games", 0) for game, counts in stats.counts.items()}
    favourite = max(played, key=lambda game: played[game])
    wins = sum(counts.get("wins", 0) for counts in stats.counts.values())
    games = sum(played.values())
    return messages("stats-overall", games=games, wins=wins, favourite=messages(f"{favourite}-name"))


def _ranks(stats: PlayerStats, messages: Messages) -> str:
    return "\n".join(
        messages(
            "stats-career",
            game=title(ladder, messages),
            sure=messages.figure(rank.sure),
            new=str(_is_new(rank)),
            wins=rank.wins,
            games=rank.games,
            streak=rank.streak,
            best=rank.best_streak,
        )
        for ladder, rank in stats.ranks.items()
    )


def _is_new(rank: Rank) -> bool:
    return rank.rated_games < PROVISIONAL_GAMES


def _game(game: str, counts: Counts, messages: Messages) -> str:
    lines = "\n".join((*GAME_UIS[game].stats(counts, messages), *_achievements(game, counts, messages)))
    return f"**{messages(f'{game}-name')}**\n{lines}" if lines else ""


def _achievements(game: str, counts: Counts, messages: Messages) -> Iterator[str]:
    """Yield a line with what the member has done once, and what not yet, if the game has such a record."""
    achievements = ENTRIES[game].achievements
    reached = [one for one in achievements if one.is_reached(counts)]
    if achievements and counts.get("games", 0):
        names = [
            f"{REACHED[one in reached]} {messages(f'{game}-achievement-{one.name}')}" for one in achievements
        ]
        told = messages.listed(names)
        yield messages("stats-achievements", reached=len(reached), all=len(achievements), names=told)


def _against(stats: PlayerStats, messages: Messages, *, is_own: bool) -> str:
    who, other = f"<@{stats.user_id}>", f"<@{stats.other_id}>"
    lines = [
        messages(
            "stats-rival",
            game=title(ladder, messages),
            games=rival.games,
            ahead=rival.ahead,
            behind=rival.behind,
        )
        for ladder, rival in (stats.rivals or {}).items()
    ]
    head = messages("stats-against-you" if is_own else "stats-against", who=who, other=other)
    return (
        "\n".join((head, *lines))
        if lines
        else messages("stats-never-met-you" if is_own else "stats-never-met", who=who, other=other)
    )
