"""Tournaments of a server: `/tournament`, and their posts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.tables.changes import Kind
from bot.tournaments.records import Tournament, TournamentFormat
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import TournamentService
from bot.tournaments.swiss import MOST_ROUNDS
from bot.tournaments.tournament import for_two
from cogs.commands.choices import CLOCK_CHOICES, GAME_CHOICES, Choices, choices
from cogs.commands.declaration import command
from cogs.feature import Feature, Parts
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from cogs.tournaments.handler import TournamentHandler
from cogs.tournaments.pages import PAGE
from cogs.tournaments.posts import TableThreads, TournamentPosts
from games.catalog import CATALOG

_MODES: Choices = [
    app_commands.Choice(name=command_text(f"{entry.game.key}-mode-{mode}"), value=str(mode))
    for entry in CATALOG
    for mode in entry.leaderboards.modes
    if for_two(entry.game, entry.game.Options(mode=mode))
]
"""The modes that two people can play against each other."""


@app_commands.guild_only()
class TournamentCog(
    commands.GroupCog, group_name="tournament", group_description=command_text("cmd-tournament")
):
    """`/tournament`. A server has one tournament at a time, so no command has to name it."""

    def __init__(self, handler: TournamentHandler, runner: TournamentRunner) -> None:
        self.handler = handler
        self.runner = runner

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Do what is due by time from now on."""
        self.runner.begin()

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Look at once what is due: another process may have run the tournaments of these servers."""
        self.runner.look_again()

    @command(
        "tournament-new",
        game=GAME_CHOICES,
        mode=_MODES,
        format=choices("choice-format-{}", TournamentFormat),
        clock=CLOCK_CHOICES,
        is_public=True,
        is_costly=True,
    )
    async def new(
        self,
        interaction: Interaction,
        game: str,
        format: str = TournamentFormat.SWISS.value,  # noqa: A002 - the option's name
        mode: str | None = None,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        clock: str | None = None,
        until: str | None = None,
    ) -> None:
        """Open the sign-up."""
        await self.handler.new(
            interaction, game=game, mode=mode, format=format, rounds=rounds, clock=clock, until=until
        )

    @command("tournament-join")
    async def join(self, interaction: Interaction) -> None:
        """Sign up."""
        await self._do(interaction, self.handler.join)

    @command("tournament-leave")
    async def leave(self, interaction: Interaction) -> None:
        """Leave."""
        await self._do(interaction, self.handler.leave)

    @command("tournament-show")
    async def show(self, interaction: Interaction) -> None:
        """Show the tournament to one person; without one that is played, the last one."""
        await self.handler.show(interaction, await self.handler.newest(interaction))

    @command("tournament-start")
    async def start(self, interaction: Interaction) -> None:
        """End the sign-up."""
        await self._do(interaction, self.handler.start)

    @command("tournament-pause")
    async def pause(self, interaction: Interaction) -> None:
        """Start no new games."""
        await self._do(interaction, self.handler.pause)

    @command("tournament-resume")
    async def resume(self, interaction: Interaction) -> None:
        """Go on."""
        await self._do(interaction, self.handler.resume)

    @command("tournament-end")
    async def end(self, interaction: Interaction) -> None:
        """End the tournament."""
        await self._do(interaction, self.handler.end)

    async def _do(
        self, interaction: Interaction, work: Callable[[Interaction, Tournament], Awaitable[None]]
    ) -> None:
        await work(interaction, await self.handler.running(interaction))


def feature(parts: Parts) -> Feature:
    """Return what tournaments add to the program."""
    core = parts.core
    service = TournamentService(core.store, core.tables, core.lobbies, core.homes, new_secret=core.new_secret)
    posts = TournamentPosts(parts.client, service, parts.locales, parts.outbox)
    parts.at_end(posts.close)
    places = TableThreads(parts.client, parts.locales)
    runner = TournamentRunner(service, core.tables, places, posts.changed)
    parts.at_end(runner.close)
    parts.screens.show_on(Kind.PLAYED | Kind.OVER | Kind.LOOK, runner.changed)
    service.hear(posts.changed, runner.wake)
    handler = TournamentHandler(service, core.preferences, posts)
    return Feature(commands=(TournamentCog(handler, runner),), pages={PAGE: handler})
