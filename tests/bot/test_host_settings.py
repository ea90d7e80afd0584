"""A wrong setting, database or token: one sentence and an exit status for each."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import send_requests_to
from bot.host_settings import (
    BadSettings,
    LogForm,
    LogLevel,
    Settings,
    read_database,
    read_settings,
    unknown_settings,
)
from data.postgres.url import PostgresUrl
from playground import Playground, Schema
from tests.forked import run_bot

NAMES = [str(field.alias) for field in Settings.model_fields.values()]

WRONG = [
    ("DISCORD_TOKEN", "two words"),
    ("DISCORD_TOKEN", "two\nlines"),
    ("DISCORD_TOKEN_FILE", "/missing"),
    ("CAKECLUB_DATABASE_FILE", "/missing"),
    ("CAKECLUB_DATABASE", "postgresql://anna:pass/word@db.example/cake"),
    ("CAKECLUB_DATABASE", "postgres://db.example:port/cake"),
    ("CAKECLUB_DATABASE", "postgresql:///cake?pgbouncer=perhaps"),
    ("DISCORD_API_URL", "not an address"),
    ("DISCORD_API_URL", "http://["),
    ("DISCORD_API_URL", "ftp://127.0.0.1"),
    ("DISCORD_REST_URL", "not an address"),
    ("CAKECLUB_SHARDS", "0"),
    ("CAKECLUB_SHARDS", "many"),
    ("CAKECLUB_CLAIM_SECONDS", "0"),
    ("CAKECLUB_CLAIM_SECONDS", "3600"),
    ("CAKECLUB_LOG_LEVEL", "LOUD"),
    ("CAKECLUB_LOG_FORM", "xml"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "-1"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "61"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "soon"),
    ("CAKECLUB_HOUSE_PAUSE_SECONDS", "nan"),
    ("CAKECLUB_PRESSES", "-1"),
    ("CAKECLUB_PRESSES", "many"),
    ("CAKECLUB_HEALTH_PORT", "65536"),
    ("CAKECLUB_HEALTH_PORT", "http"),
    ("CAKECLUB_HEALTH_HOST", "not an address"),
    ("CAKECLUB_HEALTH_HOST", "a" * 64),
    ("CAKECLUB_READY_FILE", "/dev/null/ready"),
    ("CAKECLUB_READY_FILE", "/"),
    ("CAKECLUB_READY_FILE", "/proc/ready"),
    ("CAKECLUB_SOURCE_URL", "example.org/cake"),
    ("CAKECLUB_SUPPORT_URL", "mailto:cake@example.org"),
    ("CAKECLUB_SENTENCES_URL", "example.org/sentences"),
]
"""A value that a setting refuses as it is read."""

USED_LATER = {
    "CAKECLUB_DATABASE": ({"CAKECLUB_DATABASE": "/dev/null/cake.sqlite3"}, 3),
    "CAKECLUB_HEALTH_HOST": ({"CAKECLUB_HEALTH_HOST": "192.0.2.1", "CAKECLUB_HEALTH_PORT": "0"}, 2),
    "CAKECLUB_HEALTH_PORT": ({"CAKECLUB_HEALTH_HOST": "192.0.2.1", "CAKECLUB_HEALTH_PORT": "9"}, 2),
}
"""Settings whose value may show to be wrong only when the bot uses it, and the status then."""


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run without settings from outside and without a `.env`."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def is_one_sentence(text: str) -> bool:
    """Whether a text is one line that ends like a sentence."""
    return text.strip().endswith(".") and "\n" not in text.strip() and "Traceback" not in text


def test_the_token_is_the_only_required_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    settings = read_settings()
    assert settings.token.get_secret_value() == "secret"
    assert settings.api_url is None
    assert isinstance(settings.database, Path)
    assert settings.database.name == "cakeclub.sqlite3"
    assert (settings.log_level, settings.log_form) == (LogLevel.INFO, LogForm.TEXT)
    assert settings.ready_file is None


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_the_password_of_a_database_is_never_shown(monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    secrets = "sslpassword=s3cret&Password=s3cret&oauth_client_secret=s3cret&scram_client_key=s3cret"
    address = (
        f"{scheme}://anna:s3cret@one.example:5433,two.example/cake?sslmode=require&{secrets}&pgbouncer=true"
    )
    monkeypatch.setenv("CAKECLUB_DATABASE", address)
    settings = read_settings()
    assert isinstance(settings.database, PostgresUrl)
    assert str(settings.database) == "postgresql://anna@one.example:5433,two.example/cake?sslmode=require"
    assert settings.database.has_pooler
    assert settings.database.dsn == (
        f"postgresql://anna:s3cret@one.example:5433,two.example/cake?sslmode=require&{secrets}"
    )
    assert "s3cret" not in repr(settings)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:s3/cret@db/cake",
        "postgres://anna:s3cret@db:wrong/cake",
        "postgres:anna:s3cret@db",
        "postgressql://anna:s3cret@db/cake",
        "postgresql+psycopg://anna:s3cret@db/cake",
        "mysql://anna:s3cret@db/cake",
    ],
)
def test_a_wrong_address_is_refused_without_showing_its_password(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("CAKECLUB_DATABASE", address)
    with pytest.raises(BadSettings, match="CAKECLUB_DATABASE is not valid") as refused:
        read_settings()
    assert is_one_sentence(str(refused.value))
    assert "s3" not in f"{refused.value} {refused.value.__cause__}"


def test_the_scheme_of_an_address_may_have_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("CAKECLUB_DATABASE", "PostgreSQL://anna@db.example/cake")
    assert str(read_settings().database) == "postgresql://anna@db.example/cake"


def test_settings_are_read_from_an_env_file_in_the_working_directory(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret\nCAKECLUB_LOG_LEVEL=warning\n")
    assert read_settings().log_level is LogLevel.WARNING


def test_the_token_is_never_printed() -> None:
    assert "secret" not in repr(Settings.model_validate({"DISCORD_TOKEN": "secret"}))


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_value_is_explained_in_one_sentence_with_its_name(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as told:
        read_settings()
    assert name in str(told.value)
    assert is_one_sentence(str(told.value))
    assert "secret" not in str(told.value)


def test_every_setting_is_tried() -> None:
    assert {name for name, _ in WRONG} | set(USED_LATER) == set(NAMES)


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", *USED_LATER])
def test_the_program_ends_with_a_sentence_and_a_status_for_a_wrong_setting(name: str, tmp_path: Path) -> None:
    """One that is wrong in itself ends it like every other such; each that shows later ends it in its own way."""
    given = {
        "DISCORD_TOKEN": "secret",
        "DISCORD_API_URL": "http://127.0.0.1:9/api/v10",
        "CAKECLUB_DATABASE": str(tmp_path / "cake.sqlite3"),
    }
    wrong, status = USED_LATER.get(name) or ({name: dict(WRONG)[name]}, 2)
    ended = start(**(given | wrong))
    assert ended.returncode == status
    last = ended.stderr.splitlines()[-1]
    assert wrong[name] in last if name == "CAKECLUB_DATABASE" else name in last
    assert "Traceback" not in ended.stderr
    assert "secret" not in ended.stderr
    assert ended.stdout == ""


def test_a_bot_without_its_postgresql_server_ends_with_a_sentence_and_a_status() -> None:
    address = "postgresql://anna:s3cret@127.0.0.1:1/cake"
    ended = start(
        DISCORD_TOKEN="secret", DISCORD_API_URL="http://127.0.0.1:9/api/v10", CAKECLUB_DATABASE=address
    )
    assert ended.returncode == 3
    _, told = ended.stderr.splitlines()
    assert "the database postgresql://anna@127.0.0.1:1/cake cannot be used: connection failed" in told
    assert "Connection refused" in told
    assert "s3cret" not in ended.stderr


@pytest.mark.parametrize("written", [b"DISCORD_TOKEN=\xff\xfe\n", b"\x80"])
def test_a_file_of_settings_that_is_no_text_is_one_sentence(written: bytes, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(written)
    ended = start()
    assert ended.returncode == 2
    assert ".env" in ended.stderr
    assert is_one_sentence(ended.stderr)


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_value_counts_as_not_set(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    usual = read_settings()
    monkeypatch.setenv(name, "")
    if name == "DISCORD_TOKEN":
        with pytest.raises(BadSettings, match="DISCORD_TOKEN is not set"):
            read_settings()
    else:
        assert read_settings() == usual


def start(**environment: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the program with only these settings until it ends."""
    kept = {name: value for name, value in os.environ.items() if name not in NAMES}
    given = {name: str(value) for name, value in environment.items()}
    return run_bot(env=kept | given)


