"""The check of every change: the README's `make check` on the usual Python, and tests on the newest one at hand."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests import postgres
from tests.conftest import not_tried, processors

SCRIPT = Path(__file__).parents[1] / ".ci" / "run"

CHECK = "make --no-print-directory check"
AGAIN = "make --no-print-directory test VENV=.venv-{version} PYTHON={python} ARGS="


def checked(folder: Path, **commands: str) -> list[str]:
    """Return the calls of the script on a machine with these commands, each a line of shell."""
    usual = {"make": 'echo "make $*"', "python3": "echo 3.11"}
    usual |= dict.fromkeys(("chromium", "pgbouncer", "npm", "apt-get"), "exit 0")  # a test installs nothing
    usual["sudo"] = "exit 1"
    missing = dict.fromkeys(("python3.12", "python3.13", "pyenv"), "exit 127")
    for name, line in (usual | missing | commands).items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    path = f"{folder}:/usr/bin:/bin"
    done = subprocess.run(["bash", SCRIPT], env={"PATH": path}, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_tests_run_again_on_the_newest_python_in_its_own_environment(tmp_path: Path) -> None:
    told = checked(tmp_path, **{"python3.12": "echo 3.12", "python3.13": "echo 3.13"})
    first, second = [line for line in told if line.startswith("make")]
    again = AGAIN.format(version="3.13", python="python3.13")
    assert first == CHECK
    assert second.startswith(again)
    parts = second.removeprefix(again).split()
    assert parts
    assert all((SCRIPT.parents[1] / part).exists() for part in parts)


def test_a_command_that_exists_but_does_not_run_is_skipped(tmp_path: Path) -> None:
    """The commands of pyenv exist for each version, also if that version is not enabled."""
    told = checked(tmp_path, **{"python3.12": "echo 3.12"})
    assert any(line.startswith(AGAIN.format(version="3.12", python="python3.12")) for line in told)


def test_a_python_of_pyenv_is_found_when_its_command_does_not_run(tmp_path: Path) -> None:
    python = tmp_path / "versions" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\necho 3.13\n", encoding="utf-8")
    python.chmod(0o755)
    told = checked(tmp_path, pyenv=f"echo {python.parents[1]}")
    assert any(line.startswith(AGAIN.format(version="3.13", python=python)) for line in told)


def test_the_script_says_if_it_finds_no_newer_python(tmp_path: Path) -> None:
    told = checked(tmp_path)
    assert [line for line in told if line.startswith("make")] == [CHECK]
    assert told[-1].startswith("No Python newer than 3.11 is at hand")


def test_the_check_runs_once_if_the_usual_python_is_the_newest(tmp_path: Path) -> None:
    told = checked(tmp_path, python3="echo 3.13", **{"python3.12": "echo 3.12"})
    assert [line for line in told if line.startswith("make")] == [CHECK]


def test_a_failed_check_fails_the_script(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        checked(tmp_path, make='case "$*" in *VENV*) exit 1;; esac', **{"python3.13": "echo 3.13"})


@pytest.mark.parametrize(("needed", "outcome"), [("", pytest.skip.Exception), ("1", pytest.fail.Exception)])
def test_a_test_without_postgresql_is_skipped_and_fails_where_it_is_needed(
    monkeypatch: pytest.MonkeyPatch, needed: str, outcome: type[BaseException]
) -> None:
    monkeypatch.setenv(postgres.NEEDED, needed)
    monkeypatch.setattr(postgres, "programs", lambda: None)
    with pytest.raises(outcome, match="PostgreSQL is missing"), postgres.running_server():
        pass


def test_a_run_ends_with_one_line_of_what_was_not_tried_and_how_to_get_it() -> None:
    reasons = 3 * ["Chromium is missing: install chromium"] + ["systemd is missing: install systemd"]
    line = "Not tried: 3 (Chromium is missing: install chromium); 1 (systemd is missing: install systemd)."
    assert not_tried(reasons) == line


def test_a_container_has_as_many_processors_as_its_limit_and_no_more_than_its_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(8), raising=False)
    limit = tmp_path / "cpu.max"
    assert processors(limit) == 8
    for text, wanted in {"max 100000": 8, "200000 100000": 2, "50000 100000": 1, "1600000 100000": 8}.items():
        limit.write_text(f"{text}\n", encoding="ascii")
        assert processors(limit) == wanted
