"""What the cogs keep in memory is dropped in time, and no change is missed between two updates."""

from __future__ import annotations

import pytest

from bot.errors import Reason, Refused
from cogs.hands.direct_messages import HandMessages
from cogs.table_post.post_updater import PostUpdater
from cogs.table_post.turn_pings import AWAY_SECONDS, TurnPings
from tests.bot.tables.services import Club, tables
from tests.cogs.screens import screen_parts
from tests.waiting import until


def shown_by(club: Club) -> PostUpdater:
    """Return the object that shows the tables."""
    return PostUpdater(screen_parts(club))


def test_activity_at_a_table_is_forgotten_after_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000_000.0
    monkeypatch.setattr("cogs.table_post.turn_pings.time.time", lambda: now)
    pings = TurnPings(screen_parts())
    for stranger in range(100):
        pings.touched("abcdefgh", stranger)
    now += AWAY_SECONDS / 2
    pings.touched("abcdefgh", 7)
    now += AWAY_SECONDS / 2 + 1
    pings.touched("abcdefgh", 200)
    assert [user_id for _, user_id in pings._touched] == [7, 200]


async def test_a_table_that_does_not_exist_is_forgotten() -> None:
    updater = shown_by(tables())
    updater.pings.messages("abcdefgh")
    updater.changed("abcdefgh")
    await until(lambda: not updater.live)
    updater.pings.sent("abcdefgh", 7)  # the last mention arrives later
    assert not updater.pings._tables


async def test_of_many_running_tables_the_posts_are_dropped_that_nobody_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Their tables are in memory no longer either; a post for which a ping is planned stays."""
    monkeypatch.setattr("cogs.table_post.post_updater.MOST_KEPT", 3)
    updater = shown_by(tables())
    for number in range(6):
        updater.of(f"table{number}")
        updater.pings.messages(f"table{number}")
        if not number:
            updater.pings.timer.set("table0", 2_000_000_000.0)
    assert sorted(updater.live) == sorted(updater.pings._tables) == ["table0", "table4", "table5"]


async def test_an_unexpected_error_does_not_end_the_updates_of_a_post(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club, asked = tables(), 0

    async def missing(table_id: str) -> None:
        nonlocal asked
        asked += 1
        raise ZeroDivisionError if asked == 1 else Refused(Reason.NO_SUCH_TABLE)

    monkeypatch.setattr(club, "table", missing)
    updater = shown_by(club)
    for times in (1, 2):
        updater.changed("abcdefgh")
        await until(lambda: all(post.is_idle for post in updater.live.values()))
        assert asked == times


async def test_hands_that_change_just_after_an_update_are_updated_again() -> None:
    hands = HandMessages(screen_parts())
    hands.changed("abcdefgh")
    first = hands.live["abcdefgh"]
    await until(lambda: first.is_idle)
    hands.changed("abcdefgh")
    second = hands.live["abcdefgh"]
    assert second is not first, "the first one is forgotten: there is no such table"
    await until(lambda: second.is_idle)
    assert hands.live == {}