@pytest.mark.parametrize("given", [{}, {"DISCORD_TOKEN": "x", "CAKECLUB_LOG_FORM": "xml"}])
def test_a_wrong_setting_gives_status_2_and_a_sentence(given: dict[str, str]) -> None:
    ended = start(**given)
    assert ended.returncode == 2
    assert is_one_sentence(ended.stderr)
    assert ended.stdout == ""


def test_a_damaged_database_gives_status_3_and_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "cake.sqlite3").write_bytes(b"this is no database" * 100)
    ended = start(DISCORD_TOKEN="x", CAKECLUB_DATABASE=tmp_path / "cake.sqlite3")
    assert ended.returncode == 3
    assert "file is not a database" in ended.stderr
    assert "cake.sqlite3" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_in_place_of_the_database_gives_status_3_and_a_sentence(tmp_path: Path) -> None:
    ended = start(DISCORD_TOKEN="x", CAKECLUB_DATABASE=tmp_path)
    assert ended.returncode == 3
    assert "cannot be opened" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_folder_that_cannot_be_created_gives_status_3_and_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ended = start(DISCORD_TOKEN="x", CAKECLUB_DATABASE=tmp_path / "file" / "cake.sqlite3")
    assert ended.returncode == 3
    folder = (tmp_path / "file").resolve()
    assert f"the folder {folder} cannot be opened: File exists" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(rate_limits=False, schema=Schema(None)) as running:
        yield running


