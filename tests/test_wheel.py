"""The package: its wheel holds the whole program, installs into an empty folder and runs there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.version import version

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "cogs", "data", "games")
VERIFY = "bot/history/verify.py"

USE_ALL_DATA = """
import asyncio, pathlib, sys
import bot
from bot.version import version
from cogs.pages.verify import SCRIPT
from cogs.i18n.messages import Messages
from cogs.images.rasterize import png
from data.sqlite.database import open_store
from games.duel.ai.trained import TABLES, trained_table

async def store():
    opened = await open_store(pathlib.Path(sys.argv[1]))
    print("tables:", await opened.tables.ids())
    await opened.close()

print("program:", pathlib.Path(bot.__file__).parents[1])
print("version:", version())
print("game:", Messages("de")("duel-name"), Messages()("bakeries-name"))
image = png('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9">c</text></svg>', width=9)
print("image:", len(image) > 0)
print("situations:", all(len(trained_table(mode)) > 0 for mode in TABLES))
print("verify:", bool(SCRIPT))
asyncio.run(store())
"""


def files_of_the_program() -> set[str]:
    """Return every file that the program is made of: all that git does not ignore."""
    listing = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run([*listing, *PACKAGES], cwd=ROOT, check=True, capture_output=True, text=True)
    return {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}


def missing_from(wheel: Path, wanted: Iterable[str]) -> set[str]:
    """Return the files of the program that a wheel lacks or holds with other content."""
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
        return {
            name for name in wanted if name not in held or archive.read(name) != (ROOT / name).read_bytes()
        }


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """Return the output of a command; nothing of this checkout is on its path."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    done = subprocess.run(
        command, cwd=cwd, env=kept | environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source archive of a clean copy of the tree."""
    folder = tmp_path_factory.mktemp("package")
    tree = folder / "tree"
    for name in (*files_of_the_program(), "tools/__init__.py", "pyproject.toml", "README.md", "LICENSE"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder / "dist", tree, cwd=folder)
    (built,) = (folder / "dist").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which only the wheel is installed; its dependencies come from this Python."""
    folder = tmp_path_factory.mktemp("installed")
    run(
        *(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile"),
        *("--disable-pip-version-check", "--target", folder, wheel),
        cwd=folder,
    )
    return folder


def test_the_wheel_is_named_by_the_version(wheel: Path) -> None:
    assert wheel.name == f"cakeclub-{version()}-py3-none-any.whl"


def test_the_wheel_holds_the_whole_program_and_nothing_else(wheel: Path) -> None:
    wanted = files_of_the_program()
    assert missing_from(wheel, wanted) == set()
    with zipfile.ZipFile(wheel) as archive:
        others = {name for name in archive.namelist() if ".dist-info/" not in name} - wanted
    assert others == set()


@pytest.mark.parametrize("ending", [".ttf", ".ftl", ".sql", ".svg", ".table", "verify.py"])
def test_a_wheel_without_its_data_files_is_noticed(wheel: Path, ending: str, tmp_path: Path) -> None:
    poor = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(poor, "w") as copy:
        for name in whole.namelist():
            if not name.endswith(ending):
                copy.writestr(name, whole.read(name))
    missing = missing_from(poor, files_of_the_program())
    assert missing
    assert all(name.endswith(ending) for name in missing)


def test_the_installed_program_finds_its_data(installed: Path, tmp_path: Path) -> None:
    database = tmp_path / "cake.sqlite3"
    told = run(sys.executable, "-c", USE_ALL_DATA, database, cwd=tmp_path, PYTHONPATH=str(installed))
    assert dict(line.split(": ", 1) for line in told.splitlines()) == {
        "program": str(installed),
        "version": version(),
        "game": "Cake Duel You Take the Cake",
        "image": "True",
        "situations": "True",
        "verify": "True",
        "tables": "()",
    }


def test_the_installed_command_runs(installed: Path, tmp_path: Path) -> None:
    database = tmp_path / "cake.sqlite3"
    given = {"PYTHONPATH": str(installed), "CAKECLUB_DATABASE": str(database)}
    command = (sys.executable, installed / "bin" / "cakeclub")
    assert run(*command, "--version", cwd=tmp_path, **given) == f"cakeclub {version()}\n"
    run(sys.executable, "-c", USE_ALL_DATA, database, cwd=tmp_path, PYTHONPATH=str(installed))
    assert run(*command, "check", cwd=tmp_path, **given) == f"{database} is intact\n"


def test_the_installed_verify_script_runs(installed: Path, tmp_path: Path) -> None:
    assert "usage:" in run(sys.executable, "-I", installed / VERIFY, "--help", cwd=tmp_path)
