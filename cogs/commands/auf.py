"""`/auf`: opens tables for Cake Auf!, and every move of it as a command."""

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
from games.catalog import GAMES

Press = discord.Interaction[Any]

_TABLE = command_text("cmd-option-table")


@app_commands.guild_only()
class AufCog(commands.GroupCog, group_name="auf", group_description=command_text("cmd-auf")):
    """Cake Auf! by commands. Only the player sees the answers."""

    def __init__(self, lobby: LobbyHandler, moves: MoveCommands, autocomplete: Autocomplete) -> None:
        self.lobby = lobby
        self.moves = moves
        self.autocomplete = autocomplete

    @app_commands.command(name="new", description=command_text("cmd-auf-new"))
    @app_commands.describe(
        clock=command_text("cmd-new-clock"),
        bans_need_icons=command_text("cmd-auf-new-icons"),
        hand_switcheroo=command_text("cmd-auf-new-hands"),
        house=command_text("cmd-new-house"),
    )
    @app_commands.choices(clock=clock_choices(), house=level_choices())
    async def new(
        self,
        press: Press,
        clock: str | None = None,
        bans_need_icons: bool = True,
        hand_switcheroo: bool = True,
        house: str | None = None,
    ) -> None:
        """Open a table; its lobby is the answer."""
        values = {"bans_need_icons": bans_need_icons, "hand_switcheroo": hand_switcheroo}
        options = read_options(GAMES["auf"], values)
        await self.lobby.open(press, GAMES["auf"], options, clock=clock, house=house)

    @app_commands.command(name="place", description=command_text("cmd-auf-place"))
    @app_commands.describe(
        recipe=command_text("cmd-auf-place-recipe"),
        ingredients=command_text("cmd-auf-place-ingredients"),
        table=_TABLE,
    )
    @app_commands.autocomplete(
        recipe=offer("auf", "place-recipe"), ingredients=offer("auf", "ingredients"), table=offer_tables
    )
    async def place(self, press: Press, recipe: str, ingredients: str, table: str | None = None) -> None:
        """Lay ingredients."""
        await self.moves.fill(press, "place", table, recipe=recipe, ingredients=ingredients)

    @app_commands.command(name="ban", description=command_text("cmd-auf-ban"))
    @app_commands.describe(
        card=command_text("cmd-auf-ban-card"), recipe=command_text("cmd-auf-ban-recipe"), table=_TABLE
    )
    @app_commands.autocomplete(
        card=offer("auf", "ban"), recipe=offer("auf", "ban-recipe"), table=offer_tables
    )
    async def ban(self, press: Press, card: str, recipe: str, table: str | None = None) -> None:
        """Ban another player's recipe."""
        await self.moves.fill(press, "ban", table, card=card, recipe=recipe)

    @app_commands.command(name="lift", description=command_text("cmd-auf-lift"))
    @app_commands.describe(
        card=command_text("cmd-auf-lift-card"), recipe=command_text("cmd-auf-lift-recipe"), table=_TABLE
    )
    @app_commands.autocomplete(
        card=offer("auf", "counter"), recipe=offer("auf", "lift-recipe"), table=offer_tables
    )
    async def lift(self, press: Press, card: str, recipe: str, table: str | None = None) -> None:
        """Lift a ban."""
        await self.moves.fill(press, "lift", table, card=card, recipe=recipe)

    @app_commands.command(name="swap", description=command_text("cmd-auf-swap"))
    @app_commands.describe(
        mine=command_text("cmd-auf-swap-mine"), theirs=command_text("cmd-auf-swap-theirs"), table=_TABLE
    )
    @app_commands.autocomplete(mine=offer("auf", "mine"), theirs=offer("auf", "theirs"), table=offer_tables)
    async def swap(self, press: Press, mine: str, theirs: str, table: str | None = None) -> None:
        """Swap recipes."""
        await self.moves.fill(press, "swap", table, mine=mine, theirs=theirs)

    @app_commands.command(name="hands", description=command_text("cmd-auf-hands"))
    @app_commands.describe(player=command_text("cmd-auf-player"), table=_TABLE)
    @app_commands.autocomplete(player=offer("auf", "hands-player"), table=offer_tables)
    async def hands(self, press: Press, player: str, table: str | None = None) -> None:
        """Swap whole hands."""
        await self.moves.fill(press, "hands", table, player=player)

    @app_commands.command(name="trade", description=command_text("cmd-auf-trade"))
    @app_commands.describe(player=command_text("cmd-auf-player"), table=_TABLE)
    @app_commands.autocomplete(player=offer("auf", "trade-player"), table=offer_tables)
    async def trade(self, press: Press, player: str, table: str | None = None) -> None:
        """Trade a card, unseen."""
        await self.moves.fill(press, "trade", table, player=player)

    @app_commands.command(name="picky", description=command_text("cmd-auf-picky"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def picky(self, press: Press, table: str | None = None) -> None:
        """Look at the top recipes."""
        await self.moves.fill(press, "picky", table)

    @app_commands.command(name="choose", description=command_text("cmd-auf-choose"))
    @app_commands.describe(
        taken=command_text("cmd-auf-choose-taken"), given=command_text("cmd-auf-choose-given"), table=_TABLE
    )
    @app_commands.autocomplete(taken=offer("auf", "taken"), given=offer("auf", "given"), table=offer_tables)
    async def choose(self, press: Press, taken: str, given: str, table: str | None = None) -> None:
        """Take a recipe that was looked at."""
        await self.moves.fill(press, "choose", table, taken=taken, given=given)

    @app_commands.command(name="decline", description=command_text("cmd-auf-decline"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def decline(self, press: Press, table: str | None = None) -> None:
        """Take none of them."""
        await self.moves.make(press, "look.none", table)

    @app_commands.command(name="mulligan", description=command_text("cmd-auf-mulligan"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def mulligan(self, press: Press, table: str | None = None) -> None:
        """Discard the whole hand for a new one."""
        await self.moves.fill(press, "mulligan", table)

    @app_commands.command(name="pass", description=command_text("cmd-auf-pass"))
    @app_commands.describe(discards=command_text("cmd-auf-pass-discards"), table=_TABLE)
    @app_commands.autocomplete(discards=offer("auf", "discards"), table=offer_tables)
    async def pass_turn(self, press: Press, discards: str | None = None, table: str | None = None) -> None:
        """End the turn."""
        await self.moves.fill(press, "pass", table, discards=discards)

    @app_commands.command(name="keep", description=command_text("cmd-auf-keep"))
    @app_commands.describe(recipes=command_text("cmd-auf-keep-recipes"), table=_TABLE)
    @app_commands.autocomplete(recipes=offer("auf", "keep"), table=offer_tables)
    async def keep(self, press: Press, recipes: str | None = None, table: str | None = None) -> None:
        """Keep Overnight recipes, or give them all back."""
        await self.moves.fill(press, "keep", table, recipes=recipes)

    @app_commands.command(name="throw", description=command_text("cmd-auf-throw"))
    @app_commands.describe(sign=command_text("cmd-auf-throw-sign"), table=_TABLE)
    @app_commands.autocomplete(sign=offer("auf", "sign"), table=offer_tables)
    async def throw(self, press: Press, sign: str, table: str | None = None) -> None:
        """Rock, Paper or Scissors."""
        await self.moves.fill(press, "throw", table, sign=sign)
