"""Several programs on one database, started again when they end."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path

from bot.run import NO_DATABASE
from playground import Playground
from tests.endtoend.programs import Program, connected
from tests.waiting import until

START_SECONDS = 120.0
RESTART_SECONDS = 0.3
"""How long a program that found no database stays away."""


class Berth:
    """A place where one program after another runs on the same address of the database."""

    def __init__(self, pg: Playground, url: str, log: Path) -> None:
        self.url = url
        self.log = log
        self.program: Program | None = None
        self.statuses: Counter[int] = Counter()
        """How often its programs ended with which status."""
        self._pg = pg
        self._is_wanted = True
        self._running = asyncio.create_task(self._run())

    @property
    def pid(self) -> int:
        return 0 if self.program is None else self.program.process.pid

    @property
    def number(self) -> int:
        """Its number at the playground."""
        return self._pg.services.processes.number(str(self.pid))

    @property
    def is_running(self) -> bool:
        """Whether a program runs and does not stand still."""
        program = self.program
        return program is not None and program.process.returncode is None and not program.is_paused

    def send(self, sign: signal.Signals) -> None:
        if self.program is not None:
            self.program.send(sign)

    async def leave(self) -> None:
        """Stop the program, and start none after it."""
        self._is_wanted = False
        self.send(signal.SIGCONT)
        self.send(signal.SIGTERM)
        await self._running

    async def stop(self) -> None:
        """Kill the program, and start none after it."""
        self._is_wanted = False
        if self.program is not None:
            await self.program.stop()
        self._running.cancel()
        with suppress(asyncio.CancelledError):
            await self._running

    async def _run(self) -> None:
        while self._is_wanted:
            self.program = await Program.start(self._pg, self.url, self.log)
            status = await self.program.process.wait()
            self.statuses[status] += 1
            if status == NO_DATABASE:
                await asyncio.sleep(RESTART_SECONDS)


class Fleet:
    """The programs of a run."""

    def __init__(self, pg: Playground, folder: Path, shards: int) -> None:
        self.pg = pg
        self.shards = shards
        self.berths: list[Berth] = []
        self.left: list[Berth] = []
        """Those that were stopped for good."""
        self._folder = folder

    def start(self, url: str) -> Berth:
        """Start one more program."""
        number = len(self.berths) + len(self.left)
        berth = Berth(self.pg, url, self._folder / f"bot-{number}.log")
        self.berths.append(berth)
        return berth

    async def remove(self, berth: Berth) -> None:
        """Stop a program for good, as an operator does."""
        self.berths.remove(berth)
        self.left.append(berth)
        await berth.leave()

    @property
    def starts(self) -> int:
        """How many programs have ended, and so were started again."""
        return sum(berth.statuses.total() for berth in [*self.berths, *self.left])

    @property
    def logs(self) -> dict[str, str]:
        """What every program has logged."""
        return {berth.log.stem: berth.log.read_text() for berth in [*self.berths, *self.left]}

    def homes(self) -> dict[int, Berth]:
        """Return the running program of each connected shard."""
        running = {berth.number: berth for berth in self.berths if berth.is_running}
        numbers = {
            session.shard: session.connection.process
            for session in self.pg.services.gateway.sessions
            if session.connection is not None and session.connection.process in running
        }
        return {shard: running[number] for shard, number in numbers.items()}

    def home_of(self, guild_id: int | None) -> Berth | None:
        """Return the program that shows a server; the one with shard 0 for direct messages."""
        return self.homes().get(((guild_id or 0) >> 22) % self.shards)

    def is_shared_out(self) -> bool:
        """Whether every program runs, has its part of the shards, and no shard is connected twice."""
        homes = self.homes()
        parts = Counter(homes.values())
        return (
            len(homes) == self.shards
            and set(parts) == set(self.berths)
            and max(parts.values()) - min(parts.values()) <= 1
            and connected(self.pg).keys() == homes.keys()
        )

    async def shared_out(self) -> None:
        """Wait until every program has its part of the shards."""
        await until(self.is_shared_out, seconds=START_SECONDS)

    async def stop(self) -> None:
        """Kill everything."""
        await asyncio.gather(*(berth.stop() for berth in self.berths))
