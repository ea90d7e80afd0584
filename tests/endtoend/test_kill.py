"""The bot is killed at any moment, is started again, and nobody loses anything.

Members play several tables at once while SIGKILL hits in the middle of presses, between the store and the post, and
right after answers. `CAKECLUB_KILLS=100` makes a long run of it, `CAKECLUB_SEED=7` another one: the seed chooses
who, where and when; how far the bot has come by then depends on the machine.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground import Playground, Schema
from tests.endtoend.audit import audit, tidied
from tests.endtoend.chaos_run import ChaosRun, Group

KILLS = int(os.environ.get("CAKECLUB_KILLS", "6"))
SEED = int(os.environ.get("CAKECLUB_SEED", "1"))
SECONDS = 600 + 60 * KILLS
"""By when the run must end, also on a busy machine; it ends as soon as it is done."""


@pytest.fixture
async def chaos(tmp_path: Path) -> AsyncIterator[ChaosRun]:
    async with Playground(rate_limits=False, schema=Schema(None), answer_seconds=2.0) as pg:
        chaos = ChaosRun(pg, tmp_path / "cakeclub.sqlite3", seed=SEED, kills=KILLS)
        yield chaos
        chaos.bot.kill()
        await chaos.bot.stop()


async def test_nothing_is_lost_and_nothing_is_made_twice(chaos: ChaosRun) -> None:
    ada, ben, cleo, dov = chaos.people
    groups = (
        Group(chaos, "cake-table", (ada, ben), mode="core", trophies=1),
        Group(chaos, "cake-table", (cleo, dov), mode="full", trophies=2),
        Group(chaos, "cake-table-two", (ben,), mode="full", trophies=1),
        Group(chaos, "welcome", (dov, ada, ben, cleo), mode="team-full", trophies=1),
    )
    try:
        await chaos.run(*groups, seconds=SECONDS)
    except (TimeoutError, ExceptionGroup) as error:
        raise AssertionError(chaos.report()) from error
    await tidied(chaos.pg)
    assert await chaos.bot.stop() == 0
    played = await audit(chaos.pg, chaos.table_posts, chaos.attempts, chaos.bot.database)
    assert played >= 4
    assert chaos.bot.starts == KILLS + 1
    print(
        f"{KILLS} kills, {played} games, {sum(attempt.is_made for attempt in chaos.attempts)} moves seen made"
    )
