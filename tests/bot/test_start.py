"""What a start that fails writes to the log."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.run import NO_DATABASE


def log_of_start(database: str) -> str:
    """Start the bot with a database that cannot be used; return its log."""
    environment = os.environ | {"DISCORD_TOKEN": "secret", "CAKECLUB_DATABASE": database}
    started = subprocess.run(
        [sys.executable, "-m", "bot"], env=environment, capture_output=True, text=True, check=False,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert started.returncode == NO_DATABASE, started.stderr
    return started.stdout + started.stderr


def of_a_newer_program(path: Path) -> str:
    """Make a database that a newer program wrote."""
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL)")
        connection.execute("INSERT INTO migrations VALUES (999, '0999_future')")
    connection.close()
    return str(path)


@pytest.mark.parametrize("kind", ["unreachable", "newer"])
def test_a_start_without_a_database_names_it_once(tmp_path: Path, kind: str) -> None:
    shown = "postgresql://anna@127.0.0.1:1/cake"
    database = "postgresql://anna:s3cret@127.0.0.1:1/cake"
    if kind == "newer":
        database = shown = of_a_newer_program(tmp_path / "cake.sqlite3")
    log = log_of_start(database)
    errors = [line for line in log.splitlines() if "[error" in line]
    assert len(errors) == 1, log
    assert errors[0].count(shown) == 1
    assert "s3cret" not in log
