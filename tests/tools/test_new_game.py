"""A fourth game, made by the steps of CONTRIBUTING only: two packages, and its name in two lists."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_game.__main__ import main

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow
NEEDED = ("games", "data", "bot", "cogs", "playground", "tools", "tests", "pyproject.toml")
LISTS = {"games/catalog.py": "CATALOG", "cogs/games/registry.py": "GAME_UIS"}


def ran(root: Path, *arguments: str) -> str:
    """Run a module of the copy and return what it says."""
    answer = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=root, check=False, capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the skeleton of a game `toy`, registered as the tool says."""
    root = tmp_path_factory.mktemp("club")
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, root / name)
    said = ran(root, "tools.new_game", "toy", "Toy Tray")
    for file, listed in LISTS.items():
        [line] = re.findall(rf"^  {re.escape(file)}: (.+)$", said, re.MULTILINE)
        text = (root / file).read_text(encoding="utf-8")
        text = text.replace("from games.engine import", f"{line}\nfrom games.engine import", 1)
        if line not in text:
            text = text.replace(
                "from cogs.games.presenter import", f"{line}\nfrom cogs.games.presenter import", 1
            )
        changed = re.sub(rf"^({listed}\b.*AUF)", r"\1, TOY", text, count=1, flags=re.MULTILINE)
        assert changed != text
        (root / file).write_text(changed, encoding="utf-8")
    return root


@pytest.mark.parametrize(
    "tests",
    [
        ("tests/test_contract.py", "tests/games/toy", "-k", "toy"),
        ("tests/endtoend/test_toy.py",),
        ("tests/cogs/i18n/test_languages.py", "tests/cogs/i18n/test_messages.py"),
        ("tests/cogs/ui/test_limits.py", "tests/bot/tables/test_tutorial.py", "-k", "toy or tree"),
        ("tests/test_architecture.py", "-k", "game or sentence or names or long"),
    ],
    ids=["contract", "played on the playground", "words", "limits and tutorial", "architecture"],
)
def test_a_new_game_passes_the_tests_of_all_games(copy: Path, tests: tuple[str, ...]) -> None:
    said = ran(copy, "pytest", "-q", "-p", "no:cacheprovider", *tests)
    assert re.search(r"\b[1-9]\d* passed", said), said


def test_the_skeleton_has_the_form_of_the_house(copy: Path) -> None:
    made = [
        str(path.relative_to(copy)) for path in copy.rglob("*toy*") if path.suffix == ".py" or path.is_dir()
    ]
    ran(copy, "ruff", "check", *made)
    ran(copy, "ruff", "format", "--check", *made)


@pytest.mark.parametrize(
    "key",
    [
        *("duel", "Toy", "a", "toy-game", "../toy"),
        *("class", "match", "type"),  # keywords of Python
        *("engine", "ai", "entry", "record", "views", "catalog", "entropy", "daily"),  # modules of games
        *("presenter", "registry"),  # and beside what shows the games
        *("bakery", "table", "rules", "new", "cut"),  # words of commands
        *("lesson", "vote"),  # how keys of sentences begin
    ],
)
def test_a_key_that_cannot_be_a_game_is_refused(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(tmp_path, [key])
    assert "is no key for a new game" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_files_that_are_there_are_not_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(tmp_path, ["toy"])
    with pytest.raises(SystemExit):
        main(tmp_path, ["toy"])
    assert "is already there" in capsys.readouterr().err
