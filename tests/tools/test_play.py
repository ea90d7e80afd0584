"""`make play`: both programs start, the page answers, the bot is connected, and a signal ends everything."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest

SECONDS = 60.0
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "CAKECLUB_"))}


@asynccontextmanager
async def playing(*arguments: str) -> AsyncIterator[tuple[Process, str]]:
    """Run the program until it has printed its address; return both."""
    program = (sys.executable, "-m", "tools.play", *arguments)
    process = await asyncio.create_subprocess_exec(*program, stdout=PIPE, stderr=PIPE, env=CLEAN)
    try:
        async with asyncio.timeout(SECONDS):
            yield process, await said_address(process)
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


async def said_address(process: Process) -> str:
    assert process.stdout is not None
    while line := (await process.stdout.readline()).decode():
        if found := re.fullmatch(r"\s+(http://\S+/)\n", line):
            return found[1]
    assert process.stderr is not None
    raise AssertionError((await process.stderr.read()).decode())


async def ask(url: str, path: str) -> Any:
    async with aiohttp.ClientSession() as http, http.get(url + path) as answer:
        return await answer.json()


def programs_of(data: Path) -> dict[int, str]:
    """Return the command lines, by process id, of running programs that keep their data there, and of their children.

    The processes that render images do not get the bot's environment.
    """
    commands, parents, found = {}, {}, set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "environ").read_bytes() + (process / "cmdline").read_bytes()
            commands[int(process.name)] = (process / "cmdline").read_text().replace("\0", " ")
            parents[int(process.name)] = int((process / "stat").read_text().rpartition(") ")[2].split()[1])
        except OSError:
            continue
        if str(data).encode() in words:
            found.add(int(process.name))
    return {pid: commands[pid] for pid, parent in parents.items() if pid in found or parent in found}


def is_running(pid: int) -> bool:
    try:
        return bool(Path(f"/proc/{pid}/cmdline").read_bytes())  # empty if only its exit status is left
    except OSError:
        return False


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
async def test_it_opens_with_the_bot_in_it_and_a_signal_leaves_nothing_running(
    name: signal.Signals, tmp_path: Path
) -> None:
    async with playing("--data", str(tmp_path)) as (process, url):
        async with aiohttp.ClientSession() as http, http.get(url) as page:
            assert page.status == 200
            assert page.content_type == "text/html"
        ada = (await ask(url, "visitor/world"))["members"][0]
        ready = await ask(url, f"visitor/ready?member={ada['id']}")
        assert ready["presence"] == {"bot_online": True}
        assert {"duel", "table", "hand"} <= {command["name"] for command in ready["commands"]}
        programs = programs_of(tmp_path)
        assert len(programs) == 5, "the starter, the playground, the bot, and its two workers"
        process.send_signal(name)
        assert await process.wait() == 0
    assert [command for pid, command in programs.items() if is_running(pid)] == []
    assert programs_of(tmp_path) == {}
    assert (tmp_path / "cakeclub.sqlite3").exists()
    assert not (tmp_path / "ready").exists()


@pytest.mark.parametrize("setting", ["FRESH=1", "PROCESSES=3"])
async def test_a_signal_to_make_reaches_the_program_that_it_runs(setting: str, tmp_path: Path) -> None:
    """A shell between them would be ended by the signal, and the program would play on."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text("#!/bin/sh\necho started\nexec sleep 600\n")
    python.chmod(0o755)
    for name in (".installed-play", ".installed-cluster"):
        (tmp_path / name).touch()
    make = await asyncio.create_subprocess_exec(
        *("make", "--no-print-directory", "play", setting, f"VENV={tmp_path}"),
        stdout=PIPE,
        stderr=PIPE,
        start_new_session=True,
    )
    assert make.stdout is not None
    assert await make.stdout.readline() == b"started\n"
    make.terminate()
    try:
        async with asyncio.timeout(60):
            await make.communicate()  # which returns when nobody has its output any more
    finally:
        with suppress(ProcessLookupError):
            os.killpg(make.pid, signal.SIGKILL)


async def test_a_bot_that_cannot_start_is_reported_and_nothing_keeps_running(tmp_path: Path) -> None:
    (tmp_path / "cakeclub.sqlite3").write_bytes(b"this is no database" * 100)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tools.play", "--data", str(tmp_path), stdout=PIPE, stderr=PIPE, env=CLEAN
    )
    async with asyncio.timeout(SECONDS):
        _, errors = await process.communicate()
    assert process.returncode == 1
    assert b"The bot did not start (status 3)" in errors
    assert programs_of(tmp_path) == {}


async def test_fresh_deletes_the_tables(tmp_path: Path) -> None:
    (tmp_path / "cakeclub.sqlite3").write_bytes(b"this is no database" * 100)
    async with playing("--data", str(tmp_path), "--fresh") as (_, url):
        assert await ask(url, "visitor/world")


async def test_a_folder_can_be_used_once_at_a_time(tmp_path: Path) -> None:
    async with playing("--data", str(tmp_path)) as (first, url):
        with pytest.raises(AssertionError, match="is already running in"):
            async with playing("--data", str(tmp_path), "--fresh"):
                pass
        assert first.returncode is None
        assert await ask(url, "visitor/world"), "the first one keeps running"


async def test_with_a_token_the_bot_connects_to_discord_instead(tmp_path: Path) -> None:
    (tmp_path / "cake.sqlite3").write_bytes(b"this is no database" * 100)
    token = {"DISCORD_TOKEN": "a-token-of-ones-own", "CAKECLUB_DATABASE": str(tmp_path / "cake.sqlite3")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tools.play",
        "--data",
        str(tmp_path),
        stdout=PIPE,
        stderr=PIPE,
        env=CLEAN | token,
    )
    async with asyncio.timeout(SECONDS):
        said, errors = await process.communicate()
    assert b"connecting to Discord instead of the playground" in said
    assert process.returncode == 3, "the bot itself runs, and refuses its database"
    assert b"cake.sqlite3" in errors
