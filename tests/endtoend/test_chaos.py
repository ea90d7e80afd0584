"""All games at once with every fault there is: in the end nothing is lost, duplicated or stuck.

A seeded schedule kills the process, drops the gateway, closes direct messages, deletes messages and threads, locks the
database, and makes Discord fail, limit rates and lose its answers; some members are silent, and stand-ins play for
them. The bot's log must contain no error. `make chaos` makes a long run of it, in threads and within Discord's limits
of requests; `CAKECLUB_SEED=7` another.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest

from playground import Playground, Schema
from playground.messages import delete
from playground.world.nouns import Thread
from playground.world.places import delete_channel
from tests.endtoend import fast_clock
from tests.endtoend.audit import audit, complaints
from tests.endtoend.chaos_run import ChaosRun, DirectGroup, Group
from tests.endtoend.fast_clock import HASTY_CLOCK
from tests.endtoend.ratings_check import check_ratings

KILLS = int(os.environ.get("CAKECLUB_KILLS", "2"))
SEED = int(os.environ.get("CAKECLUB_SEED", "1"))
HAS_LIMITS = os.environ.get("CAKECLUB_LIMITS") == "1"
"""Whether Discord's limits of requests hold, which makes a run several times longer."""
SECONDS = (600 + 60 * KILLS) * (3 if HAS_LIMITS else 1)
"""By when the run must end, also on a busy machine; it ends as soon as it is done."""

LOCKED_SECONDS = 2.3
"""The bot waits two seconds for another process that writes."""

ROUTES = (
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages",
    "DELETE /channels/{channel_id}/messages",
    "/interactions/",
    "/users/@me/channels",
)


class FaultMaker:
    """Causes faults of every kind until all kills are done."""

    def __init__(self, chaos: ChaosRun) -> None:
        self.done: Counter[str] = Counter()
        self._run = chaos
        self._rng = Random(f"sabotage {chaos.seed}")
        self._kinds: tuple[Callable[[], object], ...] = (
            self._fail,
            self._hurry,
            self._slow,
            self._lose,
            self._hang_up,
            self._refuse_messages,
            self._delete_a_post,
            self._delete_a_message,
            self._delete_a_thread,
            self._lock,
        )

    async def run(self) -> None:
        """Cause one fault after the other; at the end everything works again."""
        faults = self._run.pg.faults
        while self._run.killer.left:
            await asyncio.sleep(self._rng.uniform(0.05, 0.4))
            kind = self._rng.choice(self._kinds)
            self.done[kind.__name__.strip("_")] += 1
            await asyncio.to_thread(kind) if kind == self._lock else kind()
        faults.clear()
        for person in self._run.people:
            faults.open_dms(person.name)

    def _route(self) -> str:
        return self._rng.choice(ROUTES)

    def _fail(self) -> None:
        self._run.pg.faults.fail(
            self._route(), self._rng.choice((500, 502, 503)), times=self._rng.randint(1, 2)
        )

    def _hurry(self) -> None:
        self._run.pg.faults.rate_limit(self._route(), 0.2)

    def _slow(self) -> None:
        self._run.pg.faults.slow(self._route(), 0.3)

    def _lose(self) -> None:
        self._run.pg.faults.lose_answer(self._rng.choice(ROUTES[:3]))

    def _hang_up(self) -> None:
        self._run.pg.faults.drop_gateway(forget=self._rng.random() < 0.3)

    def _refuse_messages(self) -> None:
        person = self._rng.choice(self._run.people[1:])  # the first one plays there
        action = self._rng.choice((self._run.pg.faults.close_dms, self._run.pg.faults.open_dms))
        action(person.name)

    def _delete_a_post(self) -> None:
        """Delete the newest post of a running table; its players have to ask for another."""
        tables = self._run.table_posts.tables
        posts = self._run.table_posts.posts(self._rng.choice(tables), self._run.people[0]) if tables else []
        world = self._run.pg.world
        if len(posts) > 1 and world.channels[int(posts[-1]["channel_id"])].guild_id:
            newest = posts[-1]
            message = world.message(int(newest["channel_id"]), int(newest["id"]))
            delete(self._run.pg.services.stage, message)

    def _delete_a_message(self) -> None:
        """Delete any message of the bot, such as a turn ping, an old post or a hand."""
        world, kept = self._run.pg.world, self._run.table_posts.direct
        own = [
            message
            for message in world.messages.values()
            if message.author_id == world.bot_id and message.id not in kept
        ]
        if own:
            delete(self._run.pg.services.stage, self._rng.choice(own))

    def _delete_a_thread(self) -> None:
        """Delete a thread; its table sleeps until someone asks for it in the channel."""
        threads = [channel for channel in self._run.pg.world.channels.values() if isinstance(channel, Thread)]
        if threads:
            delete_channel(self._run.pg.services.stage, self._rng.choice(threads))

    def _lock(self) -> None:
        """Lock the database for longer than the bot waits."""
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(
                sqlite3.connect(self._run.bot.database, timeout=0.5, isolation_level=None)
            ) as held,
        ):
            held.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED_SECONDS)
            held.execute("ROLLBACK")


