"""The slash commands of Cake Auf!."""

from __future__ import annotations

from cogs.games.command_table import (
    CLOCK_OPTION,
    HOLIDAYS_OPTION,
    HOUSE_OPTION,
    FormMove,
    GameCommands,
    TokenMove,
)
from cogs.ui.command_options import CommandOption, Offered, optional


def _player(offers: str) -> CommandOption:
    return CommandOption("player", Offered(offers), "cmd-auf-player")


COMMANDS = GameCommands(
    new=(
        CLOCK_OPTION,
        optional("bans_need_icons", bool, "cmd-auf-new-icons"),
        optional("hand_switcheroo", bool, "cmd-auf-new-hands"),
        HOUSE_OPTION,
        HOLIDAYS_OPTION,
    ),
    moves=(
        FormMove("place", (CommandOption("recipe", Offered("place-recipe")), CommandOption("ingredients"))),
        FormMove(
            "ban", (CommandOption("card", Offered("ban")), CommandOption("recipe", Offered("ban-recipe")))
        ),
        FormMove(
            "lift",
            (CommandOption("card", Offered("counter")), CommandOption("recipe", Offered("lift-recipe"))),
        ),
        FormMove("swap", (CommandOption("mine"), CommandOption("theirs"))),
        FormMove("hands", (_player("hands-player"),)),
        FormMove("trade", (_player("trade-player"),)),
        FormMove("picky"),
        FormMove("choose", (CommandOption("taken"), CommandOption("given"))),
        TokenMove("decline", "look.none"),
        FormMove("mulligan"),
        FormMove("pass", (optional("discards"),)),
        FormMove("keep", (optional("recipes", Offered("keep")),)),
        FormMove("throw", (CommandOption("sign"),)),
    ),
)
