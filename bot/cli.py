"""`cakeclub`: runs the bot, backs up its database, checks and copies it, and recalculates its ratings."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.host_settings import BadSettings, read_database
from bot.ops.instance_lock import AlreadyRunning
from bot.ops.maintenance import back_up, carry_over, find_faults, rerate
from bot.version import version
from data.errors import StoreUnavailable
from data.opening import DatabaseAddress, address_of

DAMAGED, NOT_DONE = 1, 3
"""The exit statuses for a damaged database, and for a command that could not be carried out."""


def parser() -> argparse.ArgumentParser:
    """Return the commands and their arguments."""
    top = argparse.ArgumentParser(prog="cakeclub", description=__doc__)
    top.add_argument("--version", action="version", version=f"%(prog)s {version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (the default)")
    backup = commands.add_parser("backup", help="copy the database to FILE; the bot may be running")
    backup.add_argument("file", type=Path, metavar="FILE")
    check = commands.add_parser(
        "check", help="check that the database is intact and every game can be replayed"
    )
    check.add_argument("database", nargs="?", metavar="DATABASE", help="instead of CAKECLUB_DATABASE")
    copy = commands.add_parser("copy", help="copy everything from one database into another, empty one")
    for name in ("source", "target"):
        copy.add_argument(name, metavar=name.upper(), help="a path, or postgresql://…")
    copy.add_argument("--strict", action="store_true", help="copy nothing when a single row cannot be copied")
    commands.add_parser("rerate", help="recalculate all ratings from the recorded games")
    return top


def main(run: Callable[[], int], arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status; ``run`` runs the bot."""
    given = parser().parse_args(arguments)
    if given.command in (None, "run"):
        return run()
    try:
        if given.command == "copy":
            return _copy(given.source, given.target, is_strict=given.strict)
        database = _address(given.database) if getattr(given, "database", None) else read_database()
        if given.command == "backup":
            return _back_up(database, given.file)
        if given.command == "rerate":
            print(f"finished games rated again: {rerate(database)}")
            return 0
        wrong = find_faults(database)
    except BadSettings as error:
        print(error, file=sys.stderr)
        return 2
    except (StoreUnavailable, FileExistsError, AlreadyRunning) as error:
        print(error, file=sys.stderr)
        return NOT_DONE
    print("\n".join(wrong) or f"{database} is intact")
    return DAMAGED if wrong else 0


def _address(text: str) -> DatabaseAddress:
    try:
        return address_of(text)
    except ValueError as error:
        raise BadSettings(f"a database is not valid: {error}.") from error


def _back_up(database: DatabaseAddress, file: Path) -> int:
    if isinstance(database, Path):
        back_up(database, file)
        print(f"copied {database} to {file}")
        return 0
    print(
        "PostgreSQL has its own program for backups; nothing was copied. Run this command:", file=sys.stderr
    )
    print(shlex.join(["pg_dump", "--format=custom", f"--file={file}", f"--dbname={database}"]))
    return NOT_DONE


def _copy(source: str, target: str, *, is_strict: bool) -> int:
    into = _address(target)
    copied, wrong = carry_over(_address(source), into, is_strict=is_strict)
    print(f"rows copied to {into}: {copied.rows}")
    for line in copied.left_out:
        print(f"left out: {line}")
    print("\n".join(wrong) or "every game there can be replayed")
    return DAMAGED if copied.left_out or wrong else 0
