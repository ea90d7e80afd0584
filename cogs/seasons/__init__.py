"""Posts the first places of a season when it is over, in the servers that want it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum

import discord
from discord.ext import commands, tasks

from bot.errors import Refused
from bot.seasons import FIRST_PLACES, SeasonBoard, season_boards, season_to_post
from cogs.feature import Feature, Parts
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import Messages
from cogs.pages.ladders import title
from cogs.pages.leaderboard import LeaderboardPage, board_line, placed, season_name
from cogs.pages.settings import POSTS, Mentioned
from cogs.permissions import TO_WRITE, check_none_missing, missing_permissions
from cogs.ui.errors import FAILURES, is_transient
from cogs.ui.outbox import PANEL_COMPONENT, panel_sender
from cogs.ui.panel import Button, Panel
from cogs.ui.phone import fits_phone
from data.records.finished_games import Period
from data.records.settings import ServerSettings
from data.records.tables import SentKind, SentMessage

log = logging.getLogger(__name__)

SPARE_POINTS = 55
"""The post may be this much higher than estimated: only a few of its names are long."""
BUTTONS = 5
"""How many leaderboards have a button: one row holds no more."""
EVERY_MINUTES = 10
"""How often a process looks whether a season is over."""
LATE_SECONDS = 60
"""How long after its end a season may still get games: the clocks of processes differ, and a write may be repeated."""


class SeasonReason(StrEnum):
    """The sentence of each has the key ``refused-`` and its value."""

    POST_PERMISSION = "season-post-permission"


def feature(parts: Parts) -> Feature:
    """Return the posts at the end of a season as a feature."""
    posts = SeasonPosts(parts)
    return Feature(commands=(posts,), settings=(replace(SEASON_CHANNEL, before_first=posts.skip_last),))


def _check_channel(interaction: Interaction, channel: discord.TextChannel) -> None:
    missing = missing_permissions(channel, TO_WRITE)
    check_none_missing(interaction, missing, SeasonReason.POST_PERMISSION, channel=channel.mention)


SEASON_CHANNEL = Mentioned(
    "season_channel_id",
    POSTS,
    "season-post",
    kind=discord.TextChannel,
    option="where",
    is_losable=True,
    check=_check_channel,
)


class SeasonPosts(commands.Cog):
    """Each process posts for the servers whose home it is, also when the bot was off as the season ended."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self.now = parts.tables.now
        self._done: dict[int, tuple[str, int | None]] = {}
        """The last season of each server that is posted, or that Discord has refused, with the channel."""

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin: the settings are read."""
        if not self.post_due.is_running():
            self.post_due.start()

    async def cog_unload(self) -> None:
        """Stop."""
        self.post_due.cancel()

    @tasks.loop(minutes=EVERY_MINUTES)
    async def post_due(self) -> None:
        """Post in every server where a season is over and not posted.

        A failure in one server costs the others nothing.
        """
        season = season_to_post(self.now() - LATE_SECONDS)
        for guild in list(self._parts.client.guilds):
            server = self._parts.preferences.server(guild.id)
            due = season, server.season_channel_id
            is_wanted = server.season_channel_id is not None and self._done.get(guild.id) != due
            if not is_wanted or not self._parts.homes.is_home(guild.id):
                continue
            try:
                if await self._is_posted(guild, server, season):
                    self._done[guild.id] = due
            except (Refused, *FAILURES) as error:
                log.warning("season %s is not posted in server %d: %s", season, guild.id, error)
                if isinstance(error, discord.HTTPException) and not is_transient(error):
                    self._done[guild.id] = due  # until the next start, or until there is another channel
            except Exception:
                log.exception("season %s is not posted in server %d", season, guild.id)

    async def skip_last(self, guild_id: int) -> None:
        """Post nothing about the season that was over last: a server begins with the one that runs."""
        await self._parts.store.seasons.claim(guild_id, season_to_post(self.now()))

    async def _is_posted(self, guild: discord.Guild, server: ServerSettings, season: str) -> bool:
        """Post a season; return False if that has to wait. Raise what Discord and the store answer.

        Refused when another process is the home of the server from now on.
        """
        channel = guild.get_channel(server.season_channel_id or 0)
        if not isinstance(channel, discord.TextChannel):
            await self._parts.preferences.lose(guild.id, "season_channel_id")
            return False
        if missing_permissions(channel, TO_WRITE):
            log.info("season %s waits in server %d: the bot may not write there", season, guild.id)
            return False
        seasons = self._parts.store.seasons
        if await seasons.is_claimed(guild.id, season):
            return True
        boards = await season_boards(self._parts.store, guild.id, season)
        if boards is None:
            return False
        sent = await self._send(channel, season, boards) if boards else None
        await seasons.claim(guild.id, season)
        if sent is not None:
            await self._parts.outbox.stored.drop(sent)
        return True

    async def _send(
        self, channel: discord.TextChannel, season: str, boards: Sequence[SeasonBoard]
    ) -> SentMessage:
        """Send the post, unless it has arrived before a crash or a lost answer."""
        panel = season_panel(season, boards, self._parts.locales.public(channel.guild.id))
        message = SentMessage(
            kind=SentKind.NOTICE, guild_id=channel.guild.id, channel_id=channel.id, nonce=f"season/{season}"
        )
        sending = panel_sender(channel, panel)

        async def send(nonce: str) -> int:
            self._parts.homes.check_home(channel.guild.id)
            return await sending(nonce)

        return await self._parts.outbox.send_once(message, send)


def season_panel(season: str, boards: Sequence[SeasonBoard], messages: Messages) -> Panel:
    """Return the post, with as many leaderboards as fit on a phone, and a button for each of the first ones."""
    page = Panel(
        heading=messages("season-heading", season=season_name(season, messages)),
        paragraphs=(messages("season-note"),),
        component_id=PANEL_COMPONENT,
        rows=(tuple(_button(season, board, messages) for board in boards[:BUTTONS]),) if boards else (),
    )
    for board in boards:
        *shown, note = page.paragraphs
        longer = replace(page, paragraphs=(*shown, _board(board, messages), note))
        if shown and not fits_phone(longer, SPARE_POINTS):
            break
        page = longer
    return page


def _button(season: str, board: SeasonBoard, messages: Messages) -> Button:
    page = LeaderboardPage(board.ladder, season)
    return Button(page.route, title(board.ladder, messages))


def _board(board: SeasonBoard, messages: Messages) -> str:
    ranked = placed(board.ranks, LeaderboardPage(board.ladder, Period.SEASON))
    lines = [board_line(rank, place, messages) for rank, place in ranked if place <= FIRST_PLACES]
    return "\n".join((f"**{title(board.ladder, messages)}**", *lines))
