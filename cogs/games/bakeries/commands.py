"""The slash commands of You Take the Cake."""

from __future__ import annotations

from cogs.games.bakeries import questions
from cogs.games.command_table import (
    CLOCK_OPTION,
    HOLIDAYS_OPTION,
    HOUSE_OPTION,
    GameCommands,
    TokenMove,
)
from cogs.ui.command_options import Choices, optional
from games.bakeries.kitchen import Source

_PILES = Choices(tuple((f"choice-pile-{pile}", pile.value) for pile in Source))


COMMANDS = GameCommands(
    new=(CLOCK_OPTION, HOUSE_OPTION, HOLIDAYS_OPTION),
    moves=(
        TokenMove("draw", "turn.draw.{pile}", (optional("pile", _PILES),), {"pile": Source.STOCK.value}),
        questions.DISCARD.move,
        questions.LAY.move,
        TokenMove("close", "turn.close"),
        TokenMove("reopen", "turn.reopen"),
        TokenMove("pass", "turn.pass"),
        questions.KEEP.move,
        questions.GIVE.move,
        TokenMove("roll", "roll.dice"),
        questions.STALE.move,
        TokenMove("again", "again.try"),
        TokenMove("stop", "again.stop"),
    ),
)
