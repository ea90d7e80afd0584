"""The bot with one clock of two seconds, so that members miss deadlines and desert their tables within a short test."""

from __future__ import annotations

import sys

from bot.preferences import CLOCKS
from bot.run import main
from bot.tables import status

HASTY_CLOCK = "relaxed"
HASTY_SECONDS = 2
DESERTED_SECONDS = 20.0
"""Long enough that a member who is there can come back on a busy machine."""

if __name__ == "__main__":
    CLOCKS[HASTY_CLOCK] = HASTY_SECONDS
    status.DESERTED_SECONDS = DESERTED_SECONDS
    sys.exit(main())
