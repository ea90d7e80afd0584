"""`/duel`: opens tables for Cake Duel, and every move of it as a command."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.options import read_options
from cogs.commands.autocomplete import Autocomplete, offer, offer_tables
from cogs.commands.choices import clock_choices, level_choices, mode_choices
from cogs.commands.game_moves import MoveCommands
from cogs.handlers.lobby import LobbyHandler
from cogs.i18n.messages import command_text
from games.catalog import GAMES
from games.duel import BlockLimit, Mode

Press = discord.Interaction[Any]

_LIMITS = [
    app_commands.Choice(name=command_text(f"choice-{limit}"), value=limit.value) for limit in BlockLimit
]
_TABLE = command_text("cmd-option-table")


@app_commands.guild_only()
class DuelCog(commands.GroupCog, group_name="duel", group_description=command_text("cmd-duel")):
    """Cake Duel by commands. Only the player sees answers that name cards."""

    def __init__(self, lobby: LobbyHandler, moves: MoveCommands, autocomplete: Autocomplete) -> None:
        self.lobby = lobby
        self.moves = moves
        self.autocomplete = autocomplete

    @app_commands.command(name="new", description=command_text("cmd-duel-new"))
    @app_commands.describe(
        mode=command_text("cmd-duel-new-mode"),
        clock=command_text("cmd-new-clock"),
        trophies=command_text("cmd-duel-new-trophies"),
        duels=command_text("cmd-duel-new-duels"),
        wolfy_reveal=command_text("cmd-duel-new-wolfy"),
        block_limit=command_text("cmd-duel-new-block-limit"),
        open_specials=command_text("cmd-duel-new-open-specials"),
        house=command_text("cmd-new-house"),
    )
    @app_commands.choices(
        mode=mode_choices(), clock=clock_choices(), block_limit=_LIMITS, house=level_choices()
    )
    async def new(
        self,
        press: Press,
        mode: str = Mode.CORE.value,
        clock: str | None = None,
        trophies: app_commands.Range[int, 1, 5] = 3,
        duels: Literal[1, 3, 5] = 1,
        wolfy_reveal: bool = True,
        block_limit: str = BlockLimit.ANY.value,
        open_specials: bool = False,
        house: str | None = None,
    ) -> None:
        """Open a table; its lobby is the answer."""
        values = {"mode": mode, "trophies": trophies, "duels": duels, "wolfy_reveal": wolfy_reveal}
        values |= {"block_limit": block_limit, "open_specials": open_specials}
        options = read_options(GAMES["duel"], values)
        await self.lobby.open(press, GAMES["duel"], options, clock=clock, house=house)

    @app_commands.command(name="attack", description=command_text("cmd-duel-attack"))
    @app_commands.describe(
        cards=command_text("cmd-duel-cards"),
        claim=command_text("cmd-duel-claim"),
        target=command_text("cmd-duel-attack-target"),
        table=_TABLE,
    )
    @app_commands.autocomplete(
        cards=offer("duel", "cards"),
        claim=offer("duel", "claim"),
        target=offer("duel", "target"),
        table=offer_tables,
    )
    async def attack(
        self, press: Press, cards: str, claim: str, target: str | None = None, table: str | None = None
    ) -> None:
        """Claim an attack."""
        await self.moves.fill(press, "attack", table, cards=cards, claim=claim, target=target)

    @app_commands.command(name="block", description=command_text("cmd-duel-block"))
    @app_commands.describe(
        cards=command_text("cmd-duel-cards"), claim=command_text("cmd-duel-claim"), table=_TABLE
    )
    @app_commands.autocomplete(cards=offer("duel", "cards"), claim=offer("duel", "claim"), table=offer_tables)
    async def block(self, press: Press, cards: str, claim: str, table: str | None = None) -> None:
        """Claim a block."""
        await self.moves.fill(press, "block", table, cards=cards, claim=claim)

    @app_commands.command(name="challenge", description=command_text("cmd-duel-challenge"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def challenge(self, press: Press, table: str | None = None) -> None:
        """Call a bluff."""
        await self.moves.fill(press, "challenge", table)

    @app_commands.command(name="accept", description=command_text("cmd-duel-accept"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def accept(self, press: Press, table: str | None = None) -> None:
        """Let a claim stand."""
        await self.moves.fill(press, "accept", table)

    @app_commands.command(name="hold", description=command_text("cmd-duel-hold"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def hold(self, press: Press, table: str | None = None) -> None:
        """Keep silent beside a teammate."""
        await self.moves.fill(press, "hold", table)

    @app_commands.command(name="pass", description=command_text("cmd-duel-pass"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def pass_turn(self, press: Press, table: str | None = None) -> None:
        """Attack with nothing."""
        await self.moves.fill(press, "pass", table)

    @app_commands.command(name="name", description=command_text("cmd-duel-name"))
    @app_commands.describe(card=command_text("cmd-duel-name-card"), table=_TABLE)
    @app_commands.autocomplete(card=offer("duel", "card"), table=offer_tables)
    async def name_card(self, press: Press, card: str, table: str | None = None) -> None:
        """Name a card for a Summoner."""
        await self.moves.fill(press, "name", table, card=card)

    @app_commands.command(name="take", description=command_text("cmd-duel-take"))
    @app_commands.describe(positions=command_text("cmd-duel-take-positions"), table=_TABLE)
    @app_commands.autocomplete(positions=offer("duel", "positions"), table=offer_tables)
    async def take(self, press: Press, positions: str, table: str | None = None) -> None:
        """Choose what the Priests take."""
        await self.moves.fill(press, "take", table, positions=positions)

    @app_commands.command(name="trade", description=command_text("cmd-duel-trade"))
    @app_commands.describe(
        give=command_text("cmd-duel-trade-give"), take=command_text("cmd-duel-trade-take"), table=_TABLE
    )
    @app_commands.autocomplete(give=offer("duel", "give"), take=offer("duel", "take"), table=offer_tables)
    async def trade(
        self, press: Press, give: str | None = None, take: str | None = None, table: str | None = None
    ) -> None:
        """Trade with the teammate."""
        await self.moves.fill(press, "trade", table, give=give, take=take)

    @app_commands.command(name="keep", description=command_text("cmd-duel-keep"))
    @app_commands.describe(table=_TABLE)
    @app_commands.autocomplete(table=offer_tables)
    async def keep(self, press: Press, table: str | None = None) -> None:
        """Trade nothing."""
        await self.moves.fill(press, "keep", table)

    @app_commands.command(name="lead", description=command_text("cmd-duel-lead"))
    @app_commands.describe(first=command_text("cmd-duel-lead-first"), table=_TABLE)
    @app_commands.autocomplete(first=offer("duel", "first"), table=offer_tables)
    async def lead(self, press: Press, first: str, table: str | None = None) -> None:
        """Say who of the team goes first."""
        await self.moves.fill(press, "lead", table, first=first)
