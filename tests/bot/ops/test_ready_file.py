"""The ready file is fresh while the bot is connected and gone afterwards; the health check asks the port."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot.ops import health
from tests.stores import MemoryStore
from tests.waiting import until


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(health, "BEAT_SECONDS", 0.0)
    return tmp_path / "run" / "ready"


async def test_the_file_exists_while_connected_and_is_gone_afterwards(file: Path) -> None:
    async with health.beating(file, lambda: True):
        await until(file.exists)
    assert not file.exists()


async def test_a_file_of_an_earlier_run_does_not_count(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    async with health.beating(file, lambda: False):
        await until(lambda: not file.exists())


async def test_the_file_goes_stale_when_the_connection_is_lost(file: Path) -> None:
    looks = 0
    connected = True

    def look() -> bool:
        nonlocal looks
        looks += 1
        return connected

    async with health.beating(file, look):
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
    async with health.beating(file, lambda: True):
        await until(lambda: "cannot be written" in caplog.text)


async def test_without_a_file_nothing_is_written() -> None:
    async with health.beating(None, lambda: pytest.fail("nobody has to know")):
        await asyncio.sleep(0)


async def test_the_health_check_answers_with_its_exit_status(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parents[1])
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.delenv("CAKECLUB_HEALTH_PORT", raising=False)
    assert health.main() == health.NOT_ASKED
    for is_connected, status in ((True, 0), (False, health.UNHEALTHY)):
        async with health.answering("127.0.0.1", 0, MemoryStore(), lambda: is_connected, lambda: 0) as port:  # noqa: B023
            monkeypatch.setenv("CAKECLUB_HEALTH_PORT", str(port))
            assert await asyncio.to_thread(health.main) == status
    assert health.main() == health.UNHEALTHY, "nobody answers any more"


def test_a_wrong_setting_is_explained(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(file.parents[1])
    monkeypatch.setenv("CAKECLUB_HEALTH_PORT", "the last one")
    assert health.main() == health.NOT_ASKED
    assert "CAKECLUB_HEALTH_PORT" in capsys.readouterr().err
