"""`make test-times` adds up the times of a report, and names the file of each test."""

from __future__ import annotations

from pathlib import Path

from tools import test_times as times

REPORT = """<testsuites><testsuite name="pytest">
<testcase classname="tests.tools.test_test_times" name="test_one[a]" time="2.5"/>
<testcase classname="tests.tools.test_test_times" name="test_one[b]" time="1.25"><failure/></testcase>
<testcase classname="tests.test_ci.Kind" name="test_two" time="0.5"/>
</testsuite></testsuites>"""


def test_the_times_are_added_by_folder_and_file_and_the_slowest_come_first(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, encoding="utf-8")
    lines = [line for line in times.summary(times.seconds_of(report)) if line.strip()]
    assert lines == [
        "     4.2 s  3 tests",
        "\nBy folder:",
        "     3.8 s  tests/tools (2 tests)",
        "     0.5 s  tests (1 tests)",
        "\nThe slowest files:",
        "     3.8 s  tests/tools/test_test_times.py",
        "     0.5 s  tests/test_ci.py",
        "\nThe slowest tests:",
        "     2.5 s  tests/tools/test_test_times.py::test_one[a]",
        "     1.2 s  tests/tools/test_test_times.py::test_one[b]",
        "     0.5 s  tests/test_ci.py::test_two",
    ]
