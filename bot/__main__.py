"""Runs Cake Club: `python -m bot`."""

import sys

from bot.app import main

if __name__ == "__main__":
    sys.exit(main())
