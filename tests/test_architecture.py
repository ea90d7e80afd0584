"""Rules of the code base that a program can check: names, import directions and dependencies."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from types import MappingProxyType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from cogs.features import FEATURES
from games.catalog import GAMES
from games.engine import Event

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PYTHONS = tuple(line.rpartition(" ")[2] for line in PROJECT["classifiers"])
"""The Python versions that the project supports."""

PACKAGES = ("games", "data", "bot", "cogs", "playground", "bench", "tools", "lab")

PURE = frozenset({"__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools", "hashlib"}) | {
    "itertools", "math", "operator", "re", "struct", "types", "typing"
}  # fmt: skip
"""What the rules of the games may import: no clock, no files, no module `random`, no log, no event loop."""

READING: Mapping[str, frozenset[str]] = MappingProxyType(
    {"games/duel/ai/trained.py": frozenset({"pkgutil", "zlib"})}  # it loads its trained table
)
"""What else a module may import, and why."""

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
    """Return every class and function with its dotted name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            yield f"{within}{node.name}", node
            yield from definitions(node, f"{within}{node.name}.")
        else:
            yield from definitions(node, within)


@pytest.mark.parametrize("folder", [*PACKAGES, "tests"])
def test_every_module_starts_with_a_sentence(folder: str) -> None:
    silent = []
    for path in modules(folder):
        told = (ast.get_docstring(parsed(path)) or "").partition("\n\n")[0].strip()
        is_empty = not path.read_text(encoding="utf-8").strip()
        if not (is_empty and "tests" in path.parts) and not re.match(r"[A-Z`/].*[.!:]$", told, re.DOTALL):
            silent.append(name_of(path))
    assert silent == []


def test_names_describe_what_things_do() -> None:
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
    """Return the first part of every imported module, `.` for relative imports."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else (node.module or "").partition(".")[0]


def test_the_rules_import_only_parts_of_the_standard_library() -> None:
    assert set(sys.stdlib_module_names) >= PURE
    leaning = {(name_of(path), name) for path in modules("games") for name in imported(path)}
    lent = {(name, module) for name, modules_ in READING.items() for module in modules_}
    assert {pair for pair in leaning if pair[1] not in PURE | {"games"}} == lent


def test_the_import_contracts_hold() -> None:
    # In another process: it configures logging, which would silence the other tests.
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    told = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert told.returncode == 0, told.stdout


def test_nothing_but_the_list_names_a_feature_beside_its_own_folders() -> None:
    """A feature is two folders of one name, and its line in the list."""
    named = {build.__module__.removeprefix("cogs."): build for build in FEATURES}
    naming = {
        (name_of(path), feature)
        for path in modules("bot", "cogs", "data")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for feature in named
        if path.parent.name != feature
        and re.search(rf"\b(bot|cogs)(\.| import ).*\b{feature}\b", ast.unparse(node))
    }
    assert naming == {("cogs/features.py", feature) for feature in named}


def bound_names(node: ast.AST) -> Iterator[str]:
    """Return the names that a module binds itself, outside its functions, classes and comprehensions."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name, asname=asname):
                yield asname or name.partition(".")[0]
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp() | ast.Lambda():
                pass
            case _:
                yield from bound_names(child)


