"""What the cogs keep in memory is dropped in time, and no change is missed between two updates."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.cluster.homes import Homes
from bot.errors import Reason, Refused
from bot.preferences import Preferences
from cogs.hands.direct_messages import HandMessages
from cogs.i18n.locale import LocaleResolver
from cogs.images.renderer import ImageRenderer
from cogs.table_post.turn_pings import AWAY_SECONDS, TurnPings
from cogs.table_post.updater import PostUpdater
from cogs.ui.progressive_reply import ProgressiveReply
from tests.bot.tables.services import tables
from tests.stores import MemoryStore

NONE = discord.Intents.none()
CUSTOMS = Preferences(MemoryStore())
TONGUES = LocaleResolver(CUSTOMS, lambda guild_id: None)
WITHOUT_IMAGES = ProgressiveReply(ImageRenderer(has_worker=False))


def test_activity_at_a_table_is_forgotten_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("cogs.table_post.turn_pings.time.time", lambda: now)
    pings = TurnPings(None, CUSTOMS, TONGUES, Homes())  # type: ignore[arg-type]
    for stranger in range(100):
        pings.touched("abcdefgh", stranger)
    now += AWAY_SECONDS / 2
    pings.touched("abcdefgh", 7)
    now += AWAY_SECONDS / 2 + 1
    pings.touched("abcdefgh", 200)
    assert [user_id for _, user_id in pings._touched] == [7, 200]


async def test_a_table_that_does_not_exist_is_forgotten() -> None:
    updater = PostUpdater(discord.Client(intents=NONE), tables(), CUSTOMS, TONGUES, WITHOUT_IMAGES, Homes())
    updater.changed("abcdefgh")
    post_task = updater._tasks["abcdefgh"]
    assert post_task.task is not None
    await post_task.task
    assert updater._tasks == {}


async def test_an_unexpected_error_does_not_end_the_updates_of_a_post(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club, asked = tables(), 0

    async def missing(table_id: str) -> None:
        nonlocal asked
        asked += 1
        raise ZeroDivisionError if asked == 1 else Refused(Reason.NO_SUCH_TABLE)

    monkeypatch.setattr(club, "table", missing)
    updater = PostUpdater(discord.Client(intents=NONE), club, CUSTOMS, TONGUES, WITHOUT_IMAGES, Homes())
    for times in (1, 2):
        updater.changed("abcdefgh")
        task = updater._tasks["abcdefgh"].task
        assert task is not None
        await task
        assert asked == times


async def test_hands_that_change_just_after_an_update_are_updated_again() -> None:
    hands = HandMessages(
        discord.Client(intents=NONE),
        tables(),
        CUSTOMS,
        MemoryStore().hand_posts,
        TONGUES,
        WITHOUT_IMAGES,
        Homes(),
    )
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
