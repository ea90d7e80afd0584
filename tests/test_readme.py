"""The README and docs/ are true: their commands exist, and their tables are those of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord import app_commands

import bot.cli
from bot.app import CakeClub
from bot.host_settings import Settings
from bot.preferences import KEPT_FOR_SECONDS
from bot.run import ALREADY_RUNNING, BAD_SETTINGS, BROKEN_SENTENCES, NO_DATABASE, NO_LOGIN
from cogs.games.registry import PRESENTERS
from cogs.i18n.messages import Messages
from cogs.permissions import FOR_THREADS, NEEDED, NEEDED_IN_THREADS
from cogs.table_post.post_messages import FOR_PICTURES
from tests.stores import MemoryStore

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
PAPERS = sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))
LONGEST_README_LINES = 200


def section(heading: str, text: str = README) -> str:
    """Return the text under a heading, up to the next heading of the same or a higher rank."""
    rank = heading.partition(" ")[0]
    found = re.search(
        rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{len(rank)}}} |\Z)", text, re.DOTALL | re.MULTILINE
    )
    assert found, heading
    return found[1]


def shell(text: str) -> list[str]:
    """Return the commands in a text's shell blocks, without comments."""
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return [line.partition("  #")[0].strip() for block in blocks for line in block.splitlines()]


def table(text: str) -> list[list[str]]:
    """Return the rows of a text's first table, without its head."""
    found = re.search(r"^\|.*(?:\n\|.*)*", text, re.MULTILINE)
    assert found
    rows = [line.strip("|").split("|") for line in found[0].splitlines()]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def make(*arguments: str) -> str:
    """Return the output of make when called from a terminal, even if make runs this test."""
    own = ("MAKE", "MFLAGS", "VENV", "PYTHON", "ARGS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    done = subprocess.run(
        ["make", *arguments], cwd=ROOT, env=clean, check=True, capture_output=True, text=True
    )
    return done.stdout


def make_targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+(?:-[a-z]+)*):", makefile, re.MULTILINE))


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= LONGEST_README_LINES


def test_one_command_tries_the_bot_before_anything_is_hosted() -> None:
    assert shell(section("## Try it")) == ["make play"]


def test_players_hosts_and_developers_find_their_part_in_this_order() -> None:
    wanted = ["Try it", "Host it", "A first game", "Develop it"]
    headings = re.findall(r"^## (.+)$", README, re.MULTILINE)
    assert [heading for heading in headings if heading in wanted] == wanted


def test_the_developers_commands_are_make_targets() -> None:
    commands = shell(section("## Develop it"))
    assert commands == ["make play", "make test"]
    assert {command.split()[1] for command in commands} <= make_targets()


@pytest.mark.parametrize("paper", PAPERS)
def test_every_make_target_in_the_text_exists(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^)make ([a-z]+(?:-[a-z]+)*)\b", text, re.MULTILINE))
    assert named <= make_targets()


def test_make_runs_what_the_readme_says() -> None:
    """make itself reads the recipes; the packages count as installed."""
    for target, wanted in {"play": "-m tools.play --fresh", "test": "-m pytest", "check": "-m mypy"}.items():
        installed = tuple(
            f"--old-file=.venv/.installed{which}" for which in ("", "-page", "-play", "-cluster")
        )
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


def test_help_names_every_target() -> None:
    named = {line.split()[1] for line in make("help").splitlines()}
    assert named == make_targets()


def test_the_pythons_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    *older, newest = (line.rpartition(" ")[2] for line in project["classifiers"])
    pythons = f"{', '.join(older)} or {newest}"
    for heading in ("## Develop it", "## Host it"):
        assert f"Python {pythons}" in section(heading)
    assert f"PYTHON=python{newest} VENV=.venv-{newest}" in section("## Develop it")


def test_make_check_runs_the_tests_of_make_test_and_checks_every_change() -> None:
    assert "`make check`" in section("## Develop it")
    assert "make --no-print-directory check" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    tests, everything = (
        make("--dry-run", *(f"--old-file=.venv/.installed{which}" for which in ("", "-page")), target)
        for target in ("test", "check")
    )
    assert tests.strip().splitlines()[-1] == everything.strip().splitlines()[-1]


def test_playing_installs_only_what_playing_needs() -> None:
    """Nothing is installed yet: `play` installs one list, `test` the other."""
    for target, wanted, other in (("play", "", "-dev"), ("test", "-dev", "")):
        printed = make("--dry-run", target, "VENV=/nowhere/venv")
        assert f"--require-hashes -r requirements{wanted}.txt" in printed
        assert f"-r requirements{other}.txt" not in printed


