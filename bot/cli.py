"""`cakeclub`: runs the bot, backs its database up, checks it, and rates its games again."""

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
"""The exit statuses of a database in which something is wrong, and of what could not be done."""


def parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    top = argparse.ArgumentParser(prog="cakeclub", description=__doc__)
    top.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot; so it does without any command")
    backup = commands.add_parser("backup", help="copy the database to FILE, while the bot runs or not")
    backup.add_argument("file", type=Path, metavar="FILE")
    commands.add_parser("check", help="look whether the database is sound and every game can be replayed")
    commands.add_parser("rerate", help="calculate all ratings again from the records of the games")
    return top


def main(run: Callable[[], int], arguments: Sequence[str] | None = None) -> int:
    """Do what is asked, ``run`` being what runs the bot; the exit status."""
    asked = parser().parse_args(arguments)
    if asked.command in (None, "run"):
        return run()
    try:
        database = read_database()
        if asked.command == "backup":
            back_up(database, asked.file)
            print(f"{database} is copied to {asked.file}")
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
    print("\n".join(wrong) or f"{database} is sound")
    return DAMAGED if wrong else 0
