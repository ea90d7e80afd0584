"""The files for contributors and services agree with the Makefile and pyproject.toml."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cogs.i18n.messages import LOCALES, Messages
from tests.postgres import NEEDED

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [line.rpartition(" ")[2] for line in PROJECT["project"]["classifiers"]]
"""The supported versions of Python, oldest first."""
WORKFLOW = ROOT / ".github" / "workflows" / "check.yml"
LAB = ROOT / ".github" / "workflows" / "lab.yml"
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
LONG = ROOT / ".github" / "workflows" / "long.yml"
AUDIT = ROOT / ".github" / "workflows" / "audit.yml"
HOOKS = ROOT / ".pre-commit-config.yaml"
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def commands_of(target: str) -> list[str]:
    """The commands that make would run for a target, with all packages counted as installed."""
    own = ("MAKE", "MFLAGS", "VENV", "PYTHON", "ARGS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    installed = (f"--old-file=.venv/.installed{which}" for which in ("", "-page"))
    done = subprocess.run(
        ["make", "--dry-run", *installed, target, "VENV=.venv"],
        cwd=ROOT,
        env=clean,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


def values(text: str, key: str) -> list[str]:
    """The values of a key in a YAML text that has one value per line."""
    return [found.strip() for found in re.findall(rf"^[\s-]*{key}:(.*)$", text, re.MULTILINE)]


def test_the_hooks_run_the_commands_of_make_check() -> None:
    assert values(read(HOOKS), "entry") == commands_of("check")


def test_every_hook_uses_the_tools_that_make_installs() -> None:
    text = read(HOOKS)
    assert values(text, "repo") == ["local"]
    assert set(values(text, "language")) == {"system"}


def test_the_workflow_runs_make_check_on_every_supported_python() -> None:
    text = read(WORKFLOW)
    assert values(text, "run") == ["make check"]
    assert [json.loads(line) for line in values(text, "python")] == [PYTHONS]


def test_the_research_is_checked_when_it_or_what_it_studies_changes() -> None:
    text = read(LAB)
    assert values(text, "run") == ["make lab-test"]
    watched = {tuple(json.loads(line)) for line in values(text, "paths")}
    assert watched == {("lab/**", "games/duel/**", "requirements-lab.txt")}


def test_a_tag_builds_the_package_and_the_image_with_its_list_of_parts() -> None:
    text = read(RELEASE)
    assert values(text, "tags")[0] == '["v*"]'
    assert values(text, "run") == ["make check", "make package"]
    assert "TAG: ${{ github.ref_name }}" in text
    assert commands_of("package")[-1] == ".venv/bin/python -m build --no-isolation"
    assert values(text, "sbom") == values(text, "push")[1:] == ["true"]
    (python,) = values(text, "python-version")
    assert json.loads(python) == PYTHONS[0]


def test_what_takes_long_runs_each_week_and_before_a_release() -> None:
    text = read(LONG)
    assert values(text, "run") == ["make test-long"]
    assert values(text, NEEDED) == ['"1"'], "what is skipped without PostgreSQL must not look like a success"
    assert len(values(text, "- cron")) == 1
    assert "workflow_call" in text
    assert values(read(RELEASE), "uses")[0] == "./.github/workflows/long.yml"
    assert values(read(RELEASE), "needs") == ["long", "package"]


def test_all_pinned_packages_are_looked_up_for_known_vulnerabilities() -> None:
    text = read(AUDIT)
    (audited,) = [json.loads(line) for line in values(text, "requirements")]
    assert sorted(audited) == sorted(path.name for path in ROOT.glob("requirements*.txt"))
    (command,) = values(text, "run")
    assert command.endswith("--requirement ${{ matrix.requirements }}")


def test_a_tag_that_is_not_the_version_builds_nothing() -> None:
    installed = Path(sys.prefix) / ".installed"
    done = subprocess.run(
        ["make", f"--old-file={installed}", "package", f"VENV={sys.prefix}", "TAG=v0.0.1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "The tag v0.0.1 is not the version in pyproject.toml" in done.stderr


def test_every_tool_reads_the_code_as_the_oldest_python() -> None:
    oldest = PYTHONS[0]
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    assert PROJECT["tool"]["mypy"]["python_version"] == oldest
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py{oldest.replace('.', '')}"


def test_the_image_and_its_updates_stay_with_supported_pythons() -> None:
    images = re.findall(r"^FROM python:([\d.]+)-", read(ROOT / "Dockerfile"), re.MULTILINE)
    assert set(images) <= set(PYTHONS)
    rules = json.loads(read(ROOT / "renovate.json"))["packageRules"]
    (rule,) = [rule for rule in rules if rule.get("matchPackageNames") == ["python"]]
    assert rule["allowedVersions"] == f"<={PYTHONS[-1]}"


def test_the_line_length_is_the_same_for_editors_and_ruff() -> None:
    assert f"max_line_length = {PROJECT['tool']['ruff']['line-length']}" in read(ROOT / ".editorconfig")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_issue_forms_name_no_file_that_is_missing(path: Path) -> None:
    missing = [name for name in re.findall(r"\b[A-Z]+\.md\b", read(path)) if not (ROOT / name).exists()]
    assert missing == []


def test_the_rules_form_offers_every_game() -> None:
    (names,) = re.findall(r"options:\n((?:\s+- .+\n)+)", read(ROOT / ".github/ISSUE_TEMPLATE/rules.yml"))
    for name in re.findall(r"- (.+)", names):
        assert f"**{name}**" in read(ROOT / "README.md")
    assert len(re.findall(r"- ", names)) == len(list((ROOT / "games").glob("*/rules.py")))


def test_the_form_for_sentences_offers_every_language() -> None:
    (names,) = re.findall(r"options:\n((?:\s+- .+\n)+)", read(ROOT / ".github/ISSUE_TEMPLATE/sentence.yml"))
    languages = [Messages()(f"language-{code}") for code in LOCALES]
    assert re.findall(r"- (.+)", names) == [*languages, "Another language"]


def test_no_file_for_services_names_a_web_address() -> None:
    for path in (
        WORKFLOW,
        RELEASE,
        AUDIT,
        LONG,
        HOOKS,
        ROOT / "renovate.json",
        ROOT / ".editorconfig",
        *FORMS,
    ):
        assert "://" not in read(path), path
