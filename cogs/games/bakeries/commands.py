"""The slash commands of You Take the Cake."""

from __future__ import annotations

from cogs.games.command_table import (
    CLOCK_OPTION,
    HOLIDAYS_OPTION,
    HOUSE_OPTION,
    FormMove,
    GameCommands,
    TokenMove,
)
from cogs.ui.command_options import Choices, CommandOption, Offered, optional
from games.bakeries.kitchen import Source

_PILES = Choices(tuple((f"choice-pile-{pile}", pile.value) for pile in Source))


def _slot(offers: str) -> CommandOption:
    return CommandOption("slot", Offered(offers), "cmd-bakery-slot")


COMMANDS = GameCommands(
    new=(CLOCK_OPTION, HOUSE_OPTION, HOLIDAYS_OPTION),
    moves=(
        TokenMove("draw", "turn.draw.{pile}", (optional("pile", _PILES),), {"pile": Source.STOCK.value}),
        FormMove("discard", (CommandOption("card"),)),
        FormMove("lay", (CommandOption("chef"),)),
        TokenMove("close", "turn.close"),
        TokenMove("reopen", "turn.reopen"),
        TokenMove("pass", "turn.pass"),
        FormMove("keep", (_slot("own"),), "own"),
        FormMove("give", (_slot("theirs"),), "theirs"),
        TokenMove("roll", "roll.dice"),
        FormMove("stale", (_slot("stale"),)),
        TokenMove("again", "again.try"),
        TokenMove("stop", "again.stop"),
    ),
)
