"""`/tournament`: tournaments of a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.tournaments.records import Tournament, TournamentFormat
from bot.tournaments.swiss import MOST_ROUNDS
from bot.tournaments.tournament import for_two
from cogs.commands.declaration import CLOCK_CHOICES, GAME_CHOICES, Texts, choices, command
from cogs.handlers.tournaments import TournamentHandler
from cogs.i18n.locale import Interaction
from cogs.i18n.messages import command_text
from games.catalog import CATALOG

_MODES: Texts = [
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

    def __init__(self, handler: TournamentHandler) -> None:
        self._handler = handler

    @command(
        "tournament-new",
        game=GAME_CHOICES,
        mode=_MODES,
        format=choices("choice-format-{}", TournamentFormat),
        clock=CLOCK_CHOICES,
        is_public=True,
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
        await self._handler.new(
            interaction, game=game, mode=mode, format=format, rounds=rounds, clock=clock, until=until
        )

    @command("tournament-join")
    async def join(self, interaction: Interaction) -> None:
        """Sign up."""
        await self._do(interaction, self._handler.join)

    @command("tournament-leave")
    async def leave(self, interaction: Interaction) -> None:
        """Leave."""
        await self._do(interaction, self._handler.leave)

    @command("tournament-show")
    async def show(self, interaction: Interaction) -> None:
        """Show the tournament to one person; without one that is played, the last one."""
        await self._handler.show(interaction, await self._handler.newest(interaction))

    @command("tournament-start")
    async def start(self, interaction: Interaction) -> None:
        """End the sign-up."""
        await self._do(interaction, self._handler.start)

    @command("tournament-pause")
    async def pause(self, interaction: Interaction) -> None:
        """Start no new games."""
        await self._do(interaction, self._handler.pause)

    @command("tournament-resume")
    async def resume(self, interaction: Interaction) -> None:
        """Go on."""
        await self._do(interaction, self._handler.resume)

    @command("tournament-end")
    async def end(self, interaction: Interaction) -> None:
        """End the tournament."""
        await self._do(interaction, self._handler.end)

    async def _do(
        self, interaction: Interaction, work: Callable[[Interaction, Tournament], Awaitable[None]]
    ) -> None:
        await work(interaction, await self._handler.running(interaction))
