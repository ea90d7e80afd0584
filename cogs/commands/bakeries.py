"""`/bakery`: opens tables for You Take the Cake, and every move of it as a command."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.options import read_options
from cogs.commands.autocomplete import Autocomplete, offer, offer_tables
from cogs.commands.choices import clock_choices, level_choices
from cogs.commands.game_moves import MoveCommands
from cogs.handlers.lobby import LobbyHandler
from cogs.i18n.messages import command_text
from games.bakeries.kitchen import Source
from games.catalog import GAMES

Press = discord.Interaction[Any]

_PILES = [app_commands.Choice(name=command_text(f"choice-pile-{pile}"), value=pile.value) for pile in Source]
_TABLE = command_text("cmd-option-table")


@app_commands.guild_only()
class BakeriesCog(commands.GroupCog, group_name="bakery", group_description=command_text("cmd-bakery")):
    """You Take the Cake by commands. Only the player sees the answers."""

    def __init__(self, lobby: LobbyHandler, moves: MoveCommands, autocomplete: Autocomplete) -> None:
        self.lobby = lobby
        self.moves = moves
        self.autocomplete = autocomplete

    @app_commands.command(name="new", description=command_text("cmd-bakery-new"))
    @app_commands.describe(clock=command_text("cmd-new-clock"), house=command_text("cmd-new-house"))
    @app_commands.choices(clock=clock_choices(), house=level_choices())
    async def new(self, press: Press, clock: str | None = None, house: str | None = None) -> None:
        """Open a table; its lobby is the answer."""
        options = read_options(GAMES["bakeries"], {})
        await self.lobby.open(press, GAMES["bakeries"], options, clock=clock, house=house)

    # Phase one: hire a chef

    @app_commands.command(name="draw", description=command_text("cmd-bakery-draw"))
    @app_commands.describe(pile=command_text("cmd-bakery-draw-pile"), table=_TABLE)
    @app_commands.choices(pile=_PILES)
    @app_commands.autocomplete(table=offer_tables)
    async def draw(self, press: Press, pile: str = Source.STOCK.value, table: str | None = None) -> None:
        """Begin a turn of drawing and discarding."""
        await self.moves.make(press, f"turn.draw.{pile}", table)

    @app_commands.command(name="discard", description=command_text("cmd-bakery-discard"))
    @app_commands.describe(card=command_text("cmd-bakery-discard-card"), table=_TABLE)
    @app_commands.autocomplete(card=offer("bakeries", "card"), table=offer_tables)
    async def discard(self, press: Press, card: str, table: str | None = None) -> None:
        """End the turn with a discard."""
        await self.moves.fill(press, "discard", table, card=card)

    @app_commands.command(name="lay", description=command_text("cmd-bakery-lay"))
    @app_commands.describe(chef=command_text("cmd-bakery-lay-chef"), table=_TABLE)
    @app_commands.autocomplete(chef=offer("bakeries", "chef"), table=offer_tables)
    async def lay(self, press: Press, chef: str, table: str | None = None) -> None:
        """Hire a chef."""
        await self.moves.fill(press, "lay", table, chef=chef)

    @app_commands.command(name="close", description=command_text("cmd-bakery-close"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def close(self, press: Press, table: str | None = None) -> None:
        """Close the other bakery."""
        await self.moves.make(press, "turn.close", table)

    @app_commands.command(name="reopen", description=command_text("cmd-bakery-reopen"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def reopen(self, press: Press, table: str | None = None) -> None:
        """Reopen one's own bakery."""
        await self.moves.make(press, "turn.reopen", table)

    @app_commands.command(name="pass", description=command_text("cmd-bakery-pass"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def pass_turn(self, press: Press, table: str | None = None) -> None:
        """Do nothing, when there is nothing to draw."""
        await self.moves.make(press, "turn.pass", table)

    # Phase two: you take the cake

    @app_commands.command(name="keep", description=command_text("cmd-bakery-keep"))
    @app_commands.describe(slot=command_text("cmd-bakery-slot"), table=_TABLE)
    @app_commands.autocomplete(slot=offer("bakeries", "own"), table=offer_tables)
    async def keep(self, press: Press, slot: str, table: str | None = None) -> None:
        """Place the drawn cake in one's own case."""
        await self.moves.fill(press, "own", table, slot=slot)

    @app_commands.command(name="give", description=command_text("cmd-bakery-give"))
    @app_commands.describe(slot=command_text("cmd-bakery-slot"), table=_TABLE)
    @app_commands.autocomplete(slot=offer("bakeries", "theirs"), table=offer_tables)
    async def give(self, press: Press, slot: str, table: str | None = None) -> None:
        """Place the drawn cake in the opponent's case."""
        await self.moves.fill(press, "theirs", table, slot=slot)

    # Phase three: the cake sale

    @app_commands.command(name="roll", description=command_text("cmd-bakery-roll"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def roll(self, press: Press, table: str | None = None) -> None:
        """Roll the dice."""
        await self.moves.make(press, "roll.dice", table)

    @app_commands.command(name="stale", description=command_text("cmd-bakery-stale"))
    @app_commands.describe(slot=command_text("cmd-bakery-slot"), table=_TABLE)
    @app_commands.autocomplete(slot=offer("bakeries", "stale"), table=offer_tables)
    async def stale(self, press: Press, slot: str, table: str | None = None) -> None:
        """Let a cake of the opponent go stale."""
        await self.moves.fill(press, "stale", table, slot=slot)

    @app_commands.command(name="again", description=command_text("cmd-bakery-again"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def again(self, press: Press, table: str | None = None) -> None:
        """Risk a second try of the clearance sale."""
        await self.moves.make(press, "again.try", table)

    @app_commands.command(name="stop", description=command_text("cmd-bakery-stop"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def stop(self, press: Press, table: str | None = None) -> None:
        """Be content with the first hit."""
        await self.moves.make(press, "again.stop", table)
