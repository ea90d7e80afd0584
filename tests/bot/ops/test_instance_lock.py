"""Two bots never use one database, and one that was killed does not keep the next from starting."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.ops.instance_lock import AlreadyRunning, only_bot_of
from bot.run import ALREADY_RUNNING
from data.errors import StoreUnavailable
from tests.forked import run_bot

HOLDER = """
import sys
from pathlib import Path
from bot.ops.instance_lock import only_bot_of
with only_bot_of(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""
FORKING_HOLDER = """
import os, sys
from pathlib import Path
from bot.ops.instance_lock import only_bot_of
with only_bot_of(Path(sys.argv[1])):
    if os.fork() == 0:
        sys.stdin.read()
        os._exit(0)
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def holder(database: Path, program: str = HOLDER) -> Iterator[subprocess.Popen[str]]:
    """Let another process use the database until the block ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(database)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "held\n"
        yield process
    finally:
        process.kill()
        process.communicate()


def cake_club(database: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CAKECLUB_DATABASE": str(database), "DISCORD_TOKEN": "no-token"}
    environment["DISCORD_API_URL"] = "http://127.0.0.1:9/api/v10"
    return run_bot(*arguments, env=environment)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "cake.sqlite3"


def test_a_second_bot_says_which_process_uses_the_database(database: Path) -> None:
    with holder(database) as other:
        with pytest.raises(AlreadyRunning) as refused, only_bot_of(database):
            pass
        assert f"process {other.pid} on {socket.gethostname()}" in str(refused.value)
        ended = cake_club(database)
        assert ended.returncode == ALREADY_RUNNING
        assert f"process {other.pid}" in ended.stdout + ended.stderr
        assert not database.exists(), "it has not even been opened"


def test_the_lock_holds_for_the_same_database_under_another_name(database: Path, tmp_path: Path) -> None:
    with holder(database):
        link = tmp_path / "link.sqlite3"
        link.symlink_to(database)
        with pytest.raises(AlreadyRunning), only_bot_of(link):
            pass


@pytest.mark.parametrize("program", [HOLDER, FORKING_HOLDER], ids=["alone", "with a process of its own"])
def test_a_killed_bot_does_not_stop_the_next_from_starting(database: Path, program: str) -> None:
    with holder(database, program) as other:
        other.kill()
        other.wait()
        with only_bot_of(database):
            pass


def test_a_stopped_bot_does_not_stop_the_next_from_starting(database: Path) -> None:
    with holder(database) as other:
        other.communicate("")
        with only_bot_of(database):
            pass


def test_a_backup_and_a_check_work_while_the_bot_runs(database: Path, tmp_path: Path) -> None:
    with holder(database):
        database.touch()
        backup = cake_club(database, "backup", str(tmp_path / "copy"))
        assert (backup.returncode, backup.stderr) == (0, "")
        check = cake_club(database, "check")
        assert (check.returncode, check.stderr) == (0, "")


def test_the_lock_does_not_follow_a_link(database: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious"
    precious.write_text("precious")
    database.parent.mkdir()
    database.with_name("cake.sqlite3.lock").symlink_to(precious)
    with pytest.raises(StoreUnavailable, match="cannot be written"), only_bot_of(database):
        pass
    assert precious.read_text() == "precious"
