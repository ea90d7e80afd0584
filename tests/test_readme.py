"""What the README says is true: its commands exist, and its tables are those of the program."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord import app_commands

from bot.app import ALREADY_RUNNING, BAD_SETTINGS, NO_DATABASE, NO_LOGIN, CakeClub
from bot.settings import Settings
from cogs.games.registry import PRESENTERS
from cogs.handlers.permissions import NEEDED
from cogs.i18n.messages import Messages
from cogs.table_post.message_sender import FOR_PICTURES
from tests.stores import MemoryStore

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAPERS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def section(heading: str) -> str:
    """What stands under a heading, up to the next of its rank or a higher one."""
    rank = heading.partition(" ")[0]
    found = re.search(
        rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{len(rank)}}} |\Z)", README, re.DOTALL | re.MULTILINE
    )
    assert found, heading
    return found[1]


def shell(text: str) -> list[str]:
    """The commands of a text's shell blocks."""
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]


def table(text: str) -> list[list[str]]:
    """The rows of a text's table, without its head."""
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def make(*arguments: str) -> str:
    """What make says, asked as from a terminal, even where make runs this test."""
    told = ("MAKE", "MFLAGS", "VENV", "PYTHON", "ARGS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(told)}
    asked = subprocess.run(
        ["make", *arguments], cwd=ROOT, env=clean, check=True, capture_output=True, text=True
    )
    return asked.stdout


def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))


def test_the_two_commands_are_two_targets() -> None:
    commands = shell(section("## Two commands"))
    assert commands == ["make play", "make test"]
    assert {command.split()[1] for command in commands} <= make_targets()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_target_that_is_named_exists(paper: str) -> None:
    named = set(
        re.findall(r"(?:`|^)make ([a-z]+)\b", (ROOT / paper).read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert named <= make_targets()


def test_make_runs_what_it_says() -> None:
    """The recipes, as make itself reads them; the packages count as installed."""
    installed = ("--old-file=.venv/.installed", "--old-file=.venv/.installed-play")
    for target, wanted in {"play": "-m tools.play --fresh", "test": "-m pytest", "check": "-m mypy"}.items():
        assert wanted in make("--dry-run", *installed, target, "FRESH=1")


def test_a_python_that_is_too_old_is_named_before_anything_is_installed(tmp_path: Path) -> None:
    old = tmp_path / "python"
    pretend = "import sys; sys.version_info = (3, 10); exec(sys.argv[1])"
    old.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{pretend}' \"$2\"\n", encoding="utf-8")
    old.chmod(0o755)
    with pytest.raises(subprocess.CalledProcessError) as failed:
        make("play", f"VENV={tmp_path / 'venv'}", f"PYTHON={old}")
    assert "Cake Club needs Python 3.11 or newer" in failed.value.stderr
    assert not (tmp_path / "venv").exists()


def test_the_pythons_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    *older, newest = (line.rpartition(" ")[2] for line in project["classifiers"])
    pythons = f"{', '.join(older)} or {newest}"
    for heading in ("## Two commands", "## Host it"):
        assert f"Python {pythons}" in section(heading)


def test_help_names_every_target() -> None:
    told = make("help")
    assert {line.split()[1] for line in told.splitlines()} == make_targets()


def test_check_ends_with_the_tests_that_the_readme_names() -> None:
    assert "`make check`" in section("## Two commands")
    tests, everything = (
        make("--dry-run", "--old-file=.venv/.installed", target) for target in ("test", "check")
    )
    assert tests.strip().splitlines()[-1] == everything.strip().splitlines()[-1]


def test_playing_installs_only_what_playing_needs() -> None:
    """Nothing counts as installed: `play` asks for one list, `test` for the other."""
    for target, wanted, other in (("play", "", "-dev"), ("test", "-dev", "")):
        told = make("--dry-run", target, "VENV=/nowhere/venv")
        assert f"--require-hashes -r requirements{wanted}.txt" in told
        assert f"-r requirements{other}.txt" not in told


def test_the_table_of_settings_is_that_of_the_program() -> None:
    rows = {row[0].strip("`"): row[1] for row in table(section("### Settings"))}
    assert sorted(rows) == sorted(str(field.alias) for field in Settings.model_fields.values())
    for field in Settings.model_fields.values():
        if isinstance(field.default, str | int | float):
            assert rows[str(field.alias)] == f"`{field.default}`"


async def test_the_table_of_commands_is_that_of_the_program() -> None:
    club = CakeClub(MemoryStore(), house_pause_seconds=0)
    async with club.client:
        await club._prepare()
        commands = [c for c in club.client.tree.walk_commands() if isinstance(c, app_commands.Command)]
        await club.close()
    wanted = [[f"`/{command.qualified_name}`", str(command.description)] for command in commands]
    assert table(section("## Commands")) == wanted


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    (address,) = re.findall(r"https://discord\.com/oauth2/\S+", README)
    asked = parse_qs(urlsplit(address).query)
    assert asked["scope"] == ["bot applications.commands"]
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_PICTURES), True))
    assert asked["permissions"] == [str(needed.value)]
    messages = Messages()
    for name in (*NEEDED, "send_messages_in_threads"):
        assert f"**{messages(f'permission-{name}')}**" in re.sub(r"\s+", " ", section("## Invite it"))


def test_the_statuses_are_those_of_the_program() -> None:
    told = re.sub(r"\s+", " ", section("## Host it"))
    assert f"status {BAD_SETTINGS} when a setting" in told
    assert f"{NO_DATABASE} when the database" in told
    assert f"{NO_LOGIN} when Discord" in told
    assert f"{ALREADY_RUNNING} when another bot" in told


def test_every_game_is_introduced_and_credited() -> None:
    for game in PRESENTERS:
        assert f"**{Messages()(f'{game}-name')}**" in README
    for maker in ("Sizigi Studios", "P. K. Waddle", "its publisher"):
        assert maker in section("## Credits")


@pytest.mark.parametrize("paper", PAPERS)
def test_what_is_linked_or_named_is_there(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    named = [name for name in re.findall(r"`([\w./]+)`", text) if "/" in name.strip("/") and "<" not in name]
    missing = [name for name in (*links, *named) if not name.startswith("/") and not (ROOT / name).exists()]
    assert missing == []
