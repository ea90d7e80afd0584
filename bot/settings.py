"""What whoever hosts Cake Club can set, from the environment or a file named `.env`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

from platformdirs import user_data_path
from pydantic import Field, HttpUrl, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict


class LogForm(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


class LogLevel(StrEnum):
    """From which weight on something is logged."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


class BadSettings(Exception):
    """A setting is missing or makes no sense; the text says which, in one sentence."""


class DatabaseSettings(BaseSettings):
    """What one has to know to look after the database alone."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True, populate_by_name=True
    )

    database: Path = Field(
        default_factory=lambda: user_data_path("cakeclub") / "cakeclub.sqlite3", alias="CAKECLUB_DATABASE"
    )
    """The file of the database; its folder is made where it is missing."""


class Settings(DatabaseSettings):
    """The settings; each is an environment variable of the name given as its alias."""

    token: SecretStr = Field(alias="DISCORD_TOKEN", min_length=1)
    """The bot's token, from Discord's developer portal."""
    api_url: HttpUrl | None = Field(default=None, alias="DISCORD_API_URL")
    """Another server that speaks Discord's protocol, such as http://127.0.0.1:8080/api/v10."""
    log_level: LogLevel = Field(default=LogLevel.INFO, alias="CAKECLUB_LOG_LEVEL")
    log_form: LogForm = Field(default=LogForm.TEXT, alias="CAKECLUB_LOG_FORM")
    house_pause_seconds: float = Field(default=1.5, ge=0, le=60, alias="CAKECLUB_HOUSE_PAUSE_SECONDS")
    """How long a house player takes to answer, whatever it holds."""
    ready_file: Path | None = Field(default=None, alias="CAKECLUB_READY_FILE")
    """A file that is touched every few seconds while the bot is connected, for health checks."""
    presses: int = Field(default=30, ge=0, alias="CAKECLUB_PRESSES")
    """How often one person may press or type within ten seconds; 0: as often as he likes."""
    health_port: int | None = Field(default=None, ge=0, le=65_535, alias="CAKECLUB_HEALTH_PORT")
    """A port at which the bot tells of its health and its figures; 0 takes a free one."""
    health_host: str = Field(default="127.0.0.1", alias="CAKECLUB_HEALTH_HOST")
    """The address of that port; 0.0.0.0 lets other machines ask."""

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value


def read_settings() -> Settings:
    """The settings as they are now. BadSettings when one is missing or wrong."""
    with _explained():
        return Settings()  # type: ignore[call-arg]  # the environment fills it


def read_database() -> Path:
    """Where the database lies, whether or not the bot could run. BadSettings when that makes no sense."""
    with _explained():
        return DatabaseSettings().database


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0]) if first["loc"] else "a setting"
        if first["type"] == "missing":
            raise BadSettings(f"{name} is not set. The README explains how to host Cake Club.") from error
        raise BadSettings(f"{name} is not valid: {first['msg']}.") from error
