"""What the cogs keep in memory is let go of again, and no change falls between two looks."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.errors import Refused
from bot.preferences import Preferences
from cogs.hands.direct_messages import HandMessages
from cogs.i18n.locale import LocaleResolver
from cogs.images.renderer import ImageRenderer
from cogs.table_post.turn_pings import AWAY_SECONDS, TurnPings
from cogs.table_post.updater import PostUpdater
from data.memory import MemoryStore
from tests.bot.tables.services import tables

NONE = discord.Intents.none()
CUSTOMS = Preferences(MemoryStore())
TONGUES = LocaleResolver(CUSTOMS, lambda guild_id: None)


def test_who_touched_a_table_is_forgotten_when_it_matters_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("cogs.table_post.turn_pings.time.time", lambda: now)
    calls = TurnPings(None, CUSTOMS, TONGUES)  # type: ignore[arg-type]
    for stranger in range(100):
        calls.touched("abcdefgh", stranger)
    now += AWAY_SECONDS / 2
    calls.touched("abcdefgh", 7)
    now += AWAY_SECONDS / 2 + 1
    calls.touched("abcdefgh", 200)
    assert [user_id for _, user_id in calls._touched] == [7, 200]


async def test_a_table_that_there_is_not_is_forgotten() -> None:
    updater = PostUpdater(discord.Client(intents=NONE), tables(), TONGUES, ImageRenderer(has_worker=False))
    updater.changed("abcdefgh")
    work = updater._tasks["abcdefgh"]
    assert work.task is not None
    await work.task
    assert updater._tasks == {}


async def test_what_nobody_expected_does_not_end_the_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    club, asked = tables(), 0

    async def row(table_id: str) -> None:
        nonlocal asked
        asked += 1
        raise ZeroDivisionError if asked == 1 else Refused("no-such-table")

    monkeypatch.setattr(club, "row", row)
    updater = PostUpdater(discord.Client(intents=NONE), club, TONGUES, ImageRenderer(has_worker=False))
    for times in (1, 2):
        updater.changed("abcdefgh")
        task = updater._tasks["abcdefgh"].task
        assert task is not None
        await task
        assert asked == times


async def test_hands_that_change_just_after_an_update_are_updated_again() -> None:
    hands = HandMessages(discord.Client(intents=NONE), tables(), TONGUES, ImageRenderer(has_worker=False))
    hands.changed("abcdefgh")
    first = hands._hands["abcdefgh"].task
    assert first is not None
    seconds: list[asyncio.Task[None] | None] = []

    def change(_: object) -> None:
        hands.changed("abcdefgh")
        seconds.append(hands._hands["abcdefgh"].task)

    first.add_done_callback(change)
    await asyncio.wait((first,))
    await asyncio.sleep(0)
    (second,) = seconds
    assert second is not None
    await second
    assert second is not first
    assert hands._hands == {}
