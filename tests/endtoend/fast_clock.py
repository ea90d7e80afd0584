"""The bot with one clock of two seconds, so that members miss deadlines within a short test."""

from __future__ import annotations

import sys

from bot.preferences import CLOCKS
from bot.run import main

HASTY_CLOCK = "relaxed"
HASTY_SECONDS = 2

if __name__ == "__main__":
    CLOCKS[HASTY_CLOCK] = HASTY_SECONDS
    sys.exit(main())
