"""The house rules that a program can check: sizes, names, directions, and what the tree may lean on."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("games", "data", "bot", "cogs", "playground", "bench", "tools")

MODULE_LINES, CLASS_LINES, FUNCTION_LINES = 300, 220, 40

TOO_LONG: Mapping[str, str] = MappingProxyType({})
"""What is longer than the rule allows (`module`, or `module:Class.function`), and why it stays so."""

PURE = frozenset({"__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib"}) | {
    "itertools", "math", "operator", "re", "struct", "types", "typing"
}  # fmt: skip
"""All that the rules may lean on: no clock, no files, no chance but their own, no log, no event loop."""

READING: Mapping[str, frozenset[str]] = MappingProxyType(
    {"games/duel/practised.py": frozenset({"pkgutil", "zlib"})}  # it brings along what it has learnt
)
"""What a module may lean on besides, and why."""

BAD_NAME = re.compile(r"(^|_)(utils?|helpers?|managers?)($|_)|Utils?$|Helper|Manager|^_?(handle|process)_")
REGISTRY = re.compile(r"\b(pypi|pythonhosted|npmjs|yarnpkg|jsdelivr|unpkg)\.(org|com|net|io)\b")
INDEX_OPTION = re.compile(r"--(extra-)?index-url|--find-links|--trusted-host|-i http")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def definitions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Definition]]:
    """Every class and function by its dotted name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            yield f"{within}{node.name}", node
            yield from definitions(node, f"{within}{node.name}.")
        else:
            yield from definitions(node, within)


def lines(node: Definition) -> int:
    """The lines of a definition without its docstring, which may be as long as it needs to be."""
    counted = (node.end_lineno or node.lineno) - node.lineno + 1
    first = node.body[0]
    if ast.get_docstring(node, clean=False) is not None and first.end_lineno is not None:
        counted -= first.end_lineno - first.lineno + 1
    return counted


def too_long() -> dict[str, int]:
    """Everything that breaks the rule of size, and how long it is."""
    found = {}
    for path in modules(*PACKAGES):
        whole = len(path.read_text(encoding="utf-8").splitlines())
        if whole > MODULE_LINES:
            found[name_of(path)] = whole
        for name, node in definitions(parsed(path)):
            limit = CLASS_LINES if isinstance(node, ast.ClassDef) else FUNCTION_LINES
            if lines(node) > limit:
                found[f"{name_of(path)}:{name}"] = lines(node)
    return found


def test_nothing_is_too_long_without_a_reason() -> None:
    assert {name: size for name, size in too_long().items() if name not in TOO_LONG} == {}


def test_every_reason_is_still_needed() -> None:
    assert set(TOO_LONG) - set(too_long()) == set()


@pytest.mark.parametrize("folder", [*PACKAGES, "tests"])
def test_every_module_opens_with_a_sentence(folder: str) -> None:
    silent = []
    for path in modules(folder):
        told = (ast.get_docstring(parsed(path)) or "").partition("\n\n")[0].strip()
        is_empty = not path.read_text(encoding="utf-8").strip()
        if not (is_empty and folder == "tests") and not re.match(r"[A-Z`/].*[.!:]$", told, re.DOTALL):
            silent.append(name_of(path))
    assert silent == []


def test_names_say_what_things_are() -> None:
    bad = []
    for path in modules(*PACKAGES, "tests"):
        if BAD_NAME.search(path.stem):
            bad.append(name_of(path))
        bad += [
            f"{name_of(path)}:{name}"
            for name, node in definitions(parsed(path))
            if BAD_NAME.search(node.name)
        ]
    assert bad == []


def imported(path: Path) -> Iterator[str]:
    """The first part of every module that is imported, `.` for those beside it."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else (node.module or "").partition(".")[0]


def test_the_rules_lean_on_the_standard_library_alone() -> None:
    assert set(sys.stdlib_module_names) >= PURE
    leaning = {(name_of(path), name) for path in modules("games") for name in imported(path)}
    lent = {(name, module) for name, modules_ in READING.items() for module in modules_}
    assert {pair for pair in leaning if pair[1] not in PURE | {"games"}} == lent


def test_the_import_contracts_hold() -> None:
    # In a program of its own: it sets up a log of its own, which would silence everybody else's.
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout


def texts() -> Iterator[tuple[str, str]]:
    """Every text file of the tree, by its name."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name == ".ci" or not name.startswith((".", "__pycache__"))]
        for file in files:
            path = Path(folder, file)
            try:
                yield name_of(path), path.read_text(encoding="utf-8")
            except (UnicodeDecodeError, OSError):
                continue


def test_no_place_to_fetch_packages_from_is_written_down() -> None:
    named = [name for name, text in texts() if REGISTRY.search(text)]
    assert named == []
    lists = [name for name, text in texts() if name.startswith("requirements") and INDEX_OPTION.search(text)]
    assert lists == []


def wanted(*extras: str) -> set[str]:
    """The packages that pyproject.toml asks for, their names as package lists write them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"]]
    for extra in extras:
        asked += project["optional-dependencies"][extra]
    return {
        re.split(r"[^A-Za-z0-9._-]", line)[0].lower().replace(".", "-").replace("_", "-") for line in asked
    }


def pinned(file: str) -> dict[str, str]:
    """Each package of a compiled list, and what is said of it there: its hashes, and who asks for it."""
    text = (ROOT / file).read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    return {entry.partition("==")[0]: entry for entry in entries}


@pytest.mark.parametrize(("file", "extras"), [("requirements.txt", ()), ("requirements-dev.txt", ("dev",))])
def test_every_package_is_pinned_by_hash_and_compiled_from_the_project(
    file: str, extras: tuple[str, ...]
) -> None:
    entries = pinned(file)
    unhashed = [
        name for name, entry in entries.items() if not re.search(r"==\S+ \\\n\s+--hash=sha256:", entry)
    ]
    assert unhashed == []
    assert {name for name, entry in entries.items() if "cakeclub (pyproject.toml)" in entry} == wanted(
        *extras
    )


def test_the_bot_is_tested_with_what_it_is_run_with() -> None:
    version = re.compile(r"==(\S+)")
    run, made = pinned("requirements.txt"), pinned("requirements-dev.txt")
    for name, entry in run.items():
        assert version.findall(entry)[0] == version.findall(made[name])[0], name