def hiding_comprehensions(tree: ast.Module) -> Iterator[str]:
    """Return the comprehension variables with the name of something in their module, each with its line."""
    hidden = set(bound_names(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.comprehension):
            for target in ast.walk(node.target):
                if isinstance(target, ast.Name) and target.id in hidden:
                    yield f"{target.lineno}:{target.id}"


def test_no_comprehension_variable_has_the_name_of_a_function_or_class_of_its_module() -> None:
    """Python 3.12.0 and 3.12.1 confuse the two if a function uses both, and raise UnboundLocalError."""
    hiding = [
        f"{name_of(path)}:{found}"
        for path in modules(*PACKAGES, "tests")
        for found in hiding_comprehensions(parsed(path))
    ]
    assert hiding == []


def test_a_hidden_name_is_found() -> None:
    program = "def card(): ...\ndef hand(dishes):\n    return {card for dish in dishes for card in dish}"
    assert list(hiding_comprehensions(ast.parse(program))) == ["3:card"]


KEYS = tuple(sorted(path.parent.name for path in (ROOT / "games").glob("*/rules.py")))
NAMES_GAMES: Mapping[str, str] = MappingProxyType(
    {
        "games/catalog.py": "it lists the rules of the games",
        "cogs/games/registry.py": "it lists what shows the games on Discord",
        "bot/history/verify.py": "players run it without the program, so it knows the decks of the games itself",
    }
)
"""The modules that may name games, each with the reason."""
NAME_OF_A_GAME = re.compile(rf"(?<![a-z])({'|'.join((*KEYS, 'bakery'))})(?![a-z])")


def own_game(path: Path) -> str | None:
    """Return the key of the game to which a module belongs; None for a module of no game."""
    name = name_of(path)
    return next((key for key in KEYS if name.startswith((f"games/{key}/", f"cogs/games/{key}/"))), None)


def imported_games(path: Path) -> set[str]:
    """Return the keys of the games that a module imports."""
    found = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        parts = [name.removeprefix("cogs.").split(".") for name in names if "games" in name]
        found |= {part[1] for part in parts if len(part) > 1 and part[0] == "games" and part[1] in KEYS}
    return found


def test_no_game_imports_another() -> None:
    assert len(KEYS) >= 3
    reaching = {
        (name_of(path), key)
        for path in modules("games", "cogs/games")
        if own_game(path) is not None
        for key in imported_games(path) - {own_game(path)}
    }
    assert reaching == set()


def test_no_game_imports_the_catalog() -> None:
    reaching = {
        name_of(path)
        for path in modules("games", "cogs/games")
        if own_game(path) is not None
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom) and node.module in {"games.catalog", "cogs.games.registry"}
    }
    assert reaching == set()


def test_only_the_catalog_and_the_registry_name_a_game() -> None:
    """Everything else works for any game: a new one needs its two packages and a line in each of the two."""
    naming = set()
    for path in modules("games", "data", "bot", "cogs"):
        if own_game(path) is not None or name_of(path) in NAMES_GAMES:
            continue
        naming |= {(name_of(path), key) for key in imported_games(path)}
        documented = {id(node.value) for node in ast.walk(parsed(path)) if isinstance(node, ast.Expr)}
        naming |= {
            (name_of(path), node.value)
            for node in ast.walk(parsed(path))
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in documented
            and NAME_OF_A_GAME.search(node.value)
        }
    assert naming == set()


RULE_FILES = frozenset(
    {"__init__", "cards", "options", "actions", "state", "events", "legality", "reasons", "rules", "view"}
) | {"tokens", "statistics", "entry"}
UI_FILES = {"__init__", "presenter", "text", "images", "questions", "commands", "rule_pages"}
"""What a game has on Discord, and no more."""


def stems(*folders: str) -> set[str]:
    """Return the names of the modules in a folder."""
    return {path.stem for path in ROOT.joinpath(*folders).glob("*.py")}


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_files(key: str) -> None:
    """A game may have further rules, for what is special to it."""
    assert stems("games", key) >= RULE_FILES
    assert stems("games", key, "ai") >= {"__init__", "honest"}
    assert stems("cogs", "games", key) == UI_FILES


@pytest.mark.parametrize("key", ["duel", "bakeries", "auf"])
def test_the_card_games_have_heuristic_players(key: str) -> None:
    assert stems("games", key, "ai") >= {"heuristic"}


