"""Writes the two packages, the words and the tests of a new game, and says which lines to add elsewhere."""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from cogs import i18n
from cogs.i18n.messages import DEFAULT_LOCALE, LOCALES

SKELETON = Path(__file__).with_name("skeleton")
ENGLISH = Path(i18n.__file__).with_name(DEFAULT_LOCALE)
KEY = re.compile(r"[a-z][a-z0-9]{1,15}")


class Kind(NamedTuple):
    """What README.md and docs/commands.md say of a skeleton."""

    summary: str
    players: str
    move: str
    """The command of its only move."""
    move_summary: str


KINDS = {
    "open": Kind(
        "take the last cake. Two to four players.", "two to four", "take", "Take cakes from the tray"
    ),
    "hidden": Kind(
        "choose a card in secret; the higher one takes the cake. Two players.",
        "two",
        "play",
        "Choose your card for this round in secret",
    ),
}
"""The skeletons: a game in which all see everything, and one with hands that are hidden from the others."""


def main(root: Path, arguments: list[str] | None = None) -> int:
    """Write the files below ``root``; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("key", help="the game's key: small letters and digits, such as `toy`")
    parser.add_argument("--title", help="the game's name for players")
    parser.add_argument("--kind", default="open", help=" or ".join(KINDS))
    wanted = parser.parse_args(arguments)
    key: str = wanted.key
    kind: str = wanted.kind
    if kind not in KINDS:
        parser.error(f"{kind!r} is no kind of game: choose {' or '.join(map(repr, KINDS))}")
    if not KEY.fullmatch(key) or is_taken(key):
        parser.error(
            f"{key!r} is no key for a new game: 2 to 16 small letters and digits, no keyword of Python,"
            " no module beside the games and no word of a command"
        )
    title = wanted.title or key.capitalize()
    written = skeleton(key, title, kind)
    there = sorted(path for path in written if (root / path).exists())
    if there:
        parser.error(f"{there[0]} is already there")
    for path, text in written.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
        print(path)
    put_in_form(root, [path for path in written if path.endswith(".py")])
    print(f"\nAdd the import to each of these modules, and {key.upper()} to the games that it lists:")
    for path, line in registrations(key).items():
        print(f"  {path}: {line}")
    print("\nIntroduce it in these files, then run `make fmt` and `python -m tests.cogs.commands`:")
    for path, line in introductions(key, title, kind):
        print(f"  {path}: {line}")
    return 0


def is_taken(key: str) -> bool:
    """Return True if Python, a module beside the games, or a message or command of the program has this name."""
    if keyword.iskeyword(key) or keyword.issoftkeyword(key) or key == "type":  # soft only since Python 3.12
        return True
    if any(find_spec(f"{package}.{key}") for package in ("games", "cogs.games")):
        return True
    words = "".join(file.read_text(encoding="utf-8") for file in ENGLISH.glob("*.ftl"))
    return re.search(rf"^(cmd-([a-z0-9-]+-)?)?{key}[ -]", words, re.MULTILINE) is not None


def put_in_form(root: Path, paths: list[str]) -> None:
    """Sort the imports and format the files: both depend on the key."""
    for command in (["check", "--quiet", "--fix-only"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *paths], cwd=root, check=True)


def skeleton(key: str, title: str, kind: str) -> dict[str, str]:
    """Return the text of each file by its path: those of both kinds of game, and those of one."""
    written = {}
    for folder in (SKELETON / "both", SKELETON / kind):
        for source in sorted(folder.rglob("*.txt")):
            path = source.relative_to(folder).as_posix().removesuffix(".txt").replace("KEY", key)
            text = source.read_text(encoding="utf-8").replace("CLASS", key.capitalize())
            written[path] = text.replace("KEY", key).replace("TITLE", title)
    english = written[f"cogs/i18n/{DEFAULT_LOCALE}/{key}.ftl"]
    return {f"cogs/i18n/{locale}/{key}.ftl": english for locale in LOCALES} | written


def registrations(key: str) -> dict[str, str]:
    """Return the import to add to each file that lists the games."""
    return {
        "games/catalog.py": f"from games.{key}.entry import ENTRY as {key.upper()}",
        "cogs/games/registry.py": f"from cogs.games.{key} import UI as {key.upper()}",
    }


def introductions(key: str, title: str, kind: str) -> tuple[tuple[str, str], ...]:
    """Return the lines to add to each file that introduces the games and their commands, in order."""
    about = KINDS[kind]
    return (
        ("README.md", f"- **{title}**: {about.summary}"),
        (".github/ISSUE_TEMPLATE/rules.yml", f"        - {title}"),
        ("docs/commands.md", f"| `/{key} new` | Open a table for {title}, for {about.players} |"),
        ("docs/commands.md", f"| `/{key} {about.move}` | {about.move_summary} |"),
    )


if __name__ == "__main__":
    sys.exit(main(Path.cwd()))
