"""Prints where the time of the tests goes, from pytest's report in JUnit's form: by folder, file and test.

The times are those of a clock, added over all processes that ran tests at once: a busy machine makes them longer.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.etree import ElementTree as ET

SLOWEST = 25
"""So many files and tests are printed."""
ROOT = Path(__file__).parents[1]


def seconds_of(report: Path, root: Path = ROOT) -> dict[tuple[str, str], float]:
    """Return the seconds of each test, with what was set up for it, by its file and its name."""
    seconds: defaultdict[tuple[str, str], float] = defaultdict(float)
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - pytest wrote it
        seconds[file_of(case.get("classname", ""), root), case.get("name", "")] += float(case.get("time", 0))
    return seconds


def file_of(module: str, root: Path = ROOT) -> str:
    """Return the path of a module, which may be followed by the name of a class in it."""
    path = Path(*module.split("."))
    while path.name and not (root / path.with_suffix(".py")).is_file():
        path = path.parent
    return path.with_suffix(".py").as_posix() if path.name else module


def folder_of(file: str) -> str:
    """Return the folder of a file, not deeper than `tests/cogs/pages`."""
    return "/".join(file.split("/")[:-1][:3])


def summary(seconds: Mapping[tuple[str, str], float]) -> Iterator[str]:
    """Yield the lines to print."""
    folders: defaultdict[str, float] = defaultdict(float)
    files: defaultdict[str, float] = defaultdict(float)
    tests: dict[str, float] = {}
    numbers: Counter[str] = Counter()
    for (file, name), time in seconds.items():
        folders[folder_of(file)] += time
        files[file] += time
        tests[f"{file}::{name}"] = time
        numbers[folder_of(file)] += 1
    yield f"{sum(seconds.values()):8.1f} s  {len(seconds)} tests"
    yield "\nBy folder:"
    yield from (f"{line} ({numbers[folder]} tests)" for folder, line in _slowest(folders, len(folders)))
    yield "\nThe slowest files:"
    yield from (line for _, line in _slowest(files, SLOWEST))
    yield "\nThe slowest tests:"
    yield from (line for _, line in _slowest(tests, SLOWEST))


def _slowest(times: Mapping[str, float], number: int) -> Iterator[tuple[str, str]]:
    for name in sorted(times, key=lambda name: -times[name])[:number]:
        yield name, f"{times[name]:8.1f} s  {name}"


if __name__ == "__main__":
    print("\n".join(summary(seconds_of(Path(sys.argv[1])))))
