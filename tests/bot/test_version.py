"""The version is stated once, in pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from bot import version as module
from bot.cli import main
from bot.version import PROJECT_FILE, version

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _read_again() -> None:
    version.cache_clear()


def test_a_checkout_has_the_version_of_its_project_file() -> None:
    assert PROJECT_FILE == ROOT / "pyproject.toml"
    assert version() == tomllib.loads(PROJECT_FILE.read_text(encoding="utf-8"))["project"]["version"]


def test_an_installed_package_has_the_version_of_its_metadata(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "PROJECT_FILE", tmp_path / "pyproject.toml")
    monkeypatch.setattr(metadata, "version", {"cakeclub": "7.8.9"}.__getitem__)
    assert version() == "7.8.9"


def test_the_program_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(lambda: 1, ["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"cakeclub {version()}\n"


def test_no_other_file_of_the_program_states_the_version() -> None:
    stated = re.compile(rf"(?<![\d.]){re.escape(version())}(?![\d.])")
    files = [
        *ROOT.glob("bot/**/*.py"),
        *ROOT.glob("cogs/**/*.py"),
        ROOT / "Dockerfile",
        ROOT / "compose.yaml",
    ]
    assert [str(file) for file in files if stated.search(file.read_text(encoding="utf-8"))] == []
