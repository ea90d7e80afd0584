"""The slash commands of You Take the Cake."""

from __future__ import annotations

from cogs.games.command_table import (
    CLOCK_OPTION,
    HOUSE_OPTION,
    Choices,
    CommandOption,
    FormMove,
    GameCommands,
    Offered,
    TokenMove,
)
from games.bakeries.kitchen import Source

_PILES = Choices(tuple((f"choice-pile-{pile}", pile.value) for pile in Source))


def _slot(offers: str) -> CommandOption:
    return CommandOption("slot", "cmd-bakery-slot", Offered(offers))


COMMANDS = GameCommands(
    new=(CLOCK_OPTION, HOUSE_OPTION),
    moves=(
        TokenMove(
            name="draw",
            action="turn.draw.{pile}",
            options=(CommandOption("pile", "cmd-bakery-draw-pile", _PILES, is_required=False),),
            defaults={"pile": Source.STOCK.value},
        ),
        FormMove(
            name="discard", options=(CommandOption("card", "cmd-bakery-discard-card", Offered("card")),)
        ),
        FormMove(name="lay", options=(CommandOption("chef", "cmd-bakery-lay-chef", Offered("chef")),)),
        TokenMove(name="close", action="turn.close"),
        TokenMove(name="reopen", action="turn.reopen"),
        TokenMove(name="pass", action="turn.pass"),
        FormMove(name="keep", form="own", options=(_slot("own"),)),
        FormMove(name="give", form="theirs", options=(_slot("theirs"),)),
        TokenMove(name="roll", action="roll.dice"),
        FormMove(name="stale", options=(_slot("stale"),)),
        TokenMove(name="again", action="again.try"),
        TokenMove(name="stop", action="again.stop"),
    ),
)