@pytest.fixture
async def chaos(tmp_path: Path) -> AsyncIterator[ChaosRun]:
    async with Playground(rate_limits=HAS_LIMITS, schema=Schema(None), answer_seconds=2.5) as pg:
        chaos = ChaosRun(
            pg, tmp_path / "cakeclub.sqlite3", seed=SEED, kills=KILLS, module=fast_clock.__name__
        )
        chaos.has_threads = HAS_LIMITS or SEED % 2 == 1  # every other run of the tests
        yield chaos
        chaos.bot.kill()
        await chaos.bot.stop()


async def test_faults_lose_duplicate_and_block_nothing(chaos: ChaosRun) -> None:
    ada, ben, cleo, dov = chaos.people
    fault_maker = FaultMaker(chaos)
    groups = (
        Group(chaos, "cake-table", (ada, ben), mode="full", trophies=1),
        Group(chaos, "cake-table-two", (cleo, dov), "/bakery new", is_long=True),
        Group(chaos, "welcome", (dov, ada, ben), "/auf new", is_long=True),
        Group(chaos, "cake-table", (cleo,), mode="core", trophies=1),
        Group(chaos, "welcome", (ben, dov), mode="core", trophies=1, clock=HASTY_CLOCK, silent=(ben, dov)),
        DirectGroup(chaos, ada, "bakeries"),
    )
    try:
        await chaos.run(fault_maker, *groups, seconds=SECONDS)
    except (TimeoutError, ExceptionGroup) as error:
        raise AssertionError(chaos.report()) from error
    await _all_shown(chaos.bot.database)
    assert await chaos.bot.stop() == 0
    assert not complaints(chaos.bot.log.read_text())
    played = await audit(
        chaos.pg, chaos.table_posts, chaos.attempts, chaos.bot.database, are_posts_whole=False
    )
    assert played >= len(groups)
    rated = await check_ratings(chaos.bot.database)
    assert rated >= 1
    assert chaos.bot.starts == KILLS + 1
    made = sum(attempt.is_made for attempt in chaos.attempts)
    troubles = ", ".join(f"{count} x {name}" for name, count in sorted(fault_maker.done.items()))
    print(
        f"seed {SEED}: {KILLS} kills, {troubles}; {played} games, {rated} of them rated, {made} moves seen made"
    )


UNSHOWN = "SELECT count(*) FROM tables WHERE phase = 'over' AND shown < version"


async def _all_shown(database: Path) -> None:
    """Wait until each end is shown: in a thread that waits for its image. The audit says what is missing."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(180):
            while _count(database):
                await asyncio.sleep(0.1)


def _count(database: Path) -> int:
    with contextlib.closing(sqlite3.connect(database)) as read:
        return int(read.execute(UNSHOWN).fetchone()[0])
