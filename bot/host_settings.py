"""The settings for hosts, from the environment or a file named `.env`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

from dotenv import dotenv_values
from platformdirs import user_data_path
from pydantic import (
    BeforeValidator,
    Field,
    HttpUrl,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from data.opening import DatabaseAddress, address_of


class LogForm(StrEnum):
    """The format of the log."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """The lowest level that is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


ENV_FILE = ".env"
FROM_FILES = ("DISCORD_TOKEN", "CAKECLUB_DATABASE")
"""The settings that may hold a secret: with `_FILE` behind its name, each is read from the file that is named there."""
OWN_NAMES = ("DISCORD_", "CAKECLUB_")
"""The beginning of the names of settings."""
LONGEST_LABEL = 63
"""The most characters between two dots of a host's name."""


class BadSettings(Exception):
    """A setting is missing or makes no sense; the text says which, in one sentence."""


class _SettingsFromEnvironment(BaseSettings):
    """The rules by which all settings are read."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        populate_by_name=True,
        hide_input_in_errors=True,  # it may be a password
        arbitrary_types_allowed=True,
    )

    @model_validator(mode="before")
    @classmethod
    def _read_secrets(cls, values: Mapping[str, object]) -> Mapping[str, object]:
        read = dict(values)
        for name in FROM_FILES:
            file = read.get(f"{name}_FILE")
            if file is None:
                continue
            if name in read and name == "DISCORD_TOKEN":
                raise ValueError(f"{name} and {name}_FILE are both set")
            try:
                read[name] = Path(str(file)).read_text(encoding="utf-8").strip()
            except (OSError, UnicodeDecodeError) as error:
                raise ValueError(f"the file of {name}_FILE cannot be read: {error}") from error
        return read


class DatabaseSettings(_SettingsFromEnvironment):
    """The settings that the maintenance of a database needs."""

    database: Annotated[DatabaseAddress, NoDecode] = Field(
        default_factory=lambda: user_data_path("cakeclub") / "cakeclub.sqlite3", alias="CAKECLUB_DATABASE"
    )
    """The file of the database, whose folder is made where it is missing; or the address of a PostgreSQL database."""
    database_file: Path | None = Field(default=None, alias="CAKECLUB_DATABASE_FILE")
    """A file that holds the setting of the database, which may contain a password."""

    @field_validator("database", mode="before")
    @classmethod
    def _is_an_address(cls, database: object) -> object:
        return address_of(database) if isinstance(database, str) else database


class HealthSettings(_SettingsFromEnvironment):
    """The settings that the check of the bot's health needs."""

    health_port: int | None = Field(default=None, ge=0, le=65_535, alias="CAKECLUB_HEALTH_PORT")
    """The port of `/healthz` and `/metrics`; 0 takes a free port."""
    health_host: str = Field(default="127.0.0.1", alias="CAKECLUB_HEALTH_HOST")
    """The address of that port; 0.0.0.0 accepts other machines."""

    @field_validator("health_host")
    @classmethod
    def _is_a_host(cls, host: str) -> str:
        if not re.fullmatch(r"[\w.:%-]+", host, re.ASCII) or max(map(len, host.split("."))) > LONGEST_LABEL:
            raise ValueError("it is no address or name of a machine")
        return host


