"""The Dockerfile fits the tree and the settings; Docker is not needed to check that."""

from __future__ import annotations

import fnmatch
import importlib.util
import json
import re
import tomllib
from pathlib import Path

from bot.settings import LogForm, Settings
from bot.version import PROJECT_FILE

ROOT = Path(__file__).parents[1]


def instructions() -> list[tuple[str, str]]:
    """Return the Dockerfile's instructions, each with its text on one line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    found = [line.split(maxsplit=1) for line in text.splitlines() if line.strip()]
    return [(word, " ".join(rest.split())) for word, rest in found]


def told(word: str) -> list[str]:
    """Return the texts of the instructions with this word, in order."""
    return [text for name, text in instructions() if name == word]


def copied() -> list[str]:
    """Return what is copied out of the tree."""
    return [text.split()[0] for text in told("COPY") if not text.startswith("--from=")]


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for text in told("ENV") for pair in text.split())


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    let_through = [
        line[1:]
        for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
        if line.startswith("!")
    ]
    assert sorted(copied()) == sorted(let_through)
    assert [name for name in copied() if not (ROOT / name).exists()] == []


def test_the_whole_program_is_copied_and_nothing_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["tool"]["setuptools"]["packages"]["find"]["include"]
    packages = [name for name in copied() if (ROOT / name).is_dir()]
    assert sorted(packages) == sorted(pattern.removesuffix("*") for pattern in wanted)


def test_the_image_knows_its_version() -> None:
    assert PROJECT_FILE.relative_to(ROOT).as_posix() in copied()


def test_secrets_and_tables_stay_out_of_the_image() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*"
    for secret in (".env", ".git", ".playground", "cakeclub.sqlite3"):
        assert not any(fnmatch.fnmatch(secret, rule[1:]) for rule in rules if rule.startswith("!"))


def test_packages_are_installed_by_their_hashes() -> None:
    installed = [text for text in told("RUN") if "pip install" in text]
    assert len(installed) == 1
    assert "--require-hashes -r requirements.txt" in installed[0]


def test_it_runs_slim_and_without_root() -> None:
    assert all("slim" in image for image in told("FROM"))
    assert len(told("FROM")) == 2, "the tools for installing do not stay in the image"
    (user,) = told("USER")
    assert re.search(rf"useradd .*\b{user}\b", " ".join(told("RUN")))
    words = [word for word, _ in instructions()]
    assert words.index("USER") < words.index("ENTRYPOINT")


def test_its_variables_are_settings_and_the_database_is_in_the_volume() -> None:
    known = {field.alias for field in Settings.model_fields.values()}
    ours = {name: value for name, value in variables().items() if not name.startswith(("PATH", "PYTHON"))}
    assert set(ours) <= known
    (volume,) = told("VOLUME")
    assert Path(ours["CAKECLUB_DATABASE"]).parent == Path(volume)
    assert f"{volume}\n" in (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert Settings.model_validate({"DISCORD_TOKEN": "x"} | ours).log_form is LogForm.JSON


def test_it_starts_and_checks_its_health_without_a_shell() -> None:
    (entry,) = told("ENTRYPOINT")
    (health,) = told("HEALTHCHECK")
    for command in (entry, health.partition(" CMD ")[2]):
        program, flag, module = json.loads(command)
        assert (program, flag) == ("python", "-m")
        assert importlib.util.find_spec(module) is not None
    assert "CAKECLUB_HEALTH_PORT" in variables(), "the health check needs the port"


def test_the_packages_data_is_copied_with_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for package, patterns in project["tool"]["setuptools"]["package-data"].items():
        for pattern in patterns:
            assert list((ROOT / package).glob(pattern)), f"{package}/{pattern} names nothing"
