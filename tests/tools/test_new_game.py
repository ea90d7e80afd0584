"""Games made by the steps of CONTRIBUTING.md only, one of each kind, before anything of them is changed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.catalog import GAMES
from tests.tools import chosen_for_new_game
from tools.new_game.__main__ import KINDS, main

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow
IS_WHOLE = "CAKECLUB_CHECK_NEW_GAME" in os.environ
"""Whether all tests run with the new games, which takes as long as they take here."""
KEYS = [key for key in ("toy", "toytwo", "toythree") if key not in GAMES]
NOT_COPIED = shutil.ignore_patterns(
    *(".git", ".venv*", ".hypothesis", ".pytest_cache"),
    "*.pyc.*",  # which another process is writing; what is compiled is copied
)
LISTS = {"games/catalog.py": "CATALOG", "cogs/games/registry.py": "GAME_UIS"}
AFTER = {
    "README.md": "- **Cake Auf!**",
    ".github/ISSUE_TEMPLATE/rules.yml": "        - Cake Auf!",
    "docs/commands.md": "| `/auf ",
}
"""The introductions stand below the last line that begins like this."""
LEFT_OUT = (
    f"--ignore={Path(__file__).relative_to(ROOT)}",  # it would make a copy of the copy
    # Two more games than now make the page that lists them all higher than a phone; one more does not.
    "--deselect=tests/page/test_heights.py::test_the_page_that_offers_the_games_fits_a_phone",
)
"""What does not run when all tests do."""


def ran(root: Path, *command: str) -> str:
    """Run a command in the copy and return its output."""
    own = ("MAKE", "MFLAGS", "VENV", "PYTHON", "ARGS", "PYTEST", "CAKECLUB_CHECK_NEW_GAME")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    answer = subprocess.run(command, cwd=root, env=clean, check=False, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def make(root: Path, *arguments: str) -> str:
    """Run make in the copy, with the packages that are installed for these tests."""
    installed = (f"--old-file={sys.prefix}/.installed{which}" for which in ("", "-page"))
    return ran(root, "make", f"VENV={sys.prefix}", *installed, *arguments)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with a game of each kind, registered as the tool says."""
    root = tmp_path_factory.mktemp("club") / "tree"
    shutil.copytree(ROOT, root, ignore=NOT_COPIED, symlinks=True)
    said = {
        key: make(root, "new-game", f"NAME={key}", f"TITLE=Toy {kind}", f"KIND={kind}")
        for key, kind in zip(KEYS, KINDS, strict=False)
    }
    for key, lines in said.items():
        register(root, key, lines)
    make(root, "fmt")
    ran(root, "git", "init", "--quiet")  # some tests ask which files belong to the project
    ran(root, "git", "add", "--all")
    ran(root, sys.executable, "-m", "tests.cogs.commands")
    return root


def register(root: Path, key: str, said: str) -> None:
    """Add the lines that the tool has printed for a game."""
    for file, listed in LISTS.items():
        [line] = re.findall(rf"^  {re.escape(file)}: (.+)$", said, re.MULTILINE)
        text = (root / file).read_text(encoding="utf-8")
        text = text.replace("\nfrom ", f"\n{line}\nfrom ", 1)
        changed = re.sub(rf"^({listed}\b.*AUF)", rf"\1, {key.upper()}", text, count=1, flags=re.MULTILINE)
        assert changed != text
        (root / file).write_text(changed, encoding="utf-8")
    for file, start in AFTER.items():
        added = re.findall(rf"^  {re.escape(file)}: (.+)$", said, re.MULTILINE)
        lines = (root / file).read_text(encoding="utf-8").splitlines()
        last = max(number for number, line in enumerate(lines) if line.startswith(start))
        lines[last + 1 : last + 1] = added
        (root / file).write_text("\n".join([*lines, ""]), encoding="utf-8")


@pytest.mark.long
def test_the_untouched_skeletons_pass_make_check(copy: Path) -> None:
    plugin = chosen_for_new_game.__name__
    chosen = f"-n auto --dist=loadfile {' '.join(LEFT_OUT)}" if IS_WHOLE else f"-p {plugin}"
    said = make(copy, "check", f"PYTEST={sys.executable} -m pytest -q -p no:cacheprovider {chosen}")
    assert re.search(r"\b[1-9]\d* passed", said), said


@pytest.mark.parametrize(
    "key",
    [
        *("duel", "Toy", "a", "toy-game", "../toy"),
        *("class", "match", "type"),  # keywords of Python
        *("engine", "ai", "entry", "record", "views", "catalog", "entropy", "daily"),  # modules of games
        *("presenter", "registry"),  # and beside what shows the games
        *("bakery", "table", "rules", "new", "cut"),  # words of commands
        *("tutorial", "vote"),  # how keys of sentences begin
    ],
)
def test_a_key_that_cannot_be_a_game_is_refused(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(tmp_path, [key])
    assert "is no key for a new game" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_kind_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(tmp_path, ["toy", "--kind", "secret"])
    assert "'secret' is no kind of game: choose 'open' or 'hidden'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_there_are_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(tmp_path, ["toy"])
    with pytest.raises(SystemExit):
        main(tmp_path, ["toy"])
    assert "is already there" in capsys.readouterr().err
