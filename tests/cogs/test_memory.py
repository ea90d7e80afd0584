"""What the cogs keep in memory is let go of again, and no change falls between two looks."""

from __future__ import annotations

import asyncio

import pytest

from bot.errors import Refused
from bot.preferences import Preferences
from cogs.hands.direct_messages import Hands
from cogs.i18n.locale import Tongues
from cogs.images.renderer import Darkroom
from cogs.table_post.turn_pings import AWAY_SECONDS, Calls
from cogs.table_post.updater import Painter
from data.memory import MemoryStore
from tests.bot.tables.services import tables

CUSTOMS = Preferences(MemoryStore())
TONGUES = Tongues(CUSTOMS, lambda guild_id: None)


def test_who_touched_a_table_is_forgotten_when_it_matters_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("cogs.table_post.turn_pings.time.time", lambda: now)
    calls = Calls(None, CUSTOMS, TONGUES)  # type: ignore[arg-type]
    for stranger in range(100):
        calls.touched("abcdefgh", stranger)
    now += AWAY_SECONDS / 2
    calls.touched("abcdefgh", 7)
    now += AWAY_SECONDS / 2 + 1
    calls.touched("abcdefgh", 200)
    assert [user_id for _, user_id in calls._touched] == [7, 200]


async def test_a_table_that_there_is_not_is_forgotten() -> None:
    painter = Painter(None, tables(), TONGUES, Darkroom(has_printer=False))  # type: ignore[arg-type]
    painter.changed("abcdefgh")
    work = painter._works["abcdefgh"]
    assert work.task is not None
    await work.task
    assert painter._works == {}


async def test_what_nobody_expected_does_not_end_the_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    club, asked = tables(), 0

    async def row(table_id: str) -> None:
        nonlocal asked
        asked += 1
        raise ZeroDivisionError if asked == 1 else Refused("no-such-table")

    monkeypatch.setattr(club, "row", row)
    painter = Painter(None, club, TONGUES, Darkroom(has_printer=False))  # type: ignore[arg-type]
    for times in (1, 2):
        painter.changed("abcdefgh")
        task = painter._works["abcdefgh"].task
        assert task is not None
        await task
        assert asked == times


async def test_hands_that_change_when_they_have_just_been_followed_are_followed_again() -> None:
    hands = Hands(None, tables(), TONGUES, Darkroom(has_printer=False))  # type: ignore[arg-type]
    hands.changed("abcdefgh")
    (first,) = hands._tasks.values()
    seconds: list[asyncio.Task[None]] = []

    def change(_: object) -> None:
        hands.changed("abcdefgh")
        seconds.extend(hands._tasks.values())

    first.add_done_callback(change)
    await asyncio.wait((first,))
    await asyncio.sleep(0)
    (second,) = seconds
    await second
    assert second is not first
    assert hands._tasks == {}
