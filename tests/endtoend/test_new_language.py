"""A new language is added by the steps in docs/languages.md, and members play in it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEPS = ROOT / "docs" / "languages.md"
SHELL = re.compile(r"^ *```sh\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
TRANSLATED = {
    "tables": {"button-join": "Meedoen", "button-start": "Beginnen"},
    "duel": {"duel-passed": "{ $who } past { $forced }.", "duel-button-pass": "Passen"},
    "hands": {"hand-heading": "### Jouw kaarten: { $game }"},
    "commands": {"cmd-hand": "Toon je kaarten, alleen aan jou"},
}
"""A translation that has only begun, by file and key."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program with a copy of its sentences, to which a language can be added."""
    for folder in ("games", "data", "bot", "playground", "tests", "tools"):
        (tmp_path / folder).symlink_to(ROOT / folder, target_is_directory=True)
    shutil.copytree(ROOT / "cogs", tmp_path / "cogs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / ".github", tmp_path / ".github")
    for file in ("Makefile", "pyproject.toml", "requirements.txt"):
        shutil.copy(ROOT / file, tmp_path)
    return tmp_path


def run(copy: Path, *command: str) -> str:
    """Run a command in the copy; return its output."""
    installed = {"MAKEFLAGS": f"--old-file={sys.prefix}/.installed-play -- VENV={sys.prefix}"}
    done = subprocess.run(
        command,
        cwd=copy,
        env=os.environ | installed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands_of(step: str) -> str:
    """The shell commands of the step that contains a text."""
    (found,) = (block for block in SHELL.findall(STEPS.read_text(encoding="utf-8")) if step in block)
    return str(found)


def translate(folder: Path) -> None:
    """Translate some sentences of a folder."""
    for topic, sentences in TRANSLATED.items():
        file = folder / f"{topic}.ftl"
        text = file.read_text(encoding="utf-8")
        for key, sentence in sentences.items():
            lines = rf"^{key} = .*\n(?:[ }}].*\n)*"
            text, count = re.subn(lines, f"{key} = {sentence}\n", text, flags=re.MULTILINE)
            assert count == 1, key
        file.write_text(text, encoding="utf-8")


def test_members_play_in_a_language_that_was_added_by_the_documented_steps(copy: Path) -> None:
    run(copy, "sh", "-e", "-c", commands_of("make translate"))
    translate(copy / "cogs" / "i18n" / "nl")
    read = run(copy, sys.executable, "-m", "tests.endtoend.new_language", "nl")
    assert re.search(r"<@\d+> past False\.", read)
    assert "Jouw kaarten: Cake Duel" in read
    assert "Nederlands" in read
    assert "not yet proofread by a native speaker" in read
    assert "/hand: Toon je kaarten, alleen aan jou" in read
    assert "attack or pass" in read, "what is not translated yet is English"


def test_the_tests_of_the_sentences_accept_a_language_that_was_added_by_the_documented_steps(
    copy: Path,
) -> None:
    run(copy, "sh", "-e", "-c", commands_of("make translate"))
    tests = ("test_languages", "test_glossary", "test_lists_of_people", "test_terms", "test_typography")
    (copy / "tests").unlink()
    shutil.copytree(ROOT / "tests", copy / "tests", ignore=shutil.ignore_patterns("__pycache__", "fixtures"))
    paths = [f"tests/cogs/i18n/{name}.py" for name in tests]
    printed = run(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *paths)
    assert "passed" in printed
