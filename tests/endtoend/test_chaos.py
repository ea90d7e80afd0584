"""All games at once, while everything goes wrong that can: in the end nothing is lost, doubled, or stuck.

A seeded schedule kills the process, drops the gateway, closes direct messages, deletes messages and threads, locks the
database, and has Discord fail, hurry and lose its answers; some members fall silent, and stand-ins play for them. The
bot's log must hold no error. `make chaos` makes a long run of it; `CAKECLUB_SEED=7` another one.
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
from playground.nouns import Thread
from playground.places import delete_channel
from tests.endtoend import fast_clock
from tests.endtoend.audit import audit, complaints
from tests.endtoend.fast_clock import HASTY_CLOCK
from tests.endtoend.ledger import check_standings
from tests.endtoend.story import Circle, Tale

KILLS = int(os.environ.get("CAKECLUB_KILLS", "2"))
SEED = int(os.environ.get("CAKECLUB_SEED", "1"))
SECONDS = 90 + 20 * KILLS
"""By when it must be over, also on a busy machine; it ends as soon as it is done."""

LOCKED_SECONDS = 2.3
"""The bot waits two seconds for another who writes."""

ROUTES = (
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages",
    "DELETE /channels/{channel_id}/messages",
    "/interactions/",
    "/users/@me/channels",
)


class Saboteur:
    """Makes trouble of every kind for as long as there is somebody to be killed."""

    def __init__(self, tale: Tale) -> None:
        self.done: Counter[str] = Counter()
        self._tale = tale
        self._rng = Random(f"sabotage {tale.seed}")
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
        """One trouble after the other; at the end everything works again."""
        trouble = self._tale.pg.faults
        while self._tale.killer.left:
            await asyncio.sleep(self._rng.uniform(0.05, 0.4))
            kind = self._rng.choice(self._kinds)
            self.done[kind.__name__.strip("_")] += 1
            await asyncio.to_thread(kind) if kind == self._lock else kind()
        trouble.clear()
        for person in self._tale.people:
            trouble.open_dms(person.name)

    def _route(self) -> str:
        return self._rng.choice(ROUTES)

    def _fail(self) -> None:
        self._tale.pg.faults.fail(
            self._route(), self._rng.choice((500, 502, 503)), times=self._rng.randint(1, 2)
        )

    def _hurry(self) -> None:
        self._tale.pg.faults.rate_limit(self._route(), 0.2)

    def _slow(self) -> None:
        self._tale.pg.faults.slow(self._route(), 0.3)

    def _lose(self) -> None:
        self._tale.pg.faults.lose_answer(self._rng.choice(ROUTES[:3]))

    def _hang_up(self) -> None:
        self._tale.pg.faults.drop_gateway(forget=self._rng.random() < 0.3)

    def _refuse_messages(self) -> None:
        person = self._rng.choice(self._tale.people)
        deed = self._rng.choice((self._tale.pg.faults.close_dms, self._tale.pg.faults.open_dms))
        deed(person.name)

    def _delete_a_post(self) -> None:
        """The newest of a table that has begun; who plays there has to ask for another."""
        tables = self._tale.gallery.tables
        posts = self._tale.gallery.posts(self._rng.choice(tables), self._tale.people[0]) if tables else []
        if len(posts) > 1:
            world, newest = self._tale.pg.world, posts[-1]
            message = world.message(int(newest["channel_id"]), int(newest["id"]))
            delete(self._tale.pg.services.stage, message)

    def _delete_a_message(self) -> None:
        """Any message of the bot, such as a turn ping, an old post or a hand."""
        world = self._tale.pg.world
        own = [message for message in world.messages.values() if message.author_id == world.bot_id]
        if own:
            delete(self._tale.pg.services.stage, self._rng.choice(own))

    def _delete_a_thread(self) -> None:
        """The table in it sleeps until somebody asks for it in the channel."""
        threads = [
            channel for channel in self._tale.pg.world.channels.values() if isinstance(channel, Thread)
        ]
        if threads:
            delete_channel(self._tale.pg.services.stage, self._rng.choice(threads))

    def _lock(self) -> None:
        """Keep the database to oneself for longer than the bot waits."""
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(
                sqlite3.connect(self._tale.bot.database, timeout=0.5, isolation_level=None)
            ) as held,
        ):
            held.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED_SECONDS)
            held.execute("ROLLBACK")


@pytest.fixture
async def tale(tmp_path: Path) -> AsyncIterator[Tale]:
    async with Playground(rate_limits=False, schema=Schema(None), answer_seconds=2.5) as pg:
        tale = Tale(pg, tmp_path / "cakeclub.sqlite3", seed=SEED, kills=KILLS, module=fast_clock.__name__)
        tale.has_threads = SEED % 2 == 1  # every other run
        yield tale
        tale.bot.kill()
        await tale.bot.stop()


async def test_whatever_goes_wrong_nothing_is_lost_doubled_or_stuck(tale: Tale) -> None:
    ada, ben, cleo, dov = tale.people
    saboteur = Saboteur(tale)
    circles = (
        Circle(tale, "cake-table", (ada, ben), mode="full", trophies=1),
        Circle(tale, "cake-table-two", (cleo, dov), "/bakery new", is_long=True),
        Circle(tale, "welcome", (dov, ada, ben), "/auf new", is_long=True),
        Circle(tale, "cake-table", (cleo,), mode="core", trophies=1),
        Circle(tale, "welcome", (ben, dov), mode="core", trophies=1, clock=HASTY_CLOCK, silent=(ben, dov)),
    )
    try:
        await tale.run(saboteur, *circles, seconds=SECONDS)
    except (TimeoutError, ExceptionGroup) as error:
        raise AssertionError(tale.told()) from error
    await _all_shown(tale.bot.database)
    assert await tale.bot.stop() == 0
    assert not complaints(tale.bot.log.read_text())
    played = await audit(tale.pg, tale.gallery, tale.tries, tale.bot.database, are_posts_whole=False)
    assert played >= len(circles)
    rated = await check_standings(tale.bot.database)
    assert rated >= 1
    assert tale.bot.lives == KILLS + 1
    made = sum(tried.is_made for tried in tale.tries)
    troubles = ", ".join(f"{count} x {name}" for name, count in sorted(saboteur.done.items()))
    print(
        f"seed {SEED}: {KILLS} kills, {troubles}; {played} games, {rated} of them rated, {made} moves seen made"
    )


UNSHOWN = "SELECT count(*) FROM tables WHERE phase = 'over' AND shown < version"


async def _all_shown(database: Path) -> None:
    """Until each end is shown: in a thread that takes until its image is drawn. The audit says what is missing."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(30):
            while _count(database):
                await asyncio.sleep(0.1)


def _count(database: Path) -> int:
    with contextlib.closing(sqlite3.connect(database)) as read:
        return int(read.execute(UNSHOWN).fetchone()[0])
