"""A setting, a database or a token that is no good: one sentence each, and its exit status."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.settings import BadSettings, LogForm, LogLevel, Settings, read_settings
from playground import Playground, Schema

ROOT = Path(__file__).parents[2]
NAMES = [str(field.alias) for field in Settings.model_fields.values()]

WRONG = [
    ("DISCORD_API_URL", "not an address"),
    ("CAKECLUB_LOG_LEVEL", "LOUD"),
    ("CAKECLUB_LOG_FORM", "xml"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "-1"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "soon"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "nan"),
    ("CAKECLUB_PRESSES", "-1"),
    ("CAKECLUB_HEALTH_PORT", "65536"),
]


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No setting from outside, and no `.env`."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def is_one_sentence(text: str) -> bool:
    """Whether a text is one line that ends as a sentence does."""
    return text.strip().endswith(".") and "\n" not in text.strip() and "Traceback" not in text


def test_the_token_alone_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    settings = read_settings()
    assert settings.token.get_secret_value() == "secret"
    assert settings.api_url is None
    assert settings.database.name == "cakeclub.sqlite3"
    assert (settings.log_level, settings.log_form) == (LogLevel.INFO, LogForm.TEXT)
    assert settings.ready_file is None


def test_settings_are_read_from_a_file_beside_the_bot(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\nCAKECLUB_LOG_LEVEL=warning\n")
    assert read_settings().log_level is LogLevel.WARNING


def test_the_token_does_not_show() -> None:
    assert "secret" not in repr(Settings.model_validate({"DISCORD_TOKEN": "secret"}))


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_value_is_one_sentence_that_names_it(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as told:
        read_settings()
    assert name in str(told.value)
    assert is_one_sentence(str(told.value))
    assert "secret" not in str(told.value)


def test_every_setting_that_can_be_wrong_is_tried() -> None:
    right_whatever_they_say = {
        "DISCORD_TOKEN",
        "CAKECLUB_DATABASE",
        "CAKECLUB_READY_FILE",
        "CAKECLUB_HEALTH_HOST",
    }
    assert {name for name, _ in WRONG} == set(NAMES) - right_whatever_they_say


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_empty_is_not_set(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    usual = read_settings()
    monkeypatch.setenv(name, "")
    if name == "DISCORD_TOKEN":
        with pytest.raises(BadSettings, match="DISCORD_TOKEN is not set"):
            read_settings()
    else:
        assert read_settings() == usual


def start(**environment: str | Path) -> subprocess.CompletedProcess[str]:
    """The program with these settings and no others, until it ends by itself."""
    kept = {name: value for name, value in os.environ.items() if name not in NAMES}
    given = {name: str(value) for name, value in environment.items()}
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        check=False,
        env=kept | {"PYTHONPATH": str(ROOT)} | given,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.parametrize("given", [{}, {"DISCORD_TOKEN": "x", "CAKECLUB_LOG_FORM": "xml"}])
def test_the_program_ends_with_status_2_and_the_sentence(given: dict[str, str]) -> None:
    ended = start(**given)
    assert ended.returncode == 2
    assert is_one_sentence(ended.stderr)
    assert ended.stdout == ""


def test_a_damaged_database_is_a_sentence_and_status_3(tmp_path: Path) -> None:
    (tmp_path / "cake.sqlite3").write_bytes(b"this is no database" * 100)
    ended = start(DISCORD_TOKEN="x", CAKECLUB_DATABASE=tmp_path / "cake.sqlite3")
    assert ended.returncode == 3
    assert "the file is not a database" in ended.stderr
    assert "cake.sqlite3" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_in_place_of_the_database_is_a_sentence_and_status_3(tmp_path: Path) -> None:
    ended = start(DISCORD_TOKEN="x", CAKECLUB_DATABASE=tmp_path)
    assert ended.returncode == 3
    assert "cannot be opened" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_that_cannot_be_made_is_a_sentence_and_status_3(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ended = start(DISCORD_TOKEN="x", CAKECLUB_DATABASE=tmp_path / "file" / "cake.sqlite3")
    assert ended.returncode == 3
    assert "cake.sqlite3.lock cannot be written" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, schema=Schema(None)) as running:
        yield running


async def test_a_token_that_discord_does_not_know_is_a_sentence_and_status_4(
    playground: Playground, tmp_path: Path
) -> None:
    ended = await asyncio.to_thread(
        start,
        DISCORD_TOKEN="stolen-and-changed",
        DISCORD_API_URL=playground.api_url,
        CAKECLUB_DATABASE=tmp_path / "cake.sqlite3",
    )
    assert ended.returncode == 4
    assert "DISCORD_TOKEN" in ended.stderr
    assert "developer portal" in ended.stderr
    assert "stolen-and-changed" not in ended.stderr
    assert "Traceback" not in ended.stderr