@pytest.mark.parametrize("has_chromium", [False, True])
@pytest.mark.parametrize("target", ["test", "check"])
def test_packages_for_the_page_are_installed_only_with_chromium(
    has_chromium: bool, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when all other packages are installed already: Chromium may come later."""
    for command in ("make", "sh", "python3"):
        (tmp_path / command).symlink_to(shutil.which(command) or "/missing")
    if has_chromium:
        (tmp_path / "chromium").symlink_to("/bin/true")
    monkeypatch.setenv("PATH", str(tmp_path))
    for installed in ((), ("--old-file=/nowhere/venv/.installed",)):
        printed = make("--dry-run", *installed, target, "VENV=/nowhere/venv")
        assert ("-r requirements-page.txt" in printed) == has_chromium
        assert ("-r requirements-dev.txt" in printed) == (not installed)


def test_playing_with_several_processes_installs_what_they_need_in_addition() -> None:
    printed = make("--dry-run", "play", "PROCESSES=3", "VENV=/nowhere/venv")
    assert "--require-hashes -r requirements-cluster.txt" in printed
    assert '-m tools.play  --processes="3"' in printed


@pytest.mark.parametrize("processes", ["1", "0", "17", "two"])
def test_one_process_or_a_wrong_number_of_them_installs_nothing_more(processes: str) -> None:
    printed = make("--dry-run", "play", f"PROCESSES={processes}", "VENV=/nowhere/venv")
    assert "--require-hashes -r requirements.txt" in printed
    assert "requirements-cluster.txt" not in printed
    assert f'--processes="{processes}"' in printed


def test_the_table_of_folders_names_the_packages() -> None:
    named = {name for row in table(section("## Develop it")) for name in re.findall(r"`(\w+)/`", row[0])}
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert named == packages


def test_the_readme_hosts_with_docker_in_two_commands() -> None:
    docker, plain = re.findall(r"^```sh\n.*?^```", section("## Host it"), re.DOTALL | re.MULTILINE)[:2]
    assert shell(docker)[1] == shell(section("## Docker", HOSTING))[0]
    assert len(shell(docker)) == 2
    assert shell(plain) == shell(section("## Plain Python", HOSTING))


def test_the_maintenance_commands_are_those_of_the_program() -> None:
    parser = bot.cli.parser()
    named = [line.split() for line in shell(section("## Backup and maintenance", HOSTING))]
    commands = [words[3:] for words in named if words[0] == ".venv/bin/python"]
    assert [command[0] for command in commands] == ["backup", "check", "rerate"]
    for command in commands:
        parser.parse_args(command)


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
    # The document has them in an order for reading; Discord shows them in its own.
    assert sorted(table(section("# Commands", COMMANDS))) == sorted(wanted)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_slash_command_in_the_text_exists(paper: str) -> None:
    known = {row[0].strip("`") for row in table(section("# Commands", COMMANDS))}
    known |= {command.rpartition(" ")[0] for command in known if " " in command}
    text = (ROOT / paper).read_text(encoding="utf-8")
    named = set(re.findall(r"`(/[a-z]+(?: [a-z]+)?)`", text)) - {"/healthz", "/metrics"}
    assert named <= known


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    (address,) = re.findall(r"https://discord\.com/oauth2/\S+", README)
    query = parse_qs(urlsplit(address).query)
    assert query["scope"] == ["bot applications.commands"]
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_PICTURES), True))
    assert query["permissions"] == [str(needed.value)]
    messages = Messages()
    text = re.sub(r"\s+", " ", section("### Invite it"))
    for name in (*NEEDED, *NEEDED_IN_THREADS, *FOR_THREADS):
        assert f"**{messages(f'permission-{name}')}**" in text


def test_the_table_of_exit_statuses_is_that_of_the_program() -> None:
    meanings = {int(row[0]): row[1] for row in table(section("## Exit statuses", HOSTING))}
    assert meanings[bot.cli.DAMAGED].startswith("`check` found")
    assert meanings[BAD_SETTINGS].startswith("A setting is missing or wrong")
    assert meanings[NO_DATABASE].startswith("The database cannot be used")
    assert meanings[NO_LOGIN].startswith("Discord does not accept the token")
    assert meanings[ALREADY_RUNNING].startswith("Another bot")
    assert meanings[BROKEN_SENTENCES].startswith("A file of sentences")
    assert sorted(meanings) == list(range(BROKEN_SENTENCES + 1)), "no status is missing"


@pytest.mark.parametrize("paper", ["PRIVACY.md", "docs/privacy.md", "docs/hosting.md"])
def test_the_time_until_a_servers_data_is_deleted_is_that_of_the_program(paper: str) -> None:
    text = re.sub(r"\s+", " ", (ROOT / paper).read_text(encoding="utf-8"))
    assert f"{KEPT_FOR_SECONDS / 86_400:.0f} days after" in text


def test_every_game_is_introduced_and_credited() -> None:
    for game in PRESENTERS:
        assert f"**{Messages()(f'{game}-name')}**" in README
    for maker in ("Sizigi Studios", "P. K. Waddle", "its publisher"):
        assert maker in section("## Credits")


@pytest.mark.parametrize("paper", PAPERS)
def test_every_file_that_is_linked_or_named_exists(paper: str) -> None:
    text = (ROOT / paper).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    named = [name for name in re.findall(r"`([\w./-]+)`", text) if "/" in name.strip("/") and "<" not in name]
    missing = [link for link in links if not (ROOT / paper).parent.joinpath(link).exists()]
    missing += [name for name in named if not name.startswith("/") and not (ROOT / name).exists()]
    assert missing == []


def test_the_readme_links_to_every_page_of_the_docs() -> None:
    linked = set(re.findall(r"\((docs/[\w-]+\.md)\)", README))
    assert linked == {path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md")}
