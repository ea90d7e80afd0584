"""The Dockerfile fits the tree and the settings; Docker is not needed to check that."""

from __future__ import annotations

import fnmatch
import importlib.util
import json
import re
import tomllib
from pathlib import Path

import pytest

from bot.host_settings import LogForm, Settings
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
    """Return the paths that are copied out of the tree."""
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


def test_both_stages_start_from_one_image_with_a_tag_and_perhaps_a_digest() -> None:
    """A digest without a tag cannot be updated, and one that is cut off names nothing."""
    (base,) = {text.partition(" AS ")[0] for text in told("FROM")}
    assert is_pinned_well(base)


@pytest.mark.parametrize(
    ("base", "is_good"),
    [
        ("python:3.11-slim-bookworm", True),
        (f"python:3.11-slim-bookworm@sha256:{'0a' * 32}", True),
        (f"python@sha256:{'0a' * 32}", False),
        ("python:3.11-slim-bookworm@sha256:0a0a", False),
        ("python:latest", False),
        ("python", False),
    ],
)
def test_a_base_without_a_version_or_with_half_a_digest_is_noticed(base: str, is_good: bool) -> None:
    assert is_pinned_well(base) == is_good


def is_pinned_well(base: str) -> bool:
    return re.fullmatch(r"python:\d+\.\d+-slim-[a-z]+(@sha256:[0-9a-f]{64})?", base) is not None


def test_the_dockerfile_says_how_its_base_is_pinned() -> None:
    head = (ROOT / "Dockerfile").read_text(encoding="utf-8").partition("FROM ")[0]
    assert "@sha256:" in head
    assert "docker buildx imagetools inspect python:" in head
    rules = json.loads((ROOT / "renovate.json").read_text(encoding="utf-8"))
    assert "docker:pinDigests" in rules["extends"], "Renovate writes the digest and keeps it new"


def test_renovate_updates_every_image_but_never_the_major_version_of_the_database() -> None:
    """A newer PostgreSQL does not read the volume of an older one."""
    settings = json.loads((ROOT / "renovate.json").read_text(encoding="utf-8"))
    assert {"dockerfile", "docker-compose"} <= set(settings["enabledManagers"])
    (rule,) = [one for one in settings["packageRules"] if one.get("matchPackageNames") == ["postgres"]]
    assert (rule["matchUpdateTypes"], rule["enabled"]) == (["major"], False)
    assert "image: postgres:" in (ROOT / "compose.yaml").read_text(encoding="utf-8")


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
