"""A club that plays on a memory store, with Discord's limits checked and its rate limits off."""

from collections.abc import AsyncIterator

import pytest

from playground import Playground
from tests.endtoend.deals import Dealt
from tests.endtoend.play import SCHEMA, Club, running


@pytest.fixture(autouse=True)
def stored_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Store what an answer has shown soon after it: the tests wait for that after every press."""
    monkeypatch.setattr("cogs.table_post.post.QUIET_SECONDS", 0.01)


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer a press with what it asks for, however long that takes: tests of acknowledgements shorten it."""
    monkeypatch.setattr("cogs.ui.responses.ACKNOWLEDGED_AFTER_SECONDS", 15.0)
    for module in ("cogs.ui.responses", "cogs.hands.ephemeral"):
        monkeypatch.setattr(f"{module}.ANSWER_SECONDS", 30.0)
    monkeypatch.setattr("playground.interactions.registry.ANSWER_SECONDS", 30.0)


@pytest.fixture
def held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait only for a moment for what is not shown: a test holds it up."""
    monkeypatch.setattr("tests.endtoend.play.SHOWN_AFTER_SECONDS", 1.0)


@pytest.fixture
async def club() -> AsyncIterator[Club]:
    async with Playground(rate_limits=False, schema=SCHEMA) as pg, running(pg) as bot:
        yield Club(pg, bot)


@pytest.fixture
async def dealt() -> AsyncIterator[Dealt]:
    async with (
        Playground(rate_limits=False, schema=SCHEMA) as pg,
        running(pg, seeds=lambda: made.seed) as bot,
    ):
        made = Dealt(pg, bot)
        yield made
