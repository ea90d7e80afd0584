"""The options of the command ``new`` that all games have."""

from __future__ import annotations

from bot.preferences import CLOCKS
from cogs.ui.command_options import Choices, optional
from games.ai import LEVELS

CLOCK, HOUSE, HOLIDAYS = "clock", "house", "holidays"

CLOCK_OPTION = optional(
    CLOCK, Choices(tuple((f"choice-clock-{name}", name) for name in CLOCKS)), "cmd-new-clock"
)
"""The time control of a new table."""
SUGGESTED = "suggested"
"""The choice of the level that suits the member."""
HOUSE_OPTION = optional(
    HOUSE, Choices(tuple((f"choice-house-{level}", level) for level in (*LEVELS, SUGGESTED))), "cmd-new-house"
)
"""The level of a house player who sits at a new table."""
HOLIDAYS_OPTION = optional(HOLIDAYS, bool, "cmd-new-holidays")
"""Whether the clock of a new table stops while a member is on holiday."""