def texts() -> Iterator[tuple[str, str]]:
    """Return every text file of the tree, with its name."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [
            name
            for name in folders
            if name == ".ci" or not name.startswith((".", "__pycache__", "node_modules"))
        ]
        for file in files:
            path = Path(folder, file)
            try:
                yield name_of(path), path.read_text(encoding="utf-8")
            except (UnicodeDecodeError, OSError):
                continue


def test_no_file_names_a_package_registry() -> None:
    named = [name for name, text in texts() if REGISTRY.search(text)]
    assert named == []
    lists = [name for name, text in texts() if name.startswith("requirements") and INDEX_OPTION.search(text)]
    assert lists == []


def wanted(*extras: str) -> set[str]:
    """Return the packages in pyproject.toml, with their names in canonical form."""
    asked = [*PROJECT["dependencies"]]
    for extra in extras:
        asked += PROJECT["optional-dependencies"][extra]
    return {
        re.split(r"[^A-Za-z0-9._-]", line)[0].lower().replace(".", "-").replace("_", "-") for line in asked
    }


def pinned(file: str) -> dict[str, str]:
    """Return each package of a compiled list with its entry: hashes, and who requires it."""
    text = (ROOT / file).read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    return {entry.partition("==")[0]: entry for entry in entries}


LOCKS = {
    "requirements.txt": ("postgres",),
    "requirements-cluster.txt": ("postgres", "play-cluster"),
    "requirements-dev.txt": ("postgres", "dev"),
    "requirements-page.txt": ("postgres", "dev", "page"),
    "requirements-lab.txt": ("postgres", "dev", "lab"),
}
"""Each compiled list, and the extras of the project that it contains."""


@pytest.mark.parametrize(("file", "extras"), LOCKS.items())
def test_every_package_is_pinned_by_hash_and_compiled_from_the_project(
    file: str, extras: tuple[str, ...]
) -> None:
    entries = pinned(file)
    unhashed = [
        name
        for name, entry in entries.items()
        if not re.search(r"==\S+( ; [^\\\n]+)? \\\n\s+--hash=sha256:", entry)
    ]
    assert unhashed == []
    assert {name for name, entry in entries.items() if "cakeclub (pyproject.toml)" in entry} == wanted(
        *extras
    )


def installed_by(file: str, environment: dict[str, str]) -> set[str]:
    """Return the packages of a compiled list whose markers match this environment."""
    found = [Requirement(entry.partition(" \\\n")[0]) for entry in pinned(file).values()]
    return {line.name for line in found if line.marker is None or line.marker.evaluate(environment)}


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("file", LOCKS)
def test_a_list_contains_all_requirements_of_its_packages_on_each_python(file: str, python: str) -> None:
    """Packages that only some versions of Python need are pinned as well: pip refuses a list without a hash."""
    environment = {"python_version": python, "python_full_version": f"{python}.0", "extra": ""}
    listed = installed_by(file, environment)
    lacking = [
        (name, needed.name)
        for name in listed
        for needed in map(Requirement, needs_of(name))
        if needed.marker is None or needed.marker.evaluate(environment)
        if canonicalize_name(needed.name) not in listed
    ]
    assert lacking == []


def needs_of(package: str) -> Sequence[str]:
    """Return the requirements of an installed package; none if this Python does not need it."""
    try:
        return requires(package) or ()
    except PackageNotFoundError:
        return ()


def test_tests_use_the_versions_that_the_bot_runs_with() -> None:
    version = re.compile(r"==(\S+)")
    made = pinned("requirements-dev.txt")
    for file in LOCKS:
        for name in pinned(file).keys() & made.keys():
            entry = pinned(file)[name]
            assert version.findall(entry)[0] == version.findall(made[name])[0], (file, name)


def test_playing_imports_only_what_is_installed_for_playing() -> None:
    """`make play` installs requirements.txt, which contains no developer tools."""
    packages = packages_distributions()
    installed = pinned("requirements.txt")
    played = [*modules("games", "data", "bot", "cogs", "playground"), *(ROOT / "tools" / "play").glob("*.py")]
    lacking = {
        (name_of(path), name)
        for path in played
        for name in imported(path)
        if name not in {".", *PACKAGES} | sys.stdlib_module_names
        if not any(canonicalize_name(package) in installed for package in packages.get(name, ()))
    }
    assert lacking == {("playground/requests/schema.py", "jsonschema")}, "which does without it"


def test_the_fields_of_events_are_given_by_keyword() -> None:
    """A field that is put between others changes no pattern: each names the fields that it reads."""
    kinds, seen = [Event], list[type[Event]]()
    while kinds:
        kinds = [kind for parent in kinds for kind in parent.__subclasses__()]
        seen += [kind for kind in kinds if kind.__module__.startswith("games.")]
    assert {kind.__module__.split(".")[1] for kind in seen} >= set(GAMES)
    assert [kind.__qualname__ for kind in seen if kind.__match_args__] == []
