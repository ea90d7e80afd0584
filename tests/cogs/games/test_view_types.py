"""The type checker keeps a seat's view off the public posts, and a spectator's view out of a hand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.slow

PREAMBLE = """
from cogs.games.duel.presenter import DuelPresenter
from cogs.i18n.table_messages import TableMessages
from games.duel import View
from games.views import PublicView, SeatView


def show(presenter: DuelPresenter, public: PublicView[View], own: SeatView[View], say: TableMessages) -> None:
"""

RIGHT = """
    presenter.heading(public, say)
    presenter.table(public, say)
    presenter.notes(public, say)
    presenter.prompt(public, say)
    presenter.controls(public, say)
    presenter.table_image(public, [], say)
    presenter.hand(own, say)
    presenter.hand_image(own, say)
    presenter.own_controls(own, say)
    presenter.questions.form("attack", own, (), say)
"""

SLIPS = {
    "heading": "presenter.heading(own, say)",
    "table": "presenter.table(own, say)",
    "notes": "presenter.notes(own, say)",
    "asked": "presenter.prompt(own, say)",
    "controls": "presenter.controls(own, say)",
    "table_image": "presenter.table_image(own, [], say)",
    "hand": "presenter.hand(public, say)",
    "hand_image": "presenter.hand_image(public, say)",
    "own_controls": "presenter.own_controls(public, say)",
    "form": 'presenter.questions.form("attack", public, (), say)',
    "bare view": "presenter.table(own.view, say)",
}


def checked(folder: Path, body: str) -> str:
    """Return mypy's report on a function with this body, under the project's own settings."""
    file = folder / "slip.py"
    file.write_text(PREAMBLE + body, encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--no-error-summary", str(file)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert answer.returncode in {0, 1}, answer.stderr
    return answer.stdout


def test_the_right_view_in_each_place_passes(tmp_path: Path) -> None:
    assert checked(tmp_path, RIGHT) == ""


def test_each_wrong_view_is_a_type_error(tmp_path: Path) -> None:
    said = checked(tmp_path, "".join(f"    {slip}\n" for slip in SLIPS.values()))
    first = (PREAMBLE).count("\n") + 1
    lines = {int(line.split(":")[1]) - first for line in said.splitlines() if "[arg-type]" in line}
    assert [name for number, name in enumerate(SLIPS) if number not in lines] == []
