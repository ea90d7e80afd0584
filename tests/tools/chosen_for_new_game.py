"""A plugin for pytest that leaves out the tests that cannot notice a new game, or that need more than Python.

CONTRIBUTING.md says how to run all of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.i18n.messages import LOCALES
from games.catalog import GAMES
from tests.conftest import TESTS

KNOWN = ("duel", "bakeries", "auf")
NAMES = (*KNOWN, "bakery", "full")
"""How tests name the games that were there before."""
WITHOUT_GAMES = (
    *("bench", "data", "playground", "bot/cluster", "bot/ops", "bot/tournaments"),  # which know no game
    "page",  # which needs Chromium
)
"""Folders none of whose tests runs."""
ELSEWHERE = (
    "endtoend",  # which needs the real client, and plays the games that its tests name
    *("games", "tools/test_regret.py", "tools/test_verify.py"),  # which are about one game, or three
    *("bot/test_start.py", "bot/test_postgres_start.py", "bot/test_host_settings.py"),  # which start programs
    *("tools/test_play.py", "tools/test_play_cluster.py", "test_wheel.py", "cogs/games/test_view_types.py"),
    "tools/test_new_game.py",  # which would make one more
)
"""Folders and files whose tests run only if they name the new game."""
FIXTURES = {"browser", "postgres_server"}
COPIES = {*LOCALES} - {"en", "de"}
"""The other languages in which the new game has the English sentences: what they show is seen in English."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not even read the folders in which no test can name the new game: that takes longer than some tests."""
    return collection_path in {TESTS / folder for folder in WITHOUT_GAMES} or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that can notice the new game."""
    items[:] = [item for item in items if can_notice(item)]


def can_notice(item: pytest.Item) -> bool:
    """Whether a test names the new game, or is about all games and needs only Python."""
    path = item.path.relative_to(TESTS).as_posix()
    name = item.nodeid.lower()
    if FIXTURES & set(getattr(item, "fixturenames", ())):
        return False
    parameters = (
        item.callspec.params.values()
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ()
    )
    if any(isinstance(value, str) and value in COPIES for value in parameters):
        return False
    if any(key in name for key in GAMES if key not in KNOWN):
        return True
    return not any(word in name for word in NAMES) and not path.startswith(ELSEWHERE)
