"""The options of the command ``new`` that all games have."""

from __future__ import annotations

from cogs.ui.command_options import CLOCK_CHOICES, Choices, optional
from games.ai import LEVELS

CLOCK, HOUSE, HOLIDAYS, TEACHING = "clock", "house", "holidays", "teaching"

CLOCK_OPTION = optional(CLOCK, CLOCK_CHOICES, "cmd-new-clock")
"""The time control of a new table."""
SUGGESTED = "suggested"
"""The choice of the level that suits the member."""
HOUSE_OPTION = optional(HOUSE, Choices.of("choice-house-{}", (*LEVELS, SUGGESTED)), "cmd-new-house")
"""The level of a house player who sits at a new table."""
HOLIDAYS_OPTION = optional(HOLIDAYS, bool, "cmd-new-holidays")
"""Whether the clock of a new table stops while a member is on holiday."""
TEACHING_OPTION = optional(TEACHING, bool, "cmd-new-teaching")
"""Whether a new table asks for open hands."""
