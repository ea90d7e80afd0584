"""Runs Cake Club on this machine: `python -m tools.play`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from tools.play.cluster import run_cluster
from tools.play.programs import CannotPlay, until_stopped
from tools.play.single import run

PROCESSES_MOST = 16


def main() -> int:
    """Read the arguments and play until a stop signal; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.play", description="Play Cake Club on this machine."
    )
    parser.add_argument("--port", type=int, default=0, help="the page's port; 0 takes a free one")
    parser.add_argument("--data", type=Path, default=Path(".playground"), help="the folder for the tables")
    parser.add_argument("--fresh", action="store_true", help="delete everything in that folder first")
    parser.add_argument("--processes", default="1", help="how many processes of the bot, on a PostgreSQL")
    arguments = parser.parse_args()
    if os.environ.get("DISCORD_TOKEN"):
        print("DISCORD_TOKEN is set: connecting to Discord instead of the playground.", flush=True)
        os.execv(sys.executable, [sys.executable, "-m", "bot"])  # noqa: S606  # it takes this program's place
    try:
        processes = count(arguments.processes)
        return asyncio.run(
            play(arguments.data, port=arguments.port, fresh=arguments.fresh, processes=processes)
        )
    except CannotPlay as error:
        print(error, file=sys.stderr)
        return 1


def count(text: str) -> int:
    """Return the number of processes that the text asks for. Raises CannotPlay."""
    if text.isdecimal() and 1 <= int(text) <= PROCESSES_MOST:
        return int(text)
    raise CannotPlay(f"PROCESSES must be a whole number from 1 to {PROCESSES_MOST}, not {text!r}.")


async def play(data: Path, *, port: int, fresh: bool, processes: int) -> int:
    """Play until a stop signal; return the exit status. CannotPlay if one of the programs does not start."""
    if processes == 1:
        return await until_stopped(run(data, port=port, fresh=fresh))
    return await until_stopped(run_cluster(data, processes, port=port, fresh=fresh))


if __name__ == "__main__":
    sys.exit(main())
