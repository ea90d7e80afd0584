"""The slash commands of Cake Duel."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from cogs.games.command_table import CLOCK_OPTION, HOLIDAYS_OPTION, HOUSE_OPTION, GameCommands
from cogs.games.duel import questions
from cogs.ui.command_options import Choices, optional
from games.duel import BlockLimit, Mode
from games.duel.options import MOST_TROPHIES

_MODES = Choices(tuple((f"duel-mode-{mode}", mode.value) for mode in Mode))
_LIMITS = Choices(tuple((f"choice-{limit}", limit.value) for limit in BlockLimit))

COMMANDS = GameCommands(
    new=(
        optional("mode", _MODES),
        CLOCK_OPTION,
        optional("trophies", app_commands.Range[int, 1, MOST_TROPHIES]),
        optional("duels", Literal[1, 3, 5]),
        optional("wolfy_reveal", bool, "cmd-duel-new-wolfy"),
        optional("block_limit", _LIMITS, "cmd-duel-new-block-limit"),
        optional("open_specials", bool, "cmd-duel-new-open-specials"),
        HOUSE_OPTION,
        HOLIDAYS_OPTION,
    ),
    moves=(
        questions.ATTACK.move,
        questions.BLOCK.move,
        questions.CHALLENGE.move,
        questions.ACCEPT.move,
        questions.HOLD.move,
        questions.PASS.move,
        questions.NAME.move,
        questions.TAKE.move,
        questions.TRADE.move,
        questions.KEEP.move,
        questions.LEAD.move,
    ),
)
