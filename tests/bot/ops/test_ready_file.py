"""The ready file: fresh while the bot is connected, gone afterwards, and checked by a program."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.ops import ready_file


async def until(asked: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not asked():
            await asyncio.sleep(0)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ready_file, "BEAT_SECONDS", 0.0)
    return tmp_path / "run" / "ready"


async def test_the_file_exists_while_connected_and_is_gone_afterwards(file: Path) -> None:
    async with ready_file.beating(file, lambda: True):
        await until(file.exists)
    assert not file.exists()


async def test_a_file_of_an_earlier_run_does_not_count(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    async with ready_file.beating(file, lambda: False):
        await until(lambda: not file.exists())


async def test_the_file_goes_stale_when_the_connection_is_lost(file: Path) -> None:
    looks = 0
    connected = True

    def look() -> bool:
        nonlocal looks
        looks += 1
        return connected

    async with ready_file.beating(file, look):
        await until(file.exists)
        connected = False
        seen = looks
        await until(lambda: looks > seen + 2)
        os.utime(file, (1000, 1000))
        seen = looks
        await until(lambda: looks > seen + 2)
        assert file.stat().st_mtime == 1000


async def test_a_folder_that_is_not_writable_does_no_harm(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file.parent.write_text("in the way")
    async with ready_file.beating(file, lambda: True):
        await until(lambda: "cannot be written" in caplog.text)


async def test_without_a_file_nothing_is_written() -> None:
    async with ready_file.beating(None, lambda: pytest.fail("nobody has to know")):
        await asyncio.sleep(0)


def test_a_file_is_fresh_for_half_a_minute(file: Path) -> None:
    assert not ready_file.is_fresh(file, 1000)
    file.parent.mkdir()
    file.touch()
    os.utime(file, (1000, 1000))
    assert ready_file.is_fresh(file, 1000 + ready_file.STALE_SECONDS)
    assert not ready_file.is_fresh(file, 1001 + ready_file.STALE_SECONDS)


def test_the_program_answers_with_its_exit_status(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parents[1])
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.delenv("CAKECLUB_READY_FILE", raising=False)
    assert ready_file.main() == ready_file.NOT_ASKED
    monkeypatch.setenv("CAKECLUB_READY_FILE", str(file))
    assert ready_file.main() == ready_file.UNHEALTHY
    file.parent.mkdir()
    file.touch()
    assert ready_file.main() == 0


def test_a_wrong_setting_is_explained(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(file.parents[1])
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert ready_file.main() == ready_file.NOT_ASKED
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err