async def test_an_unknown_token_gives_status_4_and_a_sentence(playground: Playground, tmp_path: Path) -> None:
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


async def test_requests_go_to_the_proxy_and_not_to_discord(playground: Playground, tmp_path: Path) -> None:
    """The proxy does not know the token; nobody answers at the other address."""
    ended = await asyncio.to_thread(
        start,
        DISCORD_TOKEN="stolen-and-changed",
        DISCORD_API_URL="http://127.0.0.1:9/api/v10",
        DISCORD_REST_URL=playground.api_url,
        CAKECLUB_DATABASE=tmp_path / "cake.sqlite3",
    )
    assert ended.returncode == 4


def test_a_proxy_for_requests_leaves_the_connection_for_events_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    gateway = DiscordWebSocket.DEFAULT_GATEWAY
    send_requests_to("http://proxy.example:8080/api/v10/")
    assert Route("GET", "/gateway/bot").url == "http://proxy.example:8080/api/v10/gateway/bot"
    assert gateway == DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize("name", ["DISCORD_API_URL", "DISCORD_REST_URL"])
def test_an_address_without_the_version_of_the_api_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv(name, "http://proxy:8080")
    with pytest.raises(BadSettings, match=f"{name} is not valid: .* such as /api/v10"):
        read_settings()


def test_secrets_are_read_from_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "token").write_text("secret\n")
    (tmp_path / "database").write_text("postgresql://anna:s3cret@db/cake\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    monkeypatch.setenv("CAKECLUB_DATABASE_FILE", str(tmp_path / "database"))
    settings = read_settings()
    assert settings.token.get_secret_value() == "secret"
    assert str(settings.database) == "postgresql://anna@db/cake"
    assert read_database() == settings.database


def test_a_secret_that_is_set_twice_or_whose_file_is_missing_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    with pytest.raises(BadSettings, match="the file of DISCORD_TOKEN_FILE cannot be read"):
        read_settings()
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with pytest.raises(BadSettings, match="DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set"):
        read_settings()


def test_the_file_comes_before_the_database_of_the_image_or_the_unit(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "database").write_text("postgresql://anna@db/cake\n")
    monkeypatch.setenv("CAKECLUB_DATABASE", "/data/cakeclub.sqlite3")
    monkeypatch.setenv("CAKECLUB_DATABASE_FILE", str(tmp_path / "database"))
    assert str(read_database()) == "postgresql://anna@db/cake"


def test_a_misspelt_setting_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("CAKECLUB_PRESES=3\nPGPASSWORD=x\n")
    monkeypatch.setenv("CAKECLUB_DATABSE", "cake.sqlite3")
    monkeypatch.setenv("CAKECLUB_DATABASE", "cake.sqlite3")
    assert {"CAKECLUB_PRESES", "CAKECLUB_DATABSE"} <= set(unknown_settings())
    assert not {"CAKECLUB_DATABASE", "PGPASSWORD"} & set(unknown_settings())
