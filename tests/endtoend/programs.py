"""Real programs, `python -m bot`, that share one PostgreSQL on a playground with several shards."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from playground import Playground
from tests.endtoend.several import SHARDS, Table
from tests.forked import ROOT, Forked
from tests.waiting import until

CLAIM_SECONDS = 3.0
START_SECONDS = 90.0


class Program:
    """One process, started with settings."""

    def __init__(self, process: Forked | asyncio.subprocess.Process, log: Path) -> None:
        self.process = process
        self.log = log
        self.is_paused = False

    @classmethod
    async def start(
        cls, pg: Playground, url: str, log: Path, *, claim_seconds: float = CLAIM_SECONDS, root: Path = ROOT
    ) -> Program:
        """Start a process on the database at an address; its log is continued. ``root`` holds its code."""
        environment = os.environ | {
            "DISCORD_TOKEN": pg.token,
            "DISCORD_API_URL": pg.api_url,
            "CAKECLUB_DATABASE": url,
            "CAKECLUB_CLAIM_SECONDS": str(claim_seconds),
            "CAKECLUB_HOUSE_PAUSE_SECONDS": "0",
            "CAKECLUB_PRESSES": "0",
        }
        if root == ROOT:
            process = await asyncio.to_thread(Forked, "bot", env=environment, cwd=root, out=log, err=log)
            return cls(process, log)
        with log.open("ab") as file:
            other = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"), cwd=root, env=environment, stdout=file, stderr=file
            )
        return cls(other, log)

    def send(self, sign: signal.Signals) -> None:
        """Send a signal, if the process still runs."""
        with suppress(ProcessLookupError):
            self.process.send_signal(sign)
        if sign in (signal.SIGSTOP, signal.SIGCONT):
            self.is_paused = sign is signal.SIGSTOP

    async def stop(self) -> None:
        """Kill it, also while it stands still."""
        self.send(signal.SIGCONT)
        self.send(signal.SIGKILL)
        await self.process.wait()

    @property
    def lines(self) -> str:
        return self.log.read_text() if self.log.exists() else ""  # it may not have begun


def connected(pg: Playground) -> dict[int, int]:
    """Return the process of each connected shard, by the number that the playground gave to it."""
    return dict(connections(pg))


def connections(pg: Playground) -> list[tuple[int, int]]:
    """Return every connection, as the shard and the number of the process; a shard may have two for a moment."""
    return [
        (session.shard, session.connection.process)
        for session in pg.services.gateway.sessions
        if session.connection is not None
    ]


class Programs:
    """Starts processes that share a database."""

    def __init__(self, pg: Playground, url: str, folder: Path, *, claim_seconds: float) -> None:
        self.pg = pg
        self.url = url
        self._folder = folder
        self._claim_seconds = claim_seconds
        self.started: list[Program] = []
        self.processes: list[object] = []

    async def start(self, *, root: Path = ROOT) -> Program:
        log = self._folder / f"bot-{len(self.started)}.log"
        seconds = self._claim_seconds
        program = await Program.start(self.pg, self.url, log, claim_seconds=seconds, root=root)
        self.started.append(program)
        return program

    def connected(self) -> dict[int, int]:
        return connected(self.pg)

    async def all_connected(self, processes: int) -> None:
        """Wait until each shard is connected once, all of them by so many processes."""

        def is_so() -> bool:
            for program in self.started:
                assert program.process.returncode in (None, -signal.SIGKILL), program.lines
            found = connections(self.pg)
            return sorted(shard for shard, _ in found) == list(range(SHARDS)) and (
                len({process for _, process in found}) == processes
            )

        await until(is_so, seconds=START_SECONDS)


@asynccontextmanager
async def programs(
    url: str, folder: Path, *, claim_seconds: float = CLAIM_SECONDS, **more: Any
) -> AsyncIterator[Programs]:
    async with Playground(rate_limits=False, shards=SHARDS, max_concurrency=SHARDS, **more) as pg:
        made = Programs(pg, url, folder, claim_seconds=claim_seconds)
        try:
            yield made
        finally:
            for program in made.started:
                await program.stop()


async def begun_on(started: Programs, shard: int) -> Table:
    guild = await started.pg.add_guild(f"Shard {shard}", owner="Ada", shard=shard, members=("Ben",))
    table = Table(started, guild, by=("post", "hand"))  # type: ignore[arg-type]
    await table.begin()
    await table.act()
    return table
