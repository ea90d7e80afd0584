"""`make play PROCESSES=3`: PostgreSQL, the playground and the bots start, and nothing is left when they stop.

The bots here are stand-ins: each shares the database with the others and connects two shards.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg
import pytest

from playground.people.client import RemotePlayground
from tests.tools.stand_in_bot import FAILING
from tests.tools.test_play import CLEAN, SECONDS, is_running, programs_of, said_address
from tools.play import postgres
from tools.play.__main__ import count
from tools.play.guard import Guard
from tools.play.programs import CannotPlay

PROCESSES = 2


@contextmanager
def reachable_folder() -> Iterator[Path]:
    """A folder that the user nobody can reach, as PostgreSQL needs it when root runs the tests."""
    folder = Path(tempfile.mkdtemp(prefix="play-cluster-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def data() -> Iterator[Path]:
    """One folder for all tests: creating the files of a PostgreSQL takes long, and each test stops what it starts."""
    with reachable_folder() as folder:
        yield folder


@pytest.fixture
def empty() -> Iterator[Path]:
    """A folder for one test."""
    with reachable_folder() as folder:
        yield folder


@asynccontextmanager
async def playing(data: Path, **environment: str) -> AsyncIterator[tuple[Process, str]]:
    """Run stand-ins until they are connected; return the process that started all, and the page's address."""
    program = (sys.executable, "-m", "tests.tools.stand_in_bot", str(data), str(PROCESSES))
    process = await asyncio.create_subprocess_exec(
        *program, stdout=PIPE, stderr=PIPE, env=CLEAN | environment
    )
    try:
        async with asyncio.timeout(SECONDS):
            yield process, await said_address(process)
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


def bots_of(data: Path) -> list[int]:
    """Return the process ids of the stand-ins, oldest first."""
    return sorted(
        pid for pid, command in programs_of(data).items() if command.endswith("-m tests.tools.stand_in_bot ")
    )


async def all_gone(pids: dict[int, str]) -> None:
    """Wait until all these programs have ended."""
    async with asyncio.timeout(SECONDS):
        while any(map(is_running, pids)):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
async def test_several_bots_share_a_database_and_a_signal_leaves_nothing_running(
    name: signal.Signals, data: Path
) -> None:
    async with playing(data) as (process, url), RemotePlayground(url) as playground:
        sessions = await playground.sessions()
        assert sorted(session["shard"] for session in sessions) == [0, 1, 2, 3]
        assert {session["shards"] for session in sessions} == {4}
        assert {session["process"] for session in sessions} == {1, 2}
        world = await playground.ask("GET", "world")
        assert {(int(guild["id"]) >> 22) % 4 for guild in world["guilds"]} == {0, 1, 2, 3}
        programs = programs_of(data)
        assert any("pginstall" in command for command in programs.values())
        assert len(bots_of(data)) == PROCESSES
        process.send_signal(name)
        assert await process.wait() == 0
    assert [command for pid, command in programs.items() if is_running(pid)] == []
    assert programs_of(data) == {}
    assert (data / "postgres" / "PG_VERSION").exists()
    assert not (data / "postgres" / "postmaster.pid").exists(), "PostgreSQL has stopped cleanly"


async def test_what_the_starter_cannot_stop_when_it_is_killed_the_guard_stops(data: Path) -> None:
    async with playing(data) as (process, _):
        programs = programs_of(data)
        process.kill()
        await process.wait()
        await all_gone(programs)
    assert programs_of(data) == {}
    assert not (data / "postgres" / "postmaster.pid").exists()


async def test_when_one_bot_is_killed_the_others_go_on(data: Path) -> None:
    async with playing(data) as (process, url), RemotePlayground(url) as playground:
        first, second = bots_of(data)
        number = (await playground.processes())[str(first)]
        os.kill(first, signal.SIGKILL)
        assert process.stderr is not None
        said = await process.stderr.readline()
        assert said.decode() == f"Process {number} of the bot has stopped (status -9).\n"
        assert b"The other processes take over within 15 seconds." in await process.stderr.readline()
        assert process.returncode is None
        assert bots_of(data) == [second]
        async with asyncio.timeout(SECONDS):
            while sum(session["is_connected"] for session in await playground.sessions()) != 2:
                await asyncio.sleep(0.05)
        os.kill(second, signal.SIGKILL)
        assert await process.wait() == 1, "without a bot nothing is left to play with"
    assert programs_of(data) == {}


