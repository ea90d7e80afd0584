"""Runs Cake Club: `python -m bot`."""

import sys

from bot.run import main

if __name__ == "__main__":
    sys.exit(main())
