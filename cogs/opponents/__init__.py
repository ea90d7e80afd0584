"""Finding opponents: options of `/play` that find a table, and a role that is told when a table waits."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.opponents.player_calls import PlayerCalls
from bot.opponents.waiting import Pace, WaitingTables
from cogs.commands.play import Finder
from cogs.feature import Feature, Parts
from cogs.games.registry import PRESENTERS
from cogs.i18n.locale import Interaction
from cogs.opponents.caller import PlayerCaller
from cogs.opponents.find import FindHandler
from cogs.opponents.players_role import PLAYERS_ROLE, PlayersRole
from cogs.ui.command_options import Choices, optional

GAME, WHEN = "game", "when"
"""The options of `/play`."""


class CallsCog(commands.Cog):
    """Looks for tables that wait where nobody could be told of them."""

    def __init__(self, client: discord.Client, calls: PlayerCalls) -> None:
        self._client = client
        self.calls = calls

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Look at once at the servers of this shard: another process may have shown them, and nobody could be told."""
        for guild in self._client.guilds:
            if guild.shard_id == shard_id:
                self.calls.look(guild.id)


def feature(parts: Parts) -> Feature:
    """Return what finding opponents adds to the program."""
    core = parts.core
    caller = PlayerCaller(parts.client, core.preferences, parts.locales, parts.outbox)
    calls = PlayerCalls(core.store.opponents, core.tables, core.preferences, core.homes, caller)
    parts.at_end(calls.close)
    finder = FindHandler(WaitingTables(core.tables, core.lobbies, core.preferences), parts.lobby)

    async def find(interaction: Interaction, given: dict[str, Any]) -> None:
        pace = given.get(WHEN)
        await finder.find(interaction, game=given.get(GAME), pace=None if pace is None else Pace(pace))

    games = Choices(tuple((f"{game}-name", game) for game in PRESENTERS))
    paces = Choices(tuple((f"choice-pace-{pace}", str(pace)) for pace in Pace))
    return Feature(
        commands=(CallsCog(parts.client, calls),),
        finder=Finder((optional(GAME, games), optional(WHEN, paces)), find),
        switch=PlayersRole(core.preferences, parts.locales),
        settings=(PLAYERS_ROLE,),
    )
