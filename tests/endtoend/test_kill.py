"""The bot dies at any moment, is started again, and nobody loses anything.

Members play several tables at once while SIGKILL strikes in the middle of presses, between the store and the post,
and right after answers. `CAKECLUB_KILLS=100` makes a long run of it, `CAKECLUB_SEED=7` another one: what the seed
chooses is whom, where and when; how far the bot has come by then is up to the machine.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground import Playground, Schema
from tests.endtoend.audit import audit, tidied
from tests.endtoend.story import Circle, Tale

KILLS = int(os.environ.get("CAKECLUB_KILLS", "6"))
SEED = int(os.environ.get("CAKECLUB_SEED", "1"))
SECONDS = 30 + 12 * KILLS
"""By when it must be over, also on a busy machine; it ends as soon as it is done."""


@pytest.fixture
async def tale(tmp_path: Path) -> AsyncIterator[Tale]:
    async with Playground(rate_limits=False, schema=Schema(None), answer_seconds=2.0) as pg:
        tale = Tale(pg, tmp_path / "cakeclub.sqlite3", seed=SEED, kills=KILLS)
        yield tale
        tale.bot.kill()
        await tale.bot.stop()


async def test_nothing_is_lost_and_nothing_is_made_twice(tale: Tale) -> None:
    ada, ben, cleo, dov = tale.people
    circles = (
        Circle(tale, "cake-table", (ada, ben), mode="core", trophies=1),
        Circle(tale, "cake-table", (cleo, dov), mode="full", trophies=2),
        Circle(tale, "cake-table-two", (ben,), mode="full", trophies=1),
        Circle(tale, "welcome", (dov, ada, ben, cleo), mode="team-full", trophies=1),
    )
    try:
        await tale.run(*circles, seconds=SECONDS)
    except (TimeoutError, ExceptionGroup) as error:
        raise AssertionError(tale.told()) from error
    await tidied(tale.pg)
    assert await tale.bot.stop() == 0
    played = await audit(tale.pg, tale.gallery, tale.tries, tale.bot.database)
    assert played >= 4
    assert tale.bot.lives == KILLS + 1
    print(f"{KILLS} kills, {played} games, {sum(tried.is_made for tried in tale.tries)} moves seen made")
