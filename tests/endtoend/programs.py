"""Real programs, `python -m bot`, that share one PostgreSQL on a playground with several shards."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

from playground import Playground

ROOT = Path(__file__).parents[2]
CLAIM_SECONDS = 3.0


class Program:
    """One process, started with settings."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self.process = process
        self.log = log
        self.is_paused = False

    @classmethod
    async def start(
        cls, pg: Playground, url: str, log: Path, *, claim_seconds: float = CLAIM_SECONDS
    ) -> Program:
        """Start a process on the database at an address; its log is continued."""
        environment = os.environ | {
            "DISCORD_TOKEN": pg.token,
            "DISCORD_API_URL": pg.api_url,
            "CAKECLUB_DATABASE": url,
            "CAKECLUB_CLAIM_SECONDS": str(claim_seconds),
            "CAKECLUB_HOUSE_PAUSE_SECONDS": "0",
        }
        with log.open("ab") as file:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"), cwd=ROOT, env=environment, stdout=file, stderr=file
            )
        return cls(process, log)

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
        return self.log.read_text()


def connected(pg: Playground) -> dict[int, int]:
    """Return which process each connected shard belongs to, by the number that the playground gave to it."""
    return {
        session.shard: session.connection.process
        for session in pg.services.gateway.sessions
        if session.connection is not None
    }
