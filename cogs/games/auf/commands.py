"""The slash commands of Cake Auf!."""

from __future__ import annotations

from cogs.games.auf import questions
from cogs.games.command_table import (
    CLOCK_OPTION,
    HOLIDAYS_OPTION,
    HOUSE_OPTION,
    GameCommands,
    TokenMove,
)
from cogs.ui.command_options import optional

COMMANDS = GameCommands(
    new=(
        CLOCK_OPTION,
        optional("bans_need_icons", bool, "cmd-auf-new-icons"),
        optional("hand_switcheroo", bool, "cmd-auf-new-hands"),
        HOUSE_OPTION,
        HOLIDAYS_OPTION,
    ),
    moves=(
        questions.PLACE.move,
        questions.BAN.move,
        questions.LIFT.move,
        questions.SWAP.move,
        questions.HANDS.move,
        questions.TRADE.move,
        questions.PICKY.move,
        questions.CHOOSE.move,
        TokenMove("decline", "look.none"),
        questions.MULLIGAN.move,
        questions.PASS.move,
        questions.KEEP.move,
        questions.THROW.move,
    ),
)
