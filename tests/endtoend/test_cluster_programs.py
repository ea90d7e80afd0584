"""Real programs, `python -m bot`, that share one PostgreSQL: killed, stopped and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from playground import Playground
from tests.endtoend.several import SHARDS, Table, until
from tests.endtoend.table_posts import custom_ids

ROOT = Path(__file__).parents[2]
CLAIM_SECONDS = 3.0
START_SECONDS = 90.0


class Program:
    """One process, started with settings."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self.process = process
        self.log = log

    def send(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(sign)

    @property
    def lines(self) -> str:
        return self.log.read_text()


class Programs:
    """Starts processes that share a database."""

    def __init__(self, pg: Playground, url: str, folder: Path) -> None:
        self.pg = pg
        self.url = url
        self._folder = folder
        self.started: list[Program] = []
        self.processes: list[object] = []

    async def start(self) -> Program:
        environment = os.environ | {
            "DISCORD_TOKEN": self.pg.token,
            "DISCORD_API_URL": self.pg.api_url,
            "CAKECLUB_DATABASE": self.url,
            "CAKECLUB_CLAIM_SECONDS": str(CLAIM_SECONDS),
            "CAKECLUB_HOUSE_PAUSE_SECONDS": "0",
        }
        log = self._folder / f"bot-{len(self.started)}.log"
        with log.open("wb") as file:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"), cwd=ROOT, env=environment, stdout=file, stderr=file
            )
        program = Program(process, log)
        self.started.append(program)
        return program

    def connected(self) -> dict[int, int]:
        """Return which process each connected shard belongs to."""
        return {
            session.shard: session.connection.process
            for session in self.pg.services.gateway.sessions
            if session.connection is not None
        }

    async def all_connected(self, processes: int) -> None:
        """Wait until all shards are connected, by so many processes."""

        def is_so() -> bool:
            for program in self.started:
                assert program.process.returncode in (None, -signal.SIGKILL), program.lines
            found = self.connected()
            return len(found) == SHARDS and len(set(found.values())) == processes

        await until(is_so, seconds=START_SECONDS)


@asynccontextmanager
async def programs(url: str, folder: Path) -> AsyncIterator[Programs]:
    async with Playground(rate_limits=False, shards=SHARDS, max_concurrency=SHARDS) as pg:
        made = Programs(pg, url, folder)
        try:
            yield made
        finally:
            for program in made.started:
                program.send(signal.SIGCONT)
                program.send(signal.SIGKILL)
                await program.process.wait()


async def begun_on(started: Programs, shard: int) -> Table:
    guild = await started.pg.add_guild(f"Shard {shard}", owner="Ada", shard=shard, members=("Ben",))
    table = Table(started, guild, by=("post", "hand"))  # type: ignore[arg-type]
    await table.begin()
    await table.act()
    return table


async def test_a_game_goes_on_while_processes_are_killed_stopped_and_started(
    postgres_url: str, tmp_path: Path
) -> None:
    async with programs(postgres_url, tmp_path) as started:
        one = await started.start()
        await started.all_connected(1)
        two = await started.start()
        await started.all_connected(2)
        second = max(started.connected().values())
        shard = max(shard for shard, process in started.connected().items() if process == second)
        table = await begun_on(started, shard)

        two.send(signal.SIGSTOP)  # it stands still beyond its claims
        await until(lambda: "took the shards" in one.lines.rpartition("handing over")[2], seconds=30)
        await table.act()
        await table.act()
        two.send(signal.SIGCONT)
        await until(lambda: "lost the claims" in two.lines, seconds=30)
        await table.act()

        one.send(signal.SIGKILL)
        await one.process.wait()
        await table.act()
        three = await started.start()
        await until(lambda: "took the shards" in three.lines, seconds=START_SECONDS)
        await table.play()
        shown = table.posts.posts(table.table_id, table.people[0])
        in_play = [post for post in shown if {match[2] for match in custom_ids(post)} - {"0"}]
        assert len(in_play) <= 1, "every older post has lost its controls, and none was sent twice"
        for program in (two, three):
            program.send(signal.SIGTERM)
            assert await program.process.wait() == 0, program.lines
            assert "Traceback" not in program.lines, program.lines
