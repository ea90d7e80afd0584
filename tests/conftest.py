"""What all tests share."""

from __future__ import annotations

import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from prometheus_client import Gauge

from bot.ops import metrics
from cogs.i18n import letters
from tests.postgres import described, pooled_url, pooler, postgres_server, postgres_store, postgres_url

__all__ = ["pooled_url", "pooler", "postgres_server", "postgres_store", "postgres_url"]

TESTS = Path(__file__).parent
NO_PLAYWRIGHT = "Playwright is missing: install Debian's package chromium, then run make install"
WAITING = ("tools", "page", "endtoend")
"""The folders whose tests mostly wait. The last one has the shortest files at its end."""
LONGEST = ("tools/test_new_game.py", "page/test_heights.py", "endtoend/test_keyboard.py", "test_wheel.py")
"""The files that begin first: at the end one process would run such a file while the others have nothing to do."""


class _PlaywrightMissing(MetaPathFinder):
    """Skips each module of tests that imports Playwright, where no other finder has found it."""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name == "playwright":
            pytest.skip(NO_PLAYWRIGHT, allow_module_level=True)


sys.meta_path.append(_PlaywrightMissing())
# No example fails for the time that it takes: the machine may be busy.
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")
letters.FONT_FOLDERS = ()  # images look the same on every machine, whichever fonts it has


@pytest.fixture(autouse=True)
def _figures_of_this_test_only() -> Iterator[None]:
    """Let no gauge ask the program of an earlier test."""
    yield
    for gauge in vars(metrics).values():
        if isinstance(gauge, Gauge):
            vars(gauge).pop("_child_samples", None)  # what `set_function` has set


def pytest_report_header() -> str:
    """Say which PostgreSQL the tests use."""
    return described()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that were skipped."""
    skipped = terminalreporter.stats.get("skipped", ())
    if skipped:
        terminalreporter.write_line(
            not_tried(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
        )


def not_tried(reasons: Iterable[str]) -> str:
    """Return one line with the number of skipped tests for each reason: what is missing, and how to get it."""
    return f"Not tried: {'; '.join(f'{n} ({reason})' for reason, n in Counter(reasons).most_common())}."


def pytest_xdist_auto_num_workers() -> int:
    """Start three workers more than there are processors: many tests wait for other processes and for clocks."""
    return processors() + 3


def processors(limit: Path = Path("/sys/fs/cgroup/cpu.max")) -> int:
    """Return the number of processors for the tests; a container may be limited to fewer than its machine has."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    quota, _, period = limit.read_text(encoding="ascii").partition(" ") if limit.exists() else ("max", "", "")
    return usable if quota == "max" else min(usable, max(1, int(quota) // int(period)))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the files whose tests wait among those whose tests compute, so that the processors always have work.

    The files keep the order of their tests.
    """
    files: defaultdict[Path, list[pytest.Item]] = defaultdict(list)
    for item in items:
        files[item.path].append(item)
    waiting = sorted(
        (path for path in files if folder_of(path) in WAITING),
        key=lambda path: WAITING.index(folder_of(path)),
    )
    computing = [path for path in files if folder_of(path) not in WAITING]
    each = len(computing) / max(1, len(waiting))
    places = {path: number * each for number, path in enumerate(waiting)}
    places |= {path: float(number) for number, path in enumerate(computing)}
    places |= {TESTS / name: float(number - len(LONGEST)) for number, name in enumerate(LONGEST)}
    items[:] = [item for path in sorted(files, key=places.__getitem__) for item in files[path]]


def folder_of(path: Path) -> str:
    """Return the folder of tests in which a file lies."""
    return path.relative_to(TESTS).parts[0]
