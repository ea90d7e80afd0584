"""`cakeclub`: runs the bot, backs up its database, checks it, and recalculates its ratings."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.ops.maintenance import back_up, look_over, rerate
from bot.settings import BadSettings, read_database
from bot.version import version
from data.errors import StoreUnavailable

DAMAGED, NOT_DONE = 1, 3
"""The exit statuses for a damaged database, and for a command that could not be carried out."""


def parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    top = argparse.ArgumentParser(prog="cakeclub", description=__doc__)
    top.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (the default)")
    backup = commands.add_parser("backup", help="copy the database to FILE; the bot may be running")
    backup.add_argument("file", type=Path, metavar="FILE")
    commands.add_parser("check", help="check that the database is intact and every game can be replayed")
    commands.add_parser("rerate", help="recalculate all ratings from the recorded games")
    return top


def main(run: Callable[[], int], arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status; ``run`` runs the bot."""
    asked = parser().parse_args(arguments)
    if asked.command in (None, "run"):
        return run()
    try:
        database = read_database()
        if asked.command == "backup":
            back_up(database, asked.file)
            print(f"copied {database} to {asked.file}")
            return 0
        if asked.command == "rerate":
            print(f"finished games rated again: {rerate(database)}")
            return 0
        wrong = look_over(database)
    except BadSettings as error:
        print(error, file=sys.stderr)
        return 2
    except (StoreUnavailable, FileExistsError) as error:
        print(error, file=sys.stderr)
        return NOT_DONE
    print("\n".join(wrong) or f"{database} is intact")
    return DAMAGED if wrong else 0
