"""Runs the script that checks a published record: see `bot/history/verify.py`, which needs standard Python only."""

import runpy
from pathlib import Path

if __name__ == "__main__":
    runpy.run_path(str(Path(__file__).parents[1] / "bot" / "history" / "verify.py"), run_name="__main__")