class Settings(DatabaseSettings, HealthSettings):
    """The settings; each is an environment variable of the name given as its alias."""

    token: SecretStr = Field(alias="DISCORD_TOKEN", min_length=1)
    """The bot's token, from Discord's developer portal."""
    token_file: Path | None = Field(default=None, alias="DISCORD_TOKEN_FILE")
    """A file that holds the token."""
    api_url: HttpUrl | None = Field(default=None, alias="DISCORD_API_URL")
    """Another server that speaks Discord's protocol, such as http://127.0.0.1:8080/api/v10."""
    rest_url: HttpUrl | None = Field(default=None, alias="DISCORD_REST_URL")
    """A proxy for the requests to Discord, such as http://127.0.0.1:8080/api/v10; it keeps Discord's limits."""
    shards: int | None = Field(default=None, ge=1, le=100_000, alias="CAKECLUB_SHARDS")
    """The number of shards in all processes; Discord recommends one where it is not set."""
    claim_seconds: float = Field(default=10.0, ge=1, le=120, alias="CAKECLUB_CLAIM_SECONDS")
    """How long other processes wait before they take over the servers of one that is silent."""
    log_level: Annotated[LogLevel, BeforeValidator(str.upper)] = Field(
        default=LogLevel.INFO, alias="CAKECLUB_LOG_LEVEL"
    )
    log_form: LogForm = Field(default=LogForm.TEXT, alias="CAKECLUB_LOG_FORM")
    house_pause_seconds: float = Field(default=1.5, ge=0, le=60, alias="CAKECLUB_HOUSE_PAUSE_SECONDS")
    """How long a house player takes to answer, whatever it holds."""
    ready_file: Path | None = Field(default=None, alias="CAKECLUB_READY_FILE")
    """A file that is touched every few seconds while the bot is connected, and removed when it stops."""
    presses: int = Field(default=30, ge=0, alias="CAKECLUB_PRESSES")
    """How many presses and commands one person may send in ten seconds; 0 means no limit, also of what costs more."""

    source_url: HttpUrl | None = Field(default=None, alias="CAKECLUB_SOURCE_URL")
    """The address of the source code that `/about` names."""
    support_url: HttpUrl | None = Field(default=None, alias="CAKECLUB_SUPPORT_URL")
    """The address at which members get help, such as an invitation to a server."""
    sentences_url: HttpUrl | None = Field(default=None, alias="CAKECLUB_SENTENCES_URL")
    """The address at which members report a sentence that is wrong or unclear."""

    @field_validator("api_url", "rest_url")
    @classmethod
    def _names_a_version(cls, url: HttpUrl | None) -> HttpUrl | None:
        if url is not None and not re.fullmatch(r".*/api/v[0-9]+/?", url.path or ""):
            raise ValueError("the address ends with the version of Discord's API, such as /api/v10")
        return url

    @field_validator("token")
    @classmethod
    def _fits_a_header(cls, token: SecretStr) -> SecretStr:
        if not re.fullmatch(r"[!-~]+", token.get_secret_value().strip()):
            raise ValueError("a token has no spaces, line breaks or special characters")
        return token

    @field_validator("ready_file")
    @classmethod
    def _can_be_written(cls, file: Path | None) -> Path | None:
        if file is not None:
            folder = next(path for path in file.absolute().parents or (file,) if path.exists())
            try:
                if file.is_dir():
                    raise IsADirectoryError
                with TemporaryFile(dir=folder):  # a folder such as /proc only looks as if it could be written
                    pass
            except OSError:
                raise ValueError(f"the file {file} cannot be written") from None
        return file


def read_settings() -> Settings:
    """Return the settings as they are now. BadSettings when one is missing or wrong."""
    with _explained():
        return Settings()  # type: ignore[call-arg]  # the environment fills it


def unknown_settings() -> list[str]:
    """Return the names in the environment and in `.env` that look like settings and are none, such as misspelt ones."""
    known = {field.alias for field in Settings.model_fields.values()}
    given = {*os.environ, *dotenv_values(ENV_FILE)}
    return sorted(name for name in given if name.startswith(OWN_NAMES) and name not in known)


def read_database() -> DatabaseAddress:
    """Return the address of the database, whether or not the bot could run. BadSettings when that makes no sense."""
    with _explained():
        return DatabaseSettings().database


def read_health() -> HealthSettings:
    """Return the settings of the health check, whether or not it could run. BadSettings when that makes no sense."""
    with _explained():
        return HealthSettings()


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else "a setting"
        if first["type"] == "missing":
            raise BadSettings(f"{name} is not set. The README explains how to host Cake Club.") from error
        reason = str(first["msg"]).removeprefix("Value error, ")
        raise BadSettings(f"{name} is not valid: {reason}.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"the file .env cannot be read: {error}.") from error
