"""The bot in its own process, and what kills it in the middle of its work."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.run import NO_DATABASE
from playground import Playground
from playground.world.feed import Happening
from tests.forked import ROOT, Forked

MOMENTS = (
    "INTERACTION_CREATE",  # someone has pressed, and the bot may or may not have stored the move
    "INTERACTION_DONE",  # the answer is visible, and the bot does not know it yet
    "MESSAGE_CREATE",  # a post is sent, and its id is not stored yet
    "MESSAGE_UPDATE",
    "MESSAGE_DELETE",
    "REQUEST",  # the bot is receiving the answer to its request
)
PATIENCE_SECONDS = 5.0


class KillableBot:
    """A bot that is started again after each kill, on the same database."""

    def __init__(self, pg: Playground, database: Path, *, module: str = "bot") -> None:
        self.database = database
        self._module = module
        self.log = database.with_suffix(".log")
        self.starts = 0
        self._pg = pg
        self._process: Forked | None = None

    @property
    def is_online(self) -> bool:
        return self._pg.services.gateway.is_bot_online

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which it is started."""
        return os.environ | {
            "DISCORD_TOKEN": self._pg.token,
            "DISCORD_API_URL": self._pg.api_url,
            "CAKECLUB_DATABASE": str(self.database),
            "CAKECLUB_HOUSE_PAUSE_SECONDS": "0.02",
            "CAKECLUB_PRESSES": "0",
        }

    async def start(self) -> None:
        """Start it, and wait until it is online."""
        self.starts += 1
        while not self.is_online:
            log = self.log
            self._process = await asyncio.to_thread(
                Forked, self._module, env=self.environment, cwd=ROOT, out=log, err=log
            )
            ended = asyncio.create_task(self._process.wait())
            online = asyncio.create_task(self.online())
            # A database that is locked at the start ends it; a supervisor would start it again.
            await asyncio.wait((ended, online), return_when=asyncio.FIRST_COMPLETED)
            for task in (ended, online):
                task.cancel()
            if self._process.returncode is not None:
                assert self._process.returncode == NO_DATABASE, self.log.read_text()[-2000:]

    async def online(self) -> None:
        """Wait until it is online."""
        await self._pg.visitor("Ada").wait_for(lambda: self.is_online or None, seconds=180)

    def kill(self) -> None:
        """Kill it at once."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGKILL)

    async def wait_until_gone(self) -> None:
        """Wait until it is gone."""
        assert self._process is not None
        await self._process.wait()
        await self._pg.visitor("Ada").wait_for(lambda: not self.is_online or None)

    async def stop(self) -> int:
        """Stop it; return its exit status."""
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.terminate()
        return await self._process.wait()


@dataclass
class Moment:
    """When to kill: this long after that many events of a kind."""

    kind: str
    number: int
    after_seconds: float


class Killer:
    """Kills the bot at moments chosen by a seed, and starts it again."""

    def __init__(self, pg: Playground, bot: KillableBot, rng: Random, kills: int) -> None:
        self.left = kills
        self.moments: list[Moment] = []
        self._bot = bot
        self._rng = rng
        self._armed: Moment | None = None
        self._struck = asyncio.Event()
        pg.services.stage.feed.listen(self._note)

    async def run(self) -> None:
        """Run until all kills are done and the bot is online again."""
        while self.left:
            self._armed = self._moment()
            self.moments.append(self._armed)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._struck.wait(), PATIENCE_SECONDS)
            self._strike()
            await self._bot.wait_until_gone()
            self._struck.clear()
            self.left -= 1
            await self._bot.start()

    def _moment(self) -> Moment:
        after = self._rng.choice((0.0, 0.0, 0.001, 0.003, 0.01, 0.03))
        return Moment(self._rng.choice(MOMENTS), self._rng.randint(1, 12), after)

    def _note(self, happening: Happening) -> None:
        if self._armed is None or happening.name != self._armed.kind:
            return
        self._armed.number -= 1
        if self._armed.number > 0:
            return
        after = self._armed.after_seconds
        self._armed = None
        if after:
            asyncio.get_running_loop().call_later(after, self._strike)
        else:
            self._strike()

    def _strike(self) -> None:
        self._armed = None
        self._bot.kill()
        self._struck.set()