async def test_when_postgres_is_gone_everything_ends(data: Path) -> None:
    async with playing(data) as (process, _):
        pid = int((data / "postgres" / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGINT)
        assert process.stderr is not None
        assert b"PostgreSQL has stopped (status 0)" in await process.stderr.readline()
        assert await process.wait() == 1
    assert programs_of(data) == {}


async def test_a_bot_that_cannot_start_is_reported_and_nothing_keeps_running(data: Path) -> None:
    with pytest.raises(AssertionError, match=r"The bot did not start \(status 3\)"):
        async with playing(data, **{FAILING: "1"}):
            pass
    assert programs_of(data) == {}


async def test_a_postgres_that_cannot_start_is_reported_with_its_log(empty: Path) -> None:
    (empty / "postgres").mkdir(mode=0o755)
    with pytest.raises(AssertionError, match=r"PostgreSQL did not start .*: see .*postgres\.log"):
        async with playing(empty):
            pass
    assert programs_of(empty) == {}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root must let another user run PostgreSQL")
async def test_root_may_play_in_a_folder_and_with_programs_that_only_root_can_reach(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = postgres._programs().parents[1]
    private = empty / "private"
    private.mkdir(mode=0o700)
    for part in (package, package.with_name(f"{package.name}.libs")):
        shutil.copytree(part, private / part.name, symlinks=True)
    places = empty / "places"
    monkeypatch.setattr(postgres, "ROOTS_DATA", places)
    monkeypatch.setattr(postgres, "_programs", lambda: private / package.name / postgres.PROGRAMS)
    guard = await Guard.start(lock_fd := os.open(empty / "lock", os.O_CREAT))
    try:
        for games in (1, 2):
            async with postgres.running(private / "postgres", lock_fd=lock_fd, guard=guard) as (url, _):
                with psycopg.connect(url, autocommit=True) as database:
                    database.execute("CREATE TABLE IF NOT EXISTS played (n integer)")
                    database.execute("INSERT INTO played VALUES (1)")
                    assert database.execute("SELECT count(*) FROM played").fetchone() == (games,)
    finally:
        await guard.close()
        os.close(lock_fd)
    assert len(list(places.iterdir())) == 1
    assert (private / "postgres.log").exists()
    postgres.delete(private / "postgres")
    assert list(places.iterdir()) == []


def test_fresh_deletes_the_database(empty: Path) -> None:
    (empty / "postgres").mkdir()
    (empty / "postgres" / "PG_VERSION").write_text("18\n")
    (empty / "postgres.log").write_text("said\n")
    postgres.delete(empty / "postgres")
    assert list(empty.iterdir()) == []


def test_without_the_package_a_sentence_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "PACKAGE", "no_such_package")
    with pytest.raises(CannotPlay, match="make play PROCESSES=3 installs it"):
        postgres._programs()


@pytest.mark.parametrize("wrong", ["0", "17", "-1", "two", "2.5", ""])
async def test_a_wrong_number_of_processes_gets_a_sentence_and_changes_nothing(
    wrong: str, tmp_path: Path
) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.play", f"--processes={wrong}", "--data", str(tmp_path / "data")),
        stdout=PIPE,
        stderr=PIPE,
        env=CLEAN,
    )
    said, errors = await process.communicate()
    assert process.returncode == 1
    assert said == b""
    assert errors.decode() == f"PROCESSES must be a whole number from 1 to 16, not {wrong!r}.\n"
    assert not (tmp_path / "data").exists()


def test_numbers_of_processes_up_to_16_are_understood() -> None:
    assert [count(text) for text in ("1", "3", "16")] == [1, 3, 16]


async def test_the_real_bots_share_the_shards_and_one_takes_over_when_the_other_is_killed(
    data: Path,
) -> None:
    program = (sys.executable, "-m", "tools.play", "--processes=2", "--fresh", "--data", str(data))
    process = await asyncio.create_subprocess_exec(*program, stdout=PIPE, stderr=PIPE, env=CLEAN)
    try:
        async with (
            asyncio.timeout(2 * SECONDS),
            RemotePlayground(await said_address(process)) as playground,
        ):
            homes = await homes_of(playground)
            assert sorted(homes) == [0, 1, 2, 3]
            assert sorted(homes.values()) == [1, 1, 2, 2]
            ada = playground.visitor("Ada")
            ready = await playground.ask("GET", f"ready?member={ada.id}")
            for guild in ready["guilds"]:
                channel = int(guild["channels"][0]["id"])
                answer = await ada.command("/duel new", channel=channel)
                assert answer.process == homes[(int(guild["id"]) >> 22) % 4]
            pids = {number: int(pid) for pid, number in (await playground.processes()).items()}
            os.kill(pids[1], signal.SIGKILL)
            while set((await homes_of(playground)).values()) != {2} or len(await homes_of(playground)) < 4:
                await asyncio.sleep(0.1)
            for guild in ready["guilds"]:
                answer = await ada.command("/about", channel=int(guild["channels"][0]["id"]))
                assert answer.process == 2
    finally:
        process.terminate()
        await process.wait()
    assert programs_of(data) == {}


async def homes_of(playground: RemotePlayground) -> dict[int, int]:
    """Return the process of each connected shard."""
    return {
        session["shard"]: session["process"]
        for session in await playground.sessions()
        if session["is_connected"]
    }
